// Package pass transforms whole formulas before they go to a solver.
//
// In: formulas. Out: equivalent ones without pointers (Purifier), without writes to arrays (Unfolder), with a constant in place of a variable
// (Replacer), with conditions in place of numbers that have few values (Summarizer), or without conjuncts that follow from others (Pruner). Package
// order has another Pass.
package pass

import "seabmc/term"

// Pass turns formulas into others that a solver handles better.
type Pass interface {
	// Run returns what becomes of fs. If the pass gave up, or found nothing to do, ok is false and out is fs.
	Run(fs []term.ID) (out []term.ID, ok bool)
}
