package lower

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// What a jump by longjmp leaves behind in the function that it lands in: the variables of
// the blocks that it leaves have ended their lives, and variables that are not volatile
// and were changed since the setjmp have any value (C11 7.13.2.1p3).

// jumpTarget is a setjmp that was executed.
type jumpTarget struct {
	a     *activation
	block int32       // its landing
	at    state       // where setjmp returned first
	objs  int         // objects of the frame that were there
	scope *llvm.Scope // the block that setjmp was called in
}

// mostChanged is the number of scalars of a variable in memory whose changes are seen one by one.
const mostChanged = 256

// leaveBlocks ends the lives of the objects of t's frame that are younger than its setjmp,
// unless the block that they belong to is not left.
func (l *lowerer) leaveBlocks(e *edge, t *jumpTarget) {
	for _, o := range t.a.objs[min(t.objs, len(t.a.objs)):] {
		if !o.outlives(t.scope) {
			e.mem = l.b.Free(e.mem, o.p)
		}
	}
}

// outlives tells whether an object is still there when control goes back into a block that
// was entered before the object was made.
func (o *stackObj) outlives(scope *llvm.Scope) bool {
	x, ok := o.alloca()
	switch {
	case !ok || len(x.Args) > 0: // of alloca; an array of variable length, which ends where its declaration is not passed yet
		return false
	case o.in.Var == nil:
		return strings.HasPrefix(x.Name, ".compoundliteral")
	}
	return scope == nil || o.in.Var.Scope == nil || program.Within(scope, o.in.Var.Scope)
}

func (o *stackObj) alloca() (*llvm.Inst, bool) {
	if o.in == nil {
		return nil, false
	}
	x, ok := llvm.As(o.in.LL, llvm.Alloca)
	return x, ok
}

// forget gives the variables of t's frame that changed since its setjmp any value.
func (l *lowerer) forget(e *edge, t *jumpTarget) {
	for _, b := range t.a.f.Blocks {
		for i := range b.Insts {
			in := &b.Insts[i]
			if x, ok := llvm.As(in.LL, llvm.Alloca); ok && in.Slot >= 0 && in.Var != nil && !volatile(in.Var.Type) {
				l.forgetSlot(e, t, in, x)
			}
		}
	}
	if e.mem == t.at.mem {
		return
	}
	for _, o := range t.a.objs {
		if x, ok := o.alloca(); ok && len(x.Args) == 0 && o.in.Var != nil && !volatile(o.in.Var.Type) && !o.freed && o.outlives(t.scope) {
			l.forgetObject(e, t, &o, x)
		}
	}
}

// forgetSlot is forget for a variable that is kept in a register.
func (l *lowerer) forgetSlot(e *edge, t *jumpTarget, in *cfg.Inst, x *llvm.Inst) {
	before, now := t.at.slots.get(in.Slot), e.slots.get(in.Slot)
	if before == now || now == 0 {
		return
	}
	typ, _ := t.a.f.Unit.Layout.Scalar(x.Elem)
	if before == 0 || before&lazyBit != 0 {
		e.slots.set(in.Slot, l.lazy(typ, in.Var.Name, in.Var), e.owner)
		return
	}
	e.slots.set(in.Slot, uint32(l.changed(ir.Reg(before), l.force(now), in.Var)), e.owner)
}

// forgetObject is forget for a variable in memory.
func (l *lowerer) forgetObject(e *edge, t *jumpTarget, o *stackObj, x *llvm.Inst) {
	dl := t.a.f.Unit.Layout
	ls, err := dl.Leaves(x.Elem)
	if err != nil || len(ls) > mostChanged {
		l.report.Warnings = addOnce(l.report.Warnings, "the variable "+o.in.Var.Name+" is assumed to keep its value across longjmp, though it may have changed since setjmp")
		return
	}
	for _, f := range ls {
		p := l.at(o.p, f.Off)
		before, now := l.b.Load(f.Type, t.at.mem, p), l.b.Load(f.Type, e.mem, p)
		if v := l.changed(before, now, o.in.Var); v != now {
			e.mem = l.b.Store(e.mem, p, v)
			if e.apart != 0 {
				e.apart = l.storeApart(e.apart, e.mem, p, v)
			}
		}
	}
}

// changed is now if that is the value before, and else any value.
func (l *lowerer) changed(before, now ir.Reg, v *program.Variable) ir.Reg {
	same := l.b.Bin(ir.OpEq, before, now)
	if l.isOne(same) {
		return now
	}
	name := v.Name + " after longjmp"
	any := l.b.Nondet(l.b.Type(now), name)
	l.b.Trace(l.cond(), any, ir.Note{Kind: ir.NoteInput, Name: name, CType: v.CType, Layout: l.prog.EnumOf(v.Type)})
	return l.b.Select(same, now, any)
}

// volatile tells whether an object of a debug type is volatile: an array is if its elements are.
func volatile(t *llvm.DIType) bool { return program.Qualified(t, llvm.VolatileType) }
