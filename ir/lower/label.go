package lower

import (
	"slices"

	"seabmc/ir"
	"seabmc/llvm"
)

// label is a label of the source, where the program comes to it. One that the user
// named as an error's must not be reached.
func (l *lowerer) label(a *activation, in *inst, x *llvm.Inst) {
	name := l.errorLabel(x)
	if name == "" {
		return
	}
	l.check(a, in, ir.CheckAssertion, 0, l.b.False(), "error label "+name+" is not reached")
}

// errorLabel is the name of the label that a llvm.dbg.label marks, if it is one of the user's error labels.
func (l *lowerer) errorLabel(x *llvm.Inst) string {
	if slices.Contains(l.opt.ErrorLabels, x.Lab) {
		return x.Lab
	}
	return ""
}
