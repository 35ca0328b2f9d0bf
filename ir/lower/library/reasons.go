package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// becauseEntered notes why the block of a call that reports a failure was entered.
func becauseEntered(l *Library, c *state.Call) {
	if len(c.Activation.Why) > 0 {
		l.Why = &ir.Context{Reasons: c.Activation.Why}
	}
}
