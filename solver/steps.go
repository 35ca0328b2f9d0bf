package solver

import (
	"context"
	"time"

	"seabmc/cputime"
)

// Work is counted in steps: one is about what a propagation takes Yices's SAT engine. Unlike time, steps are the same each time that a
// question is asked, on a machine that is busy with other things too. Yices (the library) and Z3 count them; of other solvers, processor
// time is taken for them.

// StepsPerSecond is roughly the number of steps in a second of processor time.
const StepsPerSecond = 10_000_000

type stepsKey struct{}

// WithSteps limits each check with the context to so many steps. A lower limit that was set earlier stays.
func WithSteps(ctx context.Context, steps int64) context.Context {
	if had := StepLimit(ctx); had > 0 && had <= steps {
		return ctx
	}
	return context.WithValue(ctx, stepsKey{}, max(steps, 1))
}

// StepLimit returns the limit of a context; 0: none.
func StepLimit(ctx context.Context) int64 {
	n, _ := ctx.Value(stepsKey{}).(int64)
	return n
}

// uncountedWork is how much longer than its steps a check may take, for work that Z3 does not count, as before it searches.
const uncountedWork = 2

// uncounted has a solver that counts its steps do a check, and ends it where it works on without counting.
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

// byTime has a solver that does not count its steps do a check, with processor time for them.
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
