package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/llvm"
)

// label is a label of the source, where the program comes to it. One that the user
// named as an error's must not be reached.
func (l *lowerer) label(a *activation, in *cfg.Inst, x *llvm.Inst) {
	name := l.code.ErrorLabel(x)
	if name == "" {
		return
	}
	l.check(a, in, ir.CheckAssertion, 0, l.b.False(), "error label "+name+" is not reached")
}
