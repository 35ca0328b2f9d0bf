package state

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/addresses"
	"seabmc/ir/lower/cfg"
)

// KeepsIntegers cuts off the executions in which a pointer among values that are put into memory was made of an integer that memory does not keep.
func (l *Paths) KeepsIntegers(a *Activation, in *cfg.Inst, rs []ir.Reg) {
	for _, p := range rs {
		if l.Dead || l.B.Type(p) != ir.TPtr {
			continue
		}
		if lost, ok := l.Addresses.Lost(p); ok {
			l.Supported(a, in, l.B.Not(lost), LostInteger(l.B.Prog))
		}
	}
}

// LostInteger says what is not supported if memory does not keep an integer.
func LostInteger(p *ir.Program) string {
	return fmt.Sprintf("a pointer in memory that was made of an integer from %#x on and is no address", addresses.FirstLost(p))
}
