// Package solver decides formulas of package term.
//
// In: terms without pointers (see pass.Purifier). Out: sat with a model, unsat,
// or unknown with a reason. One interface covers the Yices library, which runs in
// this process, and programs that read SMT-LIB 2 from a pipe. A solver that dies,
// hangs, prints garbage or runs out of memory or time gives unknown, never a
// verdict. A model is only the solver's claim: the caller checks it with Model.EvalBool.
package solver

import (
	"context"
	"errors"
	"strings"
	"time"

	"seabmc/solver/yices"
	"seabmc/term"
	"seabmc/tools"
)

// Status is the answer to a check.
type Status uint8

// The statuses.
const (
	Unknown Status = iota
	Sat
	Unsat
)

func (s Status) String() string { return [...]string{"unknown", "sat", "unsat"}[s] }

// Result is a status, with a model for Sat and a reason for Unknown.
type Result struct {
	Status Status
	// Model has a value for every variable of the formula. It is set for Sat only.
	Model *term.Model
	// Reason says why the status is Unknown, in words for the user.
	Reason string
	// Limit says what was used up, if that is why the status is Unknown.
	Limit Limit
	// Steps is the work that the check took, see WithSteps.
	Steps int64
}

// Limit says what was used up when a question got no answer. It is a set, since solvers that are asked together may meet several limits.
type Limit = yices.Limit

// The limits; see package yices.
const (
	LimitTime   = yices.LimitTime
	LimitMemory = yices.LimitMemory
	LimitSteps  = yices.LimitSteps
)

// OutOfSteps is the answer to a question that would have needed more steps than WithSteps allows.
var OutOfSteps = Result{Reason: yices.OutOfSteps, Limit: LimitSteps}

// Solver makes sessions.
type Solver interface {
	// Name returns the specification that the solver was opened with.
	Name() string
	// Version returns the solver's own version text.
	Version() string
	// NewSession makes a session for the terms of t, which may grow.
	NewSession(t *term.Table) (Session, error)
}

// Session holds permanent assertions and answers checks. Only one goroutine may use it at a time, and nobody may change the table during a call.
type Session interface {
	// Assert adds a permanent assertion, a Boolean term without pointers.
	Assert(id term.ID) error
	// Check decides the permanent assertions together with these. It returns soon after ctx ends or a limit set by WithSteps is passed. An
	// error means misuse, or a formula that cannot be passed on. If the solver fails, the answer is Unknown.
	Check(ctx context.Context, assuming ...term.ID) (Result, error)
	// Close ends the session and frees what belongs to it.
	Close() error
}

// Mode says what a session is optimised for.
type Mode = yices.Mode

// The modes; see package yices. Processes follow them too.
const (
	ModeAuto        = yices.ModeAuto
	ModeOneShot     = yices.ModeOneShot
	ModeIncremental = yices.ModeIncremental
)

// Options apply to all sessions of a solver.
type Options struct {
	Timeout     time.Duration // for each check; 0 means none
	MemoryLimit uint64        // bytes; 0 means none. The native binding watches this process's resident memory.
	Mode        Mode
	// Find looks up a tool by its name. If it is nil, tools.Find is used.
	Find func(name string) (string, error)
}

func (o Options) find(name string) (string, error) {
	if o.Find != nil {
		return o.Find(name)
	}
	return tools.Find(name)
}

// deadline adds the timeout to ctx.
func (o Options) deadline(ctx context.Context) (context.Context, context.CancelFunc) {
	if o.Timeout > 0 {
		return context.WithTimeout(ctx, o.Timeout)
	}
	return context.WithCancel(ctx)
}

// known holds the arguments with which known programs read SMT-LIB 2 from a pipe, for one check and for several.
var known = map[string]struct{ oneShot, incremental []string }{
	"z3":         {[]string{"-in", "-smt2"}, []string{"-in", "-smt2"}},
	"yices-smt2": {nil, []string{"--incremental"}},
	"cvc5":       {[]string{"--lang=smt2", "--produce-models", "-q"}, []string{"--lang=smt2", "--produce-models", "--incremental", "-q"}},
	"bitwuzla":   {[]string{"--lang=smt2", "-m"}, []string{"--lang=smt2", "-m"}},
	"boolector":  {[]string{"--smt2", "-m"}, []string{"--smt2", "-m", "-i"}},
	"mathsat":    {[]string{"-input=smt2"}, []string{"-input=smt2"}},
}

// splitCommand splits a command line into words as a shell does, without
// expanding anything.
func splitCommand(s string) ([]string, error) {
	var words []string
	var word strings.Builder
	var quote rune
	in, escaped := false, false
	for _, r := range s {
		switch {
		case escaped:
			word.WriteRune(r)
			escaped = false
		case r == '\\' && quote != '\'':
			in, escaped = true, true
		case quote != 0:
			if r == quote {
				quote = 0
			} else {
				word.WriteRune(r)
			}
		case r == '\'' || r == '"':
			in, quote = true, r
		case r == ' ' || r == '\t' || r == '\n':
			if in {
				words = append(words, word.String())
				word.Reset()
				in = false
			}
		default:
			in = true
			word.WriteRune(r)
		}
	}
	if quote != 0 || escaped {
		return nil, errors.New("unfinished quote")
	}
	if in {
		words = append(words, word.String())
	}
	return words, nil
}
