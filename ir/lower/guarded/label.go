package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// label is called when an execution reaches a label of the source. A label that the user named as an error label must not be reached.
func (l *Machine) label(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	name := l.code.ErrorLabel(x)
	if name == "" {
		return
	}
	l.Check(a, in, ir.CheckAssertion, 0, l.B.False(), "error label "+name+" is not reached")
}
