package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// clang checks negations for overflow, but not the one in __builtin_abs, labs and llabs, which it writes as
//
//	%n = sub nsw i32 0, %x
//	%c = icmp slt i32 %x, 0
//	%r = select i1 %c, i32 %n, i32 %x
//
// The select is where the least value is refused: it has no absolute value.

// isAbs tells whether a select gives the absolute value of its last operand, and that is to be checked.
func (l *lowerer) isAbs(x *llvm.Inst) bool {
	if !l.opt.SignedOverflow {
		return false
	}
	cond, yes, no := x.Args[0], x.Args[1], x.Args[2]
	neg, ok := llvm.As(yes, llvm.Sub)
	if !ok || !neg.NSW || neg.Args[1] != no || !isZero(l, neg.Args[0]) {
		return false
	}
	c, ok := llvm.As(cond, llvm.ICmp)
	return ok && c.Pred == llvm.SLT && c.Args[0] == no && isZero(l, c.Args[1])
}

func isZero(l *lowerer, v llvm.Value) bool {
	c := program.ConstInt(v)
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
