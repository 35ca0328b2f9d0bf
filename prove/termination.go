package prove

import (
	"context"
	"sync/atomic"

	"seabmc/bmc"
	"seabmc/bmc/limits"
	"seabmc/ir/lower/state"
	"seabmc/prove/ending"
	"seabmc/solver"
)

// Termination: does each execution end? bmc is asked four questions, and the answer rests on nothing else.
//
//  1. Does an execution come back to a state that it was in before (state.Lassos)? Then it can do so again and again, since the inputs may be the
//     same: FAILED. All checks are on and end the execution: undefined behaviour does not count as an execution without an end.
//  2. Are all loops and recursions unrolled to their end (state.Ending), or does the search for invariants find contracts with measures that stand
//     for them? SUCCESSFUL. Checks are off here and arithmetic wraps around, so that no proof relies on an overflow to end the execution.
//  3. Is there a loop with an invariant under which nothing leads out of it (state.Staying), and which some execution reaches (state.Arriving)?
//     FAILED.
//  4. The first two questions again, with as many rounds as the user allows.

// Limits of the first look for states that come back: rounds, instructions and steps.
const (
	lassoRounds       = 4
	lassoInstructions = 20_000
	lassoSteps        = solver.StepsPerSecond
	plainRounds       = 80
)

// terminates finds out whether each execution of a program ends.
func terminates(ctx context.Context, cfg bmc.Config) (*bmc.Result, error) {
	var near atomic.Bool
	ctx, stop := limits.With(ctx, cfg.Timeout, cfg.CPULimit, cfg.MemoryLimit, &near)
	defer stop()
	cfg.Timeout, cfg.CPULimit, cfg.MemoryLimit = 0, 0, 0 // those of the whole hold
	t := &termination{ctx: ctx, cfg: cfg}
	t.cfg.Lower.UnwindingAssertions, t.cfg.Lower.PartialLoops = true, false
	t.cfg.Lower.EndsUnknown = len(cfg.Lower.Replaced)
	t.cfg.Only = ending.About
	res, err := t.search()
	if err != nil && ctx.Err() != nil && t.first != nil { // a limit was reached
		res, err = t.first, nil
		res.Withdraw(context.Cause(ctx).Error())
	}
	return unlessLimited(ctx, cfg, res, err)
}

func (t *termination) search() (*bmc.Result, error) {
	res, err := t.lassos(lassoRounds, lassoInstructions)
	if err != nil || res.Verdict == bmc.Failed {
		return res, err
	}
	t.first = res
	whole := res.Lower != nil && !res.Lower.Stopped && !cutOff(res) && !recursionCut(res)
	if whole {
		if res, err = t.unrolled(plainRounds, mostInstructions); err != nil || res.Verdict == bmc.Successful {
			return res, err
		}
	}
	res, err = t.measured(res)
	if err != nil || res.Verdict == bmc.Successful {
		return res, err
	}
	why := res
	if forever, err := t.forever(res); err != nil || forever != nil {
		return forever, err
	}
	if res, err = t.unrolled(t.cfg.Lower.MaxUnwind, 0); err != nil || res.Verdict == bmc.Successful {
		return res, err
	}
	if res, err = t.lassos(t.cfg.Lower.MaxUnwind, 0); err != nil || res.Verdict == bmc.Failed {
		return res, err
	}
	why.Reasons = append([]string{"it was not found out whether each execution ends"}, why.Reasons...)
	return why, nil
}

// lassos looks for an execution that comes back to an earlier state. If there is none within the rounds, that proves nothing.
func (t *termination) lassos(rounds, instructions int) (*bmc.Result, error) {
	cfg := t.cfg
	cfg.Lower.Termination, cfg.Ends = state.Lassos, ending.Any
	cfg.Front.LoopContracts, cfg.Front.LoopContractsAsked = false, false
	cfg.Lower.MaxUnwind, cfg.Lower.MostInstructions = rounds, instructions
	if instructions > 0 {
		cfg.MostSteps, cfg.Cases = lassoSteps, bmc.CasesNever
	}
	return bmc.Run(t.ctx, cfg)
}

// unrolled unrolls all loops as far as the limits allow.
func (t *termination) unrolled(rounds, instructions int) (*bmc.Result, error) {
	cfg := t.cfg
	cfg.Lower.Termination, cfg.Ends = state.Ending, ending.Memory
	cfg.Lower.MaxUnwind, cfg.Lower.MostInstructions = rounds, instructions
	res, err := bmc.Run(t.ctx, cfg)
	if err == nil && res.Verdict == bmc.Failed {
		res.Withdraw("a contract of the program's own does not hold where undefined behaviour is none")
	}
	return res, err
}

// measured looks for contracts of the loops with measures that each round makes smaller.
func (t *termination) measured(open *bmc.Result) (*bmc.Result, error) {
	cfg := t.cfg
	cfg.Lower.Termination, cfg.Ends = state.Ending, ending.Memory
	return find(t.ctx, cfg, open, nil)
}
