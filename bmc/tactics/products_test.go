package tactics

import (
	"context"
	"testing"

	"seabmc/bmc/evidence"
	"seabmc/bmc/scripted"
	"seabmc/solver"
	"seabmc/term"
)

// A question about products is answered by lemmas, with a model if there is one, and within its steps.
func TestProductsByLemmas(t *testing.T) {
	scripted.NeedYices(t)
	for _, tt := range []struct {
		name  string
		goal  func(d *scripted.Desk, i, n, size term.ID) term.ID
		steps int64
		want  solver.Status
	}{
		{"an element lies within the room", func(d *scripted.Desk, i, n, size term.ID) term.ID {
			return d.And(d.Less(i, n), d.Less(d.Product(n, size), d.Sum(d.Product(i, size), size)))
		}, 0, solver.Unsat},
		{"another one does not", func(d *scripted.Desk, i, n, size term.ID) term.ID {
			return d.And(d.Not(d.Less(n, i)), d.Less(d.Const(1000, 64), size), d.Less(d.Product(n, size), d.Sum(d.Product(i, size), size)))
		}, 0, solver.Sat},
		{"a quotient times its divisor", func(d *scripted.Desk, i, n, size term.ID) term.ID {
			return d.Less(n, d.Product(d.Bin(term.OpUDiv, n, size), size))
		}, 0, solver.Unsat},
		{"no steps are left", func(d *scripted.Desk, i, n, size term.ID) term.ID {
			return d.Less(n, d.Product(d.Bin(term.OpUDiv, n, size), size))
		}, 1, solver.Unknown},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := scripted.NewDesk()
			word := func(name string) term.ID { return d.ZExt(d.Var(name, term.BV(31)), 64) }
			goal := tt.goal(d, word("i"), word("n"), word("size"))
			r := desked(&scripted.Solver{ID: "main"}, nil)
			r.Main = scripted.Honest()
			w := &work{effort: effort{ctx: context.Background(), end: tt.steps}, t: d.Table, r: d.R, fs: []term.ID{goal}, record: &evidence.Question{}}
			q, err := r.answer(w, byLemmas)
			if err != nil || q.Status != tt.want || tt.want == solver.Unknown && !RanOut(q) {
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
	d := scripted.NewDesk()
	goal := d.Less(d.Product(d.X, d.Const(3, 8)), d.Y)
	r := desked(&scripted.Solver{ID: "main"}, nil)
	w := &work{effort: effort{ctx: context.Background()}, t: d.Table, r: d.R, fs: []term.ID{goal}, record: &evidence.Question{}}
	if _, err := r.answer(w, byLemmas); err != errSkipped {
		t.Errorf("%v, want that it is skipped", err)
	}
}
