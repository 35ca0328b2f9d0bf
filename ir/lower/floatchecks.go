package lower

import (
	"math"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// floatOperands states what the user wants of the operands of an operation.
func (l *lowerer) floatOperands(a *activation, in *cfg.Inst, op ir.Op, x, y ir.Reg) {
	if l.opt.FloatDivByZero && op == ir.OpFDiv {
		zero := l.number(0, int(l.b.Type(y).Bits))
		l.because("%s is divided by %s", l.floatOperand(x), l.floatOperand(y))
		l.check(a, in, ir.CheckDivByZero, 0, l.b.Not(l.fequal(y, zero)), "floating-point division by zero")
	}
}

// floatResult states what the user wants of the result r: that it is no NaN, and
// that it is finite if the operands are.
func (l *lowerer) floatResult(a *activation, in *cfg.Inst, r, x, y ir.Reg) {
	if l.opt.NaN {
		l.because("the operands are %s and %s", l.floatOperand(x), l.floatOperand(y))
		l.check(a, in, ir.CheckNaN, 0, l.fequal(r, r), "the result is not a NaN")
	}
	if l.opt.FloatOverflow && !l.dead {
		infinite := l.b.Bin(ir.OpAnd, l.isInfinite(r), l.b.Bin(ir.OpAnd, l.b.Not(l.isInfinite(x)), l.b.Not(l.isInfinite(y))))
		l.because("the operands are %s and %s", l.floatOperand(x), l.floatOperand(y))
		l.about = ir.AboutFloat
		l.check(a, in, ir.CheckOverflow, 0, l.b.Not(infinite), "no floating-point overflow")
	}
}

// floatFuncResult is floatResult for functions: NaNs that none of the arguments is
// come from sqrt, fmod and fma, and infinite results of finite arguments from fma.
func (l *lowerer) floatFuncResult(c *call, r ir.Reg, xs []ir.Reg) {
	if l.dead || !l.opt.NaN && !l.opt.FloatOverflow {
		return
	}
	given, infinite := l.b.False(), l.isInfinite(r)
	for _, x := range xs {
		given = l.b.Bin(ir.OpOr, given, l.b.Not(l.fequal(x, x)))
		infinite = l.b.Bin(ir.OpAnd, infinite, l.b.Not(l.isInfinite(x)))
	}
	explain := func() { l.because("the argument is %s", l.floatOperand(xs[0])) }
	if l.opt.NaN {
		explain()
		l.check(c.a, c.in, ir.CheckNaN, 0, l.b.Bin(ir.OpOr, given, l.fequal(r, r)), "the result is not a NaN")
	}
	if l.opt.FloatOverflow && !l.dead {
		explain()
		l.about = ir.AboutFloat
		l.check(c.a, c.in, ir.CheckOverflow, 0, l.b.Not(infinite), "no floating-point overflow")
	}
}

// floatConverted states that the result of a conversion is infinite only if what was converted is.
func (l *lowerer) floatConverted(a *activation, in *cfg.Inst, op ir.Op, r, x ir.Reg) {
	if !l.opt.FloatOverflow || l.dead {
		return
	}
	var infinite ir.Reg
	switch {
	case op == ir.OpFConv && l.b.Type(r).Bits < l.b.Type(x).Bits:
		infinite = l.b.Bin(ir.OpAnd, l.isInfinite(r), l.b.Not(l.isInfinite(x)))
		l.because("the operand is %s", l.floatOperand(x))
	case (op == ir.OpSIToF || op == ir.OpUIToF) && l.b.Type(r).Bits == 32 && l.b.Type(x).Bits >= 128:
		infinite = l.isInfinite(r)
		l.because("the operand is %d", ir.Operand{Reg: x, CType: "unsigned"})
	default:
		return
	}
	l.about = ir.AboutFloat
	l.check(a, in, ir.CheckOverflow, 0, l.b.Not(infinite), "no floating-point overflow")
}

func (l *lowerer) isInfinite(x ir.Reg) ir.Reg {
	return l.fequal(l.fabs(x), l.number(math.Inf(1), int(l.b.Type(x).Bits)))
}

// floatOperand is a number as an explanation shows it.
func (l *lowerer) floatOperand(x ir.Reg) ir.Operand {
	switch l.b.Type(x).Bits {
	case ir.HalfBits:
		return ir.Operand{Reg: x, CType: "_Float16"}
	case 32:
		return ir.Operand{Reg: x, CType: "float"}
	}
	return ir.Operand{Reg: x, CType: "double"}
}
