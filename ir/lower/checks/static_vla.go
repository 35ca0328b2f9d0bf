package checks

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// Parameters such as int v[static n]. All that LLVM knows of them is that they are not null. At the start of the function, clang evaluates the sizes
// of its array parameters in order, and checks that each is positive. These values are used if there are as many as such parameters need.

// SizedArguments checks that arguments point to at least as many elements as the sizes of their parameters say.
func (l *Checks) SizedArguments(a *state.Activation, in *cfg.Inst) {
	for i := range in.Sized {
		s := &in.Sized[i]
		most := l.MaxObject()
		fits, n := l.B.True(), l.B.Addr(uint64(s.Size))
		for k := range s.Dims {
			d := l.ToAddr(l.Scalar(a, &s.Dims[k]))
			fits = l.B.Bin(ir.OpAnd, fits, l.B.Bin(ir.OpUle, d, l.B.Addr(most/uint64(max(s.Size, 1)))))
			n = l.B.Bin(ir.OpMul, n, d)
		}
		p := l.Scalar(a, &s.At)
		positive := l.B.Bin(ir.OpSle, l.ToAddr(l.Scalar(a, &s.Dims[0])), l.B.Addr(0)) // otherwise it is the size that is wrong
		ok := l.B.Bin(ir.OpOr, positive, l.B.Bin(ir.OpAnd, fits, l.Accessible(p, n, false)))
		l.Because("", ir.Operand{Reg: p})
		l.Check(a, in, ir.CheckDeref, i, ok, fmt.Sprintf("argument %d of %s points to at least as many elements as its static size", s.Number, a.Function.Name))
		if l.Dead {
			return
		}
	}
}
