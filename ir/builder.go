package ir

import (
	"math/big"
)

// Builder appends instructions to a program and hands each to the oracle at
// once. The first error of the oracle is kept in Err and silences the rest.
type Builder struct {
	Prog   *Program
	Oracle Oracle
	Err    error

	// Plain turns off what the builder sees by itself: equal values, questions of earlier memories, accesses and sums that
	// need no check. Constants are folded all the same.
	Plain bool

	recording bool

	pos      int32
	posIdx   map[Pos]int32
	values   valueTable
	lives    liveTable
	bounds   boundTable
	path     uint32 // that the values belong to, 0: every one
	paths    uint32 // so far
	null     Reg
	checkIdx map[Check]int32
}

// NewBuilder makes a builder for p. Without an oracle the program is only recorded.
func NewBuilder(p *Program, o Oracle) *Builder {
	recording := o == nil
	if recording {
		o = KnowsNothing{}
	}
	return &Builder{Prog: p, Oracle: o, recording: recording, posIdx: map[Pos]int32{{}: 0}, checkIdx: map[Check]int32{}}
}

// Recording tells that there is nobody to ask, and to tell anything.
func (b *Builder) Recording() bool { return b.recording }

// SetPos sets the source position of the instructions that follow.
func (b *Builder) SetPos(p Pos) {
	i, ok := b.posIdx[p]
	if !ok {
		i = int32(len(b.Prog.Positions))
		b.Prog.Positions = append(b.Prog.Positions, p)
		b.posIdx[p] = i
	}
	b.pos = i
}

// Pos is the current source position.
func (b *Builder) Pos() Pos { return b.Prog.Positions[b.pos] }

func (b *Builder) newReg(t Type) Reg {
	r := Reg(len(b.Prog.Types))
	b.Prog.Types = append(b.Prog.Types, t)
	b.Prog.Def = append(b.Prog.Def, int32(b.Prog.Len()))
	return r
}

// Emit appends an instruction; Res (and Res2 for alloc) and Pos are filled in.
// It returns Res, zero if the operation has no result. Of pure operations that are there
// already it returns that result.
func (b *Builder) Emit(in Instr, args ...Reg) Reg {
	if isPure(in.Op) && in.Type.Bits <= 64 && !b.Plain {
		return b.value(in, args...)
	}
	return b.emit(in, args)
}

func (b *Builder) emit(in Instr, args []Reg) Reg {
	in.Args = args
	in.Pos = b.pos
	if in.Type.Kind != KindNone {
		in.Res = b.newReg(in.Type)
	}
	if in.Op == OpAlloc {
		in.Res2 = b.newReg(TMem)
	}
	i := b.Prog.Len()
	b.Prog.code.add(&in)
	b.Prog.compare(i)
	if b.Err == nil {
		b.Err = b.Oracle.Eval(b.Prog, i)
	}
	return in.Res
}

// Type is the type of a register.
func (b *Builder) Type(r Reg) Type { return b.Prog.Types[r] }

// Const is an integer constant of at most 64 bits.
func (b *Builder) Const(v uint64, bits int) Reg {
	if bits > 64 {
		return b.BigConst(new(big.Int).SetUint64(v), bits)
	}
	if bits < 64 {
		v &= 1<<uint(bits) - 1
	}
	return b.Emit(Instr{Op: OpConst, Type: Int(bits), Imm: v})
}

// BigConst is an integer constant of any width; v is taken modulo 2^bits.
func (b *Builder) BigConst(v *big.Int, bits int) Reg {
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	m.And(v, m.Sub(m, big.NewInt(1)))
	if bits <= 64 {
		return b.Const(m.Uint64(), bits)
	}
	return b.Emit(Instr{Op: OpConst, Type: Int(bits), Big: m})
}

// True and False are the truth values.
func (b *Builder) True() Reg { return b.Const(1, 1) }

// False is the false truth value.
func (b *Builder) False() Reg { return b.Const(0, 1) }

// Addr is a constant of pointer width.
func (b *Builder) Addr(v uint64) Reg { return b.Const(v, b.Prog.PtrBits) }

// Null is the null pointer.
func (b *Builder) Null() Reg {
	if b.null == 0 {
		b.null = b.Emit(Instr{Op: OpNull, Type: TPtr})
	}
	return b.null
}

// Nondet is a fresh unknown value of an integer or pointer type.
func (b *Builder) Nondet(t Type, name string) Reg {
	b.Prog.Names = append(b.Prog.Names, name)
	return b.Emit(Instr{Op: OpNondet, Type: t, Aux: int32(len(b.Prog.Names) - 1)})
}

// NondetAt is Nondet at a point of the program, see Program.Points.
func (b *Builder) NondetAt(t Type, name string, point uint64) Reg {
	b.Prog.Names = append(b.Prog.Names, name)
	b.Prog.Points[Reg(len(b.Prog.Types))] = point
	return b.Emit(Instr{Op: OpNondet, Type: t, Aux: int32(len(b.Prog.Names) - 1)})
}

// Bin is a binary operation from OpAdd to OpSle; of constants it is a constant.
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

// Not is negation of a truth value.
func (b *Builder) Not(x Reg) Reg { return b.Bin(OpXor, x, b.True()) }

// Cast is OpZExt, OpSExt or OpTrunc to the width; equal widths give x itself, a constant a constant.
func (b *Builder) Cast(op Op, x Reg, bits int) Reg {
	if int(b.Type(x).Bits) == bits {
		return x
	}
	if r, ok := b.foldCast(op, x, bits); ok {
		return r
	}
	return b.Emit(Instr{Op: op, Type: Int(bits)}, x)
}

// Float is an operation of floating-point numbers (OpFAdd to OpFConv); t is the
// result's type.
func (b *Builder) Float(op Op, t Type, args ...Reg) Reg {
	return b.Emit(Instr{Op: op, Type: t}, args...)
}

// Select is c ? x : y.
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

// Gep is p + i*scale bytes.
func (b *Builder) Gep(p, i Reg, scale uint64) Reg {
	return b.Emit(Instr{Op: OpGep, Type: TPtr, Imm: scale}, p, i)
}

// PtrToInt is the integer value of a pointer, of pointer width.
func (b *Builder) PtrToInt(p Reg) Reg {
	return b.Emit(Instr{Op: OpPtrToInt, Type: b.Prog.Addr()}, p)
}

// IntToPtr is the pointer with this integer value of pointer width.
func (b *Builder) IntToPtr(x Reg) Reg { return b.Emit(Instr{Op: OpIntToPtr, Type: TPtr}, x) }

// PtrOff is the signed offset of p in its object.
func (b *Builder) PtrOff(p Reg) Reg {
	return b.Emit(Instr{Op: OpPtrOff, Type: b.Prog.Addr()}, p)
}

// InitMem is the memory before the program.
func (b *Builder) InitMem() Reg { return b.Emit(Instr{Op: OpInitMem, Type: TMem}) }

// Alloc makes a fresh object and gives its address and the memory after.
func (b *Builder) Alloc(m, size Reg, a Alloc) (p, after Reg) {
	b.Prog.Allocs = append(b.Prog.Allocs, a)
	p = b.Emit(Instr{Op: OpAlloc, Type: TPtr, Aux: int32(len(b.Prog.Allocs) - 1)}, m, size)
	return p, p + 1
}

// Free ends the life of p's object.
func (b *Builder) Free(m, p Reg) Reg { return b.Emit(Instr{Op: OpFree, Type: TMem}, m, p) }

// Load reads a value of type t.
func (b *Builder) Load(t Type, m, p Reg) Reg { return b.Emit(Instr{Op: OpLoad, Type: t}, m, p) }

// LoadPlain is Load in a program that is taken not to see the bytes of pointers.
func (b *Builder) LoadPlain(t Type, m, p Reg) Reg {
	return b.Emit(Instr{Op: OpLoad, Type: t, Aux: LoadsPlain}, m, p)
}

// Store writes v.
func (b *Builder) Store(m, p, v Reg) Reg { return b.Emit(Instr{Op: OpStore, Type: TMem}, m, p, v) }

// MemSet writes n bytes v.
func (b *Builder) MemSet(m, p, v, n Reg) Reg {
	return b.Emit(Instr{Op: OpMemSet, Type: TMem}, m, p, v, n)
}

// MemCpy copies n bytes from src (as it was) into m.
func (b *Builder) MemCpy(m, to, src, from, n Reg) Reg {
	return b.Emit(Instr{Op: OpMemCpy, Type: TMem}, m, to, src, from, n)
}

// Havoc makes n bytes unknown.
func (b *Builder) Havoc(m, p, n Reg) Reg { return b.Emit(Instr{Op: OpHavoc, Type: TMem}, m, p, n) }

// Valid tells whether n bytes at p are inside a live object.
func (b *Builder) Valid(m, p, n Reg) Reg {
	return b.Emit(Instr{Op: OpValid, Type: I1}, b.sameLives(m), p, n)
}

// Writable tells whether p's object is not constant data.
func (b *Builder) Writable(m, p Reg) Reg {
	return b.Emit(Instr{Op: OpWritable, Type: I1}, b.sameLives(m), p)
}

// IsLive tells whether p's object is alive.
func (b *Builder) IsLive(m, p Reg) Reg {
	return b.Emit(Instr{Op: OpIsLive, Type: I1}, b.sameLives(m), p)
}

// IsLiveIn is IsLive asked of memory m itself, not of an earlier one with the same objects: the
// explanation of a leak looks at what is in it.
func (b *Builder) IsLiveIn(m, p Reg) Reg {
	return b.Emit(Instr{Op: OpIsLive, Type: I1}, m, p)
}

// IsKind tells whether p's object is of kind k.
func (b *Builder) IsKind(p Reg, k ObjKind) Reg {
	return b.Emit(Instr{Op: OpIsKind, Type: I1, Imm: uint64(k)}, p)
}

// ObjSize is the size in bytes of p's object.
func (b *Builder) ObjSize(m, p Reg) Reg {
	return b.Emit(Instr{Op: OpObjSize, Type: b.Prog.Addr()}, b.sameLives(m), p)
}

// Assume restricts what follows.
func (b *Builder) Assume(guard, cond Reg) { b.Emit(Instr{Op: OpAssume}, guard, cond) }

// Assert states a property.
func (b *Builder) Assert(guard, cond Reg, c Check) {
	b.Emit(Instr{Op: OpAssert, Aux: b.CheckIndex(c)}, guard, cond)
}

// CheckIndex is the index of c in Program.Checks; equal checks share one.
func (b *Builder) CheckIndex(c Check) int32 {
	i, ok := b.checkIdx[c]
	if !ok {
		i = int32(len(b.Prog.Checks))
		b.Prog.Checks = append(b.Prog.Checks, c)
		b.checkIdx[c] = i
	}
	return i
}

// Trace records a step for the trace; v may be zero.
func (b *Builder) Trace(guard Reg, v Reg, n Note) {
	b.Prog.Notes = append(b.Prog.Notes, n)
	in := Instr{Op: OpTrace, Aux: int32(len(b.Prog.Notes) - 1)}
	if v == 0 {
		b.Emit(in, guard)
		return
	}
	b.Emit(in, guard, v)
}

// TraceMemory records what lies in mem at p, as the note's layout says.
func (b *Builder) TraceMemory(guard, p, mem Reg, n Note) {
	b.Prog.Notes = append(b.Prog.Notes, n)
	b.Emit(Instr{Op: OpTrace, Aux: int32(len(b.Prog.Notes) - 1)}, guard, p, mem)
}

// ConstInt is the oracle's answer, or what the program itself says of a constant.
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

// Exists tells the oracle that the address p of an allocation is given away only where
// cond holds.
func (b *Builder) Exists(p, cond Reg) {
	if b.Err == nil {
		b.Oracle.Exists(p, cond)
	}
}

// Bounds are the oracle's bounds of an integer register.
func (b *Builder) Bounds(r Reg) (Bounds, bool) {
	if b.Err != nil || b.Type(r).Kind != KindInt {
		return Bounds{}, false
	}
	return b.Oracle.Bounds(r)
}

// sameLives is a memory in which the same objects are there and alive as in m, for questions about objects.
func (b *Builder) sameLives(m Reg) Reg {
	if b.Plain {
		return m
	}
	return b.lives.of(b.Prog, m)
}
