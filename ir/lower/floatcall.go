package lower

import (
	"math"

	"seabmc/ir"
)

// floatFunc is a function of numbers of one type.
func floatFunc(n int, f func(l *lowerer, x []ir.Reg) ir.Reg) primitive {
	return primitive{do: func(l *lowerer, c *call) []ir.Reg {
		args := l.arguments(c)
		if len(args) < n {
			l.fail("call of %s with %d arguments", c.name, len(args))
		}
		t := c.ll.Type()
		l.floating("function "+shortName(c.name), t, c.ll.Fast)
		rs := make([]ir.Reg, len(args[0]))
		for i := range rs {
			xs := make([]ir.Reg, n)
			for k := range xs {
				xs[k] = l.numbers(t, args[k][i:i+1])[0]
			}
			rs[i] = f(l, xs)
			l.floatFuncResult(c, rs[i], xs)
		}
		return l.encodings(t, rs)
	}}
}

// float1Func is a function that is one operation.
func float1Func(op ir.Op, n int) primitive {
	return floatFunc(n, func(l *lowerer, x []ir.Reg) ir.Reg {
		if op == ir.OpFMA && l.b.Type(x[0]).Bits == ir.ExtendedBits {
			l.fail("fma of long double")
		}
		return l.float1(op, x...)
	})
}

// floatIntrinsics are LLVM's functions of floating-point numbers, without llvm.
func floatIntrinsics() map[string]primitive {
	ps := map[string]primitive{
		"fmuladd": floatFunc(3, func(l *lowerer, x []ir.Reg) ir.Reg {
			return l.float1(ir.OpFAdd, l.float1(ir.OpFMul, x[0], x[1]), x[2]) // as x86-64 without FMA does
		}),
		"copysign":   floatFunc(2, func(l *lowerer, x []ir.Reg) ir.Reg { return l.copySign(x[0], x[1]) }),
		"minnum":     floatFunc(2, func(l *lowerer, x []ir.Reg) ir.Reg { return l.fmin(x[0], x[1]) }),
		"maxnum":     floatFunc(2, func(l *lowerer, x []ir.Reg) ir.Reg { return l.negated(l.fmin(l.negated(x[0]), l.negated(x[1]))) }),
		"fptosi.sat": {do: func(l *lowerer, c *call) []ir.Reg { return l.saturating(c, ir.OpFToSI) }},
		"fptoui.sat": {do: func(l *lowerer, c *call) []ir.Reg { return l.saturating(c, ir.OpFToUI) }},
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

// roundings are the functions that round to an integer, LLVM's and the C library's.
func roundings() map[string]primitive {
	ps := map[string]primitive{}
	for name, op := range map[string]ir.Op{"lround": ir.OpFRound, "llround": ir.OpFRound, "lrint": ir.OpFRint, "llrint": ir.OpFRint} {
		ps[name] = roundToInt(op)
	}
	return ps
}

// modelFunctions are the operations that our models of the C library use.
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

// libm are functions of <math.h> that have no meaning here. Those of long double have none either,
// but the ones of double and float do.
var (
	libm  = []string{"j0", "j1", "y0", "y1", "nexttoward", "significand"}
	libmL = []string{"sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sincos", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "exp2", "exp10",
		"expm1", "log", "log10", "log2", "log1p", "cbrt", "hypot", "erf", "erfc", "nan", "tgamma", "lgamma", "gamma"}
)

// longDouble are the functions that are known for double and float only.
var longDouble = []string{"fmal", "powl", "remainderl", "dreml", "remquol", "fesetround", "fesetenv",
	"fegetenv", "feholdexcept", "feupdateenv", "feclearexcept", "feraiseexcept", "fetestexcept", "fegetexceptflag", "fesetexceptflag", "feenableexcept"}

func init() {
	for name, p := range modelFunctions() {
		dialects[name] = p
	}
	unknown := primitive{do: (*lowerer).doUnsupported, quiet: true}
	for _, name := range longDouble {
		dialects[name] = unknown
	}
	for _, name := range libm {
		for _, suffix := range []string{"", "f", "l"} {
			dialects[name+suffix] = unknown
		}
	}
	for _, name := range libmL {
		dialects[name+"l"] = unknown
	}
}

// fmin is the smaller number; a NaN is no number. Of zeros with different signs it
// is either. Of a signalling NaN it may be a NaN: libraries differ.
func (l *lowerer) fmin(x, y ir.Reg) ir.Reg {
	r := l.b.Select(l.fless(y, x), y, x)
	tie := l.b.Bin(ir.OpAnd, l.fequal(x, y), l.b.Bin(ir.OpNe, x, y))
	if v, ok := l.b.ConstInt(tie); !ok || v != 0 {
		r = l.b.Select(l.b.Bin(ir.OpAnd, tie, l.b.Nondet(ir.I1, "which zero")), y, r)
	}
	r = l.b.Select(l.fequal(x, x), r, y)
	r = l.b.Select(l.fequal(y, y), r, x)
	signal := l.b.Bin(ir.OpOr, l.signalling(x), l.signalling(y))
	if v, ok := l.b.ConstInt(signal); ok && v == 0 {
		return r
	}
	nan := l.anyNaN(l.b.BigConst(ir.BigNaN(l.b.Type(x).Bits), int(l.b.Type(x).Bits)))
	return l.b.Select(l.b.Bin(ir.OpAnd, signal, l.b.Nondet(ir.I1, "NaN wins")), nan, r)
}

// signalling tells whether x is a NaN without the quiet bit.
func (l *lowerer) signalling(x ir.Reg) ir.Reg {
	w := l.b.Type(x).Bits
	quiet := l.b.Bin(ir.OpXor, l.b.BigConst(ir.BigNaN(w), int(w)), l.number(math.Inf(1), int(w)))
	noisy := l.b.Bin(ir.OpEq, l.b.Bin(ir.OpAnd, x, quiet), l.b.Const(0, int(w)))
	return l.b.Bin(ir.OpAnd, noisy, l.b.Not(l.fequal(x, x)))
}

// roundToInt rounds to an integer; what does not fit is unknown.
func roundToInt(op ir.Op) primitive {
	return primitive{do: func(l *lowerer, c *call) []ir.Reg {
		t := c.ll.Args[0].Type()
		l.floating("function "+shortName(c.name), t, nil)
		y := l.numbers(t, []ir.Reg{l.arg(c, 0)})[0]
		x := l.b.Float(op, l.b.Type(y), y)
		return []ir.Reg{l.toAnyInt(ir.OpFToSI, x, c.ret[0].Type, c.name)}
	}}
}

// saturating converts to an integer; what is too large or too small becomes the
// largest or the smallest, a NaN 0.
func (l *lowerer) saturating(c *call, op ir.Op) []ir.Reg {
	t := c.ll.Args[0].Type()
	l.floating("conversion", t, nil)
	return l.eachOf(l.numbers(t, l.arguments(c)[0]), func(x ir.Reg) ir.Reg {
		n := int(c.ret[0].Type.Bits)
		r, fits := l.toInt(op, x, n)
		least, most := l.zero(ir.Int(n)), l.ones(n)
		if op == ir.OpFToSI {
			least = l.b.BigConst(minInt(n), n)
			most = l.b.Bin(ir.OpXor, least, l.ones(n))
		}
		zero := l.number(0, int(l.b.Type(x).Bits))
		out := l.b.Select(l.fless(x, zero), least, l.b.Select(l.fless(zero, x), most, l.zero(ir.Int(n))))
		return l.b.Select(fits, r, out)
	})
}
