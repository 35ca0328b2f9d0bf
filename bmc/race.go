package bmc

import (
	"context"
	"runtime/debug"

	"seabmc/order"
	"seabmc/solver"
	"seabmc/term"
)

// The plain question stays in the race: what the solver has not answered soon goes on in the background, while other engines and the
// tactics of a hard question work beside it. These get their steps in proportion to those that it has taken, so that a question which
// the solver answers by itself in the end never takes many times as long.

// contender is a solver at work on a formula in the background.
type contender struct {
	tactic string
	out    chan outcome // one arrives, at the latest when the contender is stopped
	pace   *solver.Pace
	stop   context.CancelFunc
}

// outcome is what a solver came to.
type outcome struct {
	solver.Result
	err   error
	crash *Crash // a panic of its goroutine
}

// passOn goes on with a panic.
func (o outcome) passOn() {
	if o.crash != nil {
		panic(*o.crash)
	}
}

// contend has a solver work on the conjunction fs. It is one that nothing was wrapped around.
func (r *run) contend(ctx context.Context, tactic string, slv solver.Solver, t *term.Table, fs []term.ID) *contender {
	ctx, stop := context.WithCancel(ctx)
	c := &contender{tactic, make(chan outcome, 1), new(solver.Pace), stop}
	narrow, back := order.New(t).Narrow(fs...) // here, as no terms can be made in a snapshot
	t = t.Snapshot()
	go func() {
		defer c.pace.End()
		defer func() {
			if p := recover(); p != nil {
				c.out <- outcome{crash: &Crash{p, debug.Stack()}}
			}
		}()
		q, err := askAnew(solver.WithPace(ctx, c.pace), slv, t, narrow)
		if back.Lift(q.Model) != nil {
			q = solver.Result{}
		}
		if q.Status == solver.Unsat && back != nil && r.cfg.Auditor != nil {
			r.cfg.Auditor.Narrowed(t, fs)
		}
		c.out <- outcome{Result: q, err: err}
	}()
	return c
}

// end stops a contender, if there is one, and waits until it works no more.
func (c *contender) end() {
	if c != nil {
		c.stop()
		<-c.out
	}
}

// goesOn tells whether a question may go on in the background: it is the first of its session, may take as many steps as it likes, and
// there is another solver for what is asked meanwhile.
func (r *run) goesOn(w *work) bool {
	if w.end > 0 || w.session.asked || r.bare == nil {
		return false
	}
	w.session.asked = true
	return true
}

// byGoingOn asks the solver, and leaves it at work if it takes long.
func (r *run) byGoingOn(w *work) (reply, error) {
	c := r.contend(w.ctx, plain, r.bare, w.vc.T, w.fs)
	if c.pace.Wait(w.ctx, hardAfter) {
		if r.parallel() {
			w.plain = c
			r.count(solver.Result{Steps: hardAfter})
			return reply{Result: outOfSteps}, nil
		}
		c.end()
		r.count(solver.Result{Steps: hardAfter})
		return reply{Result: outOfSteps}, nil
	}
	o := <-c.out
	c.stop()
	o.passOn()
	r.count(o.Result)
	if o.Model != nil {
		o.Model.MoveTo(w.vc.T)
	}
	return reply{Result: o.Result, last: !ranOut(o.Result)}, o.err
}

// parallel makes the solver one that can work while the first one does. It tells whether there is one.
func (r *run) parallel() bool {
	if r.second == nil {
		if s := solver.Another(r.bare); s != nil {
			r.second = r.ordered(s)
		}
	}
	return r.second != nil
}

// inBackground tells whether the question is at work in the background. Where reads became choices, it is another one that is.
func (w *work) inBackground() bool { return w.plain != nil && !w.unfolded }

// over tells that nobody waits for what is tried beside the plain question, or that time is up.
func (w *work) over() bool { return w.ctx.Err() != nil || w.plain != nil && w.plain.pace.Ended() }

// beside is the solver for questions that are asked while w is at work in the background.
func (r *run) beside(w *work) solver.Solver {
	if w.plain != nil {
		return r.second
	}
	return r.slv
}

// arrived takes the answer to the plain question, which was there before anything else was tried for long.
func (r *run) arrived(w *work) (solver.Result, error) {
	c := w.plain
	w.plain = nil
	o := <-c.out
	c.stop()
	o.passOn()
	r.countMore(o.Result)
	r.res.Stats.tactic(plain).note(o.Result)
	if o.err == nil && answered(o.Result) {
		w.decided(plain, o.Status)
	}
	if o.Model != nil {
		o.Model.MoveTo(w.vc.T)
	}
	return o.Result, o.err
}

// countMore notes what the plain question took after it was found to be hard.
func (r *run) countMore(q solver.Result) {
	more := max(0, q.Steps-hardAfter)
	r.steps += more
	r.res.Stats.SolverSteps += more
}

// arrival is a contender's outcome.
type arrival struct {
	*contender
	outcome
}

// race has contenders work on a question, beside what follow does with it. The first answer ends all.
func (r *run) race(w *work, stop func(), cs []*contender, follow func() (solver.Result, error)) (solver.Result, error) {
	all := func() {
		stop()
		for _, c := range cs {
			c.stop()
		}
	}
	arrivals := make(chan arrival, len(cs))
	for _, c := range cs {
		go func() {
			o := <-c.out
			if o.err == nil && answered(o.Result) {
				all()
			}
			arrivals <- arrival{c, o}
		}()
	}
	q, err := follow()
	if answered(q) || err != nil || w.end > 0 {
		all()
	}
	var win *arrival
	for range cs { // where the tactics gave up, the others go on
		a := <-arrivals
		a.passOn()
		if a.err != nil {
			a.Result = solver.Result{}
		}
		r.res.Stats.tactic(a.tactic).note(a.Result)
		if a.tactic == plain {
			if !answered(q) && err == nil && a.Reason != "" {
				q.Reason = a.Reason
			}
			r.countMore(a.Result)
		}
		switch {
		case !answered(a.Result):
		case err == nil && answered(q) && q.Status != a.Status:
			return disagreement(r.slv.Name(), a.tactic), nil
		case win != nil && win.Status != a.Status:
			return disagreement(win.tactic, a.tactic), nil
		case win == nil:
			win = &a
		}
	}
	if win == nil || err == nil && answered(q) {
		return q, err
	}
	w.decided(win.tactic, win.Status)
	if win.Model != nil {
		win.Model.MoveTo(w.vc.T)
	}
	return win.Result, nil
}
