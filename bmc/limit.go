package bmc

import (
	"context"
	"errors"
	"slices"

	"seabmc/checks"
	"seabmc/ir"
	"seabmc/ir/lower/state"
	"seabmc/solver"
	"seabmc/vcgen"
)

// limitReached is the limit because of which err came, nil if it came for another reason.
func limitReached(ctx context.Context, err error) error {
	if cause := context.Cause(ctx); cause != nil {
		return cause
	}
	return tooLarge(err)
}

// tooLarge is the limit on the size of programs that err tells of, or nil.
func tooLarge(err error) error {
	var vcLimit *vcgen.LimitError
	if errors.As(err, &vcLimit) {
		return vcLimit
	}
	var lowerLimit *state.LimitError
	if errors.As(err, &lowerLimit) {
		return lowerLimit
	}
	return nil
}

// cutOff tells whether a loop or recursion was cut off.
func cutOff(p *ir.Program) bool { return slices.ContainsFunc(p.Checks, isCut) }

// isCut recognises the check that a loop or recursion goes on no longer than it was unrolled.
func isCut(c ir.Check) bool { return c.Kind == ir.CheckUnwind || c.Kind == ir.CheckRecursion }

// cutByLimit tells whether loops or recursions were cut off, and none at a bound that the user or the program states, which is a property of its own.
func cutByLimit(p *ir.Program) bool {
	return cutOff(p) && !slices.ContainsFunc(p.Checks, stated)
}

// stated recognises the unwinding assertion of a bound that the user or the program states.
func stated(c ir.Check) bool { return isCut(c) && !c.Auto }

// Bounded tells whether a loop was cut off at a bound that the user or the program states. A contract must not stand for it: its unwinding assertion is to fail.
func (r *Result) Bounded(loop string) bool {
	return r.Program != nil && slices.ContainsFunc(r.Program.Checks, func(c ir.Check) bool { return stated(c) && c.Loop == loop })
}

// isLimit tells whether a violated check of this kind means that the program was
// not looked at in full, rather than that it is wrong. With --unwind=N an
// unwinding assertion is the user's own property (CBMC's habit); that case is
// handled by the caller through Config.
func isLimit(k ir.CheckKind) bool { return checks.Of(k).Limit }

// limitStatus is the status of a property that was open when a limit was reached.
func limitStatus(l solver.Limit) Status {
	switch {
	case l&solver.LimitMemory != 0:
		return StatusOutOfMemory
	case l&(solver.LimitTime|solver.LimitSteps) != 0:
		return StatusTimeout
	}
	return StatusUndetermined
}
