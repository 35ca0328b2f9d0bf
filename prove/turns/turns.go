// Package turns lets unrolling and the search for invariants take turns.
//
// In: a search, and how much work unrolling has done. Out: the result of the search, if it has one in its turns. The search never runs at the same time as
// its caller. All work is counted in steps of a solver, so a run takes the same course each time.
package turns

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync/atomic"
	"time"

	"seabmc/bmc"
	"seabmc/solver"
)

// BeginAfter is the work of unrolling after which a search may begin, in steps of a solver. A run that ends sooner has no search.
const BeginAfter = 2 * solver.StepsPerSecond / 10

const (
	mostAlone = 10 * solver.StepsPerSecond // work of the search after unrolling has ended without an answer,
	alonePart = 2                          // or so many times the work of unrolling

	doubtfulPart = 2                          // part of the work of unrolling while a loop goes on and on
	hopefulPart  = 10                         // and as long as unrolling may end
	longWork     = 10 * solver.StepsPerSecond // what unrolling does beyond this work, the search may do as well
)

// Share is the work that a search may do in all when unrolling has done so much, in steps of a solver: the same amount if unrolling is hopeless, and less if it may
// still end.
func Share(work int64, o bmc.Outlook) int64 {
	switch o {
	case bmc.Hopeless:
		return work
	case bmc.Doubtful:
		return work/doubtfulPart + max(0, work-longWork)
	}
	return work/hopefulPart + max(0, work-longWork)
}

// Alone is the work that a search may do in all when unrolling has ended without an answer after so much work, in steps of a solver.
func Alone(work int64) int64 { return max(mostAlone, alonePart*work) }

// Find searches. It calls spend with the work of each step, which may not return until it is the turn of the search again.
type Find func(ctx context.Context, spend func(work int64)) (*bmc.Result, error)

// Search is a search that works in turns.
type Search struct {
	ctx  context.Context
	find Find

	granted, spent int64
	begun, over    bool
	working        atomic.Bool // it is the turn of the search
	stop           context.CancelFunc
	resume, paused chan struct{} // paused is closed when the search is over

	res   *bmc.Result // when it is over
	err   error
	crash *bmc.Crash
}

// New is a search that has not begun. It must be closed.
func New(ctx context.Context, find Find) *Search { return &Search{ctx: ctx, find: find} }

// Until lets the search go on until it has done so much work in all, or is over. A panic of the search is passed on.
func (b *Search) Until(granted int64) {
	b.granted = max(b.granted, granted)
	if b.over || b.spent >= b.granted {
		return
	}
	b.working.Store(true)
	if !b.begun {
		b.begin()
	} else {
		b.resume <- struct{}{}
	}
	<-b.paused
	b.working.Store(false)
	if b.crash != nil {
		panic(*b.crash)
	}
}

// Answer is the result of the search. It is nil if there is none, or if the search still works because its caller did not wait for it.
func (b *Search) Answer() *bmc.Result {
	if b.working.Load() {
		return nil
	}
	return b.res
}

func (b *Search) begin() {
	b.begun = true
	b.resume, b.paused = make(chan struct{}), make(chan struct{})
	var ctx context.Context
	ctx, b.stop = context.WithCancel(b.ctx)
	go func() {
		defer func() {
			if p := recover(); p != nil {
				c, again := p.(bmc.Crash)
				if !again {
					c = bmc.Crash{Value: p, Stack: debug.Stack()}
				}
				b.crash = &c
			}
			b.over = true
			close(b.paused)
		}()
		b.res, b.err = b.find(ctx, func(work int64) {
			b.spent += work
			if b.spent >= b.granted && ctx.Err() == nil {
				b.paused <- struct{}{}
				<-b.resume
			}
		})
		if b.err == nil && b.res == nil {
			b.err = fmt.Errorf("internal: a search without a result")
		}
	}()
}

// graceAtEnd is how long Close waits for a search that still works although a limit has ended the run around it.
const graceAtEnd = 100 * time.Millisecond

// Err is the error with which the search ended; nil if it has not ended, or had none.
func (b *Search) Err() error {
	if !b.over {
		return nil
	}
	return b.err
}

// Close ends the search.
func (b *Search) Close() {
	if !b.begun {
		return
	}
	b.stop()
	if b.working.Load() {
		select {
		case <-b.paused:
		case <-time.After(graceAtEnd):
		}
		return
	}
	if !b.over {
		b.resume <- struct{}{}
		<-b.paused
	}
}
