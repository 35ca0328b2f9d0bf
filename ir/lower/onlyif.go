package lower

import "seabmc/ir"

// onlyIf does something on the part of the current path where c holds, and gives the results of
// both parts joined: those of do, or otherwise.
func (l *lowerer) onlyIf(c ir.Reg, do func() []ir.Reg, otherwise ...ir.Reg) []ir.Reg {
	if v, known := l.b.ConstInt(c); known {
		if v == 0 {
			return otherwise
		}
		return do()
	}
	yes, no := branch(l.cur.g, c)
	rest := l.fork(&l.cur, no)
	l.cur.g = yes
	l.onPath(yes)
	vals := do()
	outs := []edge{{state: rest, vals: otherwise}}
	if !l.dead {
		outs = append(outs, edge{state: l.fork(&l.cur, l.cur.g), vals: vals})
	}
	e := l.join(outs, nil)
	l.cur, l.dead = e.state, e.g.killed
	if !l.dead {
		l.onPath(l.cur.g)
	}
	return e.vals
}
