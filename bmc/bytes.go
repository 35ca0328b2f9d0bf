package bmc

import (
	"context"
	"errors"
	"slices"

	"seabmc/ir"
)

// A program that computes with bytes of pointers is first checked without addresses: what it computes with are any numbers
// (vcgen/seen.go). A proof is one then, and so is a failure that happens with all such numbers. Where there is anything else
// to be said, the program is checked again, with addresses (guarded.Options.PointerBytes).

// onAddresses is why a property is open where time is up before addresses could be looked at.
const onAddresses = "a failure may depend on where objects lie"

// attempt checks the program, without addresses if that will do.
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

// open tells whether addresses might show more.
func (res *Result) open() bool {
	if res.Config.AllProperties {
		return len(res.Reasons) > 0 || slices.ContainsFunc(res.Properties, func(p Property) bool {
			return p.Status != StatusSuccess && (p.Status != StatusFailure || p.approximate)
		})
	}
	return res.sofar() == Inconclusive
}
