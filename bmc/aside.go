package bmc

import (
	"errors"

	"seabmc/frontend"
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/solver"
)

// A side search looks at a part of what the program does: at so many rounds of its loops, or only at chosen inputs. It does not state that anything
// is left out, so only the failures that it finds count. The interpreter replays them like any other failure.

const (
	termsPerStep  = 16
	aheadFeasible = solver.StepsPerSecond / 10 // steps of a question about a loop
)

// errEnough ends a side search whose formula has grown too large.
var errEnough = errors.New("internal: a search with few rounds is large enough")

// bounds limit a side search.
type bounds struct {
	rounds int
	all    bool // also for loops whose bound is a constant
	steps  int
	work   int64                                       // of solvers; 0: no limit
	choose func(*ir.Program, *ir.Instr) (uint64, bool) // values of inputs; nil: none are chosen
}

// enough tells whether the lowering can stop.
func (a *ahead) enough(r *run) bool { return len(a.found) > 0 && !r.cfg.AllProperties }

// searchAside looks for failures within bounds, and keeps them. whole tells whether the bounds on rounds were the only reason why it did
// not see everything.
func (r *run) searchAside(mods *frontend.Program, b bounds) (whole bool, err error) {
	sub := r.newAside(b)
	if err := sub.open(mods); err != nil {
		return false, err
	}
	defer sub.oracle.Close()
	began := r.work()
	defer func() { r.before += sub.work() - began }()
	err = sub.lower(mods, func(*state.Options) {})
	if err != nil && limitReached(r.ctx, err) == nil && !errors.Is(err, errEnough) {
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

// newAside is a run of the same program within bounds.
func (r *run) newAside(b bounds) *run {
	cfg := r.cfg
	cfg.Cases = CasesNever
	cfg.Lower.UnwindingAssertions, cfg.Lower.PartialLoops = false, false
	cfg.Lower.MaxUnwind, cfg.Lower.MostInstructions = b.rounds, b.steps
	if b.all {
		cfg.Lower.Unwind = b.rounds + 1 // a bound that a user gives counts how often the head of the loop is reached
	}
	if b.work > 0 {
		cfg.Lower.MostWork = r.work() + b.work
	}
	cfg.VC.LargeTerms, cfg.VC.FeasibleSteps = termsPerStep*b.steps, aheadFeasible
	if b.choose != nil {
		cfg.VC.Choose, cfg.Lower.NoRepeats = b.choose, true // a state that was there before may be followed by other inputs than before
		cfg.Lower.MostCalls = deepCalls
		cfg.Progress = nil // the run around it reports the progress
	}
	sub := newRun(r.ctx, cfg, r.start, oneCase{})
	sub.aside, sub.polled, sub.before = true, r.polled, r.work()
	if b.choose == nil {
		sub.at = r.at
	}
	return sub
}

// keepFound keeps the failures of a side search. It says nothing about the properties that did not fail.
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
		l := *res.Lower // only what belongs to the failing run
		l.Loops, l.Cut, l.NoBody, l.Models, l.Unsupported, l.Stopped = nil, nil, nil, nil, nil, false
		res.Lower = &l
		res.Stats = Stats{}
		r.at.keepFound(res)
	}
	r.ahead.found = append(r.ahead.found, res)
}

// with adds the failures of side searches to a result. If one failure is all that was asked for, it is the result.
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
