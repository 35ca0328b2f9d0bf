package checks

import (
	"seabmc/frontend/clauses"
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// What has to be so where the contract of a function stands for a call, since the function was proved by itself: for objects of its own, and as far as it returns.

// MustReturn refuses a replaced function that may end the program, if something is done or checked at the end: no contract says in which state it ends.
func (l *Checks) MustReturn(e *program.Entity) {
	var ends []string
	if l.Program.Find("at_quick_exit") != nil {
		ends = append(ends, "quick_exit")
	}
	if l.Options.MemoryCleanup {
		ends = append(ends, "abort", "_exit", "_Exit")
	}
	atEnd := len(ends) > 0 || l.Options.MayStayTracked || l.Program.Find("__seabmc_exit_handlers") != nil || len(l.Program.Destructors()) > 0
	if atEnd && l.Program.MayExit(e, ends...) {
		l.Fail("a contract in place of %s, which may end the program, where something is done or checked at the end,", e.Name)
	}
}

// FreshIsWhole refuses a part of an object where the function e looks around (program.Around): it was proved for an object of its own from malloc.
func (l *Checks) FreshIsWhole(c *state.Call, f *state.Frame, e *program.Entity) {
	if len(f.Fresh) == 0 {
		return
	}
	around := l.Program.LooksAround(e)
	if !around.Objects && !around.Addresses {
		return
	}
	part := l.B.False()
	for _, t := range f.Fresh {
		whole := l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpEq, l.B.ObjSize(l.State.Memory, t.P), t.N), l.B.Writable(l.State.Memory, t.P))
		if around.Addresses {
			whole = l.B.Bin(ir.OpAnd, whole, l.B.IsKind(t.P, ir.ObjHeap))
		}
		whole = l.B.Bin(ir.OpAnd, whole, l.B.Bin(ir.OpEq, l.B.PtrOff(t.P), l.B.Addr(0)))
		part = l.B.Bin(ir.OpOr, part, l.B.Bin(ir.OpAnd, t.Cond, l.B.Not(whole)))
	}
	l.Unsupported(c, part, "is_fresh of something that is no heap object of its own, in the contract of a function that looks beyond these bytes,")
}

// FreshIsAligned refuses what is less aligned than the accesses of the replaced function e, with --alignment-check: an object from malloc is aligned for all of them.
func (l *Checks) FreshIsAligned(c *state.Call, f *state.Frame, e *program.Entity) {
	if !l.Options.Alignment || len(f.Fresh) == 0 {
		return
	}
	align, loose := min(l.Program.MostAligned(e), uint64(l.B.Prog.PtrBits/4)), l.B.False()
	if align <= 1 {
		return
	}
	for _, t := range f.Fresh {
		loose = l.B.Bin(ir.OpOr, loose, l.B.Bin(ir.OpAnd, t.Cond, l.B.Not(l.isAligned(t.P, align))))
	}
	l.Unsupported(c, loose, "is_fresh of something that is less aligned than what the function accesses,")
}

// NotNamed is the condition that p does not point into a variable that the replaced function e names, or w, which stands for it. Its contract was proved for a pointer to an
// object of its own, and need not hold otherwise.
func (l *Checks) NotNamed(p ir.Reg, w, e *program.Entity) ir.Reg {
	ok := l.B.True()
	for _, v := range l.Program.Touched(w, e) {
		if v.Obj != 0 {
			ok = l.B.Bin(ir.OpAnd, ok, l.B.Not(l.SameObject(p, v.Reg)))
		}
	}
	return ok
}

// Foreign is the condition that an unknown pointer in a clause does not lead to variables of the function that is made for a contract: neither its parameters nor the
// values that it keeps are there for the caller.
func (l *Checks) Foreign(c *state.Call, p ir.Reg) ir.Reg {
	ok := l.B.True()
	if f := l.State.Clause; f == nil || !ofContract(f.Of.Function.Entity) {
		return ok
	}
	if _, known := l.B.Oracle.PtrBases(p); known {
		return ok
	}
	for a := c.Activation; a != nil; a = a.Parent {
		for _, own := range ownOf(a) {
			ok = l.B.Bin(ir.OpAnd, ok, l.B.Not(l.SameObject(p, own)))
		}
		if a == l.State.Clause.Of {
			break
		}
	}
	return ok
}

// ownOf are the objects of variables of a function that runs, those of structures that are passed to it by value among them.
func ownOf(a *state.Activation) (ps []ir.Reg) {
	for _, o := range a.Objects {
		if o.Alloca != nil && !o.Freed {
			ps = append(ps, o.Address)
		}
	}
	for i, p := range a.Function.Entity.Func.Params {
		if at := a.Function.Params[i]; p.Attrs.ByVal != nil && !at.Slot {
			ps = append(ps, a.Vals[at.Base])
		}
	}
	return ps
}

// ofContract tells whether a function was made for the contract of another one.
func ofContract(e *program.Entity) bool {
	return clauses.IsWrapper(e.Name)
}
