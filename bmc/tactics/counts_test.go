package tactics

import (
	"testing"

	"seabmc/solver"
)

// The figures of two runs together are their sums, by the names of the tactics.
func TestAddCounts(t *testing.T) {
	var a, b Counts
	a.SolverCalls, a.SolverSteps, b.SolverCalls, b.SolverSteps, b.CachedAnswers, b.SolveSeconds = 1, 10, 2, 20, 3, 0.5
	a.tactic(plain).note(solver.Result{Status: solver.Sat})
	b.tactic(plain).note(solver.Result{Status: solver.Unsat})
	b.tactic(plain).note(solver.Result{})
	b.tactic(value).Reduced++
	a.Add(&b)
	if a.SolverCalls != 3 || a.SolverSteps != 30 || a.CachedAnswers != 3 || a.SolveSeconds != 0.5 || len(a.Tactics) != 2 {
		t.Errorf("%+v", a)
	}
	if got, want := *a.Tactics[plain], (Count{Tried: 3, Refuted: 1, Models: 1}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got, want := *a.Tactics[value], (Count{Reduced: 1}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}
