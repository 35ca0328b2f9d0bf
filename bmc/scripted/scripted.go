// Package scripted provides a solver for tests that follows a script, and some terms to ask it about.
//
// In: a script, which says what happens to each question. Out: a solver.Solver. True answers come from Yices.
package scripted

import (
	"context"
	"errors"
	"slices"
	"testing"

	"seabmc/solver"
	"seabmc/term"
	"seabmc/term/shape"
)

// Solver does what a test says: it tells the truth, takes more steps than anybody waits for, does not know, lies, dies or has an error.
type Solver struct {
	ID     string
	Script func(n int, q *term.Table, fs []term.ID) Act // of the n-th question, from 1 on
	Asked  int
	Late   bool // it has its answer already when it is told to end
}

// Act is what a scripted solver does with one question.
type Act struct {
	What  What
	Steps int64 // that it takes for that
}

// What is the kind of an Act.
type What uint8

// The kinds.
const (
	Truth What = iota
	Unknown
	Dead
	Broken
	FalseUnsat
	FalseSat
)

// Always is the script that does the same each time.
func Always(a Act) func(int, *term.Table, []term.ID) Act {
	return func(int, *term.Table, []term.ID) Act { return a }
}

// InTurn is the script that does one thing after the other, and the last one from then on.
func InTurn(acts ...Act) func(int, *term.Table, []term.ID) Act {
	return func(n int, _ *term.Table, _ []term.ID) Act { return acts[min(n, len(acts))-1] }
}

// Name is the solver's ID.
func (s *Solver) Name() string { return s.ID }

// Version is made of the ID.
func (s *Solver) Version() string { return s.ID + " 1" }

// NewSession never fails.
func (s *Solver) NewSession(t *term.Table) (solver.Session, error) {
	return s.Session(t), nil
}

// Session is NewSession, by its type.
func (s *Solver) Session(t *term.Table) *Session {
	return &Session{s: s, t: t}
}

// Session is a session of a scripted solver.
type Session struct {
	s      *Solver
	t      *term.Table
	fs     []term.ID
	closed bool
}

// Assert keeps the formula.
func (s *Session) Assert(id term.ID) error { s.fs = append(s.fs, id); return nil }

// Close ends the session: a later question is an error.
func (s *Session) Close() error { s.closed = true; return nil }

// ErrBroken is the error of Broken.
var ErrBroken = errors.New("a broken solver")

// Check does what the script says.
func (s *Session) Check(ctx context.Context, assuming ...term.ID) (solver.Result, error) {
	if s.closed {
		return solver.Result{}, errors.New("a question after Close")
	}
	fs := slices.Concat(s.fs, assuming)
	s.s.Asked++
	a := s.s.Script(s.s.Asked, s.t, fs)
	switch limit := solver.StepLimit(ctx); {
	case ctx.Err() != nil && !s.s.Late:
		return solver.Result{Reason: "cancelled"}, nil
	case limit > 0 && a.Steps > limit:
		q := solver.OutOfSteps
		q.Steps = limit
		return q, nil
	case a.What == Unknown:
		return solver.Result{Reason: "the solver answers unknown", Steps: a.Steps}, nil
	case a.What == Dead:
		return solver.Result{Reason: "the solver was killed by signal: killed", Steps: a.Steps}, nil
	case a.What == Broken:
		return solver.Result{}, ErrBroken
	case a.What == FalseUnsat:
		return solver.Result{Status: solver.Unsat, Steps: a.Steps}, nil
	case a.What == FalseSat:
		return solver.Result{Status: solver.Sat, Model: term.NewModel(s.t), Steps: a.Steps}, nil
	}
	q, err := solver.AskOnce(context.Background(), Honest(), s.t, fs)
	q.Steps = a.Steps
	return q, err
}

var trueSolver solver.Solver

// Honest is the solver that knows the truth: Yices.
func Honest() solver.Solver {
	if trueSolver == nil {
		s, err := solver.Open("yices", solver.Options{})
		if err != nil {
			panic(err)
		}
		trueSolver = s
	}
	return trueSolver
}

// NeedYices skips a test where Yices is not there.
func NeedYices(t testing.TB) {
	t.Helper()
	if _, err := solver.Open("yices", solver.Options{}); err != nil {
		t.Skipf("NOT TESTED: %v", err)
	}
}

// HardIf is the script that takes more steps than anybody waits for, while a formula has what makes it hard.
func HardIf(hard func(t *term.Table, fs []term.ID) bool) func(int, *term.Table, []term.ID) Act {
	return func(_ int, t *term.Table, fs []term.ID) Act {
		if hard(t, fs) {
			return Act{Truth, 1 << 40}
		}
		return Act{Truth, 1000}
	}
}

// Uses tells of formulas that have a variable.
func Uses(name string) func(*term.Table, []term.ID) bool {
	return func(t *term.Table, fs []term.ID) bool {
		return slices.ContainsFunc(shape.Variables(t, fs...), func(v term.ID) bool { return t.Name(v) == name })
	}
}

// Selects tells of formulas that read a written array.
func Selects(t *term.Table, fs []term.ID) bool {
	seen := map[term.ID]bool{}
	for work := slices.Clone(fs); len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if t.Op(x) == term.OpStore {
			return true
		}
		for _, a := range t.Args(x) {
			if !seen[a] {
				seen[a] = true
				work = append(work, a)
			}
		}
	}
	return false
}

// Longer tells of disjunctions of more than n formulas.
func Longer(n int) func(*term.Table, []term.ID) bool {
	return func(t *term.Table, fs []term.ID) bool { return t.Op(fs[0]) == term.OpOr && len(t.Args(fs[0])) > n }
}
