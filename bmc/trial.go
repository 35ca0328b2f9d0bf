package bmc

import (
	"seabmc/bmc/tactics"
	"seabmc/frontend/clauses"
	"seabmc/ir"
	"seabmc/solver"
	"seabmc/vcgen"
)

// Proposed invariants are judged on trial (frontend.Options.Trial): those that some model violates are no invariants together with the rest,
// and what the solver does not decide soon is no use. The result is a hint which to leave out, no evidence: no verdict rests on it.

// OnTrial reports whether a property claims what is proposed for an invariant, or that it can be evaluated.
func (p *Property) OnTrial() bool { return p.Pos.File == clauses.ProposedFile }

// OfMemory reports whether a property is about an access to memory, or about what is freed. It is judged on trial too where lists are proposed.
func (p *Property) OfMemory() bool {
	return p.Check.Kind == ir.CheckDeref || p.Check.Kind == ir.CheckFree
}

// decideTrial gives each proposal a status.
func decideTrial(r *run, s *tactics.Session) error {
	open := map[int]bool{}
	for i := range r.res.Properties {
		switch p := &r.res.Properties[i]; {
		case !p.OnTrial() && !(r.cfg.Lower.Shapes && p.OfMemory()) || p.Status == StatusSuccess:
		case p.check < 0: // no round comes to it, as other proposals exclude each other
			p.Status = StatusSuccess
		default:
			open[p.check] = true
		}
	}
	end := func(st Status, check int) {
		delete(open, check)
		r.property(check).Status = st
	}
	ask := func(steps int64, which func(check int) bool) (solver.Result, error) {
		q, err := r.asker.Ask(steps, s, tactics.Violation(s.VC, func(p vcgen.Prop) bool { return which(p.Check) }))
		r.pace()
		if err != nil || q.Status != solver.Sat {
			return q, err
		}
		for _, p := range s.VC.Props {
			if bad, err := q.Model.EvalBool(p.Violated); err == nil && bad && open[p.Check] {
				end(StatusFailure, p.Check)
			}
		}
		return q, nil
	}
	for len(open) > 0 {
		n := len(open)
		q, err := ask(trialSteps(r), func(check int) bool { return open[check] })
		if err != nil {
			return err
		}
		if q.Status == solver.Unsat {
			for check := range open {
				end(StatusSuccess, check)
			}
		}
		if q.Status == solver.Unknown || len(open) == n {
			break
		}
	}
	for i := range r.res.Properties {
		check := r.res.Properties[i].check
		if check < 0 || !open[check] {
			continue
		}
		q, err := ask(trialSteps(r)/16, func(c int) bool { return c == check })
		if err != nil {
			return err
		}
		if q.Status == solver.Unsat {
			end(StatusSuccess, check)
		}
	}
	return nil
}

func trialSteps(r *run) int64 { return max(r.cfg.MostSteps, solver.StepsPerSecond) / 4 }
