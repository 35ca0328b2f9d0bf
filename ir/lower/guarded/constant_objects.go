package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// Objects that are declared const. LLVM knows of it only for global variables with an
// initialiser; for others debug information tells. A local variable of a const type is
// an object that must not be written, other than by its own initialiser: that is told
// from a write through a cast by its place in the source.

// constResult makes a call whose result initialises a const variable. The function writes to
// a place of its own, since it does not know that its result is const later.
func (l *Calls) constResult(c *state.Call, invoke func()) {
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
