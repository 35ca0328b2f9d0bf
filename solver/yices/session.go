package yices

import (
	"context"
	"errors"
	"fmt"
	"time"

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

// Mode says how contexts are configured.
type Mode uint8

const (
	// ModeAuto solves the first check in a one-shot context, which preprocesses more. It solves later checks in an incremental context.
	ModeAuto Mode = iota
	// ModeOneShot makes a fresh one-shot context for each check.
	ModeOneShot
	// ModeIncremental uses one incremental context for all checks.
	ModeIncremental
)

// Options of a session.
type Options struct {
	Mode        Mode
	MemoryLimit uint64            // bytes of this process's resident memory; 0 means no limit
	Params      map[string]string // search parameters (yices_set_param)
}

// Session holds permanent assertions over one table and answers checks. Only one goroutine may use it at a time. The table may grow between calls.
type Session struct {
	l      *Lib
	opt    Options
	tr     *translator
	assert []term.ID // permanent assertions
	checks int
	closed bool
	busy   <-chan struct{} // closed when the abandoned check, if any, has ended

	inc incremental

	// Tell receives the steps of a check from time to time, if they are counted. It may be nil.
	Tell func(steps int64)
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
		return fmt.Errorf("yices: term %d is not a Boolean", id)
	}
	s.assert = append(s.assert, id)
	return nil
}

// Close frees the session. After an abandoned check, it waits in the background for the check to end.
func (s *Session) Close() error {
	if s.closed {
		return nil
	}
	s.closed = true
	free := func() {
		s.dropIncremental()
		// Terms live as long as the library. Resetting it frees them, but takes a while. A session that begins now has made no terms yet.
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

// manyTerms is the number of terms from which it is worth freeing them.
const manyTerms = 100_000

// grace is how long a check may go on after it was told to stop, before it is abandoned. Yices stops at once while it searches, but not while it
// preprocesses.
const grace = 300 * time.Millisecond

// Check decides whether the permanent assertions and the given ones have a common model. If ctx ends, or memory runs out, the answer is Unknown.
func (s *Session) Check(ctx context.Context, assuming ...term.ID) (Answer, error) {
	return s.CheckWithin(ctx, 0, assuming...)
}

// CheckWithin does what Check does, with a limit on the steps of the search. 0 means no limit; if steps are not counted, there is no limit either.
// Whether the limit suffices is the same each time: an answer that took more steps does not count, however late the search was stopped.
func (s *Session) CheckWithin(ctx context.Context, steps int64, assuming ...term.ID) (Answer, error) {
	if s.closed {
		return Answer{}, errors.New("yices: session is closed")
	}
	for _, id := range assuming {
		if id == 0 || int(id) >= s.tr.t.Len() || s.tr.t.Sort(id) != term.Bool {
			return Answer{}, fmt.Errorf("yices: term %d is not a Boolean", id)
		}
	}
	if err := ctx.Err(); err != nil {
		return unknown(err), nil
	}
	if s.busy != nil {
		select {
		case <-s.busy:
			s.busy = nil
		case <-ctx.Done():
			return unknown(ctx.Err()), nil
		case <-s.l.thread.dead:
			return Answer{Reason: "memory", Limit: LimitMemory}, nil
		}
	}
	c := &check{
		s: s, assert: s.assert[:len(s.assert):len(s.assert)], assuming: assuming, ended: make(chan struct{}),
		oneShot: s.opt.Mode == ModeOneShot || s.opt.Mode == ModeAuto && s.checks == 0,
	}
	if s.l.counts {
		c.limit, c.tell = steps, s.Tell
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
	case err == nil && c.stopped.Load() != nil:
		a := *c.stopped.Load()
		a.Steps = c.answer.Steps
		return a, nil
	case err == nil:
		return Answer{Reason: c.answer.Reason, Limit: c.answer.Limit, Steps: c.answer.Steps}, nil
	case errors.Is(err, ErrDead):
		return Answer{Reason: "memory", Limit: LimitMemory}, nil
	default: // not begun, or abandoned
		if c.begun.Load() {
			s.busy = c.ended
		}
		if a := c.stopped.Load(); a != nil {
			return *a, nil
		}
		return unknown(err), nil
	}
}

// The phases of a check. Nobody may change the table while it is read, so Check must not return during that phase.
const (
	phaseTable     int32 = iota // the table is read, which ends soon once stopped is set
	phaseNative                 // Yices works, for as long as it needs
	phaseAbandoned              // nobody waits for the answer
)

// stepsPerTerm is the number of steps that it takes to translate a term and to give it to Yices.
const stepsPerTerm = 20

// stackPerLevel is more than the stack that Yices needs for a level of nesting (less than 512 bytes were measured).
const stackPerLevel = 1024
