// Package pass transforms whole formulas before they go to a solver.
//
// In: formulas. Out: equivalent ones without pointers (Purifier), without writes to arrays (Unfolder), with a constant for a variable (Replacer), or
// without conjuncts that follow from others (Pruner). Package order has another Pass.
package pass

import "seabmc/term"

// Pass makes formulas into others that a solver is better at.
type Pass interface {
	// Run is what becomes of fs. ok is false if the pass gave up, or found nothing to do; out is fs then.
	Run(fs []term.ID) (out []term.ID, ok bool)
}
