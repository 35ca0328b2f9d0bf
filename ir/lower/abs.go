package lower

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// clang checks negations for overflow, but not the one in __builtin_abs, labs and llabs, which it writes as
//
//	%n = sub nsw i32 0, %x
//	%c = icmp slt i32 %x, 0
//	%r = select i1 %c, i32 %n, i32 %x
//
// The select is where the least value is refused: it has no absolute value.

// isAbs tells whether a select gives the absolute value of its last operand, and that is to be checked.
func (l *lowerer) isAbs(x *llir.InstSelect) bool {
	if !l.opt.SignedOverflow {
		return false
	}
	neg, ok := x.ValueTrue.(*llir.InstSub)
	if !ok || neg.Y != x.ValueFalse || !isZero(l, neg.X) {
		return false
	}
	for _, f := range neg.OverflowFlags {
		if f == enum.OverflowFlagNSW {
			c, ok := x.Cond.(*llir.InstICmp)
			return ok && c.Pred == enum.IPredSLT && c.X == neg.Y && isZero(l, c.Y)
		}
	}
	return false
}

func isZero(l *lowerer, v value.Value) bool {
	c := l.constInt(nil, v)
	return c != nil && c.Sign() == 0
}

// absolutes checks the values x, operand 2 of an instruction that makes them absolute.
func (l *lowerer) absolutes(a *activation, in *inst, xs []ir.Reg) {
	for _, x := range xs {
		l.because("the operand is %s", ir.Operand{Reg: x, CType: "int"})
		l.check(a, in, ir.CheckOverflow, 0, l.b.Bin(ir.OpNe, x, l.signBit(x)), "overflow of an absolute value")
		if l.dead {
			return
		}
	}
}
