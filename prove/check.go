package prove

import (
	"context"
	"errors"

	"seabmc/bmc"
	"seabmc/ir/lower/state"
)

// Engine says how loops are dealt with.
type Engine string

// The engines.
const (
	Auto  Engine = "auto"  // unroll, and look for invariants where loops do not end soon
	BMC   Engine = "bmc"   // unroll only
	Prove Engine = "prove" // look for invariants only
)

var errSettled = errors.New("the invariants of the loops settle it")

// Check checks a program as an engine does.
func Check(ctx context.Context, cfg bmc.Config, engine Engine) (*bmc.Result, error) {
	if cfg.Lower.Termination != state.EndsUnasked {
		return terminates(ctx, cfg)
	}
	if engine == BMC || !applies(&cfg) {
		return bmc.Run(ctx, cfg)
	}
	if engine == Prove {
		return find(ctx, cfg, nil)
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
		res, err := find(ctx, cfg, nil)
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
