package tactics

import (
	"seabmc/solver"
)

// byAsking asks the solver of the session, for few steps: most questions are easy. If the solver gives up by itself, no other tactic
// is tried.
func (a *Asker) byAsking(w *work) (reply, error) {
	if w.end == 0 && !w.session.asked && a.Bare != nil {
		w.session.asked = true
		return a.byGoingOn(w)
	}
	q, err := w.session.s.Check(a.contextFor(&w.effort, HardAfter), w.fs[:w.goals]...)
	a.count(q)
	return reply{Result: q, last: !RanOut(q)}, err
}

// byGoingOn asks the solver. If it takes long, it goes on in the background, provided that there is another solver for the questions
// in the meantime.
func (a *Asker) byGoingOn(w *work) (reply, error) {
	c := a.contend(w.ctx, plain, a.Bare, w.t, w.fs)
	if !c.Pace.Wait(w.ctx, HardAfter) {
		o := c.Outcome(w.t)
		a.count(o.Result)
		return reply{Result: o.Result, last: !RanOut(o.Result)}, o.Err
	}
	if a.second == nil {
		if s := solver.Another(a.Bare); s != nil {
			a.second = a.Order(s)
		}
	}
	if w.plain = c; a.second == nil {
		c.End()
		w.plain = nil
	}
	a.count(solver.Result{Steps: HardAfter})
	return reply{Result: solver.OutOfSteps}, nil
}
