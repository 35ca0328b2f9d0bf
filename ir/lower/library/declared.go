package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// copyElement is a copy of a structure from or to an element of a declared array whose bounds are not checked;
// false if it is another copy.
func copyElement(l *Library, c *state.Call, to, from, n ir.Reg) bool {
	writes, isTo := l.InArray(c.Activation, c.Inst, 0, to, n, true)
	reads, isFrom := l.InArray(c.Activation, c.Inst, 1, from, n, false)
	if !isTo && !isFrom {
		return false
	}
	if !isTo {
		accessOf(l, c, 0, to, n, true)
		writes = l.B.True()
	}
	if !isFrom {
		accessOf(l, c, 1, from, n, false)
		reads = l.B.True()
	}
	if l.Dead {
		return true
	}
	l.OnlyIf(writes, func() []ir.Reg {
		l.OnlyIf(reads, func() []ir.Reg {
			l.CopyBytes(to, from, n)
			return nil
		})
		l.OnlyIf(l.B.Not(reads), func() []ir.Reg {
			l.UnknownBytes(to, n)
			return nil
		})
		return nil
	})
	return true
}
