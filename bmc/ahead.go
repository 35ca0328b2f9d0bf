package bmc

import (
	"seabmc/frontend"
	"seabmc/ir/lower/state"
)

// Unrolling a loop without a bound takes long, and the code behind the loop is built only after that. So once unrolling
// has taken some work, a second search checks the program with few rounds of each loop: with 1 and 3, then with 7 and 15, and so on,
// each time that the work has doubled. This search cuts loops off without stating that anything is left out, so only the failures
// that it finds count. The interpreter replays them like any other failure. A program that is unrolled soon pays nothing.

// ahead is what these searches have found out, for all cases of a program.
type ahead struct {
	level int             // of the last search, see rounds
	found []*Result       // the failures that were found, each with nothing else
	known map[string]bool // ids of the properties that fail there
	whole bool            // one of them cut nothing off: it saw the whole program
	last  int             // instructions that the last one built

	deep deep // executions with chosen inputs

	tooMuch int // steps that were not enough for a search with all rounds of loops whose bounds are constants
}

const (
	mostLevels      = 20
	levelsAtOnce    = 2
	levelsAtLimit   = 3
	aheadSteps      = 20000 // instructions that a search may always take
	aheadStepsFixed = 2000  // or so many, if all bounds are constants
	aheadCost       = 16    // the next search may be expected to cost this part of what the program has cost so far
	aheadShare      = 8     // and may take this part of the instructions of the program so far
	aheadShareFixed = 16    // or this part, if all bounds are constants: most such programs are right, and only long
)

// lookAhead searches with more rounds than the last time.
func (r *run) lookAhead(mods *frontend.Program, e state.Effort) (stop bool, err error) {
	if r.cfg.Cases == CasesAlways { // otherwise terms show what the cases are, but an endless loop may make no terms
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
		_, err = r.searchAside(mods, bounds{rounds: rounds(a.level), all: true, steps: max(e.Instructions/aheadShareFixed, aheadStepsFixed)})
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

// worth tells whether the next search costs little compared with what the program has cost so far, in instructions. Twice as
// many rounds cost about twice as much. A search with one round is always made, and one with three rounds if it is no
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

// searchOpen searches with the next number of rounds for loops without a known bound. If that is too much work, the number
// of rounds is the bound of all loops.
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

// soFar looks for failures after a limit on the size of the program ended the lowering with err: in what was built
// until then, and in a search with few rounds.
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
	enough := func() bool { return len(r.early) > 0 && !r.cfg.AllProperties || r.ahead.enough(r) }
	for range levelsAtLimit {
		if enough() {
			break
		}
		if other := r.searchOpen(mods, aheadSteps+r.prog.Len()/aheadShare); other != nil {
			return other
		}
	}
	if enough() {
		return err
	}
	if other := r.searchDeep(mods, deepAtLast); other != nil {
		return other
	}
	return err
}
