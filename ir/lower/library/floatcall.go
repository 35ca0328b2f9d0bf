package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/state"
)

// float1Func makes the primitive of a function that is one operation.
func float1Func(op ir.Op, n int) primitive {
	return floatFunc(n, func(l *Library, x []ir.Reg) ir.Reg {
		if op == ir.OpFMA && l.B.Type(x[0]).Bits == ir.ExtendedBits {
			l.Fail("fma of long double")
		}
		return l.FloatUnary(op, x...)
	})
}

// floatFunc makes the primitive of a function of numbers of one type.
func floatFunc(n int, f func(l *Library, x []ir.Reg) ir.Reg) primitive {
	return primitive{do: func(l *Library, c *state.Call) []ir.Reg {
		args := l.Arguments(c)
		if len(args) < n {
			l.Fail("call of %s with %d arguments", c.Name, len(args))
		}
		t := c.LL.Type()
		l.Floating("function "+shortName(c.Name), t, c.LL.Fast)
		rs := make([]ir.Reg, len(args[0]))
		for i := range rs {
			xs := make([]ir.Reg, n)
			for k := range xs {
				xs[k] = l.Numbers(t, args[k][i:i+1])[0]
			}
			rs[i] = f(l, xs)
			floatFuncResult(l, c, rs[i], xs)
		}
		return l.Encodings(t, rs)
	}}
}

// floatIntrinsics returns LLVM's functions of floating-point numbers, without llvm.
func floatIntrinsics() map[string]primitive {
	ps := map[string]primitive{
		"fmuladd": floatFunc(3, func(l *Library, x []ir.Reg) ir.Reg {
			return l.FloatUnary(ir.OpFAdd, l.FloatUnary(ir.OpFMul, x[0], x[1]), x[2]) // as x86-64 without FMA does
		}),
		"copysign":   floatFunc(2, func(l *Library, x []ir.Reg) ir.Reg { return l.CopySign(x[0], x[1]) }),
		"minnum":     floatFunc(2, func(l *Library, x []ir.Reg) ir.Reg { return l.Fmin(x[0], x[1]) }),
		"maxnum":     floatFunc(2, func(l *Library, x []ir.Reg) ir.Reg { return l.Negated(l.Fmin(l.Negated(x[0]), l.Negated(x[1]))) }),
		"fptosi.sat": {do: func(l *Library, c *state.Call) []ir.Reg { return saturating(l, c, ir.OpFToSI) }},
		"fptoui.sat": {do: func(l *Library, c *state.Call) []ir.Reg { return saturating(l, c, ir.OpFToUI) }},
	}
	for name, op := range map[string]ir.Op{"sqrt": ir.OpFSqrt, "floor": ir.OpFFloor, "ceil": ir.OpFCeil, "trunc": ir.OpFTrunc,
		"rint": ir.OpFRint, "nearbyint": ir.OpFRint, "roundeven": ir.OpFRint, "round": ir.OpFRound} {
		ps[name] = float1Func(op, 1)
	}
	ps["fma"] = float1Func(ir.OpFMA, 3)
	for name, f := range roundings() {
		ps[name] = f
	}
	return ps
}

// Functions of <math.h> that have no meaning here. Those in libmL have none for long double, but have one for double and float.
var (
	libm  = []string{"j0", "j1", "y0", "y1", "nexttoward", "significand"}
	libmL = []string{"sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sincos", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "exp2", "exp10",
		"expm1", "log", "log10", "log2", "log1p", "cbrt", "hypot", "erf", "erfc", "nan", "tgamma", "lgamma", "gamma"}
)

// longDouble holds the functions that are known for double and float only.
var longDouble = []string{"fmal", "powl", "remainderl", "dreml", "remquol", "fesetround", "fesetenv",
	"fegetenv", "feholdexcept", "feupdateenv", "feclearexcept", "feraiseexcept", "fetestexcept", "fegetexceptflag", "fesetexceptflag", "feenableexcept"}

// modelFunctions returns the operations that our models of the C library use.
func modelFunctions() map[string]primitive {
	ps := roundings()
	for name, f := range roundings() {
		ps[name+"f"], ps[name+"l"] = f, f
	}
	ps["__seabmc_sqrtl"] = float1Func(ir.OpFSqrt, 1)
	for _, suffix := range []string{"", "f"} {
		ps["__seabmc_sqrt"+suffix] = float1Func(ir.OpFSqrt, 1)
		ps["__seabmc_fma"+suffix] = float1Func(ir.OpFMA, 3)
	}
	return ps
}

// roundToInt rounds to an integer. A result that does not fit is unknown.
func roundToInt(op ir.Op) primitive {
	return primitive{do: func(l *Library, c *state.Call) []ir.Reg {
		t := c.LL.Args[0].Type()
		l.Floating("function "+shortName(c.Name), t, nil)
		y := l.Numbers(t, []ir.Reg{l.Arg(c, 0)})[0]
		x := l.B.Float(op, l.B.Type(y), y)
		return []ir.Reg{l.ToAnyInt(ir.OpFToSI, x, c.Results[0].Type, c.Name)}
	}}
}

// roundings returns the functions that round to an integer, LLVM's and the C library's.
func roundings() map[string]primitive {
	ps := map[string]primitive{}
	for name, op := range map[string]ir.Op{"lround": ir.OpFRound, "llround": ir.OpFRound, "lrint": ir.OpFRint, "llrint": ir.OpFRint} {
		ps[name] = roundToInt(op)
	}
	return ps
}

// saturating converts to an integer. A number that is too large or too small becomes the largest or the smallest, and a NaN becomes 0.
func saturating(l *Library, c *state.Call, op ir.Op) []ir.Reg {
	t := c.LL.Args[0].Type()
	l.Floating("conversion", t, nil)
	return l.EachOf(l.Numbers(t, l.Arguments(c)[0]), func(x ir.Reg) ir.Reg {
		n := int(c.Results[0].Type.Bits)
		r, fits := l.ToInt(op, x, n)
		least, most := l.Zero(ir.Int(n)), l.Ones(n)
		if op == ir.OpFToSI {
			least = l.B.BigConst(arith.MinInt(n), n)
			most = l.B.Bin(ir.OpXor, least, l.Ones(n))
		}
		zero := l.Number(0, int(l.B.Type(x).Bits))
		out := l.B.Select(l.Fless(x, zero), least, l.B.Select(l.Fless(zero, x), most, l.Zero(ir.Int(n))))
		return l.B.Select(fits, r, out)
	})
}
