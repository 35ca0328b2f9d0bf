package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// doBuiltinAssume executes __builtin_assume, and what optimisation makes of code that is not reached. A false condition is undefined behaviour. The
// arguments of __builtin_assume_aligned (llvm.Attrs) stand behind the condition.
func doBuiltinAssume(l *Library, c *state.Call) []ir.Reg {
	if ok := l.BoolArg(c, 0); !l.IsOne(ok) {
		l.Check(c.Activation, c.Inst, ir.CheckUB, 0, ok, "what __builtin_assume states holds")
	}
	for i := 1; i+2 < len(c.LL.Args) && !l.Dead; i += 3 {
		p, align, off := l.PtrArg(c, i), l.AddrArg(c, i+1), l.AddrArg(c, i+2)
		if n, ok := l.B.ConstInt(align); ok {
			p = l.B.Gep(p, l.B.Bin(ir.OpSub, l.B.Addr(0), off), 1)
			l.AlignedAddress(c.Activation, c.Inst, p, n, "the address has the alignment that __builtin_assume_aligned states")
		}
	}
	return nil
}
