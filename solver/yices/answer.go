package yices

import (
	"context"
	"errors"

	"seabmc/term"
)

// Answer is a status, with a model of all translated variables for Sat and a
// reason for Unknown.
type Answer struct {
	Status Status
	Model  *term.Model
	Reason string // why the status is Unknown, in words
	Limit  Limit  // what was used up, if that is the reason
	Steps  int64  // the steps that it took, if they are counted
}

// Limit says what was used up when a question got no answer. It is a set, since several solvers that are asked together may meet several limits.
type Limit uint8

// The limits. A solver that was told to stop has met none of them.
const (
	LimitTime   Limit = 1 << iota // the deadline of the context
	LimitMemory                   // the memory that the process may use
	LimitSteps                    // the steps of the search, see CheckWithin
)

// unknown returns the answer that the context gives when it has ended.
func unknown(err error) Answer {
	if errors.Is(err, context.DeadlineExceeded) {
		return Answer{Reason: "timeout", Limit: LimitTime}
	}
	return Answer{Reason: "cancelled"}
}

// OutOfSteps is the reason of an answer when the search needed more steps than it was allowed.
const OutOfSteps = "step limit"
