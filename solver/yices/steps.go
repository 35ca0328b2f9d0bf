package yices

import (
	"runtime"
	"sync/atomic"
	"unsafe"
)

// Yices has no limit on the work of a search, but its SAT engine counts decisions, propagations and conflicts. No function of the library returns
// these counts, so they are read from memory, at offsets that are known for this version on this machine. When the library is loaded, a search with
// known counts checks that the offsets are right.

const (
	countedVersion = "2.6.5"
	countedMachine = "amd64"

	// Offsets in bytes, in a context and in its SAT engine.
	engineAt       = 0x18
	decisionsAt    = 0x238
	propagationsAt = 0x248
	conflictsAt    = 0x250
)

// counts holds what the SAT engine of a context has done so far.
type counts struct{ decisions, propagations, conflicts int64 }

// decisionOnArrays is the number of steps that a decision counts for in a question with arrays. There, Yices spends minutes on making the values of
// the arrays fit each other, and propagates hardly anything. Loops over strings and arrays were measured, too: a decision takes 5 to 40 steps
// without a store, 100 with 4,226 stores. With 10 steps and one more for each store, the same number of programs of testdata/unbounded are decided,
// but not the same programs.
const decisionOnArrays = 100

// since returns the work of a search as one number. before holds the counts of the context at the beginning of the search. A search spends its time
// mostly on propagations, about stepsPerSecond. Yices continues to count propagations from one search to the next, but starts anew with decisions.
// If both are the same as before, nothing had to be searched.
func (c counts) since(before counts, arrays bool) int64 {
	steps := c.propagations - before.propagations
	if arrays && (steps != 0 || c.decisions != before.decisions) {
		steps += decisionOnArrays * c.decisions
	}
	return steps
}

// counted reads the counts of a context, which may be searching at the moment.
func (l *Lib) counted(ctx uintptr) counts {
	if !l.counts {
		return counts{}
	}
	engine := *(*uintptr)(at(ctx, engineAt))
	read := func(offset uintptr) int64 { return int64(atomic.LoadUint64((*uint64)(at(engine, offset)))) }
	return counts{read(decisionsAt), read(propagationsAt), read(conflictsAt)}
}

// at returns a place in C memory, which the collector does not move.
func at(base, offset uintptr) unsafe.Pointer {
	p := base + offset
	return *(*unsafe.Pointer)(unsafe.Pointer(&p))
}

// Counts reports whether the steps of searches are counted.
func (l *Lib) Counts() bool { return l.counts }

// known holds the counts of a known search: 251, a prime, as a product of two numbers of 8 bits.
var known = counts{decisions: 287, propagations: 10561, conflicts: 168}

// tryCounting finds out whether the steps of searches can be counted. It runs on the library's thread.
func (l *Lib) tryCounting() {
	if l.version != countedVersion || runtime.GOARCH != countedMachine {
		return
	}
	ctx, err := l.newContext("one-shot", false)
	if err != nil {
		return
	}
	defer func() {
		call(l.f.freeContext, ctx)
		call(l.f.resetAll)
	}()
	l.counts = true
	const width = 8
	narrow := call(l.f.bvType, width)
	x, y := callTerm(l.f.newVar, narrow), callTerm(l.f.newVar, narrow)
	wide := func(t yterm) uintptr { return arg(callTerm(l.f.zext, arg(t), width)) }
	one := arg(callTerm(l.f.constUint64, width, 1))
	fs := []yterm{
		callTerm(l.f.eq, arg(callTerm(l.f.mul, wide(x), wide(y))), arg(callTerm(l.f.constUint64, 2*width, 251))),
		callTerm(l.f.lt, one, arg(x)), callTerm(l.f.lt, one, arg(y)),
	}
	before := l.counted(ctx)
	for i := range fs {
		if int32(call(l.f.assert, ctx, 1, uintptr(unsafe.Pointer(&fs[i])))) < 0 {
			l.counts = false
			return
		}
	}
	params := call(l.f.newParams)
	defer call(l.f.freeParams, params)
	call(l.f.defaultParams, ctx, params)
	status := int32(call(l.f.check, ctx, params))
	l.counts = before == counts{} && status == statusUnsat && l.counted(ctx) == known
}
