package bmc

import (
	"errors"

	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/solver"
)

// Loops without a bound are unrolled for long, and what is behind them is built after that. So when
// the unrolling has taken some effort, the program is searched aside for failures that few rounds
// lead to: 1 and 3, then 7 and 15, and so on each time that the effort has doubled. Loops are cut off
// there without a word, so that only failures count, which the interpreter replays as any other. A
// program that is unrolled soon pays nothing.

// ahead is what these searches have come to, for all cases of a program.
type ahead struct {
	level int             // of the last one
	found []*Result       // of those that found a failure, with nothing but that
	known map[string]bool // ids of the properties that fail there
	whole bool            // one of them cut nothing off: it saw all that there is
	last  int             // instructions that the last one built

	deep deep // executions with chosen inputs

	tooMuch int // steps that did not do for a search with all rounds whose bounds fold
}

const (
	mostLevels      = 20
	levelsAtOnce    = 2
	levelsAtLimit   = 3
	aheadSteps      = 20000 // instructions that a search may always take
	aheadCost       = 16    // of what the program has cost so far, the part that the next search may be expected to
	aheadShare      = 8     // of the instructions of the program so far, the part that it may take beside
	aheadShareFixed = 16    // if all bounds fold: most such programs are right, and only long
	termsPerStep    = 16
	aheadFeasible   = solver.StepsPerSecond / 10 // steps of a question about a loop
)

// errEnough ends a search aside whose formula has grown too large.
var errEnough = errors.New("internal: a search with few rounds is large enough")

// bounds are those of a search aside.
type bounds struct {
	rounds int
	all    bool // for loops too whose bound folds
	steps  int
	choose func(*ir.Program, *ir.Instr) (uint64, bool) // values of inputs; nil: none are chosen
}

// lookAhead searches with more rounds than the last time.
func (r *run) lookAhead(mods *frontend.Program, e state.Effort) (stop bool, err error) {
	if r.cfg.Cases == CasesAlways { // a loop that goes on and on may make no terms, by which cases are looked for else
		if err := r.fork(r.gen, usesAlone); err != nil {
			return false, err
		}
	}
	a := r.ahead
	if a.whole {
		return false, nil
	}
	r.keepBuilt()
	if !e.Open { // rounds cost little then: the steps are the limit
		a.level += 2
		_, err = r.searchAside(mods, bounds{rounds: rounds(a.level), all: true, steps: e.Instructions / aheadShareFixed})
		return a.enough(r), err
	}
	for range levelsAtOnce {
		if !a.worth(e.Instructions + e.Unanswered) {
			break
		}
		if err = r.searchOpen(mods, aheadSteps+e.Instructions/aheadShare); err != nil || a.enough(r) || a.whole {
			break
		}
	}
	if work := r.work(); err == nil && !a.enough(r) && work >= deepAfter {
		err = r.searchDeep(mods, work/deepShare)
	}
	return a.enough(r), err
}

// worth tells whether the next search costs little beside what the program has cost so far, in instructions: twice as
// many rounds cost about twice as much. A search with one round is always made, and one with three if it is no
// larger than the program.
func (a *ahead) worth(cost int) bool {
	switch a.level {
	case 0:
		return true
	case 1:
		return a.last <= cost
	}
	return 2*a.last <= cost/aheadCost
}

// searchOpen searches with the next number of rounds for loops whose bound is open and, if that is too
// much, for all loops.
func (r *run) searchOpen(mods *frontend.Program, steps int) error {
	a := r.ahead
	a.level++
	b := bounds{rounds: rounds(a.level), steps: steps}
	if b.rounds >= r.cfg.Lower.MostRounds() { // the program itself is unrolled to that
		return nil
	}
	if steps >= 2*a.tooMuch {
		whole, err := r.searchAside(mods, b)
		if err != nil || whole || a.enough(r) {
			return err
		}
		a.tooMuch = steps
	}
	b.all = true
	_, err := r.searchAside(mods, b)
	return err
}

// rounds is the bound of a level: 1, 3, 7 and so on.
func rounds(level int) int { return 1<<min(level, mostLevels) - 1 }

// enough tells that the lowering need not go on.
func (a *ahead) enough(r *run) bool { return len(a.found) > 0 && !r.cfg.AllProperties }

// searchAside looks for failures within bounds, and keeps them. whole tells that the bounds on rounds
// were all that kept it from seeing everything.
func (r *run) searchAside(mods *frontend.Program, b bounds) (whole bool, err error) {
	sub := r.newAside(b)
	if err := sub.open(mods); err != nil {
		return false, err
	}
	defer sub.oracle.Close()
	began := r.work()
	defer func() { r.before += sub.work() - began }()
	err = sub.lower(mods, func(*state.Options) {})
	if _, limit := limitReason(r.ctx, err); err != nil && !limit && !errors.Is(err, errEnough) {
		return false, err
	}
	whole = err == nil && !sub.res.Lower.Stopped
	if b.choose != nil {
		r.ahead.deep.spent += stepsPerInstruction * int64(sub.prog.Len())
	} else {
		r.ahead.last = sub.prog.Len()
		r.ahead.whole = whole && len(sub.res.Lower.Cut) == 0
	}
	if r.ctx.Err() != nil {
		return whole, nil
	}
	err = sub.failuresSoFar(r.ahead.known)
	r.polled = sub.polled
	r.res.Stats.SolverCalls += sub.res.Stats.SolverCalls
	r.res.Stats.SolverSteps += sub.res.Stats.SolverSteps
	if err == nil && len(sub.early) > 0 {
		r.keepFound(sub)
	}
	return whole, err
}

// soFar looks for failures when a limit on the size of the program ended the lowering with err: in what was built
// until then, and with few rounds.
func (r *run) soFar(mods *frontend.Program, err error) error {
	if tooLarge(err) == nil || r.aside || r.cfg.VCOnly || r.ctx.Err() != nil {
		return err
	}
	if other := r.failuresSoFar(r.ahead.known); other != nil {
		return other
	}
	if mods.SEA != nil { // which has no loops to bound
		return err
	}
	at, detail := r.at.now()
	defer r.at.set(at, detail) // what the limit ended
	for range levelsAtLimit {
		if len(r.early) > 0 && !r.cfg.AllProperties || r.ahead.enough(r) {
			break
		}
		if other := r.searchOpen(mods, aheadSteps+r.prog.Len()/aheadShare); other != nil {
			return other
		}
	}
	if len(r.early) > 0 && !r.cfg.AllProperties || r.ahead.enough(r) {
		return err
	}
	if other := r.searchDeep(mods, deepAtLast); other != nil {
		return other
	}
	return err
}

// newAside is a run of the same program within bounds.
func (r *run) newAside(b bounds) *run {
	cfg := r.cfg
	cfg.Cases = CasesNever
	cfg.Lower.UnwindingAssertions, cfg.Lower.PartialLoops = false, false
	cfg.Lower.MaxUnwind, cfg.Lower.MostInstructions = b.rounds, b.steps
	if b.all {
		cfg.Lower.Unwind = b.rounds + 1 // bounds that the user gives count the times that the head is met
	}
	cfg.VC.LargeTerms, cfg.VC.FeasibleSteps = termsPerStep*b.steps, aheadFeasible
	if b.choose != nil {
		cfg.VC.Choose, cfg.Lower.NoRepeats = b.choose, true // a state that was there before may be followed by other inputs
	}
	sub := newRun(r.ctx, cfg, r.start, nil)
	sub.aside, sub.at, sub.polled, sub.before = true, r.at, r.polled, r.work()
	return sub
}

// keepFound keeps the failures of a search aside. What it did not see to fail it says nothing of.
func (r *run) keepFound(sub *run) {
	sub.collect()
	res := sub.res
	res.Lower.Stopped = true
	if r.cfg.AllProperties {
		var failed []Property
		first := res.Failure.Check.ID
		for i := range res.Properties {
			if p := res.Properties[i]; p.Status == StatusFailure {
				failed = append(failed, p)
				r.ahead.known[p.Check.ID] = true
			}
		}
		res.Properties = failed
		for i := range failed {
			if failed[i].Check.ID == first {
				res.Failure = &failed[i]
			}
		}
		l := *res.Lower // of the searches, only what belongs to the failing run
		l.Loops, l.Cut, l.NoBody, l.Models, l.Unsupported, l.Stopped = nil, nil, nil, nil, nil, false
		res.Lower = &l
		res.Stats = Stats{}
	}
	r.ahead.found = append(r.ahead.found, res)
}

// with is a result and what was found aside: instead of it where one failure is all that was asked for.
func (a *ahead) with(res *Result, all bool) *Result {
	for _, f := range a.found {
		if all {
			res = both(res, f)
			continue
		}
		f.Stats.add(&res.Stats)
		return f
	}
	return res
}
