package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/path"
)

// OnlyIf runs do on the part of the current path where c holds. The results are those of do where c holds, and otherwise elsewhere.
func (l *Paths) OnlyIf(c ir.Reg, do func() []ir.Reg, otherwise ...ir.Reg) []ir.Reg {
	if v, known := l.B.ConstInt(c); known {
		if v == 0 {
			return otherwise
		}
		return do()
	}
	yes, no := path.Branch(l.State.Guard, c)
	rest := l.Fork(&l.State, no)
	l.State.Guard = yes
	l.OnPath(yes)
	vals := do()
	outs := []Edge{{State: rest, Vals: otherwise}}
	if !l.Dead {
		outs = append(outs, Edge{State: l.Fork(&l.State, l.State.Guard), Vals: vals})
	}
	e := l.Join(outs, nil)
	l.State, l.Dead = e.State, e.Guard.Impossible
	if !l.Dead {
		l.OnPath(l.State.Guard)
	}
	return e.Vals
}
