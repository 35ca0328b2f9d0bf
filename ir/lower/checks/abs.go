package checks

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// clang checks negations for overflow, but not the one in __builtin_abs, labs and llabs, which it writes as
//
//	%n = sub nsw i32 0, %x
//	%c = icmp slt i32 %x, 0
//	%r = select i1 %c, i32 %n, i32 %x
//
// The select is the place that refuses the least value, which has no absolute value.

// OnAbs checks the values x: operand 2 of an instruction that gives their absolute values.
func (l *Checks) OnAbs(a *state.Activation, in *cfg.Inst, xs []ir.Reg) {
	for _, x := range xs {
		l.Because("the operand is %s", ir.Operand{Reg: x, CType: "int"})
		l.About = ir.AboutAbs
		l.Check(a, in, ir.CheckOverflow, 0, l.B.Bin(ir.OpNe, x, l.SignBit(x)), "overflow of an absolute value")
		if l.Dead {
			return
		}
	}
}
