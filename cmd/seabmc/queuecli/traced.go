package queuecli

import (
	"context"
	"fmt"
	"os"
	"sync"

	"seabmc/tracing"
)

// Traced begins the trace of a command, if the environment names a collector (docs/queue.md). end ends it, and sends what has not been sent yet. If the
// collector cannot be reached, a line on standard error says so, once.
func Traced(ctx context.Context, command, version string) (traced context.Context, end func(), err error) {
	var once sync.Once
	stop, err := tracing.Begin(ctx, "seabmc "+command, version, func(err error) {
		once.Do(func() { fmt.Fprintf(os.Stderr, "seabmc: traces are not sent: %v\n", err) })
	})
	if err != nil {
		return ctx, nil, fmt.Errorf("traces: %w", err)
	}
	if command == "worker" { // its spans belong to the runs that send tasks
		return ctx, stop, nil
	}
	traced, span := tracing.Start(ctx, command)
	return traced, func() { span.End(nil); stop() }, nil
}
