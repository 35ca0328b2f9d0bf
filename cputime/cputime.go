// Package cputime limits work by the processor time that this process takes, not by the clock on the
// wall: on a machine that is busy with other things the same input takes the same course.
package cputime

import (
	"context"
	"syscall"
	"time"
)

// patience is how many times the limit may pass on the wall, as processes that work for this one are not
// counted before they end.
const patience = 8

// Limit is a context that ends when this process has used d more of processor time.
func Limit(parent context.Context, d time.Duration) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancelCause(parent)
	began, used := time.Now(), spent()
	var timer *time.Timer
	ready := make(chan struct{})
	timer = time.AfterFunc(d, func() {
		<-ready
		left := d - (spent() - used)
		if left <= 0 || time.Since(began) >= patience*d {
			cancel(context.DeadlineExceeded)
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

// spent is the processor time that the process has used.
func spent() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
