package bmc

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
)

// withLimits adds the time and memory limits of the config to a context; the
// cause of its end says which limit it was. near becomes true before that, while there is still
// time and room for a question.
func withLimits(ctx context.Context, cfg Config, near *atomic.Bool) (context.Context, func()) {
	var stops []func()
	if cfg.Timeout > 0 {
		c, stop := context.WithTimeoutCause(ctx, cfg.Timeout, fmt.Errorf("timeout of %v reached", cfg.Timeout))
		soon := time.AfterFunc(cfg.Timeout-cfg.Timeout/4, func() { near.Store(true) })
		ctx, stops = c, append(stops, stop, func() { soon.Stop() })
	}
	if cfg.MemoryLimit > 0 {
		c, cancel := context.WithCancelCause(ctx)
		go watchMemory(c, cfg.MemoryLimit, near, cancel)
		ctx, stops = c, append(stops, func() { cancel(nil) })
	}
	return ctx, func() {
		for _, s := range stops {
			s()
		}
	}
}

// watchMemory cancels when the process's resident set exceeds limit bytes. A question may take as much memory as
// the program it is about, so the limit is near from half of it on.
func watchMemory(ctx context.Context, limit uint64, near *atomic.Bool, cancel context.CancelCauseFunc) {
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			rss, ok := residentBytes()
			if ok && rss > limit/2 {
				near.Store(true)
			}
			if ok && rss > limit {
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
