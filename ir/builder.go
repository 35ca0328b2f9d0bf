package ir

// The instructions that a builder appends, one function for each.

// Nondet returns a fresh unknown value of an integer or pointer type.
func (b *Builder) Nondet(t Type, name string) Reg {
	b.Prog.Names = append(b.Prog.Names, name)
	return b.Emit(Instr{Op: OpNondet, Type: t, Aux: int32(len(b.Prog.Names) - 1)})
}

// NondetAt does what Nondet does, at a point of the program, see Program.Points.
func (b *Builder) NondetAt(t Type, name string, point uint64) Reg {
	b.Prog.Names = append(b.Prog.Names, name)
	b.Prog.Points[Reg(len(b.Prog.Types))] = point
	return b.Emit(Instr{Op: OpNondet, Type: t, Aux: int32(len(b.Prog.Names) - 1)})
}

// Bin returns a binary operation from OpAdd to OpSle. If its operands are constants, the result is a constant.
func (b *Builder) Bin(op Op, x, y Reg) Reg {
	if r, ok := b.foldBin(op, x, y); ok {
		return r
	}
	t := b.Type(x)
	if op >= OpEq && op <= OpSle {
		t = I1
	}
	return b.Emit(Instr{Op: op, Type: t}, x, y)
}

// Not returns the negation of a truth value.
func (b *Builder) Not(x Reg) Reg { return b.Bin(OpXor, x, b.True()) }

// Cast extends or truncates x to the width (OpZExt, OpSExt or OpTrunc). If the widths are equal, it returns x itself. For a constant it returns a
// constant.
func (b *Builder) Cast(op Op, x Reg, bits int) Reg {
	if int(b.Type(x).Bits) == bits {
		return x
	}
	if r, ok := b.foldCast(op, x, bits); ok {
		return r
	}
	return b.Emit(Instr{Op: op, Type: Int(bits)}, x)
}

// Float returns an operation on floating-point numbers (OpFAdd to OpFConv). t is the type of the result.
func (b *Builder) Float(op Op, t Type, args ...Reg) Reg {
	return b.Emit(Instr{Op: op, Type: t}, args...)
}

// Select returns c ? x : y.
func (b *Builder) Select(c, x, y Reg) Reg {
	if x == y {
		return x
	}
	if k, ok := b.Prog.Imm(c); ok {
		if k != 0 {
			return x
		}
		return y
	}
	return b.Emit(Instr{Op: OpSelect, Type: b.Type(x)}, c, x, y)
}

// Gep returns p + i*scale bytes.
func (b *Builder) Gep(p, i Reg, scale uint64) Reg {
	return b.Emit(Instr{Op: OpGep, Type: TPtr, Imm: scale}, p, i)
}

// PtrToInt returns the integer value of a pointer, of pointer width.
func (b *Builder) PtrToInt(p Reg) Reg {
	return b.Emit(Instr{Op: OpPtrToInt, Type: b.Prog.Addr()}, p)
}

// IntToPtr returns the pointer with this integer value of pointer width.
func (b *Builder) IntToPtr(x Reg) Reg { return b.Emit(Instr{Op: OpIntToPtr, Type: TPtr}, x) }

// PtrOff returns the signed offset of p in its object.
func (b *Builder) PtrOff(p Reg) Reg {
	return b.Emit(Instr{Op: OpPtrOff, Type: b.Prog.Addr()}, p)
}

// InitMem returns the memory before the program.
func (b *Builder) InitMem() Reg { return b.Emit(Instr{Op: OpInitMem, Type: TMem}) }

// Alloc makes a fresh object. It returns the object's address and the memory afterwards.
func (b *Builder) Alloc(m, size Reg, a Alloc) (p, after Reg) {
	b.Prog.Allocs = append(b.Prog.Allocs, a)
	p = b.Emit(Instr{Op: OpAlloc, Type: TPtr, Aux: int32(len(b.Prog.Allocs) - 1)}, m, size)
	return p, p + 1
}

// Free ends the life of p's object.
func (b *Builder) Free(m, p Reg) Reg { return b.Emit(Instr{Op: OpFree, Type: TMem}, m, p) }

// Load reads a value of type t.
func (b *Builder) Load(t Type, m, p Reg) Reg { return b.Emit(Instr{Op: OpLoad, Type: t}, m, p) }

// LoadPlain does what Load does, in a program that is assumed not to see the bytes of pointers.
func (b *Builder) LoadPlain(t Type, m, p Reg) Reg {
	return b.Emit(Instr{Op: OpLoad, Type: t, Aux: LoadsPlain}, m, p)
}

// Store writes v.
func (b *Builder) Store(m, p, v Reg) Reg { return b.Emit(Instr{Op: OpStore, Type: TMem}, m, p, v) }

// MemSet writes the byte v n times.
func (b *Builder) MemSet(m, p, v, n Reg) Reg {
	return b.Emit(Instr{Op: OpMemSet, Type: TMem}, m, p, v, n)
}

// MemCpy copies n bytes from src into m, with the values that they have in src.
func (b *Builder) MemCpy(m, to, src, from, n Reg) Reg {
	return b.Emit(Instr{Op: OpMemCpy, Type: TMem}, m, to, src, from, n)
}

// Havoc makes n bytes unknown.
func (b *Builder) Havoc(m, p, n Reg) Reg { return b.Emit(Instr{Op: OpHavoc, Type: TMem}, m, p, n) }

// Valid reports whether n bytes at p are inside a live object.
func (b *Builder) Valid(m, p, n Reg) Reg {
	return b.Emit(Instr{Op: OpValid, Type: I1}, b.sameLives(m), p, n)
}

// Writable reports whether p's object is not constant data.
func (b *Builder) Writable(m, p Reg) Reg {
	return b.Emit(Instr{Op: OpWritable, Type: I1}, b.sameLives(m), p)
}

// IsLive reports whether p's object is alive.
func (b *Builder) IsLive(m, p Reg) Reg {
	return b.Emit(Instr{Op: OpIsLive, Type: I1}, b.sameLives(m), p)
}

// IsLiveIn asks IsLive of memory m itself, not of an earlier one with the same objects. The explanation of a leak needs this, because it looks at
// the contents of m.
func (b *Builder) IsLiveIn(m, p Reg) Reg {
	return b.Emit(Instr{Op: OpIsLive, Type: I1}, m, p)
}

// IsKind reports whether p's object is of kind k.
func (b *Builder) IsKind(p Reg, k ObjKind) Reg {
	return b.Emit(Instr{Op: OpIsKind, Type: I1, Imm: uint64(k)}, p)
}

// ObjSize returns the size in bytes of p's object.
func (b *Builder) ObjSize(m, p Reg) Reg {
	return b.Emit(Instr{Op: OpObjSize, Type: b.Prog.Addr()}, b.sameLives(m), p)
}

// Assume restricts what follows.
func (b *Builder) Assume(guard, cond Reg) { b.Emit(Instr{Op: OpAssume}, guard, cond) }

// Assert states a property.
func (b *Builder) Assert(guard, cond Reg, c Check) {
	b.Emit(Instr{Op: OpAssert, Aux: b.CheckIndex(c)}, guard, cond)
}

// CheckIndex returns the index of c in Program.Checks. Equal checks share one index.
func (b *Builder) CheckIndex(c Check) int32 {
	i, ok := b.checkIdx[c]
	if !ok {
		i = int32(len(b.Prog.Checks))
		b.Prog.Checks = append(b.Prog.Checks, c)
		b.checkIdx[c] = i
	}
	return i
}

// Trace records a step for the trace. v may be zero.
func (b *Builder) Trace(guard Reg, v Reg, n Note) {
	b.Prog.Notes = append(b.Prog.Notes, n)
	in := Instr{Op: OpTrace, Aux: int32(len(b.Prog.Notes) - 1)}
	if v == 0 {
		b.Emit(in, guard)
		return
	}
	b.Emit(in, guard, v)
}

// TraceMemory records the contents of mem at p, as the note's layout says.
func (b *Builder) TraceMemory(guard, p, mem Reg, n Note) {
	b.Prog.Notes = append(b.Prog.Notes, n)
	b.Emit(Instr{Op: OpTrace, Aux: int32(len(b.Prog.Notes) - 1)}, guard, p, mem)
}

// ConstInt returns the value of a register that is a constant, according to the program itself or else to the oracle.
func (b *Builder) ConstInt(r Reg) (uint64, bool) {
	if v, ok := b.Prog.Imm(r); ok {
		return v, true
	}
	if v, ok := b.Prog.Compared(r); ok {
		return v, true
	}
	if b.Err != nil { // after an error the oracle does not know r
		return 0, false
	}
	return b.Oracle.ConstInt(r)
}

// Exists tells the oracle that the address p of an allocation is given away only if cond holds.
func (b *Builder) Exists(p, cond Reg) {
	if b.Err == nil {
		b.Oracle.Exists(p, cond)
	}
}

// Bounds returns the oracle's bounds of an integer register.
func (b *Builder) Bounds(r Reg) (Bounds, bool) {
	if b.Err != nil || b.Type(r).Kind != KindInt {
		return Bounds{}, false
	}
	return b.Oracle.Bounds(r)
}

// sameLives returns a memory in which the same objects exist and are alive as in m. It is used for questions about objects.
func (b *Builder) sameLives(m Reg) Reg {
	if b.Plain {
		return m
	}
	return b.lives.of(b.Prog, m)
}

// OnPath tells the oracle that the results of the instructions that
// follow are used only if guard is true.
func (b *Builder) OnPath(guard Reg) {
	if b.recording || b.Err != nil {
		return
	}
	b.paths++
	b.path = b.paths
	if v, ok := b.ConstInt(guard); ok && v == 1 {
		b.path = 0
	}
	b.Oracle.OnPath(guard)
}
