package arith

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Bytewise refuses vectors whose elements share bytes of memory.
func (l *Builder) Bytewise(t *llvm.Type) {
	if t.Kind == llvm.Vector && t.Elem.Kind == llvm.Int && t.Elem.Bits%8 != 0 {
		l.Fail("a vector of i%d in memory", t.Elem.Bits)
	}
}

// Element returns the i-th of xs, an unknown if there is none.
func (l *Builder) Element(xs []ir.Reg, i ir.Reg) ir.Reg {
	if k, ok := l.B.ConstInt(i); ok {
		if k < uint64(len(xs)) {
			return xs[k]
		}
		return l.B.Nondet(l.B.Type(xs[0]), "element outside of a vector")
	}
	r := l.B.Nondet(l.B.Type(xs[0]), "element outside of a vector")
	for k, x := range xs {
		r = l.B.Select(l.B.Bin(ir.OpEq, i, l.B.Const(uint64(k), int(l.B.Type(i).Bits))), x, r)
	}
	return r
}

// Insert makes x the i-th of xs. All become unknown if there is none.
func (l *Builder) Insert(xs []ir.Reg, x, i ir.Reg) {
	w := int(l.B.Type(i).Bits)
	if k, ok := l.B.ConstInt(i); ok && k < uint64(len(xs)) {
		xs[k] = x
		return
	}
	inside := l.B.Bin(ir.OpUlt, i, l.B.Const(uint64(len(xs)), w))
	for k := range xs {
		xs[k] = l.B.Select(l.B.Bin(ir.OpEq, i, l.B.Const(uint64(k), w)), x, xs[k])
		xs[k] = l.B.Select(inside, xs[k], l.B.Nondet(l.B.Type(x), "vector after an insertion outside"))
	}
}

// maskElement returns an element of a shuffle's mask. known is false for undef.
func (l *Builder) maskElement(m *program.Unit, mask llvm.Value, i int) (k uint64, known bool) {
	switch mask := mask.(type) {
	case *llvm.Zero:
		return 0, true
	case *llvm.Undef:
		return 0, false
	case *llvm.Aggregate:
		if v := program.ConstInt(mask.Elems[i]); v != nil {
			return v.Uint64(), true
		}
		return 0, false
	}
	l.Fail("shufflevector with a mask that is not constant")
	return 0, false
}

// Shuffled takes elements of xs by a constant mask.
func (l *Builder) Shuffled(m *program.Unit, xs []ir.Reg, mask llvm.Value) []ir.Reg {
	t := mask.Type()
	if t.Kind != llvm.Vector || t.Scalable {
		l.Fail("shufflevector with a mask of type %v", t)
	}
	rs := make([]ir.Reg, t.Len)
	for i := range rs {
		k, known := l.maskElement(m, mask, i)
		if known && k >= uint64(len(xs)) {
			l.Fail("shufflevector with element %d of %d", k, len(xs))
		}
		if known {
			rs[i] = xs[k]
		} else {
			rs[i] = l.B.Nondet(l.B.Type(xs[0]), "undefined element of a vector")
		}
	}
	return rs
}

// Packed is the inverse of Split.
func (l *Builder) Packed(xs []ir.Reg) ir.Reg {
	r := xs[0]
	for _, x := range xs[1:] {
		r = l.joined(x, r)
	}
	return r
}

// Split returns the numbers of n bits in x, the lowest first.
func (l *Builder) Split(x ir.Reg, n int) []ir.Reg {
	rs := make([]ir.Reg, int(l.B.Type(x).Bits)/n)
	for i := range rs {
		rs[i] = l.Field(x, i*n, n)
	}
	return rs
}
