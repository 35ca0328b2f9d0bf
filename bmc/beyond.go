package bmc

import (
	"slices"

	"seabmc/ir"
	"seabmc/solver"
	"seabmc/vcgen"
)

// Where a loop or recursion does not end soon, unrolling alone may never give an answer. Others (Config.Beyond) then take turns with it: while
// the loop goes on, and while the question about what was cut off is hard. They are told how much work was done so far, so that they can take a
// share of it: whatever unrolling finds is found with no more than so much delay.

// takeTurns lets others work if some loop or recursion goes on and on; more is work that is not counted yet.
func (r *run) takeTurns(more int64) (stop bool, err error) {
	if r.cfg.Beyond == nil || r.aside || r.cfg.Front.Trial {
		return false, nil
	}
	return r.cfg.Beyond(r.work() + more)
}

// cutOff tells whether a loop or recursion was cut off.
func (r *run) cutOff() bool {
	return slices.ContainsFunc(r.prog.Checks, func(c ir.Check) bool { return c.Kind == ir.CheckUnwind || c.Kind == ir.CheckRecursion })
}

// turnsWhileAsking is takeTurns while a question is answered: only where something was cut off does nothing else help.
func (r *run) turnsWhileAsking(more int64) error {
	if r.cfg.Beyond == nil || !r.cutOff() {
		return nil
	}
	stop, err := r.takeTurns(more)
	if err == nil && stop {
		err = r.ctx.Err()
	}
	return err
}

// Work that others may take, in steps, when the program was built and a loop was cut off: there will be no proof by unrolling, and all that is
// left to find are failures behind many rounds. Those that are found at once come first.
const (
	soonFound   = 2 * solver.StepsPerSecond / 10
	beyondBuilt = 2 * solver.StepsPerSecond
)

// turnsWhenBuilt has others take turns when the program was built, unless a failure is found soon: it is found again with its trace then.
func (r *run) turnsWhenBuilt() error {
	if r.cfg.Beyond == nil || r.aside || r.cfg.Front.Trial || !r.cutOff() {
		return nil
	}
	if !r.cfg.AllProperties {
		found := false
		err := r.lookWithin(soonFound, func(g *vcgen.Gen, vc *vcgen.VC, ask func(claim) (solver.Result, error)) error {
			q, err := ask(violation(vc, r.isReal))
			found = err == nil && q.Status == solver.Sat
			return err
		})
		if found || err != nil {
			return err
		}
	}
	return r.turnsWhileAsking(beyondBuilt)
}
