package calls

import (
	"seabmc/ir/lower/checks"
	"seabmc/llvm"
)

// Calls passes arguments to functions, and results back.
type Calls struct {
	*checks.Checks

	restricted map[*llvm.Inst]*restriction
}

// New returns a Calls with the checks c.
func New(c *checks.Checks) *Calls { return &Calls{Checks: c} }
