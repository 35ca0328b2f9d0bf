package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// doAllocatedMemory executes the call itself: what the call states is already known.
func doAllocatedMemory(l *Library, c *state.Call) []ir.Reg {
	if _, _, ok := l.Start.Allocated(c.Activation.Function.Unit, c.LL); !ok {
		l.Fail("%s at an address or of a size that is not constant, or too large", c.Name)
	}
	return doZero(l, c)
}
