package lower

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/program"
)

// What a program promises about pointers: arguments for parameters such as
// int v[static 3], and __builtin_assume_aligned.

// staticArrays checks the arguments for array parameters of a static size.
func (l *lowerer) staticArrays(c *call, e *program.Entity) {
	if !l.opt.PointerCheck || e.Unit.Model {
		return
	}
	for i, p := range e.Func.Params {
		n := p.Attrs.Dereferenceable
		if n == 0 || i >= len(c.ll.Args) {
			continue
		}
		q := l.ptrArg(c, i)
		l.because("", ir.Operand{Reg: q})
		ok := l.accessible(q, l.b.Addr(n), false)
		l.check(c.a, c.in, ir.CheckDeref, i, ok, fmt.Sprintf("argument %d of %s points to the %d bytes that the parameter's static size asks for", i+1, e.Name, n))
		if l.dead {
			return
		}
	}
}

// doBuiltinAssume is __builtin_assume, and what optimisation makes of code that is not
// reached: a condition that is false is undefined behaviour. Behind the condition stand
// the arguments of __builtin_assume_aligned (llvm.Attrs).
func (l *lowerer) doBuiltinAssume(c *call) []ir.Reg {
	if ok := l.boolArg(c, 0); !l.isOne(ok) {
		l.check(c.a, c.in, ir.CheckUB, 0, ok, "what __builtin_assume states holds")
	}
	for i := 1; i+2 < len(c.ll.Args) && !l.dead; i += 3 {
		p, align, off := l.ptrArg(c, i), l.addrArg(c, i+1), l.addrArg(c, i+2)
		if n, ok := l.b.ConstInt(align); ok {
			p = l.b.Gep(p, l.b.Bin(ir.OpSub, l.b.Addr(0), off), 1)
			l.alignedAddress(c.a, c.in, p, n, "the address has the alignment that __builtin_assume_aligned states")
		}
	}
	return nil
}
