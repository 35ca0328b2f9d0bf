package rewriter

import (
	"slices"

	"seabmc/term"
)

// Two numbers that a condition exchanges (a step of sorting, the lesser and the greater of two) are the same two
// numbers for every operation that does not ask for their order.

var swapRules = []Rule{
	{Name: "add-swapped", Text: "(bvadd (ite a x y) (ite a y x)) => (bvadd x y)", Level: 2, Ops: addOps, Over: iteOps, Apply: swapped},
	{Name: "mul-swapped", Text: "(bvmul (ite a x y) (ite a y x)) => (bvmul x y)", Level: 2, Ops: mulOps, Over: iteOps, Apply: swapped},
	{Name: "bitwise-swapped", Text: "(bvxor (ite a x y) (ite a y x)) => (bvxor x y); bvand and bvor too", Level: 2, Ops: []term.Op{term.OpBVXor, term.OpBVAnd, term.OpBVOr}, Over: iteOps, Apply: swapped},
}

// swapped is the operation id on two numbers where it is on what a condition makes of them.
func swapped(r *Rewriter, id term.ID) term.ID {
	c, x, y, ok := r.ite(r.T.Arg(id, 0))
	d, v, u, ok2 := r.ite(r.T.Arg(id, 1))
	if !ok || !ok2 || c != d || x != u || y != v {
		return 0
	}
	return r.T.Mk(id, []term.ID{x, y})
}

// choicesKept are the choices met last by a flattening that a further one is compared with. Those that are made by one step of
// a program lie beside each other.
const choicesKept = 8

// meet adds k times the choice id to the sum. With the same multiple of the opposite choice, it is that of both alternatives.
func (r *Rewriter) meet(s *sum, id term.ID, k num) {
	f := &r.flat
	c, x, y := r.ite3(id)
	opposite := func(o summand) bool {
		d, u, v := r.ite3(o.id)
		return c == d && x == v && y == u && f.isZero(f.add(o.c, f.mul(k, f.num(-1))))
	}
	late := s.choices[max(0, len(s.choices)-choicesKept):]
	if i := slices.IndexFunc(late, opposite); i >= 0 {
		late[i].c = f.num(0)
		s.visits += 2
		r.sumPart(s, x, k)
		r.sumPart(s, y, k)
		return
	}
	s.choices = append(s.choices, summand{id, k})
}

// settle makes summands of the choices that met no opposite.
func (r *Rewriter) settle(s *sum) {
	for _, o := range s.choices {
		if !r.flat.isZero(o.c) {
			r.flat.atom(s, o.id, o.c)
		}
	}
	s.choices = s.choices[:0]
}
