package tactics

import (
	"slices"

	"seabmc/claim"
	"seabmc/polynomials"
	"seabmc/solver"
	"seabmc/term"
)

// byPolynomials removes from the first formula what equations between sums and products show to be impossible (package polynomials).
func (a *Asker) byPolynomials(w *work) (reply, error) {
	goal, t := w.fs[0], w.t
	if !polynomials.Applies(t, goal) {
		return reply{skipped: true}, nil
	}
	parts := []term.ID{goal}
	if t.Op(goal) == term.OpOr {
		parts = slices.Clone(t.Args(goal))
	}
	f := polynomials.NewRefuter(t)
	goal = t.Or(slices.DeleteFunc(parts, func(p term.ID) bool {
		if w.over() || !f.Impossible(slices.Concat([]term.ID{p}, w.fs[1:])...) {
			return false
		}
		w.r.Log().Count(claim.Polynomials, 1)
		if a := w.r.Log().Auditor(); a != nil {
			a.Claim(&claim.Claim{By: algebra, Given: w.fs[1:], X: p, Y: term.False})
		}
		return true
	})...)
	if goal == term.False {
		return reply{Result: solver.Result{Status: solver.Unsat}}, nil
	}
	return reply{rest: w.with(goal)}, nil
}
