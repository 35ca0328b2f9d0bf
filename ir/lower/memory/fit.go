package memory

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/program"
)

// Fit gives a scalar the type t: bits are kept, cut off, or filled up with zeros.
func (l *Memory) Fit(x ir.Reg, t ir.Type) ir.Reg {
	from := l.B.Type(x)
	if from == t {
		return x
	}
	x = l.Seen(x)
	switch {
	case from.Kind == ir.KindPtr && t.Kind == ir.KindInt:
		l.shown(x)
		return l.Resize(l.PointerAsInteger(x), int(t.Bits))
	case from.Kind == ir.KindInt && t.Kind == ir.KindPtr:
		l.shown(x)
		return l.PointerOf(l.Resize(x, l.B.Prog.PtrBits))
	case from.Kind == ir.KindInt && t.Kind == ir.KindInt:
		return l.Resize(x, int(t.Bits))
	}
	l.Fail("conversion from %v to %v", from, t)
	return 0
}

// Convert casts scalars one by one (vectors too).
func (l *Memory) Convert(op arith.CastKind, xs []ir.Reg, to []program.Leaf) []ir.Reg {
	if len(xs) != len(to) {
		return l.reshape(slices.Clone(xs), to)
	}
	rs := make([]ir.Reg, len(xs))
	for i, x := range xs {
		t := to[i].Type
		switch op {
		case arith.CastTrunc:
			rs[i] = l.B.Cast(ir.OpTrunc, x, int(t.Bits))
		case arith.CastZExt:
			rs[i] = l.B.Cast(ir.OpZExt, x, int(t.Bits))
		case arith.CastSExt:
			rs[i] = l.B.Cast(ir.OpSExt, x, int(t.Bits))
		case arith.CastPtrToInt:
			rs[i] = l.Resize(l.PointerAsInteger(x), int(t.Bits))
		case arith.CastPrivate:
			rs[i] = l.Resize(l.B.PtrToInt(x), int(t.Bits))
		case arith.CastIntToPtr:
			rs[i] = l.PointerOf(l.Resize(x, l.B.Prog.PtrBits))
		default:
			rs[i] = l.Fit(x, t)
		}
	}
	return rs
}

// reshape is a bitcast between a vector and a scalar or a vector of other elements:
// the first element holds the lowest bits.
func (l *Memory) reshape(xs []ir.Reg, to []program.Leaf) []ir.Reg {
	if len(xs) == 0 {
		l.Fail("bitcast of a value without parts")
	}
	total := 0
	for i, x := range xs {
		xs[i] = l.AsInt(x)
		total += int(l.B.Type(xs[i]).Bits)
	}
	all, at := l.B.Cast(ir.OpZExt, xs[0], total), int(l.B.Type(xs[0]).Bits)
	for _, x := range xs[1:] {
		all = l.B.Bin(ir.OpOr, all, l.ShiftC(ir.OpShl, l.B.Cast(ir.OpZExt, x, total), at))
		at += int(l.B.Type(x).Bits)
	}
	rs := make([]ir.Reg, len(to))
	at = 0
	for i, f := range to {
		n := int(f.Type.Bits)
		if f.Type.Kind == ir.KindPtr {
			n = l.B.Prog.PtrBits
		}
		if at+n > total {
			l.Fail("bitcast between vectors of different size")
		}
		rs[i] = l.Fit(l.B.Cast(ir.OpTrunc, l.ShiftC(ir.OpLShr, all, at), n), f.Type)
		at += n
	}
	return rs
}

// AsInt is a register as an integer. It does not count as looking at an address.
func (l *Memory) AsInt(r ir.Reg) ir.Reg {
	if l.B.Type(r) == ir.TPtr {
		return l.B.PtrToInt(r)
	}
	return r
}
