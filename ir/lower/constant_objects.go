package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// Objects that are declared const. LLVM knows of it only for global variables with an
// initialiser; for others debug information tells. A local variable of a const type is
// an object that must not be written, other than by its own initialiser: that is told
// from a write through a cast by its place in the source.

// writesConst checks a write to a const variable that the code names.
func (l *lowerer) writesConst(a *activation, in *cfg.Inst) {
	name := "the variable"
	if in.Var != nil {
		name = in.Var.Name
	}
	if l.opt.PointerCheck {
		l.check(a, in, ir.CheckDeref, 0, l.b.False(), "write: "+name+" is not const")
	}
}

// constResult makes a call whose result initialises a const variable. The function writes to
// a place of its own, since it does not know that its result is const later.
func (l *lowerer) constResult(c *call, invoke func()) {
	k := c.in.ConstResult - 1
	args := l.arguments(c)
	to := l.fit(args[k][0], ir.TPtr)
	t := c.ll.Attrs[k].SRet
	n := l.b.Addr(uint64(c.a.f.Unit.Layout.SizeOf(t)))
	place := l.alloc(n, ir.Alloc{Kind: ir.ObjStack, Name: "result of " + c.name})
	l.alignedTo(uint64(c.a.f.Unit.Layout.AlignOf(t)))
	args[k] = []ir.Reg{place}
	invoke()
	if l.dead {
		return
	}
	l.copyBytes(to, place, n)
	l.cur.mem = l.b.Free(l.cur.mem, place)
}
