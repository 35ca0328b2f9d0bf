package checks

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// What a program promises about pointers: arguments for parameters such as int v[static 3], and __builtin_assume_aligned.

// OnCall checks what must hold before the function e is called.
func (l *Checks) OnCall(c *state.Call, e *program.Entity) {
	l.staticSizes(c, e)
}

// staticSizes checks the arguments for array parameters with a static size.
func (l *Checks) staticSizes(c *state.Call, e *program.Entity) {
	if !l.Options.PointerCheck || e.Unit.Model {
		return
	}
	for i, p := range e.Func.Params {
		n := p.Attrs.Dereferenceable
		if n == 0 || i >= len(c.LL.Args) {
			continue
		}
		q := l.PtrArg(c, i)
		l.Because("", ir.Operand{Reg: q})
		ok := l.Accessible(q, l.B.Addr(n), false)
		l.Check(c.Activation, c.Inst, ir.CheckDeref, i, ok, fmt.Sprintf("argument %d of %s points to the %d bytes that the parameter's static size asks for", i+1, e.Name, n))
		if l.Dead {
			return
		}
	}
}
