package library

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// What a jump by longjmp leaves behind in the function that it lands in. The variables of the blocks that it leaves have ended their lives. Variables
// that are not volatile and were changed since the setjmp have any value (C11 7.13.2.1p3).

// jumpTarget is a setjmp that was executed.
type jumpTarget struct {
	activation *state.Activation
	block      int32       // the landing
	at         state.State // the state when setjmp returned first
	objects    int         // number of objects of the frame that were there
	scope      *llvm.Scope // the block that setjmp was called in
}

// hasChanged returns now if that is the value from before, and otherwise any value.
func hasChanged(l *Library, before, now ir.Reg, v *program.Variable) ir.Reg {
	same := l.B.Bin(ir.OpEq, before, now)
	if l.IsOne(same) {
		return now
	}
	name := v.Name + " after longjmp"
	any := l.B.Nondet(l.B.Type(now), name)
	l.B.Trace(l.Condition(), any, ir.Note{Kind: ir.NoteInput, Name: name, CType: v.CType, Layout: l.Program.EnumOf(v.Type)})
	return l.B.Select(same, now, any)
}

// forget gives any value to the variables of t's frame that changed since its setjmp.
func forget(l *Library, e *state.Edge, t *jumpTarget) {
	for _, b := range t.activation.Function.Blocks {
		for i := range b.Insts {
			in := &b.Insts[i]
			if x, ok := llvm.As(in.LL, llvm.Alloca); ok && in.Slot >= 0 && in.Var != nil && !volatile(in.Var.Type) {
				forgetSlot(l, e, t, in, x)
			}
		}
	}
	if e.Memory == t.at.Memory {
		return
	}
	for _, o := range t.activation.Objects {
		if x, ok := allocaOf(&o); ok && len(x.Args) == 0 && o.Alloca.Var != nil && !volatile(o.Alloca.Var.Type) && !o.Freed && outlives(&o, t.scope) {
			forgetObject(l, e, t, &o, x)
		}
	}
}

// forgetObject does the work of forget for a variable in memory.
func forgetObject(l *Library, e *state.Edge, t *jumpTarget, o *state.StackObject, x *llvm.Inst) {
	dl := t.activation.Function.Unit.Layout
	ls, err := dl.Leaves(x.Elem)
	if err != nil || len(ls) > mostChanged {
		l.Report.Warnings = state.AddOnce(l.Report.Warnings, "the variable "+o.Alloca.Var.Name+" is assumed to keep its value across longjmp, though it may have changed since setjmp")
		return
	}
	for _, f := range ls {
		p := l.At(o.Address, f.Off)
		before, now := l.B.Load(f.Type, t.at.Memory, p), l.B.Load(f.Type, e.Memory, p)
		if v := hasChanged(l, before, now, o.Alloca.Var); v != now {
			e.Memory = l.B.Store(e.Memory, p, v)
			if e.Apart != 0 {
				e.Apart = l.StoreApart(e.Apart, e.Memory, p, v)
			}
		}
	}
}

// forgetSlot does the work of forget for a variable that is kept in a register.
func forgetSlot(l *Library, e *state.Edge, t *jumpTarget, in *cfg.Inst, x *llvm.Inst) {
	before, now := t.at.Slots.Get(in.Slot), e.Slots.Get(in.Slot)
	if before == now || now == 0 {
		return
	}
	typ, _ := t.activation.Function.Unit.Layout.Scalar(x.Elem)
	if before == 0 || before&state.LazyBit != 0 {
		e.Slots.Set(in.Slot, l.Lazy(typ, in.Var.Name, in.Var), e.Owner)
		return
	}
	e.Slots.Set(in.Slot, uint32(hasChanged(l, ir.Reg(before), l.Force(now), in.Var)), e.Owner)
}

// leaveBlocks ends the lives of the objects of t's frame that are younger than its setjmp, unless control does not leave the block that they belong
// to.
func leaveBlocks(l *Library, e *state.Edge, t *jumpTarget) {
	for _, o := range t.activation.Objects[min(t.objects, len(t.activation.Objects)):] {
		if !outlives(&o, t.scope) {
			e.Memory = l.B.Free(e.Memory, o.Address)
		}
	}
}

// mostChanged is the largest number of scalars in a variable in memory whose changes are seen one by one.
const mostChanged = 256

func allocaOf(o *state.StackObject) (*llvm.Inst, bool) {
	if o.Alloca == nil {
		return nil, false
	}
	x, ok := llvm.As(o.Alloca.LL, llvm.Alloca)
	return x, ok
}

// outlives reports whether an object is still there when control goes back into a block that was entered before the object was made.
func outlives(o *state.StackObject, scope *llvm.Scope) bool {
	x, ok := allocaOf(o)
	switch {
	case !ok || len(x.Args) > 0: // made by alloca(), or an array of variable length, which ends when control goes back before its declaration
		return false
	case o.Alloca.Var == nil:
		return strings.HasPrefix(x.Name, ".compoundliteral")
	}
	return scope == nil || o.Alloca.Var.Scope == nil || program.Within(scope, o.Alloca.Var.Scope)
}

// volatile reports whether an object of a debug type is volatile. An array is volatile if its elements are.
func volatile(t *llvm.DIType) bool { return program.Qualified(t, llvm.VolatileType) }
