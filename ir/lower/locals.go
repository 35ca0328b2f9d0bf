package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// mostLocals is how many beginnings of variables are noted.
const mostLocals = 100_000

// Local is a local variable that begins to live on some path: each time, it holds something new that is not known.
type Local struct {
	Func, Name string
	Base       uint64 // its object; 0 if it has none
	Value      ir.Reg // what it holds, if it has no object and somebody looks; else 0
	lazy       uint32
	path       *guard
}

// begins notes that the variable of an alloca begins to live.
func (l *lowerer) begins(a *activation, in *cfg.Inst) {
	if in.Var == nil || l.site != nil || len(l.report.Locals) == mostLocals {
		return
	}
	x := Local{Func: a.f.Name, Name: in.Var.Name, path: l.cur.g}
	if in.Slot >= 0 {
		x.lazy = l.cur.slots.get(in.Slot)
	} else {
		x.Base = uint64(l.objects)
	}
	l.report.Locals = append(l.report.Locals, x)
}

// namedValues notes what variables without objects hold.
func (l *lowerer) namedValues() {
	for i := range l.report.Locals {
		if x := &l.report.Locals[i]; x.lazy&lazyBit != 0 {
			x.Value = l.lazies[x.lazy&^lazyBit].reg
		}
	}
}

// Begins tells whether a run came where the variable begins.
func (x *Local) Begins(run *ir.RunResult) bool {
	for g := x.path; g != nil && g.parent != nil; g = g.parent {
		if v, ok := run.Value(g.lit); !ok || (v.U != 0) == g.neg {
			return false
		}
	}
	return true
}
