package prove

import (
	"context"
	"errors"
	"fmt"

	"seabmc/bmc"
	"seabmc/ir/lower/state"
	"seabmc/prove/turns"
)

// Engine says how loops are handled.
type Engine string

// The engines.
const (
	Auto  Engine = "auto"  // unroll, and look for invariants where loops do not end soon
	BMC   Engine = "bmc"   // unroll only
	Prove Engine = "prove" // look for invariants only
)

var errSettled = errors.New("the invariants of the loops settle it")

// Check checks a program with an engine.
func Check(ctx context.Context, cfg bmc.Config, engine Engine) (*bmc.Result, error) {
	if cfg.Lower.Termination != state.EndsUnasked {
		return terminates(ctx, cfg)
	}
	if engine == BMC || !applies(&cfg) {
		return bmc.Run(ctx, cfg)
	}
	if engine == Auto {
		return together(ctx, cfg)
	}
	ctx, stop := limited(ctx, &cfg)
	defer stop()
	res, err := find(ctx, cfg, nil, nil)
	return unlessLimited(ctx, cfg, res, err)
}

// together unrolls the program and looks for invariants in turn once some loop does not end soon. The first answer counts.
func together(ctx context.Context, cfg bmc.Config) (*bmc.Result, error) {
	within, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	ctx, end := limited(ctx, &cfg)
	defer end()
	b := turns.New(ctx, func(ctx context.Context, spend func(int64)) (*bmc.Result, error) { return find(ctx, cfg, nil, spend) })
	defer b.Close()
	settled := func() bool { return settles(b.Answer(), cfg.AllProperties) }
	unrolling := cfg
	unrolling.Beyond = func(work int64, o bmc.Outlook) (bool, error) {
		if work >= turns.BeginAfter {
			b.Until(turns.Share(work, o))
		}
		if settled() {
			stop(errSettled)
		}
		return settled(), nil
	}
	res, err := bmc.Run(within, unrolling)
	if !settled() && err == nil && res.Verdict == bmc.Inconclusive && (cutOff(res) || recursionCut(res)) && ctx.Err() == nil {
		b.Until(turns.Alone(res.Stats.Work))
	}
	switch {
	case settled():
		return b.Answer(), nil
	case err == nil && b.Err() != nil && res.Verdict == bmc.Inconclusive && ctx.Err() == nil: // unrolling does not need it
		res.Reasons = append(res.Reasons, fmt.Sprintf("no invariants were looked for: %v", b.Err()))
	}
	return res, err
}

// settles reports whether the result of the search is the answer, so that unrolling can stop. If all properties are asked for, unrolling says more
// about failures.
func settles(res *bmc.Result, all bool) bool {
	return res != nil && (res.Verdict == bmc.Successful || res.Verdict == bmc.Failed && !all)
}
