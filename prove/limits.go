package prove

import (
	"context"
	"sync/atomic"

	"seabmc/bmc"
	"seabmc/bmc/limits"
)

// limited returns a context with the limits of a check. They hold for everything that is run within it, taken together.
func limited(ctx context.Context, cfg *bmc.Config) (context.Context, func()) {
	return limits.With(ctx, cfg.Timeout, cfg.CPULimit, cfg.MemoryLimit, new(atomic.Bool))
}

// unlessLimited turns an error that comes from the end of the time or memory of the whole into a result that says so: bmc.Run gives it, since it has the same limits.
func unlessLimited(ctx context.Context, cfg bmc.Config, res *bmc.Result, err error) (*bmc.Result, error) {
	if err == nil || limits.Of(context.Cause(ctx)) == 0 {
		return res, err
	}
	cfg.Timeout, cfg.CPULimit, cfg.MemoryLimit = 0, 0, 0
	if res, err = bmc.Run(ctx, cfg); err == nil {
		res.Reasons = []string{context.Cause(ctx).Error()}
	}
	return res, err
}
