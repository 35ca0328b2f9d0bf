package checks

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// OnFloatOperands checks what the user asks of the operands of an operation.
func (l *Checks) OnFloatOperands(a *state.Activation, in *cfg.Inst, op ir.Op, x, y ir.Reg) {
	if l.Options.FloatDivByZero && op == ir.OpFDiv {
		zero := l.Number(0, int(l.B.Type(y).Bits))
		l.Because("%s is divided by %s", l.FloatOperand(x), l.FloatOperand(y))
		l.Check(a, in, ir.CheckDivByZero, 0, l.B.Not(l.Fequal(y, zero)), "floating-point division by zero")
	}
}

// OnFloatResult checks what the user asks of the result r: that it is not a NaN, and that it is finite if the operands are.
func (l *Checks) OnFloatResult(a *state.Activation, in *cfg.Inst, r, x, y ir.Reg) {
	if l.Options.NaN {
		l.Because("the operands are %s and %s", l.FloatOperand(x), l.FloatOperand(y))
		l.Check(a, in, ir.CheckNaN, 0, l.Fequal(r, r), "the result is not a NaN")
	}
	if l.Options.FloatOverflow && !l.Dead {
		infinite := l.B.Bin(ir.OpAnd, l.IsInfinite(r), l.B.Bin(ir.OpAnd, l.B.Not(l.IsInfinite(x)), l.B.Not(l.IsInfinite(y))))
		l.Because("the operands are %s and %s", l.FloatOperand(x), l.FloatOperand(y))
		l.About = ir.AboutFloat
		l.Check(a, in, ir.CheckOverflow, 0, l.B.Not(infinite), "no floating-point overflow")
	}
}

// OnFloatConversion checks that the result of a conversion is infinite only if its operand is.
func (l *Checks) OnFloatConversion(a *state.Activation, in *cfg.Inst, op ir.Op, r, x ir.Reg) {
	if !l.Options.FloatOverflow || l.Dead {
		return
	}
	var infinite ir.Reg
	switch {
	case op == ir.OpFConv && l.B.Type(r).Bits < l.B.Type(x).Bits:
		infinite = l.B.Bin(ir.OpAnd, l.IsInfinite(r), l.B.Not(l.IsInfinite(x)))
		l.Because("the operand is %s", l.FloatOperand(x))
	case (op == ir.OpSIToF || op == ir.OpUIToF) && l.B.Type(r).Bits == 32 && l.B.Type(x).Bits >= 128:
		infinite = l.IsInfinite(r)
		l.Because("the operand is %s", ir.Operand{Reg: x, CType: "unsigned"})
	default:
		return
	}
	l.About = ir.AboutFloat
	l.Check(a, in, ir.CheckOverflow, 0, l.B.Not(infinite), "no floating-point overflow")
}

// FloatOperand returns a number in the form that an explanation shows.
func (l *Checks) FloatOperand(x ir.Reg) ir.Operand {
	switch l.B.Type(x).Bits {
	case ir.HalfBits:
		return ir.Operand{Reg: x, CType: "_Float16"}
	case 32:
		return ir.Operand{Reg: x, CType: "float"}
	}
	return ir.Operand{Reg: x, CType: "double"}
}
