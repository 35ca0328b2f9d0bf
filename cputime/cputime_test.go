package cputime

import (
	"context"
	"errors"
	"testing"
	"time"
)

func TestLimit(t *testing.T) {
	const soon, never = time.Millisecond, time.Hour
	stopped := errors.New("stopped")
	tests := []struct {
		name  string
		limit time.Duration
		do    func(stop, parent func())
		want  error
	}{
		{"work beyond the limit", soon, func(_, _ func()) {}, context.DeadlineExceeded},
		{"given back in time", never, func(stop, _ func()) { stop() }, context.Canceled},
		{"what it is part of ends", never, func(_, parent func()) { parent() }, stopped},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			parent, cancel := context.WithCancelCause(context.Background())
			defer cancel(nil)
			ctx, stop := Limit(parent, tt.limit)
			defer stop()
			if ctx.Err() != nil && tt.limit == never {
				t.Fatal("it ends before anything was done")
			}
			tt.do(stop, func() { cancel(stopped) })
			for ctx.Err() == nil {
			}
			if got := context.Cause(ctx); got != tt.want {
				t.Errorf("ends with %v, want %v", got, tt.want)
			}
		})
	}
}
