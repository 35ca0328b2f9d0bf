package bmc

import (
	"context"
	"sync/atomic"
	"time"

	"seabmc/bmc/beside"
	"seabmc/bmc/limits"
)

// Run runs a check. Its error is a bad input (*fault.InputError), a missing tool (*fault.ToolError) or an internal error. A limit is not an
// error, but makes the result INCONCLUSIVE.
func Run(ctx context.Context, cfg Config) (*Result, error) {
	start := time.Now()
	near := new(atomic.Bool)
	ctx, stop := limits.With(ctx, cfg.Timeout, cfg.CPULimit, cfg.MemoryLimit, near)
	defer stop()
	cfg.Lower.Exact = cfg.Lower.Exact || cfg.VCOnly
	if len(cfg.Beside) > 0 {
		cfg.measure = &beside.Measure{Solvers: cfg.Beside, Limit: cfg.BesideLimit}
	}
	cfg.Front.Recover = cfg.leavesOut()
	next := func() *run {
		r := newRun(ctx, cfg, start, oneCase{})
		r.near = near
		return r
	}
	cfg.Lower.AllValues = cfg.Lower.AllValues || !cfg.SameForm && !cfg.keepsFacts()
	r, err, ended := attempt(ctx, &cfg, next)
	if ended && err == nil && len(r.res.SplitInto) > 0 {
		return r.concluded(), nil
	}
	r, err, ended = confirmed(ctx, &cfg, next, r, err, ended)
	var before *Result
	if ended && err == nil && r.res.doubtful() && ctx.Err() == nil {
		before = r.res
		cfg.Lower.Exact = true
		r = next()
		if err, ended = r.attended(); ended && err == nil {
			r.res = before.withExact(r.res)
		}
	}
	if ended && err == nil && r.res.restsReachOnFacts() && ctx.Err() == nil {
		askReached(ctx, &cfg, next, r.res)
	}
	if !ended {
		return r.at.leftBehind(&cfg, context.Cause(ctx), start, before), nil
	}
	return r.concluded(), err
}

// concluded is the result with its verdict and its last figures.
func (r *run) concluded() *Result {
	r.res.settleCoverage()
	r.res.conclude()
	r.res.Stats.Beside, r.res.Stats.Work = r.cfg.measure.Result(), r.spent()
	r.res.Stats.TotalSeconds = time.Since(r.start).Seconds()
	return r.res
}
