package addresses

import "seabmc/ir"

// A pointer that was moved as an integer, and may have left its object. Where the integer turns out to be the address of another object that the
// program has looked at, the pointer leads there: a program that compared the two may rely on it.

// moved returns the pointer made from the integer x, which is that of d.p plus d.by.
func (l *Addresses) moved(x ir.Reg, d derivation) ir.Reg {
	p := d.p
	if !l.IsZero(d.by) {
		p = l.B.Gep(p, d.by, 1)
	}
	if !l.small(d.by) {
		l.wild(x, p)
	}
	others := l.besides(d.p)
	if len(others) == 0 {
		return p
	}
	stays := l.isWithin(p)
	if v, ok := l.B.ConstInt(stays); ok && v == 1 {
		return p
	}
	to := l.within(others, x, p)
	if to == p {
		return p
	}
	q := l.known(x, l.B.Select(stays, p, to))
	if !l.small(d.by) {
		l.wild(x, q)
	}
	return q
}

// Renewed returns the pointer to use for an access through p. If p was made from an integer that may be any address, it may lead into an object whose
// address the program has looked at since.
func (l *Addresses) Renewed(p ir.Reg) ir.Reg {
	w, ok := l.addresses.wild[p]
	if !ok || len(l.stated) == w.stated {
		return p
	}
	to := l.within(l.stated[w.stated:], w.x, p)
	if to == p {
		return p
	}
	return l.B.Select(l.isWithin(p), p, to)
}

// besides returns the objects whose addresses the program has looked at, without the one that p leads to.
func (l *Addresses) besides(p ir.Reg) (objs []uint64) {
	bases, known := l.BasesOf(p)
	for _, obj := range l.stated {
		if !known || len(bases) != 1 || bases[0] != obj {
			objs = append(objs, obj)
		}
	}
	return objs
}

// isWithin returns the condition that p leads to a byte of an object that is alive.
func (l *Addresses) isWithin(p ir.Reg) ir.Reg {
	m := l.Host.Memory()
	return l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpUlt, l.B.PtrOff(p), l.B.ObjSize(m, p)), l.B.IsLive(m, p))
}
