package calls

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

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
		l.OnAccess(c.Activation, c.Inst, 0, p, n, true, "dereference: the memory for the result of "+c.Name+" is writable")
		if l.Dead {
			return
		}
		l.MemoryInput(c, p, n)
		return
	}
}

// ConstResult makes a call whose result initialises a const variable. The function writes to
// a place of its own, since it does not know that its result is const later.
func (l *Calls) ConstResult(c *state.Call, invoke func()) {
	k := c.Inst.ConstResult - 1
	args := l.Arguments(c)
	to := l.Fit(args[k][0], ir.TPtr)
	t := c.LL.Attrs[k].SRet
	n := l.B.Addr(uint64(c.Activation.Function.Unit.Layout.SizeOf(t)))
	place := l.Alloc(n, ir.Alloc{Kind: ir.ObjStack, Name: "result of " + c.Name})
	l.AlignedTo(uint64(c.Activation.Function.Unit.Layout.AlignOf(t)))
	args[k] = []ir.Reg{place}
	invoke()
	if l.Dead {
		return
	}
	l.CopyBytes(to, place, n)
	l.State.Memory = l.B.Free(l.State.Memory, place)
}
