package linear

import (
	"slices"

	"seabmc/term"
)

// Two numbers may be exchanged depending on a condition, as in a step of sorting, or in the lesser and the greater of two numbers. For every
// operation that does not depend on their order, they are the same two numbers.

// choicesKept is how many of the choices that a flattening met last are compared with a further one. Choices that one step of a program makes are
// close to each other.
const choicesKept = 8

// meet adds k times the choice id to the sum. If the same multiple of the opposite choice is there, both alternatives are added in place of the two
// choices.
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
