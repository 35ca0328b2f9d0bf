package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// doAllocatedMemory is the call itself: what it states is known already.
func doAllocatedMemory(l *Library, c *state.Call) []ir.Reg {
	if _, _, ok := l.Start.Allocated(c.Activation.Function.Unit, c.LL); !ok {
		l.Fail("%s at an address or of a size that is not constant, or too large", c.Name)
	}
	return doZero(l, c)
}
