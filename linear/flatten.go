package linear

import (
	"cmp"
	"slices"

	"seabmc/grow"
	"seabmc/term"
)

// Associative-commutative flattening. Sums, products and bitwise operations are binary in the term table, so that building them takes constant time.
// They are flattened to summands with multiplicities only when two of them meet in a comparison. The term is walked as a DAG, from high ids to low
// ones, so that shared sums are visited once.

// summand is a term with its coefficient.
type summand struct {
	id term.ID
	c  num
}

// flattener is the state of one flattening.
type flattener struct {
	w       int
	work    int         // nodes visited so far, over all calls
	rebuilt int         // summands of sums that were built anew, over all calls
	heap    []summand   // waiting nodes, the highest id first; a node can be there more than once
	at      []uint32    // by term: its number among the atoms of all calls; 0 if it is not among them
	next    uint32      // the next of these numbers
	free    [][]summand // room for atoms
	busy    bool        // a flattening is under way
}

// flatAllowance is the number of nodes that flattening may visit for each step of the rewriter. So the whole stays linear even if every prefix of a
// long sum is compared. Each summand of a sum that is built anew is charged for the steps that it will cost.
const (
	flatStart     = 1 << 16
	flatAllowance = 16
	flatCharge    = 8 * flatAllowance
	maxRebuilt    = 8 // summands of a difference that is built, unless more than that were removed
)

// sum is an integer combination of atoms plus a constant.
type sum struct {
	atoms  []summand // by falling id, each once
	first  uint32    // the number of the first atom in the count of flattener.at
	k      num
	visits int // leaves met, not counting constants; more than there are atoms if some were merged

	choices []summand // choices that are not among the atoms yet, see meet
}

// newSum returns an empty sum, for terms of width w. It returns nil while another flattening is under way.
func (f *flattener) newSum(w int) *sum {
	if f.busy {
		return nil
	}
	f.w, f.busy = w, true
	f.heap = f.heap[:0]
	if f.next >= 1<<31 {
		clear(f.at)
		f.next = 0
	}
	f.next++
	s := &sum{k: f.num(0), first: f.next}
	if last := len(f.free) - 1; last >= 0 {
		s.atoms = f.free[last][:0]
		f.free = f.free[:last]
	}
	return s
}

// drop gives back the memory of sums that are not used any more.
func (f *flattener) drop(sums ...*sum) {
	for _, s := range sums {
		f.free = append(f.free, s.atoms)
		s.atoms = nil
	}
}

// atom adds c times a term that is not a sum.
func (f *flattener) atom(s *sum, id term.ID, c num) {
	s.visits++
	f.at = grow.For(f.at, int(id))
	if k := f.at[id]; k >= s.first {
		x := &s.atoms[k-s.first]
		x.c = f.add(x.c, c)
		return
	}
	f.at[id] = f.next
	f.next++
	s.atoms = append(grow.Room(s.atoms), summand{id, c})
}

// push adds a waiting node with coefficient c.
func (f *flattener) push(id term.ID, c num) {
	f.heap = append(f.heap, summand{id, c})
	for i := len(f.heap) - 1; i > 0; {
		p := (i - 1) / 2
		if f.heap[p].id >= f.heap[i].id {
			break
		}
		f.heap[p], f.heap[i] = f.heap[i], f.heap[p]
		i = p
	}
}

// pop takes the waiting node with the highest id, with the sum of its coefficients.
func (f *flattener) pop() (term.ID, num) {
	top := f.heap[0]
	f.remove()
	for len(f.heap) > 0 && f.heap[0].id == top.id {
		top.c = f.add(top.c, f.heap[0].c)
		f.remove()
	}
	return top.id, top.c
}

// remove takes the top off the heap.
func (f *flattener) remove() {
	last := len(f.heap) - 1
	x := f.heap[last]
	f.heap = f.heap[:last]
	if last == 0 {
		return
	}
	i := 0
	for {
		c := 2*i + 1
		if c >= last {
			break
		}
		if c+1 < last && f.heap[c+1].id > f.heap[c].id {
			c++
		}
		if x.id >= f.heap[c].id {
			break
		}
		f.heap[i] = f.heap[c]
		i = c
	}
	f.heap[i] = x
}

// done ends the flattening of s and returns it with its atoms in order.
func (f *flattener) done(s *sum) *sum {
	f.busy = false
	falling := func(x, y summand) int { return cmp.Compare(y.id, x.id) }
	if !slices.IsSortedFunc(s.atoms, falling) {
		slices.SortFunc(s.atoms, falling)
	}
	return s
}

// giveUp ends the flattening of s and drops it.
func (f *flattener) giveUp(s *sum) {
	f.busy = false
	f.drop(s)
}

// minus returns a - b without the atoms that vanish. shared says whether a and b have any atoms in common.
func (f *flattener) minus(a, b []summand) (out []summand, shared bool) {
	minusOne := f.num(-1)
	keep := func(id term.ID, c num) {
		if !f.isZero(c) {
			out = append(out, summand{id, c})
		}
	}
	for len(a) > 0 || len(b) > 0 {
		switch {
		case len(b) == 0 || len(a) > 0 && a[0].id > b[0].id:
			keep(a[0].id, a[0].c)
			a = a[1:]
		case len(a) == 0 || b[0].id > a[0].id:
			keep(b[0].id, f.mul(b[0].c, minusOne))
			b = b[1:]
		default:
			shared = true
			keep(a[0].id, f.add(a[0].c, f.mul(b[0].c, minusOne)))
			a, b = a[1:], b[1:]
		}
	}
	return out, shared
}

// collects reports whether a = b gets simpler if each side is collected: something is merged, vanishes or is negative, or both sides have a constant.
func (f *flattener) collects(a, b *sum) bool {
	if !f.isZero(a.k) && !f.isZero(b.k) {
		return true
	}
	for _, s := range [2]*sum{a, b} {
		if s.visits > len(s.atoms) {
			return true
		}
		for _, x := range s.atoms {
			if f.isZero(x.c) || f.negative(x.c) {
				return true
			}
		}
	}
	return false
}

// sameAtoms reports whether a and b have the same atoms, with coefficients that agree.
func (f *flattener) sameAtoms(a, b *sum, agree func(n, m num) bool) bool {
	if len(a.atoms) != len(b.atoms) {
		return false
	}
	for i, x := range a.atoms { // b has overwritten their numbers
		f.at[x.id] = a.first + uint32(i)
	}
	for _, y := range b.atoms {
		k := f.at[y.id]
		if k < a.first || k-a.first >= uint32(len(a.atoms)) {
			return false
		}
		if x := &a.atoms[k-a.first]; x.id != y.id || !agree(x.c, y.c) {
			return false
		}
	}
	return true
}
