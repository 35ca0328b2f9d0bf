package calls

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// Results of functions without a body that are structures. They are in registers, and each scalar is an input; or they are in memory, and the caller
// passes the place.

// LargeResult gives any contents to the memory in which a call without a body returns its structure.
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

// ConstResult makes a call whose result initialises a const variable. The function writes to a place of its own, because it does not know that its
// result will be const.
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
