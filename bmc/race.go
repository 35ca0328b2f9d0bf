package bmc

import (
	"context"
	"slices"

	"seabmc/bmc/race"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// The plain question stays in the race: what the solver has not answered soon goes on in the background, while other engines and the
// tactics of a hard question work beside it. These get their steps in proportion to those that it has taken, so that a question which
// the solver answers by itself in the end never takes many times as long.

// contend has a solver work on the question in the background.
func contend(ctx context.Context, r *run, tactic string, slv solver.Solver, w *work) *race.Contender {
	return race.Start(ctx, tactic, slv, w.vc.T, w.fs, func(t *term.Table, fs []term.ID) {
		if r.cfg.Auditor != nil {
			r.cfg.Auditor.Narrowed(t, fs)
		}
	})
}

// byGoingOn asks the solver, and leaves it at work if it takes long and there is another solver for what is asked meanwhile.
func (r *run) byGoingOn(w *work) (reply, error) {
	c := contend(w.ctx, r, plain, r.bare, w)
	if !c.Pace.Wait(w.ctx, hardAfter) {
		o := c.Outcome(w.vc.T)
		r.count(o.Result)
		return reply{Result: o.Result, last: !ranOut(o.Result)}, o.Err
	}
	if r.second == nil {
		if s := solver.Another(r.bare); s != nil {
			r.second = r.ordered(s)
		}
	}
	if w.plain = c; r.second == nil {
		c.End()
		w.plain = nil
	}
	r.count(solver.Result{Steps: hardAfter})
	return reply{Result: outOfSteps}, nil
}

// inBackground tells whether the question is at work in the background. Where reads became choices, it is another one that is.
func (w *work) inBackground() bool { return w.plain != nil && !w.unfolded }

// over tells that nobody waits for what is tried beside the plain question, or that time is up.
func (w *work) over() bool { return w.ctx.Err() != nil || w.plain != nil && w.plain.Pace.Ended() }

// arrive notes the outcome of a contender.
func arrive(r *run, name string, o race.Outcome) {
	r.res.Stats.tactic(name).note(o.Result)
	if name == plain { // beside what it took before it was found to be hard
		more := max(0, o.Steps-hardAfter)
		r.steps += more
		r.res.Stats.SolverSteps += more
	}
}

// arrived takes the answer to the plain question, which was there before anything else was tried for long.
func (r *run) arrived(w *work) (solver.Result, error) {
	o := w.plain.Outcome(w.vc.T)
	w.plain = nil
	arrive(r, plain, o)
	if o.Answered() {
		w.decided(plain, o.Status)
	}
	return o.Result, o.Err
}

// race has contenders work on a question, beside what follow does with it. The first answer ends all.
func (r *run) race(w *work, stop func(), cs []*race.Contender, follow func() (solver.Result, error)) (q solver.Result, err error) {
	arrivals := race.Among(w.vc.T, cs, stop, func() bool {
		q, err = follow()
		return answered(q) || err != nil || w.end > 0
	})
	found := err == nil && answered(q)
	var win *race.Arrival
	for i := range arrivals {
		a := &arrivals[i]
		arrive(r, a.Name, a.Outcome)
		switch {
		case !a.Answered():
			if a.Name == plain && !found && a.Reason != "" {
				q.Reason = a.Reason
			}
		case found && q.Status != a.Status:
			return disagreement(r.slv.Name(), a.Name), nil
		case win != nil && win.Status != a.Status:
			return disagreement(win.Name, a.Name), nil
		case win == nil:
			win = a
		}
	}
	if win == nil || found {
		return q, err
	}
	w.decided(win.Name, win.Status)
	return win.Result, nil
}

// callBeside has solvers work on the formula of the whole program, to compare, before the run does.
func callBeside(r *run, vc *vcgen.VC) error {
	goal := violation(vc, r.isFailure).goal
	if r.aside || len(r.fixed) > 0 || goal == term.False {
		return nil
	}
	return r.cfg.measure.Ask(r.ctx, r.cfg.SolverOptions, vc.T, slices.Concat([]term.ID{goal}, vc.Side))
}
