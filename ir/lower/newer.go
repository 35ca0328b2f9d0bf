package lower

import (
	"math"

	"seabmc/ir"
	"seabmc/llvm"
)

// Intrinsics that are newer than LLVM 14.

func newerIntrinsics() map[string]primitive {
	return map[string]primitive{
		"is.fpclass": {do: (*lowerer).isClass},
		"ucmp":       threeWay(llvm.ULT, llvm.UGT),
		"scmp":       threeWay(llvm.SLT, llvm.SGT),
		"minimum":    floatFunc(2, func(l *lowerer, x []ir.Reg) ir.Reg { return l.minimum(x[0], x[1]) }),
		"maximum":    floatFunc(2, func(l *lowerer, x []ir.Reg) ir.Reg { return l.negated(l.minimum(l.negated(x[0]), l.negated(x[1]))) }),
		"minimumnum": floatFunc(2, func(l *lowerer, x []ir.Reg) ir.Reg { return l.minimumNumber(x[0], x[1]) }),
		"maximumnum": floatFunc(2, func(l *lowerer, x []ir.Reg) ir.Reg {
			return l.negated(l.minimumNumber(l.negated(x[0]), l.negated(x[1])))
		}),
		"allow.ubsan.check": {do: (*lowerer).doOne, quiet: true}, "allow.runtime.check": {do: (*lowerer).doOne, quiet: true},
		"modf":     {do: (*lowerer).splitNumber},
		"fake.use": {do: (*lowerer).doNothing, quiet: true},
	}
}

// doOne says yes.
func (l *lowerer) doOne(c *call) []ir.Reg { return l.result(c, l.b.True()) }

// threeWay is -1, 0 or 1.
func threeWay(less, greater llvm.Pred) primitive {
	return primitive{do: func(l *lowerer, c *call) []ir.Reg {
		args := l.arguments(c)
		n := int(c.ret[0].Type.Bits)
		return l.each2(args[0], args[1], func(x, y ir.Reg) ir.Reg {
			return l.b.Select(l.icmp(less, x, y), l.ones(n), l.b.Select(l.icmp(greater, x, y), l.b.Const(1, n), l.b.Const(0, n)))
		})
	}}
}

// minimum is the smaller number; -0 is smaller than +0, and a NaN wins.
func (l *lowerer) minimum(x, y ir.Reg) ir.Reg {
	r := l.smaller(x, y)
	return l.b.Select(l.ordered(x, y), r, l.anyNaN(l.b.BigConst(ir.BigNaN(l.b.Type(x).Bits), int(l.b.Type(x).Bits))))
}

// minimumNumber is the smaller number; -0 is smaller than +0, and a NaN is no number.
func (l *lowerer) minimumNumber(x, y ir.Reg) ir.Reg {
	r := l.b.Select(l.fequal(x, x), l.b.Select(l.fequal(y, y), l.smaller(x, y), x), y)
	return l.anyNaN(r)
}

// smaller is the smaller of two numbers, of zeros the negative one.
func (l *lowerer) smaller(x, y ir.Reg) ir.Reg {
	tie := l.fequal(x, y) // equal bits, or zeros: of those both, or one is negative
	return l.b.Select(tie, l.b.Bin(ir.OpOr, x, y), l.b.Select(l.fless(y, x), y, x))
}

// splitNumber is modf: the fraction, then the whole number, both of the number's sign.
func (l *lowerer) splitNumber(c *call) []ir.Reg {
	t := c.ll.Args[0].Type()
	l.floating("function modf", t, nil)
	xs := l.numbers(t, l.arguments(c)[0])
	whole := l.eachOf(xs, func(x ir.Reg) ir.Reg { return l.float1(ir.OpFTrunc, x) })
	rest := l.each2(xs, whole, func(x, y ir.Reg) ir.Reg {
		infinite := l.fequal(l.fabs(x), l.number(math.Inf(1), int(l.b.Type(x).Bits)))
		return l.b.Select(infinite, l.copySign(l.zero(l.b.Type(x)), x), l.copySign(l.float1(ir.OpFSub, x, y), x))
	})
	return append(l.encodings(t, rest), l.encodings(t, whole)...)
}

// isClass is the test of a number's class by a mask of ten bits.
func (l *lowerer) isClass(c *call) []ir.Reg {
	t := c.ll.Args[0].Type()
	l.floating("classification", t, nil)
	mask, ok := l.b.ConstInt(l.arg(c, 1))
	if !ok {
		l.fail("llvm.is.fpclass with a mask that is not constant")
	}
	return l.eachOf(l.numbers(t, l.arguments(c)[0]), func(x ir.Reg) ir.Reg { return l.inClass(x, mask) })
}

// inClass tells whether x is of one of the classes of the mask: signalling and quiet NaN, then -∞, negative normal, subnormal and zero, and
// the same of positive numbers from zero to ∞.
func (l *lowerer) inClass(x ir.Reg, mask uint64) ir.Reg {
	w := l.b.Type(x).Bits
	negative := l.b.Bin(ir.OpSlt, x, l.b.Const(0, int(w)))
	abs := l.fabs(x)
	nan := l.b.Not(l.fequal(x, x))
	infinite := l.fequal(abs, l.number(math.Inf(1), int(w)))
	zero := l.b.Bin(ir.OpEq, abs, l.b.Const(0, int(w)))
	small := l.b.Bin(ir.OpUlt, abs, l.leastNormal(w))
	normal := l.b.Not(l.anyOf(nan, infinite, small))
	subnormal := l.b.Bin(ir.OpAnd, small, l.b.Not(zero))
	r := l.b.False()
	add := func(bit int, cond ir.Reg) {
		if mask>>bit&1 == 1 {
			r = l.b.Bin(ir.OpOr, r, cond)
		}
	}
	if mask&3 == 3 {
		r = nan
	} else {
		signalling := l.signalling(x)
		add(0, signalling)
		add(1, l.b.Bin(ir.OpAnd, nan, l.b.Not(signalling)))
	}
	for i, class := range []ir.Reg{infinite, normal, subnormal, zero} {
		switch below, above := mask>>(2+i)&1 == 1, mask>>(9-i)&1 == 1; {
		case below && above:
			r = l.b.Bin(ir.OpOr, r, class)
		case below:
			r = l.b.Bin(ir.OpOr, r, l.b.Bin(ir.OpAnd, class, negative))
		case above:
			r = l.b.Bin(ir.OpOr, r, l.b.Bin(ir.OpAnd, class, l.b.Not(negative)))
		}
	}
	return r
}

func (l *lowerer) anyOf(xs ...ir.Reg) ir.Reg {
	r := l.b.False()
	for _, x := range xs {
		r = l.b.Bin(ir.OpOr, r, x)
	}
	return r
}

// leastNormal is the least positive number with a leading one.
func (l *lowerer) leastNormal(w uint32) ir.Reg {
	fraction := map[uint32]int{ir.HalfBits: 10, 32: 23, 64: 52, ir.ExtendedBits: 63}[w]
	return l.shiftC(ir.OpShl, l.b.Const(1, int(w)), fraction)
}
