package bmc

import (
	"seabmc/bmc/tactics"
	"seabmc/solver"
	"seabmc/vcgen"
)

// Where a loop or recursion does not end soon, unrolling alone may never give an answer. Others (Config.Beyond) then take turns with it: while
// the loop goes on, and while the question about what was cut off is hard. They are told how much work was done so far, so that they can take a
// share of it: whatever unrolling finds is found with no more than so much delay.

// othersWait tells whether there are others that this run takes turns with.
func othersWait(r *run) bool { return r.cfg.Beyond != nil && !r.aside && !r.cfg.Front.Trial }

// takeTurns lets others work if some loop or recursion goes on and on; more is work that is not counted yet.
func takeTurns(r *run, more int64) (stop bool, err error) {
	if !othersWait(r) {
		return false, nil
	}
	return r.cfg.Beyond(r.spent()+more, r.hopeless)
}

// hopelessRounds is the number of rounds of an open loop after which unrolling is likely to come to no end.
const hopelessRounds = 256

// pace tells what was done so far.
func (r *run) pace() {
	if r.cfg.Pace != nil {
		r.cfg.Pace(r.spent())
	}
}

// turnsWhileAsking is takeTurns while a question is answered: only where something was cut off does nothing else help.
func turnsWhileAsking(r *run, more int64) error {
	if !othersWait(r) || !cutOff(r.prog) {
		return nil
	}
	r.hopeless = true
	stop, err := takeTurns(r, more)
	if err == nil && stop {
		err = r.ctx.Err()
	}
	return err
}

// turnsWhenBuilt has others take turns when the program was built, unless a failure is found soon: it is found again with its trace then.
func turnsWhenBuilt(r *run) error {
	if !othersWait(r) || !cutOff(r.prog) {
		return nil
	}
	if !r.cfg.AllProperties {
		found := false
		err := r.lookWithin(soonFound, func(g *vcgen.Gen, vc *vcgen.VC, ask func(tactics.Claim) (solver.Result, error)) error {
			q, err := ask(tactics.Violation(vc, r.isReal))
			found = err == nil && q.Status == solver.Sat
			return err
		})
		if found || err != nil {
			return err
		}
	}
	return turnsWhileAsking(r, beyondBuilt)
}

// Work that others may take, in steps, when the program was built and a loop was cut off: there will be no proof by unrolling, and all that is
// left to find are failures behind many rounds. Those that are found at once come first.
const (
	soonFound   = 2 * solver.StepsPerSecond / 10
	beyondBuilt = 2 * solver.StepsPerSecond
)
