package guarded

import (
	"strings"

	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// Begins notes that the variable of an alloca begins to live.
func (l *Machine) Begins(a *state.Activation, in *cfg.Inst) {
	if in.Var == nil || l.Site != nil || len(l.Report.Locals) == state.MostLocals {
		return
	}
	x := state.Local{Func: a.Function.Name, Name: in.Var.Name, Path: l.State.Guard}
	if in.Slot >= 0 {
		x.Lazy = l.State.Slots.Get(in.Slot)
	} else {
		x.Base = uint64(l.Objects)
	}
	l.Report.Locals = append(l.Report.Locals, x)
}

// namedValues notes the values of variables that have no object.
func (l *Machine) namedValues() {
	for i := range l.Report.Locals {
		if x := &l.Report.Locals[i]; x.Lazy&state.LazyBit != 0 {
			x.Value = l.Lazies[x.Lazy&^state.LazyBit].Reg
		}
	}
}

// ownVariable tells whether a variable is one that the front end made for a contract.
func ownVariable(name string) bool { return strings.HasPrefix(name, "__seabmc_") }
