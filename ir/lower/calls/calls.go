package calls

import "seabmc/ir/lower/checks"

// Calls passes arguments to functions, and results back.
type Calls struct{ *checks.Checks }

// New returns a Calls with the checks c.
func New(c *checks.Checks) *Calls { return &Calls{c} }
