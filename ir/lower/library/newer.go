package library

import (
	"math"

	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// doOne returns true.
func doOne(l *Library, c *state.Call) []ir.Reg { return l.Result(c, l.B.True()) }

// isClass tests a number's class by a mask of ten bits.
func isClass(l *Library, c *state.Call) []ir.Reg {
	t := c.LL.Args[0].Type()
	l.Floating("classification", t, nil)
	mask, ok := l.B.ConstInt(l.Arg(c, 1))
	if !ok {
		l.Fail("llvm.is.fpclass with a mask that is not constant")
	}
	return l.EachOf(l.Numbers(t, l.Arguments(c)[0]), func(x ir.Reg) ir.Reg { return l.InClass(x, mask) })
}

func newerIntrinsics() map[string]primitive {
	return map[string]primitive{
		"is.fpclass": {do: isClass},
		"ucmp":       threeWay(llvm.ULT, llvm.UGT),
		"scmp":       threeWay(llvm.SLT, llvm.SGT),
		"minimum":    floatFunc(2, func(l *Library, x []ir.Reg) ir.Reg { return l.Minimum(x[0], x[1]) }),
		"maximum":    floatFunc(2, func(l *Library, x []ir.Reg) ir.Reg { return l.Negated(l.Minimum(l.Negated(x[0]), l.Negated(x[1]))) }),
		"minimumnum": floatFunc(2, func(l *Library, x []ir.Reg) ir.Reg { return l.MinimumNumber(x[0], x[1]) }),
		"maximumnum": floatFunc(2, func(l *Library, x []ir.Reg) ir.Reg {
			return l.Negated(l.MinimumNumber(l.Negated(x[0]), l.Negated(x[1])))
		}),
		"allow.ubsan.check": {do: doOne, quiet: true}, "allow.runtime.check": {do: doOne, quiet: true},
		"modf":     {do: splitNumber},
		"fake.use": {do: doNothing, quiet: true},
		// The rounding mode never changes: to nearest (FLT_ROUNDS of <float.h>).
		"flt.rounds": {do: doOne, quiet: true}, "get.rounding": {do: doOne, quiet: true},
	}
}

// splitNumber executes modf: it returns the fraction and then the whole number, both with the number's sign.
func splitNumber(l *Library, c *state.Call) []ir.Reg {
	t := c.LL.Args[0].Type()
	l.Floating("function modf", t, nil)
	xs := l.Numbers(t, l.Arguments(c)[0])
	whole := l.EachOf(xs, func(x ir.Reg) ir.Reg { return l.FloatUnary(ir.OpFTrunc, x) })
	rest := l.Pairwise(xs, whole, func(x, y ir.Reg) ir.Reg {
		infinite := l.Fequal(l.Fabs(x), l.Number(math.Inf(1), int(l.B.Type(x).Bits)))
		return l.B.Select(infinite, l.CopySign(l.Zero(l.B.Type(x)), x), l.CopySign(l.FloatUnary(ir.OpFSub, x, y), x))
	})
	return append(l.Encodings(t, rest), l.Encodings(t, whole)...)
}

// threeWay makes the primitive of a comparison that gives -1, 0 or 1.
func threeWay(less, greater llvm.Pred) primitive {
	return primitive{do: func(l *Library, c *state.Call) []ir.Reg {
		args := l.Arguments(c)
		n := int(c.Results[0].Type.Bits)
		return l.Pairwise(args[0], args[1], func(x, y ir.Reg) ir.Reg {
			return l.B.Select(l.Compare(less, x, y), l.Ones(n), l.B.Select(l.Compare(greater, x, y), l.B.Const(1, n), l.B.Const(0, n)))
		})
	}}
}
