package lower

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// Parameters such as int v[static n]. LLVM knows no more of them than that they are not
// null. Where the function begins, clang evaluates the sizes of its array parameters in
// order, each with a check that it is positive: these values are taken if they are as many
// as such parameters need.

// sizedArguments checks that arguments point to as many elements as the sizes of their parameters say.
func (l *lowerer) sizedArguments(a *activation, in *cfg.Inst) {
	for i := range in.Sized {
		s := &in.Sized[i]
		most := l.maxObject()
		fits, n := l.b.True(), l.b.Addr(uint64(s.Size))
		for k := range s.Dims {
			d := l.toAddr(l.one(a, &s.Dims[k]))
			fits = l.b.Bin(ir.OpAnd, fits, l.b.Bin(ir.OpUle, d, l.b.Addr(most/uint64(max(s.Size, 1)))))
			n = l.b.Bin(ir.OpMul, n, d)
		}
		p := l.one(a, &s.At)
		positive := l.b.Bin(ir.OpSle, l.toAddr(l.one(a, &s.Dims[0])), l.b.Addr(0)) // else the size is what is wrong
		ok := l.b.Bin(ir.OpOr, positive, l.b.Bin(ir.OpAnd, fits, l.accessible(p, n, false)))
		l.because("", ir.Operand{Reg: p})
		l.check(a, in, ir.CheckDeref, i, ok, fmt.Sprintf("argument %d of %s points to at least as many elements as its static size", s.Number, a.f.Name))
		if l.dead {
			return
		}
	}
}
