// Package tactics answers questions about verification conditions.
//
// In: a claim that some property of a verification condition is violated. Out: a model of it, which our own evaluator has confirmed, or
// that there is none, or why there is no answer; and a record of how it was answered, which a verdict rests on.
//
// There are several ways to answer a question. Each is a tactic. The list of all of them is in list.go, and the order in which a hard
// question meets them in course.go. Nothing here knows about verdicts.
package tactics

import (
	"seabmc/solver"
	"seabmc/term"
)

// A tactic is one way to answer a question, or to replace it by an easier one. Its name appears in --stats and in the evidence
// of a verdict.
type tactic struct {
	name string
	try  func(*Asker, *work) (reply, error)
}

// The names of the tactics.
const (
	earlierProof = "earlier proof"
	plain        = "plain"
	diagrams     = "diagrams"
	unfold       = "unfold"
	byLemmas     = "products"
	secondEngine = "second engine"
	whole        = "whole"
	readCases    = "cases of reads"
	property     = "property"
	value        = "value"
	lastCases    = "cases at last"
)

// Names for answers that no tactic gave.
const (
	byRewriting = "rewriting"    // there was nothing to ask
	byPruning   = "prune"        // conjuncts that others imply were left out
	askedBefore = "asked before" // the same question was, or one that it is a part of
)

// Numbers of solver steps.
const (
	HardAfter  = 7 * solver.StepsPerSecond / 10 // a question that the solver has not answered by then is hard
	LeastSteps = solver.StepsPerSecond / 10     // fewer are not worth a question
	MoreSteps  = 4                              // each further try may take this many times the steps of the one before
)

// reply is the outcome of a tactic.
type reply struct {
	solver.Result
	skipped bool      // the tactic does not apply
	rest    []term.ID // has a model if and only if the question has; nil: the question is as it was
	last    bool      // no other tactic is to be tried
}
