package bmc

import (
	"maps"
	"slices"

	"seabmc/bmc/tactics"
	"seabmc/frontend/clauses"
	"seabmc/ir"
	"seabmc/solver"
	"seabmc/vcgen"
)

// Proposed invariants are judged in a trial run (frontend.Options.Trial). A proposal that some model violates is not an invariant together with the others, and
// one that the solver does not decide soon is of no use. The result only suggests which proposals to leave out; no verdict rests on it.

// OnTrial reports whether a property claims that a proposed invariant holds, or that it can be evaluated.
func (p *Property) OnTrial() bool { return p.Pos.File == clauses.ProposedFile }

// OfMemory reports whether a property is about an access to memory or about freeing it. Where lists are proposed, such properties are judged in a trial too.
func (p *Property) OfMemory() bool {
	return p.Check.Kind == ir.CheckDeref || p.Check.Kind == ir.CheckFree
}

// decideTrial gives each proposal a status.
func decideTrial(r *run, s *tactics.Session) error {
	open := map[int]bool{}
	for i := range r.res.Properties {
		switch p := &r.res.Properties[i]; {
		case !p.OnTrial() && !(r.cfg.Lower.Shapes && p.OfMemory()) || p.Status == StatusSuccess:
		case p.check < 0: // no round reaches it, since other proposals contradict each other
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
	return settleTrial(slices.Sorted(maps.Keys(open)), trialSteps(r), func(steps int64, list []int) (solver.Status, error) {
		part := map[int]bool{}
		for _, check := range list {
			part[check] = true
		}
		q, err := ask(steps, func(check int) bool { return part[check] })
		if q.Status == solver.Unsat {
			for _, check := range list {
				end(StatusSuccess, check)
			}
		}
		return q.Status, err
	}, func(check int) bool { return open[check] })
}

// partSteps: a question about a part of the proposals gets this part of the steps of a trial's first question.
const partSteps = 4

// settleTrial asks whether any of the open proposals fails, until none does. If the solver does not know, some of them are hard. Then each half is asked about,
// down to single proposals, so that the others are settled. ask settles those that fail, or all of them if none does.
func settleTrial(list []int, steps int64, ask func(steps int64, list []int) (solver.Status, error), open func(int) bool) error {
	type part struct {
		list  []int
		steps int64
	}
	for todo := []part{{list, steps}}; len(todo) > 0; {
		p := todo[len(todo)-1]
		p.list = slices.DeleteFunc(slices.Clone(p.list), func(x int) bool { return !open(x) })
		n := len(p.list)
		if n == 0 {
			todo = todo[:len(todo)-1]
			continue
		}
		status, err := ask(p.steps, p.list)
		if err != nil {
			return err
		}
		if status == solver.Sat && slices.ContainsFunc(p.list, func(x int) bool { return !open(x) }) {
			continue // some fail; what about the others?
		}
		todo = todo[:len(todo)-1]
		if status != solver.Unsat && n > 1 {
			b := steps / partSteps
			todo = append(todo, part{p.list[n/2:], b}, part{p.list[:n/2], b})
		}
	}
	return nil
}

func trialSteps(r *run) int64 { return max(r.cfg.MostSteps, solver.StepsPerSecond) / 4 }
