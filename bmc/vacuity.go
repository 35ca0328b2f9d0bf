package bmc

import (
	"seabmc/bmc/tactics"
	"seabmc/ir"
	"seabmc/solver"
	"seabmc/term"
)

// vacuitySteps are the steps of a question whether something is reached. The rest of the time is for the properties.
const vacuitySteps = 10 * solver.StepsPerSecond

// decideVacuity asks for each property whether any execution of this case reaches it, unless one of another case does. One execution answers this for every
// property that it reaches.
func (r *run) decideVacuity(s *tactics.Session) error {
	type open struct {
		p       *Property
		reached term.ID
	}
	var left []open
	for i := range r.res.Properties {
		p := &r.res.Properties[i]
		if p.Vacuous || r.reached[p.Check.ID] || isLimit(p.Check.Kind) || p.Check.Kind == ir.CheckLeak || p.Pos.File == "" {
			continue
		}
		if p.ReachUnknown = true; r.res.Lower.Text { // the text of a program does not say which lines are reached
			continue
		}
		left = append(left, open{p, r.gen.Marked(r.res.Lower.MarksOf(p.Check.ID, p.Check.Kind, p.Pos))})
	}
	for len(left) > 0 {
		r.progress("solve", "is %s reached", left[0].p.Check.ID)
		q, err := r.asker.Ask(r.portion(8, vacuitySteps), s, tactics.Claim{Goal: left[0].reached}) // the rest of the time is for the properties
		if err != nil {
			return err
		}
		var rest []open
		for _, o := range left {
			switch {
			case q.Status == solver.Sat && tactics.Holds(q.Model, o.reached):
				r.reached[o.p.Check.ID], o.p.ReachUnknown = true, false
			case o.reached == left[0].reached:
				o.p.Vacuous = q.Status == solver.Unsat
				o.p.ReachUnknown = !o.p.Vacuous
			default:
				rest = append(rest, o)
			}
		}
		left = rest
	}
	return nil
}
