package bmc

import (
	"fmt"

	"seabmc/bmc/tactics"
	"seabmc/ir/interp"
	"seabmc/solver"
	"seabmc/term"
	"seabmc/vcgen"
)

// look asks the solver for a short time about the part of the program that is built.
func (r *run) look(questions func(g *vcgen.Gen, vc *vcgen.VC, ask func(tactics.Claim) (solver.Result, error)) error) error {
	least, part := int64(tactics.HardAfter), int64(2)
	if r.aside { // there are several side searches, and bugs behind few rounds are found soon
		least, part = tactics.HardAfter/5, 10
	}
	return r.lookWithin(max(least, r.work()/part-r.polled), questions)
}

// lookWithin is look for so many steps.
func (r *run) lookWithin(steps int64, questions func(g *vcgen.Gen, vc *vcgen.VC, ask func(tactics.Claim) (solver.Result, error)) error) error {
	g := r.gen.Answering()
	vc := g.VC()
	s, err := r.asker.NewSession(vc)
	if err != nil {
		return err
	}
	defer s.Close()
	began := r.asker.Steps()
	defer func() { r.polled += r.asker.Steps() - began }()
	return questions(g, vc, func(goal tactics.Claim) (solver.Result, error) {
		return r.asker.AskOnce(began+steps, s, goal)
	})
}

// noteFailures notes the properties that a model violates.
func (r *run) noteFailures(g *vcgen.Gen, vc *vcgen.VC, m *term.Model) error {
	for _, p := range vc.Props {
		if p.Discharged || r.early[p.Check] != nil || !r.isReal(p) {
			continue
		}
		if bad, err := m.EvalBool(p.Violated); err != nil || !bad {
			continue
		}
		in := g.Inputs(m)
		rr, err := interp.Run(r.prog, in, interp.Options{Ignore: r.allBut(p.Check)})
		if err != nil {
			return fmt.Errorf("internal: replay of the counterexample: %w", err)
		}
		if rr.Outcome == interp.Violated && int(r.prog.At(rr.Instr).Aux) == p.Check && !r.isGuess(g, vc, rr) {
			r.early[p.Check] = &failure{rr, in}
		}
	}
	return nil
}

// poll asks whether a property fails already. The lowering calls it at doubling intervals, so that a failure inside an endless loop is found. It
// takes at most a third of the work, or tactics.HardAfter, since the question is asked again when the unrolling is complete.
func (r *run) poll() (stop bool, err error) {
	err = r.look(func(_ *vcgen.Gen, vc *vcgen.VC, ask func(tactics.Claim) (solver.Result, error)) error {
		q, err := ask(tactics.Violation(vc, r.isReal))
		stop = q.Status == solver.Sat
		return err
	})
	return stop, err
}

// pollEach notes which properties fail already. If all properties are asked for, a failure is no reason to stop, but it stays known if a limit ends
// the lowering.
func (r *run) pollEach() (stop bool, err error) {
	return false, r.look(func(g *vcgen.Gen, vc *vcgen.VC, ask func(tactics.Claim) (solver.Result, error)) error {
		for {
			q, err := ask(tactics.Violation(vc, func(p vcgen.Prop) bool { return r.isReal(p) && r.early[p.Check] == nil }))
			if err != nil || q.Status != solver.Sat {
				return err
			}
			n := len(r.early)
			if err := r.noteFailures(g, vc, q.Model); err != nil || len(r.early) == n {
				return err
			}
		}
	})
}

// failuresSoFar notes failures in the part of the program that is built, of properties that are not yet known to fail: the first one, or one of each
// property if all are asked for.
func (r *run) failuresSoFar(known map[string]bool) error {
	open := func(p vcgen.Prop) bool {
		return r.isReal(p) && r.early[p.Check] == nil && !known[r.prog.Checks[p.Check].ID]
	}
	return r.look(func(g *vcgen.Gen, vc *vcgen.VC, ask func(tactics.Claim) (solver.Result, error)) error {
		for {
			q, err := ask(tactics.Violation(vc, open))
			if err != nil || q.Status != solver.Sat {
				return err
			}
			n := len(r.early)
			if err := r.noteFailures(g, vc, q.Model); err != nil || len(r.early) == n || !r.cfg.AllProperties {
				return err
			}
		}
	})
}
