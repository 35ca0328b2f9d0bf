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
	next := 0
	_, limited := r.ctx.Deadline()
	steps := r.portion(16, stepsTogether) // a loaded machine may take four times as long for a step
	for alone := int64(stepsAlone); len(open) > 0; alone, steps = alone*tactics.MoreSteps, steps*tactics.MoreSteps {
		all, err := r.decideTogether(s, open, steps, limited || alone == stepsAlone)
		if err != nil || len(open) == 0 {
			return err
		}
		now := turn{from: next, each: alone, end: r.asker.Steps() + steps, last: !limited && alone >= mostAlone}
		if next, err = r.decideAlone(s, open, all, now); err != nil {
			return err
		}
	}
	return nil
}

// decideTogether asks about all open properties together. Each model shows which of them it violates, until the rest is proved, or the steps are used up. With toEnd,
// the question about a single property has no limit on its steps.
func (r *run) decideTogether(s *tactics.Session, open map[int]bool, steps int64, toEnd bool) (q solver.Result, err error) {
	for len(open) > 0 {
		r.progress("solve", "%d properties left", len(open))
		if len(open) == 1 && toEnd {
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

// turn is a round of questions about one property each. It takes about as many steps as the question about all together.
type turn struct {
	from      int   // the index of the property that is asked about first: where the last round ended
	each, end int64 // steps of one question, and after how many in all the round ends
	last      bool  // each is asked about, and what is open then stays open
}

// decideAlone asks about each open property alone. all is the answer about all of them together; if one is left, it is the answer about it. It returns where the
// next round begins.
func (r *run) decideAlone(s *tactics.Session, open map[int]bool, all solver.Result, now turn) (next int, err error) {
	asked := len(open) == 1
	for k := range r.res.Properties {
		i := (now.from + k) % len(r.res.Properties)
		p := &r.res.Properties[i]
		if !open[p.check] {
			continue
		}
		if !now.last && r.asker.Steps() >= now.end {
			return i, nil
		}
		q := all
		if !asked && r.ctx.Err() == nil {
			r.progress("solve", "%s", p.Check.ID)
			q, err = r.asker.Ask(now.each, s, tactics.Violation(s.VC, func(x vcgen.Prop) bool { return x.Check == p.check }))
		}
		if err == nil {
			err = r.settleAlone(s, open, p, q, now.last)
		}
		if err != nil {
			return i, err
		}
	}
	return now.from, nil
}

// settleAlone notes what an answer says of a property. If its steps were used up and it is not the last question about it, the property stays open.
func (r *run) settleAlone(s *tactics.Session, open map[int]bool, p *Property, q solver.Result, last bool) error {
	switch {
	case q.Status == solver.Sat:
		return r.knockOut(s, q.Model, open)
	case q.Status == solver.Unsat:
		p.Status = StatusSuccess
	case last || !tactics.RanOut(q) || r.ctx.Err() != nil:
		r.undecided(p, q)
	default:
		return nil
	}
	delete(open, p.check)
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
