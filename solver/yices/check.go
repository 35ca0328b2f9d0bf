package yices

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
	"unsafe"

	"seabmc/term"
)

// check is one call of Check. run works on the library's thread while watch
// waits for a reason to stop it.
type check struct {
	s                *Session
	assert, assuming []term.ID
	oneShot          bool
	answer           Answer
	err              error

	begun   atomic.Bool
	ended   chan struct{}           // closed at the end of run
	phase   atomic.Int32            // whether the check may be abandoned
	stopped atomic.Pointer[Answer]  // the result if there is no answer
	limit   int64                   // limit of the steps of the search; 0: none
	tell    func(int64)             // receives the steps from time to time; may be nil
	before  atomic.Pointer[counts]  // what the context counted before the search
	ctx     atomic.Pointer[uintptr] // the context that searches
}

// watch tells the check to stop when ctx ends or memory is short. It does so repeatedly, because Yices notices it only while it searches. In the
// end it abandons the check.
func (c *check) watch(ctx context.Context, finished <-chan struct{}, abandon chan<- struct{}) {
	var memory <-chan time.Time
	if c.s.opt.MemoryLimit > 0 {
		t := time.NewTicker(20 * time.Millisecond)
		defer t.Stop()
		memory = t.C
	}
	var count <-chan time.Time
	if c.limit > 0 || c.tell != nil {
		t := time.NewTicker(time.Millisecond)
		defer t.Stop()
		count = t.C
	}
	var why *Answer
	for why == nil {
		select {
		case <-count:
			c.lookAtSteps()
		case <-finished:
			return
		case <-ctx.Done():
			a := unknown(ctx.Err())
			why = &a
		case <-memory:
			if residentMemory() > c.s.opt.MemoryLimit {
				why = &Answer{Reason: "memory limit", Limit: LimitMemory}
			}
		}
	}
	c.stopped.Store(why)
	deadline := time.Now().Add(grace)
	again := time.NewTicker(2 * time.Millisecond)
	defer again.Stop()
	for {
		select {
		case <-c.ended:
			return
		case <-finished:
			if !c.begun.Load() {
				return
			}
			finished = nil // abandoned, or ending now
		case <-again.C:
			c.stopSearch()
			if time.Now().After(deadline) && c.phase.CompareAndSwap(phaseNative, phaseAbandoned) {
				close(abandon)
			}
		}
	}
}

// stopSearch interrupts the search, if there is one. The context cannot be freed in the meantime: whoever takes the pointer out puts it back, see
// endSearch.
func (c *check) stopSearch() {
	if p := c.ctx.Swap(nil); p != nil {
		call(c.s.l.f.stop, *p)
		c.ctx.Store(p)
	}
}

// lookAtSteps reports how many steps a search has taken, and interrupts the search if these are more than allowed.
func (c *check) lookAtSteps() {
	p := c.ctx.Swap(nil)
	if p == nil {
		return
	}
	steps := c.s.l.counted(*p).since(*c.before.Load(), c.s.tr.arrays)
	if c.limit > 0 && steps > c.limit {
		call(c.s.l.f.stop, *p)
	}
	c.ctx.Store(p)
	if c.tell != nil {
		c.tell(steps)
	}
}

// endSearch makes sure that stopSearch no longer uses the context.
func (c *check) endSearch(p *uintptr) {
	for !c.ctx.CompareAndSwap(p, nil) {
		runtime.Gosched()
	}
}

func (c *check) run() {
	c.begun.Store(true)
	defer close(c.ended)
	s := c.s
	s.tr.stop = func() bool { return c.stopped.Load() != nil }
	ids := append(append([]term.ID(nil), c.assert...), c.assuming...)
	made := s.tr.made
	for _, id := range ids {
		if _, c.err = s.tr.translate(id); c.err != nil {
			return
		}
	}
	defer func() { c.answer.Steps += stepsPerTerm * int64(s.tr.made-made) }() // in addition to the limit, which is for the search
	if h := s.tr.height; uintptr(h)*stackPerLevel > s.l.thread.stack && s.l.thread.stack > 0 {
		c.answer.Reason = fmt.Sprintf("formula too deep for Yices (%d levels)", h)
		return
	}
	c.phase.Store(phaseNative)
	if c.oneShot {
		c.once(ids)
	} else {
		c.incremental()
	}
}

func (c *check) once(ids []term.ID) {
	s := c.s
	ctx, err := s.l.newContext("one-shot", s.tr.arrays)
	if err != nil {
		c.err = err
		return
	}
	defer call(s.l.f.freeContext, ctx)
	if c.err = c.assertAll(ctx, s.tr.defs, ids); c.err == nil {
		c.solve(ctx, nil)
	}
}

func (c *check) incremental() {
	s := c.s
	if s.inc.ctx != 0 && s.tr.arrays != s.inc.arrays {
		s.dropIncremental()
	}
	if s.inc.ctx == 0 {
		ctx, err := s.l.newContext("push-pop", s.tr.arrays)
		if err != nil {
			c.err = err
			return
		}
		s.inc = incremental{ctx: ctx, arrays: s.tr.arrays}
	}
	ctx := s.inc.ctx
	if c.err = c.assertAll(ctx, s.tr.defs[s.inc.defs:], c.assert[s.inc.done:]); c.err != nil {
		s.dropIncremental()
		return
	}
	s.inc.defs, s.inc.done = len(s.tr.defs), len(c.assert)
	c.solve(ctx, c.assuming)
	if c.err != nil || c.answer.Status == Unknown {
		s.dropIncremental() // an interrupted context is not used again
	}
}

// termsOf returns the Yices terms of these terms.
func (c *check) termsOf(ids []term.ID) []yterm {
	out := make([]yterm, 0, len(ids))
	for _, id := range ids {
		out = append(out, c.s.tr.terms[id])
	}
	return out
}

// assertAll asserts all formulas in one call, since Yices preprocesses the formulas of a call together.
func (c *check) assertAll(ctx uintptr, defs []yterm, ids []term.ID) error {
	all := slices.Concat(defs, c.termsOf(ids))
	if len(all) == 0 {
		return nil
	}
	if c.stopped.Load() != nil {
		return errStopped
	}
	if r := int32(call(c.s.l.f.assert, ctx, uintptr(len(all)), uintptr(unsafe.Pointer(&all[0])))); r < 0 {
		return c.s.l.lastError("assert")
	}
	return nil
}

// solve searches for a model. The assumptions stay in the context as a definition, and what was learnt stays too: a later question about the same
// terms need not turn them into clauses again.
func (c *check) solve(ctx uintptr, assuming []term.ID) {
	l := c.s.l
	if c.stopped.Load() != nil {
		c.err = errStopped
		return
	}
	params := call(l.f.newParams)
	defer call(l.f.freeParams, params)
	call(l.f.defaultParams, ctx, params)
	for k, v := range c.s.opt.Params {
		if int32(call(l.f.setParam, params, uintptr(unsafe.Pointer(cstr(k))), uintptr(unsafe.Pointer(cstr(v))))) < 0 {
			c.err = l.lastError("parameter " + k)
			return
		}
	}
	before := l.counted(ctx)
	c.before.Store(&before)
	c.ctx.Store(&ctx)
	var status int32
	if literals := c.termsOf(assuming); len(literals) == 0 {
		status = int32(call(l.f.check, ctx, params))
	} else {
		status = int32(call(l.f.checkAssuming, ctx, params, uintptr(len(literals)), uintptr(unsafe.Pointer(&literals[0]))))
	}
	c.endSearch(&ctx)
	c.answer.Steps = l.counted(ctx).since(before, c.s.tr.arrays)
	if c.stopped.Load() != nil || !c.phase.CompareAndSwap(phaseNative, phaseTable) {
		c.err = errStopped // and the table is not read: the caller may be gone
		return
	}
	if c.limit > 0 && c.answer.Steps > c.limit { // how far it came until it was stopped depends on the clock, so this is not reported
		c.answer = Answer{Reason: OutOfSteps, Limit: LimitSteps, Steps: c.limit}
		return
	}
	switch status {
	case statusSat:
		if c.answer.Model, c.err = c.s.model(ctx); c.err == nil {
			c.answer.Status = Sat
		}
	case statusUnsat:
		c.answer.Status = Unsat
	case statusInterrupted:
		c.answer.Reason = "interrupted"
	default:
		c.answer.Reason = l.lastError("check").Error()
	}
}

// residentMemory returns the resident memory of this process in bytes, or 0 if it is unknown.
func residentMemory() uint64 {
	b, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0
	}
	f := strings.Fields(string(b))
	if len(f) < 2 {
		return 0
	}
	n, _ := strconv.ParseUint(f[1], 10, 64)
	return n * uint64(os.Getpagesize())
}
