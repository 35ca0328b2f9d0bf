package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
)

// mostLocals is how many beginnings of variables are noted.
const mostLocals = 100_000

// Local is a local variable that begins to live on some path: each time, it holds something new that is not known.
type Local struct {
	Func, Name string
	Base       uint64 // its object; 0 if it has none
	Value      ir.Reg // what it holds, if it has no object and somebody looks; else 0
	lazy       uint32
	path       *path.Guard
}

// Begins notes that the variable of an alloca begins to live.
func (l *Machine) Begins(a *Activation, in *cfg.Inst) {
	if in.Var == nil || l.Site != nil || len(l.Report.Locals) == mostLocals {
		return
	}
	x := Local{Func: a.Function.Name, Name: in.Var.Name, path: l.State.Guard}
	if in.Slot >= 0 {
		x.lazy = l.State.Slots.Get(in.Slot)
	} else {
		x.Base = uint64(l.objects)
	}
	l.Report.Locals = append(l.Report.Locals, x)
}

// namedValues notes what variables without objects hold.
func (l *Machine) namedValues() {
	for i := range l.Report.Locals {
		if x := &l.Report.Locals[i]; x.lazy&LazyBit != 0 {
			x.Value = l.lazies[x.lazy&^LazyBit].reg
		}
	}
}

// Begins tells whether a run came where the variable begins.
func (x *Local) Begins(run *ir.RunResult) bool {
	for g := x.path; g != nil && g.Parent != nil; g = g.Parent {
		if v, ok := run.Value(g.Literal); !ok || (v.U != 0) == g.Negated {
			return false
		}
	}
	return true
}
