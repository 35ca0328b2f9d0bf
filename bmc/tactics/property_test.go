package tactics

import (
	"context"
	"testing"

	"seabmc/bmc/evidence"
	"seabmc/rewriter"
	"seabmc/solver"
	"seabmc/term"
)

// late refutes the first question that it gets, and at that moment the time is over; it
// has no answer to any other.
type late struct {
	over  context.CancelFunc
	asked int
}

func (l *late) Name() string                                   { return "late" }
func (l *late) Version() string                                { return "late" }
func (l *late) NewSession(*term.Table) (solver.Session, error) { return l, nil }
func (l *late) Assert(term.ID) error                           { return nil }
func (l *late) Close() error                                   { return nil }
func (l *late) Check(context.Context, ...term.ID) (solver.Result, error) {
	l.asked++
	if l.asked == 1 {
		l.over()
		return solver.Result{Status: solver.Unsat}, nil
	}
	return solver.Result{Reason: "timeout"}, nil
}

// That one part of a disjunction was refuted when the time ended says nothing about the
// others. (A mutant of s_swap of aws-c-common was called SUCCESSFUL that way.)
func TestPartRefutedAtTheEndOfTime(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	a, b := tab.Var("a", term.Bool), tab.Var("b", term.Bool)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	l := &late{over: cancel}
	r := desked(l, nil)
	w := &work{effort: effort{ctx: ctx, leaf: HardAfter}, t: tab, r: rewriter.New(tab), fs: []term.ID{tab.Or(a, b)}, record: &evidence.Question{}}
	q, err := r.answer(w, property, value)
	if err != nil || q.Status != solver.Unknown {
		t.Errorf("the disjunction is %v (%v) after %d questions; want unknown", q.Status, err, l.asked)
	}
}
