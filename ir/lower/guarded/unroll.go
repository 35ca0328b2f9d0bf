package guarded

import (
	"context"

	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// Unroll decides whether a loop or recursion goes on: by the bounds that the user gave, by what the consumer answers, and by the driver, which
// looks now and then.
type Unroll struct {
	*state.Paths
	ctx        context.Context
	loops      []*state.Loop
	loopOf     map[*cfg.Loop]*state.Loop // what the report says of a loop that was met
	ticks      int
	asks       int
	openBound  bool  // some loop or recursion has one that does not fold
	nextPoll   int   // in asks
	unanswered int   // questions about loops that the consumer had no answer to
	nextAhead  int   // in units of effort
	latePoll   int64 // work of the consumer at which the driver looks again
	lastPoll   bool  // the one near a limit was made
}

func newUnroll(ctx context.Context, p *state.Paths) *Unroll {
	return &Unroll{Paths: p, ctx: ctx, loopOf: map[*cfg.Loop]*state.Loop{}, nextPoll: firstPoll, nextAhead: firstAhead, latePoll: firstLatePoll}
}
