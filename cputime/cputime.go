// Package cputime limits work by the processor time of this process and its children rather than by wall-clock time, so that the
// same input is treated alike on a busy machine and on a quiet one.
package cputime

import (
	"context"
	"fmt"
	"syscall"
	"time"

	"seabmc/subprocess"
)

// patience is how many times the limit may pass on the wall: what a program that this one runs has started itself is not
// counted before it ends, and where there is no /proc no program is.
const (
	patience = 8
	grace    = 2 * time.Second // so that a small limit is a limit of processor time, too
)

// Late is why work ended that did not use its limit of processor time in so long a time on the clock.
type Late struct {
	Limit  time.Duration // of processor time
	Passed time.Duration // on the clock
	Cause  error         // what the limit would have been told as
}

// Error says what passed.
func (l *Late) Error() string {
	return fmt.Sprintf("%v passed on the clock, and the limit of %v of processor time was not used up", l.Passed.Round(time.Second), l.Limit)
}

// Unwrap is the cause.
func (l *Late) Unwrap() error { return l.Cause }

// Limit is a context that ends when d more of processor time was used.
func Limit(parent context.Context, d time.Duration) (context.Context, context.CancelFunc) {
	return LimitCause(parent, d, context.DeadlineExceeded)
}

// LimitCause is Limit; the cause of its end is the one given, or a Late.
func LimitCause(parent context.Context, d time.Duration, cause error) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(parent)
	began, used := time.Now(), Spent()
	var timer *time.Timer
	ready := make(chan struct{})
	timer = time.AfterFunc(d, func() {
		<-ready
		left := d - (Spent() - used)
		switch {
		case left <= 0:
			cancel(cause)
			return
		case time.Since(began) >= patience*d+grace:
			cancel(&Late{d, time.Since(began), cause})
			return
		}
		timer.Reset(max(left, d/8))
	})
	close(ready)
	return ctx, func() {
		timer.Stop()
		cancel(context.Canceled)
	}
}

// Spent is the processor time that this process and its children have used. A child that is being waited for is counted too
// little for a moment rather than twice.
func Spent() (sum time.Duration) {
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var u syscall.Rusage
		if syscall.Getrusage(who, &u) == nil {
			sum += time.Duration(u.Utime.Nano() + u.Stime.Nano())
		}
	}
	return sum + subprocess.Spent()
}
