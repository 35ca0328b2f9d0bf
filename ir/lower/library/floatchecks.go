package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// floatFuncResult does the work of OnFloatResult for functions. A NaN although no argument is one comes from sqrt, fmod and fma. An infinite result
// of finite arguments comes from fma.
func floatFuncResult(l *Library, c *state.Call, r ir.Reg, xs []ir.Reg) {
	if l.Dead || !l.Options.NaN && !l.Options.FloatOverflow {
		return
	}
	given, infinite := l.B.False(), l.IsInfinite(r)
	for _, x := range xs {
		given = l.B.Bin(ir.OpOr, given, l.B.Not(l.Fequal(x, x)))
		infinite = l.B.Bin(ir.OpAnd, infinite, l.B.Not(l.IsInfinite(x)))
	}
	explain := func() { l.Because("the argument is %s", l.FloatOperand(xs[0])) }
	if l.Options.NaN {
		explain()
		l.Check(c.Activation, c.Inst, ir.CheckNaN, 0, l.B.Bin(ir.OpOr, given, l.Fequal(r, r)), "the result is not a NaN")
	}
	if l.Options.FloatOverflow && !l.Dead {
		explain()
		l.About = ir.AboutFloat
		l.Check(c.Activation, c.Inst, ir.CheckOverflow, 0, l.B.Not(infinite), "no floating-point overflow")
	}
}
