package guarded

import (
	"slices"

	"seabmc/ir"
)

// A fact about memory also holds for a copy of this memory. When the copy is read, the place in the original is found, and the fact is built for that place.

// copied is a copy of memory.
type copied struct{ to, from ir.Reg }

// maxCopies is how many copies are remembered. maxCopiesBack is how many copies a read is traced through.
const (
	maxCopies     = 1000
	maxCopiesBack = 8
)

// OnCopy notes a copy of n bytes.
func (h *hooks) OnCopy(to, from, _ ir.Reg) {
	l := (*Machine)(h).Quantify
	if l.hasFacts() && !l.recalling && l.Guessing == nil && len(l.copies) < maxCopies {
		l.copies = append(l.copies, copied{to, from})
	}
}

// originals are the places that may hold what was copied to p, by one copy after the other.
func (l *Quantifiers) originals(p ir.Reg) (out []ir.Reg) {
	type place struct {
		p      ir.Reg
		copies []copied // those before
	}
	for work := []place{{p, l.copies}}; len(work) > 0 && len(out) < maxCopiesBack; {
		at := work[0]
		work = work[1:]
		bases, known := l.B.Oracle.PtrBases(at.p)
		for i, c := range slices.Backward(at.copies) {
			if known && !l.mayShare(c.to, bases) {
				continue
			}
			from := l.moved(at.p, c)
			if !slices.Contains(out, from) {
				out = append(out, from)
				work = append(work, place{from, at.copies[:i]})
			}
		}
	}
	return out
}

// moved is the place that a copy took the bytes at p from.
func (l *Quantifiers) moved(p ir.Reg, c copied) ir.Reg {
	at, to := l.addressSum(p), l.addressSum(c.to)
	if at.root == to.root { // the steps stay separate, so that they can be recognised later
		rest := slices.Clone(at.steps)
		whole := true
		for _, s := range to.steps {
			k := slices.Index(rest, s)
			if whole = whole && k >= 0; k >= 0 {
				rest = slices.Delete(rest, k, k+1)
			}
		}
		if whole {
			from := l.B.Gep(c.from, l.B.Addr(uint64(at.num-to.num)), 1)
			for _, s := range slices.Backward(rest) {
				from = l.B.Gep(from, s.idx, uint64(s.scale))
			}
			return from
		}
	}
	return l.B.Gep(c.from, l.B.Bin(ir.OpSub, l.B.PtrOff(p), l.B.PtrOff(c.to)), 1)
}

// mayShare tells whether p may point into one of the objects.
func (l *Quantifiers) mayShare(p ir.Reg, bases []uint64) bool {
	own, known := l.B.Oracle.PtrBases(p)
	return !known || slices.ContainsFunc(own, func(b uint64) bool { return b != 0 && slices.Contains(bases, b) })
}
