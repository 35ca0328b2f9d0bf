package linear

import (
	"slices"

	"seabmc/term"
)

// Two numbers that a condition exchanges (a step of sorting, the lesser and the greater of two) are the same two
// numbers for every operation that does not ask for their order.

// choicesKept are the choices met last by a flattening that a further one is compared with. Those that are made by one step of
// a program lie beside each other.
const choicesKept = 8

// meet adds k times the choice id to the sum. With the same multiple of the opposite choice, it is that of both alternatives.
func (l *Comparer) meet(s *sum, id term.ID, k num) {
	f := &l.flat
	c, x, y := l.Branches(id)
	opposite := func(o summand) bool {
		d, u, v := l.Branches(o.id)
		return c == d && x == v && y == u && f.isZero(f.add(o.c, f.mul(k, f.num(-1))))
	}
	late := s.choices[max(0, len(s.choices)-choicesKept):]
	if i := slices.IndexFunc(late, opposite); i >= 0 {
		late[i].c = f.num(0)
		s.visits += 2
		l.sumPart(s, x, k)
		l.sumPart(s, y, k)
		return
	}
	s.choices = append(s.choices, summand{id, k})
}

// settle makes summands of the choices that met no opposite.
func (l *Comparer) settle(s *sum) {
	for _, o := range s.choices {
		if !l.flat.isZero(o.c) {
			l.flat.atom(s, o.id, o.c)
		}
	}
	s.choices = s.choices[:0]
}
