package bmc

import (
	"context"
	"errors"
	"slices"

	"seabmc/ir"
	"seabmc/ir/interp"
	"seabmc/term"
	"seabmc/term/shape"
	"seabmc/vcgen"
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

// guesses tells whether bytes of pointers may be any numbers in this run.
func (cfg *Config) guesses() bool {
	return !cfg.VCOnly && !cfg.Vacuity && !cfg.Lower.Goals.Any()
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

// keepFailures gives properties that are open in res the failures that were found for certain before.
func (res *Result) keepFailures(before *Result) {
	for i := range before.Properties {
		p := &before.Properties[i]
		if p.Status != StatusFailure || p.approximate {
			continue
		}
		for k := range res.Properties {
			if q := &res.Properties[k]; q.Check.ID == p.Check.ID && q.Status != StatusFailure && q.Status != StatusSuccess {
				q.Status, q.Pos, q.Trace = p.Status, p.Pos, p.Trace
			}
		}
	}
}

// guessed are the variables of a condition that may be any numbers but stand for bytes of pointers.
func (r *run) guessed(g *vcgen.Gen, x term.ID) []term.ID {
	seen := g.Seen()
	if len(seen) == 0 {
		return nil
	}
	return slices.DeleteFunc(shape.Variables(g.Table(), x), func(v term.ID) bool { return !slices.Contains(seen, v) })
}

// isGuess tells whether an execution may fail only because of numbers that stand for something else: for what a library
// computes, or for bytes of pointers.
func (r *run) isGuess(g *vcgen.Gen, vc *vcgen.VC, rr *interp.Result) bool {
	return r.approximates(rr) || len(r.guessed(g, violatedAt(vc, rr.Instr))) > 0
}
