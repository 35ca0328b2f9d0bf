package rewriter

import "seabmc/term"

// Pass makes formulas into others that a solver is better at.
type Pass interface {
	// Run is what becomes of fs. ok is false if the pass gave up, or found nothing to do; out is fs then.
	Run(fs []term.ID) (out []term.ID, ok bool)
}
