package yices

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
	"unsafe"

	"seabmc/term"
)

// Status is the answer to a check.
type Status uint8

// The answers.
const (
	Unknown Status = iota
	Sat
	Unsat
)

// Answer is a status, with a model of all translated variables for Sat and a
// reason for Unknown.
type Answer struct {
	Status Status
	Model  *term.Model
	Reason string
	Steps  int64 // that it took, if they are counted
}

// Mode tells how contexts are configured.
type Mode uint8

const (
	// ModeAuto solves the first check in a one-shot context, which preprocesses
	// more, and later ones in an incremental context.
	ModeAuto Mode = iota
	// ModeOneShot makes a fresh one-shot context for each check.
	ModeOneShot
	// ModeIncremental uses one incremental context for all.
	ModeIncremental
)

// Options of a session.
type Options struct {
	Mode        Mode
	MemoryLimit uint64            // bytes of this process's resident memory; 0 is no limit
	Params      map[string]string // search parameters (yices_set_param)
}

// Session holds permanent assertions over one table and answers checks.
// It is for one goroutine at a time; the table may grow between calls.
type Session struct {
	l      *Lib
	opt    Options
	tr     *translator
	assert []term.ID // permanent assertions
	checks int
	closed bool
	busy   <-chan struct{} // closed when the abandoned check, if any, has ended

	inc incremental
}

// incremental is a context kept over checks.
type incremental struct {
	ctx    uintptr // 0: none
	arrays bool
	defs   int // of tr.defs asserted
	done   int // of assert asserted
}

// NewSession makes a session for the terms of t.
func (l *Lib) NewSession(t *term.Table, opt Options) (*Session, error) {
	select {
	case <-l.thread.dead:
		return nil, ErrDead
	default:
	}
	l.live.Add(1)
	return &Session{l: l, opt: opt, tr: newTranslator(l, t)}, nil
}

// Assert adds a permanent assertion.
func (s *Session) Assert(id term.ID) error {
	if s.closed {
		return errors.New("yices: session is closed")
	}
	if id == 0 || int(id) >= s.tr.t.Len() || s.tr.t.Sort(id) != term.Bool {
		return fmt.Errorf("yices: term %d is no Boolean", id)
	}
	s.assert = append(s.assert, id)
	return nil
}

// Close frees the session. After an abandoned check it waits in the background
// for the check to end.
func (s *Session) Close() error {
	if s.closed {
		return nil
	}
	s.closed = true
	free := func() {
		s.dropIncremental()
		// Terms live as long as the library; resetting frees them, but takes
		// a while. A session that begins now has made no terms yet.
		s.l.made += len(s.tr.terms)
		if s.l.live.Add(-1) == 0 && s.l.made > manyTerms {
			call(s.l.f.resetAll)
			s.l.made = 0
		}
	}
	if s.busy != nil {
		go s.l.thread.run(context.Background(), nil, free)
		return nil
	}
	return s.l.thread.run(context.Background(), nil, free)
}

// manyTerms is the number of terms that is worth freeing.
const manyTerms = 100_000

// grace is how long a check that was told to stop may take before it is
// abandoned. Yices stops at once while it searches, but not while it preprocesses.
const grace = 300 * time.Millisecond

// Check decides whether the permanent assertions and the given ones have a
// model. When ctx ends, or memory runs out, the answer is Unknown.
func (s *Session) Check(ctx context.Context, assuming ...term.ID) (Answer, error) {
	return s.CheckWithin(ctx, 0, assuming...)
}

// OutOfSteps is the reason of an answer that a search was not allowed enough steps for.
const OutOfSteps = "step limit"

// CheckWithin is Check with a limit on the steps of the search; 0 is none, and so is any where steps are not counted. Whether the limit
// does is the same each time: an answer that took more steps does not count, however late the search was stopped.
func (s *Session) CheckWithin(ctx context.Context, steps int64, assuming ...term.ID) (Answer, error) {
	if s.closed {
		return Answer{}, errors.New("yices: session is closed")
	}
	for _, id := range assuming {
		if id == 0 || int(id) >= s.tr.t.Len() || s.tr.t.Sort(id) != term.Bool {
			return Answer{}, fmt.Errorf("yices: term %d is no Boolean", id)
		}
	}
	if err := ctx.Err(); err != nil {
		return Answer{Reason: reason(err)}, nil
	}
	if s.busy != nil {
		select {
		case <-s.busy:
			s.busy = nil
		case <-ctx.Done():
			return Answer{Reason: reason(ctx.Err())}, nil
		case <-s.l.thread.dead:
			return Answer{Reason: "memory"}, nil
		}
	}
	c := &check{
		s: s, assert: s.assert[:len(s.assert):len(s.assert)], assuming: assuming, ended: make(chan struct{}),
		oneShot: s.opt.Mode == ModeOneShot || s.opt.Mode == ModeAuto && s.checks == 0,
	}
	if s.l.counts {
		c.limit = steps
	}
	finished := make(chan struct{})
	abandon := make(chan struct{})
	go c.watch(ctx, finished, abandon)
	err := s.l.thread.run(ctx, abandon, c.run)
	close(finished)
	s.checks++
	switch {
	case err == nil && c.err != nil && !errors.Is(c.err, errStopped):
		return Answer{}, c.err
	case err == nil && c.err == nil && c.answer.Status != Unknown:
		return c.answer, nil
	case err == nil && c.why() != "":
		return Answer{Reason: c.why(), Steps: c.answer.Steps}, nil
	case err == nil:
		return Answer{Reason: c.answer.Reason, Steps: c.answer.Steps}, nil
	case errors.Is(err, ErrDead):
		return Answer{Reason: "memory"}, nil
	default: // not begun, or abandoned
		if c.begun.Load() {
			s.busy = c.ended
		}
		if why := c.why(); why != "" {
			return Answer{Reason: why}, nil
		}
		return Answer{Reason: reason(err)}, nil
	}
}

// reason names the end of a context.
func reason(err error) string {
	if errors.Is(err, context.DeadlineExceeded) {
		return "timeout"
	}
	return "cancelled"
}

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
	stopped atomic.Pointer[string]  // the reason
	limit   int64                   // of steps of the search; 0: none
	before  atomic.Int64            // steps of the context before the search
	ctx     atomic.Pointer[uintptr] // the context that searches
}

// The phases of a check. While the table is read nobody may change it, so that
// Check must not return.
const (
	phaseTable     int32 = iota // the table is read, which ends soon once stopped is set
	phaseNative                 // Yices works, for as long as it likes
	phaseAbandoned              // nobody waits for the answer
)

func (c *check) why() string {
	if p := c.stopped.Load(); p != nil {
		return *p
	}
	return ""
}

// watch tells the check to stop when ctx ends or memory is short, again and
// again as Yices hears it only while it searches, and in the end abandons it.
func (c *check) watch(ctx context.Context, finished <-chan struct{}, abandon chan<- struct{}) {
	var memory <-chan time.Time
	if c.s.opt.MemoryLimit > 0 {
		t := time.NewTicker(20 * time.Millisecond)
		defer t.Stop()
		memory = t.C
	}
	var count <-chan time.Time
	if c.limit > 0 {
		t := time.NewTicker(time.Millisecond)
		defer t.Stop()
		count = t.C
	}
	why := ""
	for why == "" {
		select {
		case <-count:
			c.stopBeyondLimit()
		case <-finished:
			return
		case <-ctx.Done():
			why = reason(ctx.Err())
		case <-memory:
			if residentMemory() > c.s.opt.MemoryLimit {
				why = "memory limit"
			}
		}
	}
	c.stopped.Store(&why)
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

// stopSearch interrupts the search, if there is one. The context cannot be freed
// meanwhile: whoever takes the pointer out puts it back, see endSearch.
func (c *check) stopSearch() {
	if p := c.ctx.Swap(nil); p != nil {
		call(c.s.l.f.stop, *p)
		c.ctx.Store(p)
	}
}

// stopBeyondLimit interrupts a search that has taken more steps than it may.
func (c *check) stopBeyondLimit() {
	if p := c.ctx.Swap(nil); p != nil {
		if c.s.l.counted(*p).steps()-c.before.Load() > c.limit {
			call(c.s.l.f.stop, *p)
		}
		c.ctx.Store(p)
	}
}

// endSearch makes sure that no stopSearch uses the context any more.
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
	defer func() { c.answer.Steps += stepsPerTerm * int64(s.tr.made-made) }() // beside the limit, which is for the search
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

// stepsPerTerm is what it takes to translate a term, and Yices to take it in.
const stepsPerTerm = 20

// stackPerLevel is more than the stack that Yices takes for a level of nesting
// (below 512 bytes measured).
const stackPerLevel = 1024

func (c *check) once(ids []term.ID) {
	s := c.s
	ctx, err := s.l.newContext("one-shot", s.tr.arrays)
	if err != nil {
		c.err = err
		return
	}
	defer call(s.l.f.freeContext, ctx)
	if c.err = c.assertAll(ctx, s.tr.defs, ids); c.err == nil {
		c.solve(ctx)
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
	if int32(call(s.l.f.push, ctx)) < 0 { // refused once the permanent assertions are contradictory
		call(s.l.f.errClr)
		c.solve(ctx)
		if c.answer.Status != Unsat {
			s.dropIncremental()
			c.answer, c.err = Answer{}, errors.New("yices: push failed")
		}
		return
	}
	if c.err = c.assertAll(ctx, nil, c.assuming); c.err == nil {
		c.solve(ctx)
	}
	if c.err != nil || c.answer.Status == Unknown || int32(call(s.l.f.pop, ctx)) < 0 {
		s.dropIncremental() // an interrupted context is not used again
	}
}

func (s *Session) dropIncremental() {
	if s.inc.ctx != 0 {
		call(s.l.f.freeContext, s.inc.ctx)
		s.inc = incremental{}
	}
}

// assertAll asserts in one call, as Yices preprocesses all formulas of a call together.
func (c *check) assertAll(ctx uintptr, defs []yterm, ids []term.ID) error {
	all := append(make([]yterm, 0, len(defs)+len(ids)+1), defs...)
	for _, id := range ids {
		all = append(all, c.s.tr.terms[id])
	}
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

func (l *Lib) newContext(mode string, arrays bool) (uintptr, error) {
	logic := "QF_BV"
	if arrays {
		logic = "QF_ABV"
	}
	cfg := call(l.f.newConfig)
	defer call(l.f.freeConfig, cfg)
	if int32(call(l.f.configFor, cfg, uintptr(unsafe.Pointer(cstr(logic))))) < 0 ||
		int32(call(l.f.setConfig, cfg, uintptr(unsafe.Pointer(cstr("mode"))), uintptr(unsafe.Pointer(cstr(mode))))) < 0 {
		return 0, l.lastError("configuration")
	}
	ctx := call(l.f.newContext, cfg)
	if ctx == 0 {
		return 0, l.lastError("new context")
	}
	return ctx, nil
}

func (c *check) solve(ctx uintptr) {
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
	before := l.counted(ctx).steps()
	c.before.Store(before)
	c.ctx.Store(&ctx)
	status := int32(call(l.f.check, ctx, params))
	c.endSearch(&ctx)
	c.answer.Steps = l.counted(ctx).steps() - before
	if c.stopped.Load() != nil || !c.phase.CompareAndSwap(phaseNative, phaseTable) {
		c.err = errStopped // and the table is not read: the caller may be gone
		return
	}
	if c.limit > 0 && c.answer.Steps > c.limit {
		c.answer.Reason = OutOfSteps
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

// model reads the values of all variables.
func (s *Session) model(ctx uintptr) (*term.Model, error) {
	l := s.l
	mdl := call(l.f.getModel, ctx, 1)
	if mdl == 0 {
		return nil, l.lastError("model")
	}
	defer call(l.f.freeModel, mdl)
	m := term.NewModel(s.tr.t)
	val := new(int32)
	for _, v := range s.tr.vars {
		y := arg(s.tr.terms[v])
		r := int32(0)
		switch sort := s.tr.t.Sort(v); {
		case sort == term.Bool:
			if r = int32(call(l.f.getBool, mdl, y, uintptr(unsafe.Pointer(val)))); r == 0 {
				m.SetBool(v, *val != 0)
			}
		case sort.IsBV():
			bits := s.tr.bitBuffer(sort.Width())
			if r = int32(call(l.f.getBV, mdl, y, uintptr(unsafe.Pointer(&bits[0])))); r == 0 {
				setBV(m, v, bits)
			}
		default:
			if err := s.array(m, mdl, v); err != nil {
				return nil, err
			}
		}
		if r < 0 {
			return nil, l.lastError("value of " + s.tr.t.Name(v))
		}
	}
	return m, nil
}

func setBV(m *term.Model, v term.ID, bits []int32) {
	if len(bits) > 64 {
		m.SetBV(v, bitsToBig(bits))
		return
	}
	var x uint64
	for i, b := range bits {
		x |= uint64(b) << uint(i)
	}
	m.SetBV64(v, x)
}

// array reads the value of an array variable: a function with finitely many
// mappings and a default.
func (s *Session) array(m *term.Model, mdl uintptr, v term.ID) error {
	l := s.l
	fail := func() error { return l.lastError("value of array " + s.tr.t.Name(v)) }
	fn, def, mapping, index, to := new(yval), new(yval), new(yval), new(yval), new(yval)
	if int32(call(l.f.getValue, mdl, arg(s.tr.terms[v]), uintptr(unsafe.Pointer(fn)))) < 0 {
		return fail()
	}
	if fn.tag != yvalFun {
		return fmt.Errorf("yices: value of array %s is no function (tag %d)", s.tr.t.Name(v), fn.tag)
	}
	vec := new(yvector)
	call(l.f.initVec, uintptr(unsafe.Pointer(vec)))
	defer func() { call(l.f.deleteVec, uintptr(unsafe.Pointer(vec))) }()
	if int32(call(l.f.expandFun, mdl, uintptr(unsafe.Pointer(fn)), uintptr(unsafe.Pointer(def)), uintptr(unsafe.Pointer(vec)))) < 0 {
		return fail()
	}
	value := func(y *yval, w int) (*big.Int, error) {
		if y.tag != yvalBV { // a default that nothing constrains
			return new(big.Int), nil
		}
		if n := int(int32(call(l.f.bvSize, mdl, uintptr(unsafe.Pointer(y))))); n != w {
			return nil, fmt.Errorf("yices: value of %d bits in array %s", n, s.tr.t.Name(v))
		}
		bits := s.tr.bitBuffer(w)
		if int32(call(l.f.valBV, mdl, uintptr(unsafe.Pointer(y)), uintptr(unsafe.Pointer(&bits[0])))) < 0 {
			return nil, fail()
		}
		return bitsToBig(bits), nil
	}
	d, err := value(def, 8)
	if err != nil {
		return err
	}
	m.SetArray(v, nil, byte(d.Uint64()))
	for _, y := range unsafe.Slice((*yval)(vec.data), vec.size) {
		*mapping = y
		if int32(call(l.f.expandMap, mdl, uintptr(unsafe.Pointer(mapping)), uintptr(unsafe.Pointer(index)), uintptr(unsafe.Pointer(to)))) < 0 {
			return fail()
		}
		i, err := value(index, s.tr.t.Width(v))
		if err != nil {
			return err
		}
		b, err := value(to, 8)
		if err != nil {
			return err
		}
		m.SetArrayByte(v, i, byte(b.Uint64()))
	}
	return nil
}

// residentMemory is the resident memory of this process in bytes; 0 where
// unknown.
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
