package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// reductions returns the intrinsics that make one number from a vector's elements.
func reductions() map[string]primitive {
	fold := func(float bool, f func(l *Library, x, y ir.Reg) ir.Reg) primitive {
		return primitive{do: func(l *Library, c *state.Call) []ir.Reg {
			if float {
				l.Floating("reduction", c.LL.Typ, c.LL.Fast)
			}
			var r ir.Reg
			for _, xs := range l.Arguments(c) {
				for _, x := range xs {
					if r == 0 {
						r = x
					} else {
						r = f(l, r, x)
					}
				}
			}
			return []ir.Reg{r}
		}}
	}
	bin := func(op ir.Op) primitive {
		return fold(false, func(l *Library, x, y ir.Reg) ir.Reg { return l.Integer(op, x, y, false) })
	}
	pick := func(p llvm.Pred) primitive {
		return fold(false, func(l *Library, x, y ir.Reg) ir.Reg { return l.B.Select(l.Compare(p, x, y), x, y) })
	}
	return map[string]primitive{
		"vector.reduce.add": bin(ir.OpAdd), "vector.reduce.mul": bin(ir.OpMul), "vector.reduce.and": bin(ir.OpAnd),
		"vector.reduce.or": bin(ir.OpOr), "vector.reduce.xor": bin(ir.OpXor),
		"vector.reduce.smax": pick(llvm.SGT), "vector.reduce.smin": pick(llvm.SLT),
		"vector.reduce.umax": pick(llvm.UGT), "vector.reduce.umin": pick(llvm.ULT),
		"vector.reduce.fadd": fold(true, func(l *Library, x, y ir.Reg) ir.Reg { return l.FloatArith(ir.OpFAdd, x, y) }),
		"vector.reduce.fmul": fold(true, func(l *Library, x, y ir.Reg) ir.Reg { return l.FloatArith(ir.OpFMul, x, y) }),
	}
}
