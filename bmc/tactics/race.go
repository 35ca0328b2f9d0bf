package tactics

import (
	"context"
	"fmt"

	"seabmc/bmc/race"
	"seabmc/pass"
	"seabmc/solver"
	"seabmc/term"
)

// The plain question stays in the race: if the solver does not answer it soon, it goes on in the background while other engines and
// tactics work beside it. These get steps in proportion to those that the plain question has taken, so that a question which
// the solver answers by itself in the end never takes many times as long.

// maxSummaries are the steps that a formula may take to be put into value summaries.
const maxSummaries = 1 << 22

// contend has a solver work on a conjunction in the background.
func (a *Asker) contend(ctx context.Context, tactic string, slv solver.Solver, t *term.Table, fs []term.ID) *race.Contender {
	return race.Start(ctx, tactic, slv, t, fs, func(t *term.Table, fs []term.ID) {
		if a.Auditor != nil {
			a.Auditor.Narrowed(t, fs)
		}
	})
}

// beside has solvers work on a hard question beside the plain one: on value summaries, if many of its numbers are among few values, and
// with another engine, if there is one.
func (a *Asker) beside(ctx context.Context, w *work) (cs []*race.Contender) {
	if a.Bare != nil {
		if fs, ok := pass.NewSummarizer(w.r, maxSummaries).Run(w.fs); ok {
			if other := solver.Another(a.Bare); a.third == nil && other != nil {
				a.third = solver.Another(other) // as the other works for the tactics, and does one thing at a time
			}
			if a.third != nil {
				cs = append(cs, a.contend(ctx, summaries, a.third, w.t, fs))
			}
		}
	}
	if a.Alternative != nil {
		cs = append(cs, a.contend(ctx, secondEngine, a.Alternative, w.t, w.fs))
	}
	return cs
}

// arrive counts the outcome of a contender.
func (a *Asker) arrive(name string, o race.Outcome) {
	a.Counts.tactic(name).note(o.Result)
	if name == plain { // the rest was counted when it was found to be hard
		more := max(0, o.Steps-HardAfter)
		a.steps += more
		a.Counts.SolverSteps += more
	}
}

// arrived takes the answer to the plain question, which came before anything else was tried.
func (a *Asker) arrived(w *work) (solver.Result, error) {
	o := w.plain.Outcome(w.t)
	w.plain = nil
	a.arrive(plain, o)
	if o.Answered() {
		w.decided(plain, o.Status)
	}
	return o.Result, o.Err
}

// race has contenders work on a question while follow does. The first answer ends all of them.
func (a *Asker) race(w *work, stop func(), cs []*race.Contender, follow func() (solver.Result, error)) (q solver.Result, err error) {
	arrivals := race.Among(w.t, cs, stop, func() bool {
		q, err = follow()
		return Answered(q) || err != nil || w.end > 0
	})
	found := err == nil && Answered(q)
	var win *race.Arrival
	for i := range arrivals {
		x := &arrivals[i]
		a.arrive(x.Name, x.Outcome)
		switch {
		case !x.Answered():
			if x.Name == plain && !found && x.Reason != "" {
				q.Reason, q.Limit = x.Reason, x.Limit
			}
		case found && q.Status != x.Status:
			return disagreement(a.Main.Name(), x.Name), nil
		case win != nil && win.Status != x.Status:
			return disagreement(win.Name, x.Name), nil
		case win == nil:
			win = x
		}
	}
	if win == nil || found {
		return q, err
	}
	w.decided(win.Name, win.Status)
	return win.Result, nil
}

// disagreement is the reason for no answer that two solvers give different ones.
func disagreement(a, b string) solver.Result {
	return solver.Result{Reason: fmt.Sprintf("%s and %s disagree", a, b)}
}
