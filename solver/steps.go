package solver

import (
	"context"
	"time"

	"seabmc/cputime"
)

// Work is counted in steps. One step is roughly the cost of a propagation in Yices's SAT engine. Unlike time, the number of steps is the same each
// time a question is asked, even on a busy machine. Yices (the library) and Z3 count steps. For other solvers, processor time is converted to
// steps.

// StepsPerSecond is roughly the number of steps in a second of processor time.
const StepsPerSecond = 10_000_000

type stepsKey struct{}

// WithSteps limits each check with the context to this number of steps. A lower limit that was set earlier stays.
func WithSteps(ctx context.Context, steps int64) context.Context {
	if had := StepLimit(ctx); had > 0 && had <= steps {
		return ctx
	}
	return context.WithValue(ctx, stepsKey{}, max(steps, 1))
}

// StepLimit returns the limit of a context, or 0 if there is none.
func StepLimit(ctx context.Context) int64 {
	n, _ := ctx.Value(stepsKey{}).(int64)
	return n
}

// uncountedWork is the factor by which a check may take longer than its steps, for work that Z3 does not count, such as the work before the search.
const uncountedWork = 2

// uncounted runs a check of a solver that counts its steps. It ends the check if it goes on working without counting.
func uncounted(ctx context.Context, check func(context.Context) (Result, error)) (Result, error) {
	n := StepLimit(ctx)
	if n == 0 {
		return check(ctx)
	}
	within, cancel := cputime.Limit(ctx, time.Duration(uncountedWork*n)*time.Second/StepsPerSecond)
	defer cancel()
	q, err := check(within)
	if err == nil && q.Status == Unknown && within.Err() != nil && ctx.Err() == nil {
		q = OutOfSteps
		q.Steps = n
	}
	return q, err
}

// byTime runs a check of a solver that does not count its steps. Processor time is converted to steps.
func byTime(ctx context.Context, check func(context.Context) (Result, error)) (Result, error) {
	began := cputime.Spent()
	within, cancel := ctx, context.CancelFunc(func() {})
	if n := StepLimit(ctx); n > 0 {
		within, cancel = cputime.Limit(ctx, time.Duration(n)*time.Second/StepsPerSecond)
	}
	defer cancel()
	q, err := check(within)
	q.Steps = int64(cputime.Spent()-began) / int64(time.Second/StepsPerSecond)
	if err == nil && q.Status == Unknown && within.Err() != nil && ctx.Err() == nil {
		q.Reason, q.Limit = OutOfSteps.Reason, OutOfSteps.Limit
	}
	return q, err
}
