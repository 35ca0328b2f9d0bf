package bmc

import (
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// decideEach gives every property a status: models knock out the properties they
// violate until the rest is proved. Where the solver gives up on all together, it
// is asked for each alone.
func (r *run) decideEach(s *session) error {
	open := map[int]bool{}
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; p.check >= 0 && p.Status != StatusFailure && r.countsAsFailure(&p.Check) && r.wanted(&p.Check) {
			open[p.check] = true
		}
	}
	for len(open) > 0 {
		r.progress("solve", "%d properties left", len(open))
		q, err := r.askFor(r.share(2, len(open)), s, violation(s.vc, func(p vcgen.Prop) bool { return open[p.Check] && r.isFailure(p) }))
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

// decideAlone asks for each open property by itself, after the solver gave no
// answer for all of them: for a short time each, then for what is left of the time.
func (r *run) decideAlone(s *session, open map[int]bool, all solver.Result) error {
	several := len(open) > 1 // else it was asked already
	for _, last := range []bool{false, true} {
		for i := range r.res.Properties {
			p := &r.res.Properties[i]
			if !open[p.check] {
				continue
			}
			q := all
			if r.ctx.Err() == nil && several {
				r.progress("solve", "%s", p.Check.ID)
				share := r.share(2*len(open), len(open)+1)
				if last {
					share = r.share(len(open), len(open))
				}
				var err error
				q, err = r.askFor(share, s, violation(s.vc, func(x vcgen.Prop) bool { return x.Check == p.check }))
				if err != nil {
					return err
				}
			}
			switch q.Status {
			case solver.Unsat:
				p.Status = StatusSuccess
				delete(open, p.check)
			case solver.Sat:
				if err := r.knockOut(s, q.Model, open); err != nil {
					return err
				}
			case solver.Unknown:
				if !last {
					continue
				}
				p.Status = r.openStatus(q.Reason)
				delete(open, p.check)
				if why := r.unknownReason(q); !contains(r.res.Reasons, why) {
					r.inconclusive(why)
				}
			}
		}
	}
	return nil
}

// knockOut marks every open property that the model violates as failed, and
// records the run that ends there.
func (r *run) knockOut(s *session, m *term.Model, open map[int]bool) error {
	for _, p := range s.vc.Props {
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

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}
