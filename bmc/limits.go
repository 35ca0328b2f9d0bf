package bmc

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// withLimits adds the time and memory limits of the config to a context; the
// cause of its end says which limit it was.
func withLimits(ctx context.Context, cfg Config) (context.Context, func()) {
	var stops []func()
	if cfg.Timeout > 0 {
		c, stop := context.WithTimeoutCause(ctx, cfg.Timeout, fmt.Errorf("timeout of %v reached", cfg.Timeout))
		ctx, stops = c, append(stops, stop)
	}
	if cfg.MemoryLimit > 0 {
		c, cancel := context.WithCancelCause(ctx)
		go watchMemory(c, cfg.MemoryLimit, cancel)
		ctx, stops = c, append(stops, func() { cancel(nil) })
	}
	return ctx, func() {
		for _, s := range stops {
			s()
		}
	}
}

// watchMemory cancels when the process's resident set exceeds limit bytes.
func watchMemory(ctx context.Context, limit uint64, cancel context.CancelCauseFunc) {
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if rss, ok := residentBytes(); ok && rss > limit {
				cancel(fmt.Errorf("memory limit of %d MiB reached", limit>>20))
				return
			}
		}
	}
}

func residentBytes() (uint64, bool) {
	b, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0, false
	}
	f := strings.Fields(string(b))
	if len(f) < 2 {
		return 0, false
	}
	pages, err := strconv.ParseUint(f[1], 10, 64)
	return pages * uint64(os.Getpagesize()), err == nil
}
