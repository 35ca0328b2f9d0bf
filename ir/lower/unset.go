package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Reads of bytes that were never written. A second memory shadows the first: a bit
// of it is 1 where nothing was written since the object was made. With the check on,
// local variables are not promoted, so that every access goes through memory.
//
// A load is checked when it is read, with four exceptions: bit-fields, of which
// clang loads and stores the neighbours too; structures that clang moves as
// integers, padding and all; single bytes that are only stored elsewhere, as a
// copying loop does; and the result of a function, which its caller may not use. Their values keep the bits of the shadow (lowerer.unsetBits,
// by register) through the instructions that pass bits on, through calls and
// returns, until they are stored, shadow and all, or used for anything else: there
// they are checked.

// poke, fill, copyBytes and unknownBytes write to memory and its shadow.
func (l *lowerer) poke(p, v ir.Reg) {
	l.cur.mem = l.b.Store(l.cur.mem, p, v)
	l.modified(p, l.b.Addr(uint64(l.storedBytes(l.b.Type(v)))))
	if sh := l.unsetBits[v]; sh != 0 {
		l.cur.unset = l.b.Store(l.cur.unset, p, sh)
	} else if l.cur.unset != 0 {
		l.wrote(p, l.b.Addr(uint64(l.storedBytes(l.b.Type(v)))))
	}
	l.pokeApart(p, v)
}

func (l *lowerer) storedBytes(t ir.Type) int {
	if t.Kind == ir.KindPtr {
		return l.b.Prog.PtrBits / 8
	}
	return int(t.Bits+7) / 8
}

func (l *lowerer) fill(p, v, n ir.Reg) {
	l.cur.mem = l.b.MemSet(l.cur.mem, p, v, n)
	l.wrote(p, n)
	l.noPointers(p, n)
}

func (l *lowerer) copyBytes(to, from, n ir.Reg) {
	l.cur.mem = l.b.MemCpy(l.cur.mem, to, l.cur.mem, from, n)
	l.modified(to, n)
	if l.cur.unset != 0 {
		l.cur.unset = l.b.MemCpy(l.cur.unset, to, l.cur.unset, from, n)
	}
	if l.cur.apart != 0 {
		l.cur.apart = l.b.MemCpy(l.cur.apart, to, l.cur.apart, from, n)
	}
}

func (l *lowerer) unknownBytes(p, n ir.Reg) {
	l.cur.mem = l.b.Havoc(l.cur.mem, p, n)
	l.wrote(p, n)
	l.noPointers(p, n)
}

// wrote notes that n bytes at p are written.
func (l *lowerer) wrote(p, n ir.Reg) {
	l.mark(p, n, 0)
	l.modified(p, n)
}

func (l *lowerer) mark(p, n ir.Reg, v uint64) {
	if l.cur.unset != 0 {
		l.cur.unset = l.b.MemSet(l.cur.unset, p, l.b.Const(v, 8), n)
	}
}

// made notes that an object is new.
func (l *lowerer) made(p, size ir.Reg, kind ir.ObjKind) {
	l.unmodified(p, size)
	l.noPointers(p, size)
	switch kind {
	case ir.ObjStack, ir.ObjConstLocal, ir.ObjHeap:
		l.mark(p, size, 255)
	case ir.ObjGlobal, ir.ObjConst:
		l.mark(p, size, 0)
	}
}

// written checks that the bytes of a load were written, or notes which were not if
// the value may travel; it was loaded from p into rs.
func (l *lowerer) written(a *activation, in *cfg.Inst, p ir.Reg, ls []program.Leaf, rs []ir.Reg) {
	if l.cur.unset == 0 || l.dead {
		return
	}
	for i, f := range ls {
		n := 8 * l.storedBytes(f.Type)
		if bits := l.b.Load(ir.Int(n), l.cur.unset, l.at(p, f.Off)); !l.isZero(bits) {
			l.unsetBits[rs[i]] = bits
		}
	}
	if !in.Travels || in.Strict {
		l.settled(a, in, rs)
	}
}

func (l *lowerer) isZero(r ir.Reg) bool {
	v, ok := l.b.ConstInt(r)
	return ok && v == 0
}

// settled checks that all bits of values were written; from here on they count as that.
func (l *lowerer) settled(a *activation, in *cfg.Inst, rs []ir.Reg) {
	var ok ir.Reg
	for _, r := range rs {
		bits := l.unsetBits[r]
		if bits == 0 {
			continue
		}
		delete(l.unsetBits, r)
		clean := l.b.Bin(ir.OpEq, bits, l.zero(l.b.Type(bits)))
		if ok == 0 {
			ok = clean
		} else {
			ok = l.b.Bin(ir.OpAnd, ok, clean)
		}
	}
	if ok != 0 {
		what := "the value"
		if in.Expr != "" {
			what = in.Expr
		}
		l.check(a, in, ir.CheckUninit, 0, ok, what+" was written before it is read")
	}
}

// pass carries the shadow of an instruction's operands over to its result.
func (l *lowerer) pass(a *activation, in *cfg.Inst) {
	if len(l.unsetBits) == 0 || l.dead || in.Result.Count == 0 {
		return
	}
	if in.Result.Count == 1 {
		l.passBits(a, in)
	}
	if in.Strict && in.LL.Op != llvm.Load {
		rs := make([]ir.Reg, in.Result.Count)
		for i := range rs {
			rs[i] = l.valueAt(a, in.Result, int32(i))
		}
		l.settled(a, in, rs)
	}
}

func (l *lowerer) valueAt(a *activation, at cfg.Place, i int32) ir.Reg {
	if at.Slot {
		return l.force(l.cur.slots.get(at.Base + i))
	}
	return a.vals[at.Base+i]
}

// passBits is pass for the instructions that bit-fields are read and written with.
func (l *lowerer) passBits(a *activation, in *cfg.Inst) {
	if !cfg.OnBits(in.LL) {
		return
	}
	x := l.one(a, &in.Operands[0])
	bits := l.unsetBits[x]
	width := int(l.b.Type(l.valueAt(a, in.Result, 0)).Bits)
	switch in.LL.Op {
	case llvm.And:
		y := l.one(a, &in.Operands[1])
		switch other := l.unsetBits[y]; {
		case bits == 0 && other != 0:
			bits = l.b.Bin(ir.OpAnd, other, x)
		case bits != 0 && other == 0:
			bits = l.b.Bin(ir.OpAnd, bits, y)
		case bits != 0:
			bits = l.b.Bin(ir.OpOr, bits, other)
		}
	case llvm.Or, llvm.Xor:
		switch other := l.unsetBits[l.one(a, &in.Operands[1])]; {
		case bits == 0:
			bits = other
		case other != 0:
			bits = l.b.Bin(ir.OpOr, bits, other)
		}
	case llvm.Shl, llvm.LShr, llvm.AShr:
		if bits != 0 {
			bits = l.b.Bin(binaryOps[in.LL.Op], bits, l.one(a, &in.Operands[1]))
		}
	case llvm.Trunc:
		bits = l.castBits(ir.OpTrunc, bits, width)
	case llvm.ZExt:
		bits = l.castBits(ir.OpZExt, bits, width)
	case llvm.SExt:
		bits = l.castBits(ir.OpSExt, bits, width)
	}
	if bits != 0 && !l.isZero(bits) && int(l.b.Type(bits).Bits) == width {
		l.unsetBits[l.valueAt(a, in.Result, 0)] = bits
	}
}

func (l *lowerer) castBits(op ir.Op, bits ir.Reg, width int) ir.Reg {
	if bits == 0 {
		return 0
	}
	return l.b.Cast(op, bits, width)
}
