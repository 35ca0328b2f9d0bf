package prove

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync/atomic"
	"time"

	"seabmc/bmc"
	"seabmc/solver"
)

// How unrolling and the search for invariants share the work. The search begins when unrolling has taken a while, and then takes as much work as
// unrolling has: so what either finds, it finds with no more than about twice the work. All is counted in steps of a solver, so that a run
// takes the same course each time.
const (
	beginAfter = 2 * solver.StepsPerSecond / 10 // work of unrolling; what ends sooner has no search beside it
	mostAlone  = 10 * solver.StepsPerSecond     // work of the search when unrolling has come to its end without an answer
	alonePart  = 2                              // or so many times the work of unrolling

	doubtfulPart = 2
	hopefulPart  = 10                         // as long as unrolling may come to an end
	longWork     = 10 * solver.StepsPerSecond // of unrolling

	compileSteps = solver.StepsPerSecond / 20 // what reading the text of a program costs
)

// share is the work that a search may do when unrolling has done so much: the same where unrolling is hopeless, less where it may come to an end.
func share(work int64, o bmc.Outlook) int64 {
	switch o {
	case bmc.Hopeless:
		return work
	case bmc.Doubtful:
		return work/doubtfulPart + max(0, work-longWork)
	}
	return work/hopefulPart + max(0, work-longWork)
}

// beside is a search that works in turns: it goes on while it is waited for, and never at the same time as the caller.
type beside struct {
	ctx  context.Context
	find func(ctx context.Context, spend func(int64)) (*bmc.Result, error)

	granted, spent int64
	begun, over    bool
	working        atomic.Bool // it is the turn of the search
	stop           context.CancelFunc
	resume, paused chan struct{} // paused is closed when it is over

	res   *bmc.Result // when it is over
	err   error
	crash *bmc.Crash
}

// until lets the search go on until it has spent so much in all, or is over.
func (b *beside) until(granted int64) {
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

// answer is what the search has come to; nil: nothing, or it works on for a run that did not wait for it.
func (b *beside) answer() *bmc.Result {
	if b.working.Load() {
		return nil
	}
	return b.res
}

func (b *beside) begin() {
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

// graceAtEnd is how long the end of a search is waited for that works on although the run around it was ended by a limit.
const graceAtEnd = 100 * time.Millisecond

// close ends the search.
func (b *beside) close() {
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
