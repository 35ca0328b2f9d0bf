package bmc

import (
	"slices"

	"seabmc/bmc/tactics"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// decideEach gives every property a status. Nobody knows beforehand whether all open properties together are easier for the solver than each alone, so both
// are asked in turn, with more and more steps.
func (r *run) decideEach(s *tactics.Session) error {
	open := map[int]bool{}
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; p.check >= 0 && p.Status != StatusFailure && r.countsAsFailure(&p.Check) && r.wanted(&p.Check) {
			open[p.check] = true
		}
	}
	together := r.portion(16, stepsTogether) // a loaded machine may take four times as long for a step
	for alone := int64(stepsAlone); len(open) > 0; alone *= tactics.MoreSteps {
		all, err := r.decideTogether(s, open, together)
		if err != nil || len(open) == 0 {
			return err
		}
		began := r.asker.Steps()
		if err := r.decideAlone(s, open, all, alone); err != nil {
			return err
		}
		together = max(together, r.asker.Steps()-began)
	}
	return nil
}

// decideTogether asks about all open properties together. Each model shows which of them it violates, until the rest is proved, or the steps are used up.
func (r *run) decideTogether(s *tactics.Session, open map[int]bool, steps int64) (q solver.Result, err error) {
	for len(open) > 0 {
		r.progress("solve", "%d properties left", len(open))
		if len(open) == 1 {
			steps = 0
		}
		q, err = r.asker.Ask(steps, s, tactics.Violation(s.VC, func(p vcgen.Prop) bool { return open[p.Check] && r.isFailure(p) }))
		if err != nil || q.Status == solver.Unknown {
			return q, err
		}
		if q.Status == solver.Unsat {
			r.settle(StatusSuccess, func(p *Property) bool { return open[p.check] })
			clear(open)
			return q, nil
		}
		n := len(open)
		if err := r.knockOut(s, q.Model, open); err != nil {
			return q, err
		}
		if len(open) == n {
			r.inconclusive("internal: a model violated no open property")
			clear(open)
		}
	}
	return q, nil
}

// Steps of the first questions about all open properties together, and about one of them. If there is no limit on the time, one property is asked about with at
// most mostAlone.
const (
	stepsTogether = 5 * solver.StepsPerSecond
	stepsAlone    = solver.StepsPerSecond / 4
	mostAlone     = 64 * solver.StepsPerSecond
)

// decideAlone asks about each open property alone, with so many steps each. all is the answer about all of them together; if one is left, it is the answer about it.
func (r *run) decideAlone(s *tactics.Session, open map[int]bool, all solver.Result, steps int64) error {
	_, limited := r.ctx.Deadline()
	last := len(open) == 1 || !limited && steps >= mostAlone
	asked := len(open) == 1
	for i := range r.res.Properties {
		p := &r.res.Properties[i]
		if !open[p.check] {
			continue
		}
		q := all
		if !asked && r.ctx.Err() == nil {
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
