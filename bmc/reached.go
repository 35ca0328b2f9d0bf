package bmc

import (
	"fmt"

	"seabmc/bmc/tactics"
	"seabmc/ir"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// decideLimits asks whether everything was looked at: whether an automatic bound or code that is not supported can be reached. If such a limit can be
// reached, properties behind it that did not fail are undetermined.
func (r *run) decideLimits(s *tactics.Session) error {
	open := func(p *Property) bool { return p.Status == StatusSuccess }
	if r.res.Lower.Stopped {
		r.settle(StatusUndetermined, open)
		return nil
	}
	if len(r.res.Reasons) > 0 && !r.anyProperty(open) {
		return nil // no property depends on it
	}
	var why []string
	left := r.openLimits()
	reached := r.failedLimits()
	behind := r.res.Lower.Behind(reached)
	for len(left) > 0 {
		q, err := r.asker.Ask(0, s, tactics.Violation(s.VC, func(p vcgen.Prop) bool { return left[p.Check] }))
		if err != nil {
			return err
		}
		if q.Status == solver.Unknown {
			r.inconclusive(r.unknownReason(q))
			r.settle(r.openStatus(q.Limit), open)
			return nil
		}
		if q.Status == solver.Unsat {
			left = nil
			break
		}
		checks, names := r.limitsIn(s.VC, q.Model)
		why = append(why, names...)
		n := len(left)
		for _, c := range checks {
			delete(left, c)
			reached = append(reached, r.prog.Checks[c].ID)
		}
		behind = r.res.Lower.Behind(reached)
		if len(left) == n { // it has no name
			behind = func(string) bool { return true }
		}
		if !r.anyProperty(func(p *Property) bool {
			return !isLimit(p.Check.Kind) && p.Status != StatusFailure && !behind(p.Check.ID)
		}) {
			break // further limits change nothing
		}
	}
	if len(reached) == 0 {
		behind = func(string) bool { return false }
	}
	// For properties that were asked for by name it is known whether a limit concerns them.
	hit := map[string]bool{}
	for _, id := range reached {
		hit[id] = true
	}
	named := len(r.cfg.Properties) > 0 && r.anyProperty(func(p *Property) bool { return !isLimit(p.Check.Kind) })
	if named && !r.anyProperty(func(p *Property) bool { return !isLimit(p.Check.Kind) && behind(p.Check.ID) }) {
		r.excuse(hit)
	} else {
		for _, w := range why {
			r.inconclusive(w)
		}
	}
	r.settle(StatusUndetermined, func(p *Property) bool { return open(p) && !isLimit(p.Check.Kind) && behind(p.Check.ID) })
	r.settle(StatusSuccess, func(p *Property) bool { // what the solver was not asked for by itself
		return p.Status == StatusUndetermined && (isLimit(p.Check.Kind) && !left[p.check] && !hit[p.Check.ID] || p.check < 0 && !behind(p.Check.ID))
	})
	return nil
}

// excuse notes that the limits concern none of the properties that were asked for.
func (r *run) excuse(limits map[string]bool) {
	for _, i := range r.asker.Case.Claims {
		if p := r.res.VC.Props[i]; r.wantedLimit(p) && limits[r.prog.Checks[p.Check].ID] {
			r.asker.Case.Excused = append(r.asker.Case.Excused, i)
		}
	}
}

// openLimits are the checks of limits that do not count as failures and were not seen to hold.
func (r *subject) openLimits() map[int]bool {
	left := map[int]bool{}
	for _, p := range r.res.VC.Props {
		if !p.Discharged && r.wantedLimit(p) {
			left[p.Check] = true
		}
	}
	return left
}

// failedLimits are unwinding assertions of bounds given by the user that failed or were not decided. Properties that did not fail within such a bound
// may fail beyond it.
func (r *subject) failedLimits() (ids []string) {
	for i := range r.res.Properties {
		if p := &r.res.Properties[i]; isLimit(p.Check.Kind) && r.countsAsFailure(&p.Check) && r.wanted(&p.Check) && p.Status != StatusSuccess {
			ids = append(ids, p.Check.ID)
		}
	}
	return ids
}

// limitsIn are the limits that the execution of a model reaches, and their names.
func (r *subject) limitsIn(vc *vcgen.VC, m *term.Model) (checks []int, names []string) {
	seen := map[string]bool{}
	for _, p := range vc.Props {
		if p.Discharged || !r.wantedLimit(p) {
			continue
		}
		if bad, err := m.EvalBool(p.Violated); err != nil || !bad {
			continue
		}
		checks = append(checks, p.Check)
		c := r.prog.Checks[p.Check]
		pos := r.prog.Positions[r.prog.At(p.Instr).Pos]
		s := fmt.Sprintf("%s: %s", place(pos), c.Msg)
		if !seen[s] {
			seen[s] = true
			names = append(names, s)
		}
	}
	if len(names) == 0 {
		names = append(names, "internal: a limit was reached that has no name")
	}
	return checks, names
}

func place(p ir.Pos) string {
	if p.File == "" {
		return "(no source position)"
	}
	return fmt.Sprintf("%s:%d", p.File, p.Line)
}
