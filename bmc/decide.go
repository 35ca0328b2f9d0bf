package bmc

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/bmc/evidence"
	"seabmc/bmc/tactics"
	"seabmc/frontend"
	"seabmc/frontend/fault"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// decide solves the VC and fills in the result.
func (r *run) decide(mods *frontend.Program) error {
	vc := r.gen.VC()
	r.res.VC = vc
	r.collect()
	if ids := r.unknownProperties(); len(ids) > 0 && !r.res.Lower.Stopped {
		return &fault.InputError{File: r.cfg.Files[0], Msg: fmt.Sprintf("no property %s (--property); --show-properties lists them", strings.Join(ids, ", "))}
	}
	if r.cfg.VCOnly {
		return nil
	}
	r.asker.Case = r.newCase(vc)
	r.res.Cases = []*evidence.Case{r.asker.Case}
	r.settleDischarged()
	if err := callBeside(r, vc); err != nil {
		return err
	}
	s, err := r.asker.NewSession(vc)
	if err != nil {
		return err
	}
	defer s.Close()
	if r.cfg.Front.Trial {
		return decideTrial(r, s)
	}
	if r.cfg.AllProperties {
		if r.cfg.VacuityOnly {
			r.inconclusive("nothing was to be proved, only what is reached (--vacuity-only)")
			return r.decideVacuity(s)
		}
		if err = r.decideEach(s); err == nil && r.cfg.Vacuity { // last: it may be as hard, and the verdict does not need it
			err = r.decideVacuity(s)
		}
	} else {
		if err := r.lookDeepIfHard(mods, s); err != nil || r.ahead.enough(r) {
			return err
		}
		err = r.decideFirst(s)
	}
	if err != nil {
		return err
	}
	if r.res.Failure != nil && !r.cfg.AllProperties {
		return nil
	}
	if err := r.decideLimits(s); err != nil {
		return err
	}
	if n := r.cfg.Lower.MostInstructions; n > 0 && r.res.Lower.Stopped && !r.aside && len(r.res.Reasons) == 0 {
		r.inconclusive(fmt.Sprintf("the program has more than %d instructions when it is unrolled", n))
	}
	if r.cfg.Audit == nil {
		return nil
	}
	return r.cfg.Audit(r.ctx, r.asker.Case, vc)
}

// newCase is the record of what is asked about the case that is checked. The questions have to show that no property that counts is violated, and that no
// limit is reached.
func (r *run) newCase(vc *vcgen.VC) *evidence.Case {
	c := &evidence.Case{Fixed: r.gen.Fixed(), Cut: r.res.Lower.Stopped}
	for i, p := range vc.Props {
		if !p.Discharged && (r.isFailure(p) || r.wantedLimit(p)) {
			c.Claims = append(c.Claims, i)
		}
	}
	return c
}

// decideFirst looks for any failure.
func (r *run) decideFirst(s *tactics.Session) error {
	r.progress("solve", "%s", r.summary(s.VC))
	q, err := r.asker.Ask(r.cfg.MostSteps, s, tactics.Violation(s.VC, r.isFailure))
	if err != nil {
		return err
	}
	switch q.Status {
	case solver.Unknown:
		r.inconclusive(r.unknownReason(q))
		r.settle(r.openStatus(q.Limit), func(p *Property) bool { return p.Status == StatusUndetermined })
	case solver.Sat:
		m, err := r.realFailure(s, q.Model)
		if err != nil {
			return err
		}
		return r.failed(s, m, -1)
	case solver.Unsat:
		r.settle(StatusSuccess, func(p *Property) bool {
			return p.Status == StatusUndetermined && r.countsAsFailure(&p.Check) && r.wanted(&p.Check)
		})
	}
	return nil
}

// realFailure is m, unless m only shows that a bound is too small and there is a model of a failure of the program: then it is that model.
func (r *run) realFailure(s *tactics.Session, m *term.Model) (*term.Model, error) {
	goal := tactics.Violation(s.VC, r.isReal)
	if tactics.Holds(m, goal.Goal) {
		return m, nil
	}
	q, err := r.asker.Ask(0, s, goal)
	if err == nil && q.Status == solver.Sat {
		m = q.Model
	}
	return m, err
}

func (r *subject) summary(vc *vcgen.VC) string {
	open := 0
	for _, p := range vc.Props {
		if !p.Discharged {
			open++
		}
	}
	return fmt.Sprintf("%d of %d checks left for %s, %d nodes", open, r.res.Stats.ChecksTotal, r.slv.Name(), r.res.Stats.SyntacticSize)
}

// callBeside calls other solvers on the formula of the whole program before the run does, to compare their time.
func callBeside(r *run, vc *vcgen.VC) error {
	goal := tactics.Violation(vc, r.isFailure).Goal
	if r.aside || r.isPart() || goal == term.False {
		return nil
	}
	return r.cfg.measure.Ask(r.ctx, r.cfg.SolverOptions, vc.T, slices.Concat([]term.ID{goal}, vc.Side))
}
