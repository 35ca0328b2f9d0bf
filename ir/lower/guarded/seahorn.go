package guarded

import (
	"seabmc/ir"
)

// What SeaHorn's functions do that look at memory, or change it, without being accesses of the program: they
// check no pointer, and they are no modification.

// TrackedByte does something with the byte that a call asks about, if there is one.
func (l *Memory) TrackedByte(c *Call, do func(p ir.Reg) []ir.Reg, otherwise ...ir.Reg) []ir.Reg {
	p := l.PtrArg(c, 0)
	there := l.B.Valid(l.State.Memory, p, l.B.Addr(1))
	return l.OnlyIf(there, func() []ir.Reg {
		l.Given(there)
		return do(p)
	}, otherwise...)
}
