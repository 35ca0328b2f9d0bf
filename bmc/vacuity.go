package bmc

import (
	"slices"

	"seabmc/bmc/tactics"
	"seabmc/ir"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/term/shape"
)

// vacuitySteps are the steps of all questions whether something is reached, if those about the properties took fewer.
const vacuitySteps = 10 * solver.StepsPerSecond

// toReach is a property that no execution is known to reach.
type toReach struct {
	p       *Property
	reached term.ID
}

// decideVacuity asks for each property whether any execution of this case reaches it, unless one of another case does. It is asked with more and more steps,
// but of all questions together with about as many as the properties took, as the verdict does not depend on the answers.
func (r *run) decideVacuity(s *tactics.Session) error {
	began := r.asker.Steps()
	end := began + max(began, r.portion(8, vacuitySteps))
	if r.cfg.VacuityOnly {
		end = began + mostAlone
	}
	left := r.notReached()
	for steps := int64(tactics.HardAfter); len(left) > 0 && r.asker.Steps() < end && r.ctx.Err() == nil; steps *= tactics.MoreSteps {
		var err error
		if left, err = r.reach(s, left, steps, end); err != nil {
			return err
		}
	}
	return nil
}

// notReached are the properties that no execution is known to reach.
func (r *run) notReached() (left []toReach) {
	for i := range r.res.Properties {
		p := &r.res.Properties[i]
		if p.Vacuous || r.reached[p.Check.ID] || isLimit(p.Check.Kind) || p.Check.Kind == ir.CheckLeak || p.Pos.File == "" {
			continue
		}
		if p.ReachUnknown = true; r.res.Lower.Text { // the text of a program does not say which lines are reached
			continue
		}
		left = append(left, toReach{p, r.gen.Marked(r.res.Lower.MarksOf(p.Check.ID, p.Check.Kind, p.Pos))})
	}
	return left
}

// reach asks whether the properties are reached, with so many steps each, until end steps were taken in all. One execution answers this for every property that
// it reaches. It returns those for which the steps did not suffice.
func (r *run) reach(s *tactics.Session, left []toReach, steps, end int64) (harder []toReach, err error) {
	for len(left) > 0 && r.asker.Steps() < end {
		first := left[0]
		r.progress("solve", "is %s reached", first.p.Check.ID)
		q, err := r.mayReach(s, tactics.Claim{Goal: first.reached}, min(steps, end-r.asker.Steps()))
		if err != nil {
			return nil, err
		}
		var rest []toReach
		for _, x := range left {
			switch {
			case q.Status == solver.Sat && tactics.Holds(q.Model, x.reached):
				r.reached[x.p.Check.ID], x.p.ReachUnknown = true, false
				r.noteVague(x)
			case x.reached != first.reached:
				rest = append(rest, x)
			case tactics.RanOut(q):
				harder = append(harder, x)
			default:
				x.p.Vacuous = q.Status == solver.Unsat
				x.p.ReachUnknown = !x.p.Vacuous
			}
		}
		left = rest
	}
	return append(harder, left...), nil
}

// noteVague notes whether a property is reached only with some numbers of which only ranges are known, see approx.go.
func (r *run) noteVague(x toReach) {
	results := r.results()
	if len(results) == 0 || !slices.ContainsFunc(shape.Variables(r.gen.Table(), x.reached), func(v term.ID) bool { return results[v] }) {
		return
	}
	if r.res.vague == nil {
		r.res.vague = map[string]bool{}
	}
	r.res.vague[x.p.Check.ID] = true
}

// mayReach asks whether a place is reached. It is no reason to check the program case by case, so only the solver is asked if that is hard.
func (r *run) mayReach(s *tactics.Session, c tactics.Claim, steps int64) (solver.Result, error) {
	if steps > tactics.HardAfter {
		return r.asker.AskOnce(r.asker.Steps()+steps, s, c)
	}
	return r.asker.Ask(steps, s, c)
}
