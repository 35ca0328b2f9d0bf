package guarded

import "seabmc/ir"

// When the formula of a quantifier is built for any value of its variable, facts about what it reads matter only to the checks in the formula, for instance to
// the check of an access at an index that was itself read from memory. So facts about such a read are built only when a check that depends on it is claimed.
// Most checks depend on no such read. This matters because the formula of a claim about all elements of a matrix, for example, is built for any value a dozen times.

// maxDependence is the number of registers that are examined to find out what a claim depends on.
const maxDependence = 10_000

// deferred are addresses that were read for any value of a quantifier's variable.
type deferred struct {
	at    map[ir.Reg]bool
	least ir.Reg
}

// deferRead keeps a read for claims that depend on it.
func (l *Quantifiers) deferRead(p ir.Reg) {
	d := &l.deferred
	if d.at == nil {
		d.at = map[ir.Reg]bool{}
		l.Claiming = l.recallFor
	}
	if len(d.at) == 0 || p < d.least {
		d.least = p
	}
	d.at[p] = true
}

// recallFor builds the facts about deferred reads that a claim depends on.
func (l *Quantifiers) recallFor(ok ir.Reg) {
	d := &l.deferred
	if len(d.at) == 0 || l.recalling {
		return
	}
	seen := map[ir.Reg]bool{}
	for work := []ir.Reg{ok}; len(work) > 0 && len(seen) < maxDependence; {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		if r <= d.least || seen[r] {
			continue
		}
		seen[r] = true
		in := l.B.Prog.DefOf(r)
		if in.Op == ir.OpLoad && d.at[in.Args[1]] {
			delete(d.at, in.Args[1])
			l.recallNow(in.Args[1])
		}
		work = append(work, in.Args...)
	}
}

// recall builds the facts about what is read at p, for the values that p determines.
func (l *Quantifiers) recall(p ir.Reg) {
	if !l.hasFacts() || l.Guessing != nil {
		return
	}
	if l.recalling {
		l.noteShown(p)
		return
	}
	if n := len(l.Quantifiers); l.claiming || n > 0 && l.Quantifiers[n-1].Value == 0 {
		l.deferRead(p)
		return
	}
	l.recallNow(p)
}

// noteWrite notes where memory is written.
func (l *Quantifiers) noteWrite(p ir.Reg) {
	if l.hasFacts() && !l.recalling && l.Guessing == nil && len(l.writtenAt) < maxReads {
		l.writtenAt = append(l.writtenAt, p)
	}
}
