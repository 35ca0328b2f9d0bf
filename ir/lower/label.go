package lower

import (
	"slices"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"

	"seabmc/ir"
)

// label is a label of the source, where the program comes to it. One that the user
// named as an error's must not be reached.
func (l *lowerer) label(a *activation, in *inst, x *llir.InstCall) {
	name := l.errorLabel(x)
	if name == "" {
		return
	}
	l.check(a, in, ir.CheckAssertion, 0, l.b.False(), "error label "+name+" is not reached")
}

// errorLabel is the name of the label that a llvm.dbg.label marks, if it is one of the user's error labels.
func (l *lowerer) errorLabel(x *llir.InstCall) string {
	if len(l.opt.ErrorLabels) == 0 || len(x.Args) == 0 {
		return ""
	}
	if d, ok := metadataOf(x.Args[0]).(*metadata.DILabel); ok && slices.Contains(l.opt.ErrorLabels, d.Name) {
		return d.Name
	}
	return ""
}
