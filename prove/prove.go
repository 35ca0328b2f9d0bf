// Package prove finds invariants of loops that do not end soon, and has them checked.
//
// In: a program and how to check it (bmc.Config). Out: a result of package bmc, with the invariants that it rests on. Tactics (proposers in
// candidate.go) read the source text and say what may hold at the head of a loop. Nothing that they say is believed: the formulas are put
// behind the heads of the loops as contracts, and bmc proves them with the rest of the program, bit by bit, as it does for contracts that a user
// wrote. So a wrong guess costs time and never a wrong verdict. docs/decisions/056-propose-and-certify.md tells why.
package prove

import (
	"context"
	"errors"
	"slices"

	"seabmc/bmc"
	"seabmc/ir/lower/state"
	"seabmc/solver"
)

// Engine says how loops are dealt with.
type Engine string

// The engines.
const (
	Auto  Engine = "auto"  // unroll, and look for invariants where loops do not end soon
	BMC   Engine = "bmc"   // unroll only
	Prove Engine = "prove" // look for invariants only
)

// Limits of a search for invariants. They count steps, so that the answer does not depend on the machine.
const (
	mostRounds       = 12                        // of loops that have no contract
	mostTrials       = 24                        // runs that leave out what is no invariant
	mostLoops        = 8                         // that are given contracts
	mostInstructions = 400_000                   // of one run
	mostSteps        = 8 * solver.StepsPerSecond // of one question
	mostCertified    = 12                        // runs that leave out what is not needed
)

var errSettled = errors.New("the invariants of the loops settle it")

// Check checks a program as an engine does.
func Check(ctx context.Context, cfg bmc.Config, engine Engine) (*bmc.Result, error) {
	if engine == BMC || !applies(&cfg) {
		return bmc.Run(ctx, cfg)
	}
	if engine == Prove {
		return find(ctx, cfg)
	}
	within, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var settled *bmc.Result
	tried := false
	try := func(ctx context.Context) (bool, error) {
		if tried {
			return settled != nil, nil
		}
		tried = true
		res, err := find(ctx, cfg)
		if err == nil && (res.Verdict == bmc.Successful || res.Verdict == bmc.Failed && !cfg.AllProperties) { // unrolling tells more of all properties
			settled = res
		}
		return settled != nil, nil
	}
	unrolling := cfg
	unrolling.Lower.Endless = func() (bool, error) {
		done, err := try(within)
		if done {
			stop(errSettled)
		}
		return done, err
	}
	res, err := bmc.Run(within, unrolling)
	if settled == nil && err == nil && res.Verdict == bmc.Inconclusive && cutOff(res) && ctx.Err() == nil {
		if _, err := try(ctx); err != nil {
			return nil, err
		}
	}
	if settled != nil {
		return settled, nil
	}
	return res, err
}

// applies tells whether invariants could answer what is asked.
func applies(cfg *bmc.Config) bool {
	l := &cfg.Lower
	return cfg.Front.LoopContracts && l.Unwind < 0 && len(l.UnwindSet) == 0 && !l.PartialLoops && l.UnwindingAssertions && !cfg.Plain && !cfg.VCOnly &&
		!cfg.Vacuity && !l.Goals.Any() && cfg.Mutate == "" && cfg.Audit == nil && cfg.Auditor == nil
}

// cutOff tells whether a loop was not unrolled to its end.
func cutOff(res *bmc.Result) bool {
	return res.Lower != nil && slices.ContainsFunc(res.Lower.Loops, func(l state.Loop) bool { return !l.Complete })
}

// find looks for invariants that prove the program. The result is the last one of those that were asked for.
func find(ctx context.Context, cfg bmc.Config) (*bmc.Result, error) {
	s, err := newSearch(ctx, cfg)
	if err != nil {
		return nil, err
	}
	defer s.close()
	res, err := s.prove(0)
	if err == nil && res.Verdict == bmc.Successful && len(s.open) > 0 {
		res, err = s.fewer(res)
		if err == nil {
			res.Invariants = s.found()
		}
	}
	return res, err
}
