package guarded

import "seabmc/ir/lower/state"

// Results of functions without a body that are structures: in registers, of which
// each scalar is an input, or in memory whose place the caller passes.

// LargeResult gives the memory that a call without a body returns its structure in
// any contents.
func (l *Calls) LargeResult(c *state.Call) {
	for i, at := range c.LL.Attrs {
		if at.SRet == nil {
			continue
		}
		p, n := l.PtrArg(c, i), l.B.Addr(uint64(c.Activation.Function.Unit.Layout.SizeOf(at.SRet)))
		l.CheckAccess(c.Activation, c.Inst, 0, p, n, true, "dereference: the memory for the result of "+c.Name+" is writable")
		if l.Dead {
			return
		}
		l.MemoryInput(c, p, n)
		return
	}
}
