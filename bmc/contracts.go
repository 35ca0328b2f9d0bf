package bmc

import (
	"context"
	"slices"

	"seabmc/ir/lower/state"
)

// confirmed looks again at a failure that was found with the help of contracts.
//
// Universal quantifiers that are assumed are kept as facts at first, and facts are built only for what is read (ir/lower/guarded/facts.go). So a failure
// may begin in a state in which they do not hold. Then more of them are built, and at last they are written out. (Package prove withdraws failures that were
// found with loop contracts, so those are not looked at again.)
//
// If a program is not proved and its loops were replaced by invariants, the invariants may be too weak. Then the loops are unrolled, unless the user asked for
// the invariants.
func confirmed(ctx context.Context, cfg *Config, newRun func() *run, r *run, err error, ended bool) (*run, error, bool) {
	if ended && err == nil && !cfg.Front.Says && r.res.restsOnFacts() && ctx.Err() == nil && !(cfg.MostSteps > 0 && r.res.UsesLoopContracts()) {
		r, err, ended = withoutFacts(ctx, cfg, newRun)
	}
	if ended && err == nil && !cfg.VCOnly && r.res.UsesLoopContracts() && r.res.sofar() != Successful && !cfg.Front.LoopContractsAsked && ctx.Err() == nil {
		cfg.Front.LoopContracts = false
		r, err, ended = attempt(ctx, cfg, newRun)
		if ended && err == nil && r.res.Lower != nil {
			r.res.Lower.Warnings = append(r.res.Lower.Warnings,
				"the invariants of the program's loops do not suffice (--apply-loop-contracts tells why): the loops were unrolled")
		}
	}
	return r, err, ended
}

// withoutFacts looks again at a failure that may be due to a fact that was not built: first with facts about what other facts read, then with the quantifiers
// written out.
func withoutFacts(ctx context.Context, cfg *Config, newRun func() *run) (r *run, err error, ended bool) {
	cfg.Lower.DeepFacts = true
	r, err, ended = attempt(ctx, cfg, newRun)
	cfg.Lower.DeepFacts = false
	if ended && err == nil && r.res.restsOnFacts() && ctx.Err() == nil {
		cfg.Lower.AllValues = true
		r, err, ended = attempt(ctx, cfg, newRun)
	}
	return r, err, ended
}

// UsesLoopContracts reports whether some loop was replaced by its contract.
func (res *Result) UsesLoopContracts() bool {
	return res.Lower != nil && slices.ContainsFunc(res.Lower.Loops, func(l state.Loop) bool { return l.Contract })
}
