package bmc

import (
	"context"
	"errors"
	"slices"

	"seabmc/ir"
)

// A program that computes with bytes of pointers is first checked without addresses: the bytes may then be any numbers (vcgen/seen.go). A proof
// is valid all the same, and so is a failure that happens with all such numbers. In any other case the program is checked again, with addresses
// (guarded.Options.PointerBytes).

// onAddresses is the reason why a property is open if the time was used up before the program could be checked with addresses.
const onAddresses = "a failure may depend on where objects lie"

// attempt checks the program, without addresses if that is enough.
func attempt(ctx context.Context, cfg *Config, newRun func() *run) (r *run, err error, ended bool) {
	r = newRun()
	err, ended = r.attended()
	if !ended || cfg.Plain || cfg.Lower.PointerBytes {
		return r, err, ended
	}
	var before *Result
	switch {
	case errors.Is(err, ir.ErrLooks):
	case err == nil && r.res.guessed && r.res.open() && ctx.Err() == nil:
		before = r.res
	default:
		return r, err, ended
	}
	cfg.Lower.PointerBytes = true
	r = newRun()
	if err, ended = r.attended(); ended && err == nil && before != nil {
		r.res.keepProofs(before)
		r.res.keepFailures(before)
	}
	return r, err, ended
}

// open tells whether a check with addresses might show more. Of a case that is to be split, nothing was to be shown.
func (res *Result) open() bool {
	if len(res.SplitInto) > 0 {
		return false
	}
	if res.Config.AllProperties {
		return len(res.Reasons) > 0 || slices.ContainsFunc(res.Properties, func(p Property) bool {
			return p.Status != StatusSuccess && (p.Status != StatusFailure || p.approximate)
		})
	}
	return res.sofar() == Inconclusive
}
