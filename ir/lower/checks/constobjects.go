package checks

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// OnConstWrite checks a write to a const variable that the code names.
func (l *Checks) OnConstWrite(a *state.Activation, in *cfg.Inst) {
	name := "the variable"
	if in.Var != nil {
		name = in.Var.Name
	}
	if l.Options.PointerCheck {
		l.Check(a, in, ir.CheckDeref, 0, l.B.False(), "write: "+name+" is not const")
	}
}
