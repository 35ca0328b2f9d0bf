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
	return r.cfg.Beyond(r.spent()+more, r.outlook)
}

// Outlook says whether unrolling is likely to come to an end.
type Outlook uint8

// The outlooks.
const (
	MayEnd   Outlook = iota
	Doubtful         // a loop without a known bound has gone round state.EndlessRounds times
	Hopeless         // one has gone round many more times, or something was cut off
)

// hopelessRounds is the number of rounds of an open loop after which unrolling is taken to come to no end.
const hopelessRounds = 256

// wentRound notes that a loop without a known bound goes on after so many rounds.
func (r *run) wentRound(rounds int) {
	o := Doubtful
	if rounds >= hopelessRounds {
		o = Hopeless
	}
	r.outlook = max(r.outlook, o)
}

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
	r.outlook = Hopeless
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
