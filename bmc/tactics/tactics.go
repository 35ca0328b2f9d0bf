// Package tactics answers questions about verification conditions.
//
// In: the claim that some property of a verification condition is violated. Out: a model of the claim, confirmed by our own evaluator; or
// that there is none; or the reason why there is no answer. A record of how the question was answered goes into the evidence for the verdict.
//
// There are several ways to answer a question. Each is called a tactic. list.go lists them all, and course.go says in which order a hard
// question meets them. Nothing here knows about verdicts.
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
	algebra      = "polynomials"
	plain        = "plain"
	diagrams     = "diagrams"
	unfold       = "unfold"
	byLemmas     = "products"
	secondEngine = "second engine"
	summaries    = "value summaries" // the question in another form, beside the plain one
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
