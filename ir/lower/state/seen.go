package state

import (
	"seabmc/ir"
)

// Seen is the integer that the program sees in place of the value v.
func (l *Paths) Seen(v ir.Reg) ir.Reg {
	d := l.Apart[v]
	if d == 0 {
		return v
	}
	x := l.B.Bin(ir.OpXor, v, d)
	l.Announce(x)
	return x
}

// Either is x where c holds, and y elsewhere.
func (l *Paths) Either(c, x, y ir.Reg) ir.Reg {
	v := l.B.Select(c, x, y)
	dx, dy := l.Apart[x], l.Apart[y]
	if dx == 0 && dy == 0 || v == x || v == y {
		return v
	}
	if dx == 0 {
		dx = l.Zero(l.B.Type(x))
	}
	if dy == 0 {
		dy = l.Zero(l.B.Type(y))
	}
	l.Apart[v] = l.B.Select(c, dx, dy)
	return v
}
