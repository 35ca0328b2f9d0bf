package tactics

import (
	"slices"

	"seabmc/bdd"
	"seabmc/solver"
	"seabmc/term"
)

const refuteSteps = 1 << 21 // of decision diagrams, before the other tactics

// byDiagrams removes from the first formula what decision diagrams show to be impossible. If a program has few states, that is
// often all of it.
func (a *Asker) byDiagrams(w *work) (reply, error) {
	if a.NoDiagrams {
		return reply{skipped: true, rest: w.fs}, nil
	}
	goal, t := w.fs[0], w.t
	steps := refuteSteps
	for range w.grown {
		steps *= MoreSteps
	}
	for _, latest := range []bool{true, false} {
		parts := []term.ID{goal}
		if t.Op(goal) == term.OpOr {
			parts = slices.Clone(t.Args(goal))
		}
		f := bdd.NewRefuter(w.t, w.r.Log(), steps, latest)
		f.StopIf(w.over)
		if goal = t.Or(slices.DeleteFunc(parts, func(p term.ID) bool { return !w.over() && f.Impossible(p) })...); goal == term.False {
			return reply{Result: solver.Result{Status: solver.Unsat}}, nil
		}
	}
	return reply{rest: w.with(goal)}, nil
}
