package bmc

import (
	"slices"

	"seabmc/bmc/tactics"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// decideEach gives every property a status. Each model shows which properties it violates, until the rest is proved. If the solver gives up on all
// properties together, it is asked for each one alone.
func (r *run) decideEach(s *tactics.Session) error {
	open := map[int]bool{}
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; p.check >= 0 && p.Status != StatusFailure && r.countsAsFailure(&p.Check) && r.wanted(&p.Check) {
			open[p.check] = true
		}
	}
	for len(open) > 0 {
		r.progress("solve", "%d properties left", len(open))
		together := r.portion(16, stepsTogether) // a loaded machine may take four times as long for a step
		if len(open) == 1 {
			together = 0
		}
		q, err := r.asker.Ask(together, s, tactics.Violation(s.VC, func(p vcgen.Prop) bool { return open[p.Check] && r.isFailure(p) }))
		if err != nil {
			return err
		}
		switch q.Status {
		case solver.Unknown:
			return r.decideAlone(s, open, q)
		case solver.Unsat:
			r.settle(StatusSuccess, func(p *Property) bool { return open[p.check] })
			return nil
		}
		n := len(open)
		if err := r.knockOut(s, q.Model, open); err != nil {
			return err
		}
		if len(open) == n {
			r.inconclusive("internal: a model violated no open property")
			return nil
		}
	}
	return nil
}

// Steps of questions about all open properties together, and about one of them. The question about one is asked with more and more steps; if there is no limit
// on the time, with at most mostAlone.
const (
	stepsTogether = 5 * solver.StepsPerSecond
	stepsAlone    = solver.StepsPerSecond / 4
	mostAlone     = 64 * solver.StepsPerSecond
)

// decideAlone asks about each open property alone, after the solver gave no answer for all of them together: first with few steps each, then with more.
func (r *run) decideAlone(s *tactics.Session, open map[int]bool, all solver.Result) error {
	if len(open) == 1 { // it was asked already
		for check := range open {
			r.undecided(r.property(check), all)
		}
		return nil
	}
	_, limited := r.ctx.Deadline()
	for steps := int64(stepsAlone); len(open) > 0; steps *= tactics.MoreSteps {
		last := !limited && steps >= mostAlone
		for i := range r.res.Properties {
			p := &r.res.Properties[i]
			if !open[p.check] {
				continue
			}
			q := all
			if r.ctx.Err() == nil {
				r.progress("solve", "%s", p.Check.ID)
				var err error
				if q, err = r.asker.Ask(steps, s, tactics.Violation(s.VC, func(x vcgen.Prop) bool { return x.Check == p.check })); err != nil {
					return err
				}
			}
			switch {
			case q.Status == solver.Unsat:
				p.Status = StatusSuccess
				delete(open, p.check)
			case q.Status == solver.Sat:
				if err := r.knockOut(s, q.Model, open); err != nil {
					return err
				}
			case last || !tactics.RanOut(q) || r.ctx.Err() != nil:
				r.undecided(p, q)
				delete(open, p.check)
			}
		}
	}
	return nil
}

// undecided notes that there is no answer for a property.
func (r *subject) undecided(p *Property, q solver.Result) {
	p.Status = r.openStatus(q.Limit)
	if why := r.unknownReason(q); !slices.Contains(r.res.Reasons, why) {
		r.inconclusive(why)
	}
}

// knockOut marks every open property that the model violates as failed, and records the run that shows it.
func (r *run) knockOut(s *tactics.Session, m *term.Model, open map[int]bool) error {
	for _, p := range s.VC.Props {
		if p.Discharged || !open[p.Check] {
			continue
		}
		bad, err := m.EvalBool(p.Violated)
		if err != nil {
			return err
		}
		if bad {
			delete(open, p.Check)
			if err := r.failed(s, m, p.Check); err != nil {
				return err
			}
		}
	}
	return nil
}
