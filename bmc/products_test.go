package bmc

import (
	"context"
	"strings"
	"testing"

	"seabmc/bmc/evidence"
	"seabmc/solver"
	"seabmc/term"
)

// A question about products is answered by lemmas, with a model if there is one, and within its steps.
func TestProductsByLemmas(t *testing.T) {
	needYices(t)
	for _, tt := range []struct {
		name  string
		goal  func(d *desk, i, n, size term.ID) term.ID
		steps int64
		want  solver.Status
	}{
		{"an element lies within the room", func(d *desk, i, n, size term.ID) term.ID {
			return d.And(d.less(i, n), d.less(d.product(n, size), d.sum(d.product(i, size), size)))
		}, 0, solver.Unsat},
		{"another one does not", func(d *desk, i, n, size term.ID) term.ID {
			return d.And(d.Not(d.less(n, i)), d.less(d.Const(1000, 64), size), d.less(d.product(n, size), d.sum(d.product(i, size), size)))
		}, 0, solver.Sat},
		{"a quotient times its divisor", func(d *desk, i, n, size term.ID) term.ID {
			return d.less(n, d.product(d.Bin(term.OpUDiv, n, size), size))
		}, 0, solver.Unsat},
		{"no steps are left", func(d *desk, i, n, size term.ID) term.ID {
			return d.less(n, d.product(d.Bin(term.OpUDiv, n, size), size))
		}, 1, solver.Unknown},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := newDesk()
			word := func(name string) term.ID { return d.ZExt(d.Var(name, term.BV(31)), 64) }
			goal := tt.goal(d, word("i"), word("n"), word("size"))
			r := desked(t, d, &scripted{name: "main"}, nil)
			r.slv = yicesFor()
			w := &work{effort: effort{ctx: context.Background(), end: tt.steps}, vc: d.vc(goal), fs: []term.ID{goal}, record: &evidence.Question{}}
			q, err := r.answer(w, byLemmas)
			if err != nil || q.Status != tt.want || tt.want == solver.Unknown && !strings.Contains(q.Reason, solver.OutOfSteps) {
				t.Fatalf("%v (%s) %v, want %v", q.Status, q.Reason, err, tt.want)
			}
			if q.Status == solver.Sat {
				if holds, err := q.Model.EvalBool(goal); err != nil || !holds {
					t.Errorf("the model is none of the question: %v", err)
				}
			}
		})
	}
}

// What has no product of unknowns is left to others.
func TestProductsByLemmasSkips(t *testing.T) {
	d := newDesk()
	goal := d.less(d.product(d.x, d.Const(3, 8)), d.y)
	r := desked(t, d, &scripted{name: "main"}, nil)
	w := &work{effort: effort{ctx: context.Background()}, vc: d.vc(goal), fs: []term.ID{goal}, record: &evidence.Question{}}
	if _, err := r.answer(w, byLemmas); err != errSkipped {
		t.Errorf("%v, want that it is skipped", err)
	}
}
