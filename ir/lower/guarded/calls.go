package guarded

import "seabmc/ir/lower/checks"

// Calls passes arguments to functions, and results back.
type Calls struct{ *checks.Checks }

func newCalls(c *checks.Checks) *Calls { return &Calls{c} }
