package limits

import (
	"context"
	"errors"
	"runtime"
	"sync/atomic"
	"testing"
	"time"
)

// work uses processor time until the context ends.
func work(ctx context.Context) {
	for ctx.Err() == nil {
	}
}

func wait(ctx context.Context) { <-ctx.Done() }

// await returns when near is true; where it never is, the time of the whole test runs out.
func await(near *atomic.Bool) {
	for !near.Load() {
		time.Sleep(time.Millisecond)
	}
}

func TestWith(t *testing.T) {
	const soon, never, plenty = time.Millisecond, time.Hour, 1 << 60
	tests := []struct {
		name         string
		timeout, cpu time.Duration
		memory       uint64
		until        func(context.Context)
		cause        string
	}{
		{"time", soon, 0, 0, wait, "timeout of 1ms reached"},
		{"processor time", 0, soon, 0, work, "limit of 1ms of processor time reached"},
		{"memory", 0, 0, 1, wait, "memory limit of 0 MiB reached"},
		{"time is up before the rest", soon, never, plenty, wait, "timeout of 1ms reached"},
		{"processor time is used up before the rest", never, soon, plenty, work, "limit of 1ms of processor time reached"},
		{"memory is used up before the rest", never, never, 1, wait, "memory limit of 0 MiB reached"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var near atomic.Bool
			ctx, stop := With(context.Background(), tt.timeout, tt.cpu, tt.memory, &near)
			defer stop()
			tt.until(ctx)
			await(&near)
			if got := context.Cause(ctx).Error(); got != tt.cause {
				t.Errorf("it ends with %q, want %q", got, tt.cause)
			}
		})
	}
}

// Where no limit is reached, or there is none, the context ends with the run or with what it is part of, and nothing is near.
func TestWithinLimits(t *testing.T) {
	enough := errors.New("enough")
	tests := []struct {
		name         string
		timeout, cpu time.Duration
		memory       uint64
		end          func(stop func(), parent context.CancelCauseFunc)
		cause        error
	}{
		{"all limits are far, the run ends", time.Hour, time.Hour, 1 << 60, func(stop func(), _ context.CancelCauseFunc) { stop() }, context.Canceled},
		{"all limits are far, the caller ends", time.Hour, time.Hour, 1 << 60, func(_ func(), parent context.CancelCauseFunc) { parent(enough) }, enough},
		{"no limits, the run ends", 0, 0, 0, func(stop func(), _ context.CancelCauseFunc) { stop() }, nil},
		{"no limits, the caller ends", 0, 0, 0, func(_ func(), parent context.CancelCauseFunc) { parent(enough) }, enough},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			parent, cancel := context.WithCancelCause(context.Background())
			defer cancel(nil)
			var near atomic.Bool
			ctx, stop := With(parent, tt.timeout, tt.cpu, tt.memory, &near)
			defer stop()
			if ctx.Err() != nil {
				t.Fatalf("it ends at once: %v", context.Cause(ctx))
			}
			tt.end(stop, cancel)
			if tt.cause != nil {
				wait(ctx)
			}
			if got := context.Cause(ctx); got != tt.cause || near.Load() {
				t.Errorf("it ends with %v, want %v; a limit is near: %v", got, tt.cause, near.Load())
			}
		})
	}
}

// Each limit is near before it is reached. Time is near at three quarters, memory at half.
func TestNear(t *testing.T) {
	resident, ok := residentBytes()
	if !ok {
		t.Skip("NOT TESTED: there is no /proc/self/statm")
	}
	tests := []struct {
		name         string
		timeout, cpu time.Duration
		memory       uint64
	}{
		{"memory", 0, 0, resident + resident/2},
		{"processor time", 0, 2 * time.Second, 0},
		{"time", 4 * time.Second, 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var near atomic.Bool
			ctx, stop := With(context.Background(), tt.timeout, tt.cpu, tt.memory, &near)
			defer stop()
			began := time.Now()
			for !near.Load() && ctx.Err() == nil {
				if tt.cpu == 0 {
					time.Sleep(time.Millisecond)
				}
			}
			if d := time.Since(began); ctx.Err() != nil && d < tt.timeout {
				t.Errorf("%v after %v, and it was not near", context.Cause(ctx), d)
			} else if d < tt.timeout/2 || d < tt.cpu/4 { // two cores at most
				t.Errorf("near after %v", d)
			}
		})
	}
}

// The resident memory is that of this process: what is written to counts.
func TestResidentBytes(t *testing.T) {
	before, ok := residentBytes()
	if !ok {
		t.Skip("NOT TESTED: there is no /proc/self/statm")
	}
	const size = 64 << 20
	b := make([]byte, size)
	for i := 0; i < size; i += 1024 {
		b[i] = 1
	}
	after, _ := residentBytes()
	runtime.KeepAlive(b)
	if after < before+size/2 {
		t.Errorf("%d bytes, and with %d more %d", before, size, after)
	}
}
