package calls

import (
	"seabmc/frontend/clauses"
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

// subNoResult is the number of the check of Returned among those of its kind that a call makes.
const subNoResult = subCallType + 1

// Returned checks that the function which a call executed returned a value, if the caller uses it. What stands for a contract hands on what the function itself returned:
// only its own caller uses it.
func (l *Calls) Returned(c *state.Call, a *state.Activation) {
	if a.Inner != nil {
		a = a.Inner
	}
	f := a.Function
	switch {
	case !l.Options.Return || !f.MayFallOff:
	case clauses.IsWrapper(c.Activation.Function.Name):
		c.Activation.Inner = a
	case c.Activation.Function.UsesResult(c.LL):
		l.Check(c.Activation, c.Inst, ir.CheckUB, subNoResult, a.Returned, f.Name+", whose result is used, ends with a return")
	}
}
