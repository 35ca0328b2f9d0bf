package arith

import (
	"math"

	"seabmc/ir"
	"seabmc/ir/floats"
)

func (l *Builder) anyOf(xs ...ir.Reg) ir.Reg {
	r := l.B.False()
	for _, x := range xs {
		r = l.B.Bin(ir.OpOr, r, x)
	}
	return r
}

// InClass returns whether x is of one of the classes of the mask: signalling and quiet NaN, then -∞, negative normal, subnormal and zero, and the
// same of positive numbers from zero to ∞.
func (l *Builder) InClass(x ir.Reg, mask uint64) ir.Reg {
	w := l.B.Type(x).Bits
	negative := l.B.Bin(ir.OpSlt, x, l.B.Const(0, int(w)))
	abs := l.Fabs(x)
	nan := l.B.Not(l.Fequal(x, x))
	infinite := l.Fequal(abs, l.Number(math.Inf(1), int(w)))
	zero := l.B.Bin(ir.OpEq, abs, l.B.Const(0, int(w)))
	small := l.B.Bin(ir.OpUlt, abs, l.leastNormal(w))
	normal := l.B.Not(l.anyOf(nan, infinite, small))
	subnormal := l.B.Bin(ir.OpAnd, small, l.B.Not(zero))
	r := l.B.False()
	add := func(bit int, cond ir.Reg) {
		if mask>>bit&1 == 1 {
			r = l.B.Bin(ir.OpOr, r, cond)
		}
	}
	if mask&3 == 3 {
		r = nan
	} else {
		signalling := l.signalling(x)
		add(0, signalling)
		add(1, l.B.Bin(ir.OpAnd, nan, l.B.Not(signalling)))
	}
	for i, class := range []ir.Reg{infinite, normal, subnormal, zero} {
		switch below, above := mask>>(2+i)&1 == 1, mask>>(9-i)&1 == 1; {
		case below && above:
			r = l.B.Bin(ir.OpOr, r, class)
		case below:
			r = l.B.Bin(ir.OpOr, r, l.B.Bin(ir.OpAnd, class, negative))
		case above:
			r = l.B.Bin(ir.OpOr, r, l.B.Bin(ir.OpAnd, class, l.B.Not(negative)))
		}
	}
	return r
}

// leastNormal returns the least positive number with a leading one.
func (l *Builder) leastNormal(w uint32) ir.Reg {
	fraction := map[uint32]int{ir.HalfBits: 10, 32: 23, 64: 52, ir.ExtendedBits: 63}[w]
	return l.ShiftC(ir.OpShl, l.B.Const(1, int(w)), fraction)
}

// Minimum returns the smaller number. -0 is smaller than +0, and a NaN wins.
func (l *Builder) Minimum(x, y ir.Reg) ir.Reg {
	r := l.smaller(x, y)
	return l.B.Select(l.ordered(x, y), r, l.anyNaN(l.B.BigConst(floats.BigNaN(l.B.Type(x).Bits), int(l.B.Type(x).Bits))))
}

// MinimumNumber returns the smaller number. -0 is smaller than +0, and a NaN is not a number.
func (l *Builder) MinimumNumber(x, y ir.Reg) ir.Reg {
	r := l.B.Select(l.Fequal(x, x), l.B.Select(l.Fequal(y, y), l.smaller(x, y), x), y)
	return l.anyNaN(r)
}

// smaller returns the smaller of two numbers; of two zeros, the negative one.
func (l *Builder) smaller(x, y ir.Reg) ir.Reg {
	tie := l.Fequal(x, y) // equal bits, or zeros: then the disjunction is negative if one of them is
	return l.B.Select(tie, l.B.Bin(ir.OpOr, x, y), l.B.Select(l.Fless(y, x), y, x))
}
