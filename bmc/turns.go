package bmc

import (
	"seabmc/bmc/tactics"
	"seabmc/solver"
	"seabmc/vcgen"
)

// If a loop or recursion does not end soon, unrolling alone may never give an answer. Another method (Config.Beyond) then takes turns with it, while the loop
// goes on, and while the question about what was cut off is hard. It is told how much work was done so far and takes only a share of it, so it delays what
// unrolling finds by no more than that share.

// othersWait tells whether there is another method that this run takes turns with.
func othersWait(r *run) bool { return r.cfg.Beyond != nil && !r.aside && !r.cfg.Front.Trial }

// takeTurns lets the other method work if some loop or recursion goes on and on. more is work that is not counted yet.
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
	Hopeless         // such a loop has gone round many more times, or something was cut off
)

// hopelessRounds is a number of rounds of a loop without a known bound. After these, unrolling is assumed not to end.
const hopelessRounds = 256

// wentRound notes that a loop without a known bound goes on after so many rounds.
func (r *run) wentRound(rounds int) {
	o := Doubtful
	if rounds >= hopelessRounds {
		o = Hopeless
	}
	r.outlook = max(r.outlook, o)
}

// pace reports the work that was done so far.
func (r *run) pace() {
	if r.cfg.Pace != nil {
		r.cfg.Pace(r.spent())
	}
}

// turnsWhileAsking is takeTurns while a question is answered. It is only needed if something was cut off.
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

// turnsWhenBuilt lets the other method work after the program was built, unless a failure is found soon. Such a failure is found again later, with its trace.
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

// Work of the other method, in steps, after the program was built and a loop was cut off. Unrolling gives no proof then; all that it can still find are
// failures behind many rounds. Failures that are found at once come first.
const (
	soonFound   = 2 * solver.StepsPerSecond / 10
	beyondBuilt = 2 * solver.StepsPerSecond
)
