package limits

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"seabmc/cputime"
	"seabmc/solver"
)

// Reached is why a context ended at a limit.
type Reached struct {
	Limit solver.Limit
	Text  string // in words, for the user
}

func (r *Reached) Error() string { return r.Text }

// Of is the limit whose end an error tells of; 0 if it tells of none.
func Of(err error) solver.Limit {
	var r *Reached
	if errors.As(err, &r) {
		return r.Limit
	}
	return 0
}

// With adds limits of time, processor time and memory (in bytes; 0: none) to a context; the
// cause of its end says which limit it was. near becomes true before that, while there is still
// time and room for a question.
func With(ctx context.Context, timeout, cpu time.Duration, memory uint64, near *atomic.Bool) (context.Context, func()) {
	var stops []func()
	if timeout > 0 {
		c, stop := context.WithTimeoutCause(ctx, timeout, &Reached{solver.LimitTime, fmt.Sprintf("timeout of %v reached", timeout)})
		soon := time.AfterFunc(timeout-timeout/4, func() { near.Store(true) })
		ctx, stops = c, append(stops, stop, func() { soon.Stop() })
	}
	if d := cpu; d > 0 {
		c, stop := cputime.LimitCause(ctx, d, &Reached{solver.LimitTime, fmt.Sprintf("limit of %v of processor time reached", d)})
		soon, late := cputime.Limit(ctx, d-d/4)
		context.AfterFunc(soon, func() { near.Store(true) })
		ctx, stops = c, append(stops, stop, late)
	}
	if memory > 0 {
		c, cancel := context.WithCancelCause(ctx)
		go watchMemory(c, memory, near, cancel)
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
				cancel(&Reached{solver.LimitMemory, fmt.Sprintf("memory limit of %d MiB reached", limit>>20)})
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
