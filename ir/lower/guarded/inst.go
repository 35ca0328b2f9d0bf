package guarded

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/checks"
	"seabmc/ir/lower/memory"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// step executes one instruction on the current state.
func (l *Machine) step(a *state.Activation, in *cfg.Inst) {
	x := in.LL
	if l.Sees = len(l.Apart) > 0 && !memory.PassesBytes(x.Op); l.Sees {
		defer func() { l.Sees = false }()
	}
	switch x.Op {
	case llvm.Alloca:
		l.alloca(a, in, x)
	case llvm.Load:
		l.load(a, in, x)
	case llvm.Store:
		l.store(a, in, x)
	case llvm.GEP:
		if in.Result.Count > 1 {
			l.vectorGep(a, in, x)
			return
		}
		p := l.Scalar(a, &in.Operands[0])
		q := l.Move(a.Function.Unit, x.Elem, p, x.Args[1:], func(i int) ir.Reg { return l.Scalar(a, &in.Operands[1+i]) })
		l.OnPointerArithmetic(a, in, x, p, q)
		l.Put(a, in.Result, q)
	case llvm.ICmp:
		if x.Args[0].Type().Kind == llvm.Vector {
			xs, ys := l.Scalars(a, &in.Operands[0]), l.Scalars(a, &in.Operands[1])
			rs := make([]ir.Reg, len(xs))
			for i := range rs {
				rs[i] = l.Compared(x.Pred, xs[i], ys[i])
			}
			l.Put(a, in.Result, rs...)
			return
		}
		p, q := l.Scalar(a, &in.Operands[0]), l.Scalar(a, &in.Operands[1])
		compare := l.Compared
		if x.Pred.Orders() && l.B.Type(p) == ir.TPtr && l.OnRelation(a, in, 0, p, q, "comparison") {
			compare = l.Compare
		}
		if l.Options.Shapes && l.B.Type(p) == ir.TPtr {
			if l.BothThere(a, in, p, q); !x.Pred.Orders() {
				compare = l.ComparedThere
			}
		}
		l.Put(a, in.Result, compare(x.Pred, p, q))
	case llvm.Call:
		l.callInst(a, in, x)
	case llvm.DbgDeclare, llvm.DbgValue, llvm.DbgLabel, llvm.DbgOther:
		l.debugCall(a, in, x)
	case llvm.Select:
		if l.code.IsAbs(x) {
			l.OnAbs(a, in, l.Scalars(a, &in.Operands[2]))
			if l.Dead {
				return
			}
		}
		l.selectInst(a, in)
	case llvm.ExtractValue:
		start, n := a.Function.Unit.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		l.Put(a, in.Result, l.Scalars(a, &in.Operands[0])[start:start+n]...)
	case llvm.InsertValue:
		rs := append([]ir.Reg(nil), l.Scalars(a, &in.Operands[0])...)
		start, n := a.Function.Unit.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		copy(rs[start:start+n], l.Scalars(a, &in.Operands[1]))
		l.Put(a, in.Result, rs...)
	case llvm.Freeze:
		l.Put(a, in.Result, l.Scalars(a, &in.Operands[0])...)
	case llvm.BitCast:
		if in.Slot < 0 {
			l.cast(a, in)
		}
	case llvm.Fence:
	case llvm.CmpXchg:
		l.cmpxchg(a, in, x)
	case llvm.AtomicRMW:
		l.atomicrmw(a, in, x)
	default:
		if !l.cast(a, in) && !l.binary(a, in) && !l.vector(a, in) && !l.float(a, in) {
			l.Fail("%s", Construct(x))
		}
	}
}

// Construct names an instruction that is not supported.
func Construct(x *llvm.Inst) string {
	switch x.Op {
	case llvm.VAArg:
		return "variable arguments (va_arg)"
	case llvm.LandingPad:
		return "exception handling"
	}
	return x.Name
}

// alloca makes a local variable, unless a lifetime marker will make it.
func (l *Machine) alloca(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	if in.Marked && in.Slot < 0 {
		l.Put(a, in.Result, 0)
		return
	}
	l.MakeLocal(a, in, x)
	if !in.Marked {
		l.Begins(a, in)
	}
}

// MakeLocal makes the variable of an alloca.
func (l *Machine) MakeLocal(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	name := "alloca"
	switch {
	case in.Var != nil:
		name = in.Var.Name
	case x.Name != "":
		name = x.Name
	}
	if in.Slot >= 0 {
		t, _ := a.Function.Unit.Layout.Scalar(x.Elem)
		l.State.Slots.Set(in.Slot, l.Lazy(t, name, in.Var), l.State.Owner)
		return
	}
	if what := program.UnknownType(x.Elem); what != "" {
		l.Fail("%s", what)
	}
	size := l.B.Addr(uint64(a.Function.Unit.Layout.SizeOf(x.Elem)))
	if len(x.Args) > 0 {
		if size = l.ArrayBytes(a, in, l.ToAddr(l.Scalar(a, &in.Operands[0])), size); l.Dead {
			return
		}
	}
	if l.Room(a, in, size); l.Dead {
		return
	}
	al := ir.Alloc{Kind: ir.ObjStack, Name: name}
	if in.ToConst {
		al.Kind = ir.ObjConstLocal
	}
	if in.Var != nil {
		al.CType, al.Layout = in.Var.CType, l.Program.LayoutOf(in.Var.Type)
	}
	p := l.Alloc(size, al)
	l.LooseObject(max(x.Align, uint64(a.Function.Unit.Layout.AlignOf(x.Elem))))
	l.HasConsts(in.Consts)
	if in.Var == nil {
		l.Contract.NoteMade(p)
	}
	a.Objects = append(a.Objects, state.StackObject{Address: p, Guard: l.State.Guard, Alloca: in})
	l.Put(a, in.Result, p)
}

func (l *Machine) load(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	if x.Volatile && l.Options.NondetVolatile && in.Slot >= 0 {
		l.readVolatile(a, in, x)
		return
	}
	if in.Slot >= 0 {
		v := l.Force(l.State.Slots.Get(in.Slot))
		l.ReadLeadsAnywhere(a, in, x.Typ, []ir.Reg{v})
		if l.OnEnum(a, in, []ir.Reg{v}); !l.Dead {
			l.Put(a, in.Result, v)
		}
		return
	}
	l.Bytewise(x.Typ)
	p := l.Located(l.Scalar(a, &in.Operands[0]))
	n := a.Function.Unit.Layout.StoreSize(x.Typ)
	if inside, is := l.InArray(a, in, 0, p, l.B.Addr(uint64(n)), false); is {
		l.loadElement(a, in, x, p, inside)
		return
	}
	l.positions.FindKeys(a, p)
	l.OnAccess(a, in, 0, p, l.B.Addr(uint64(n)), false, checks.AccessText(in.Expr, false, n))
	if l.Dead {
		return
	}
	l.loadValid(a, in, x, p)
}

// loadElement is load for an element of a declared array whose bounds are not checked.
func (l *Machine) loadElement(a *state.Activation, in *cfg.Inst, x *llvm.Inst, p, inside ir.Reg) {
	if l.Dead {
		return
	}
	rs := l.OnlyIf(inside, func() []ir.Reg {
		l.Given(inside)
		l.loadValid(a, in, x, p)
		if l.Dead {
			return nil
		}
		return slices.Clone(l.Scalars(a, &cfg.Operand{Kind: cfg.Register, Place: in.Result}))
	}, l.Unknowns(a.Function.Unit, x.Typ, "outside of "+in.Expr)...)
	if !l.Dead {
		l.Put(a, in.Result, rs...)
	}
}

// loadValid is load where the address is known to be valid.
func (l *Machine) loadValid(a *state.Activation, in *cfg.Inst, x *llvm.Inst, p ir.Reg) {
	l.OnTyped(a, in, p, x.Typ, x.Align)
	if l.Dead {
		return
	}
	if x.Volatile && l.Options.NondetVolatile {
		l.readVolatile(a, in, x)
		return
	}
	l.Quantify.recall(p)
	ls, _ := a.Function.Unit.Layout.Leaves(x.Typ)
	rs := l.LoadLeaves(p, ls)
	if rs = l.fromDevice(a, in, l.Scalar(a, &in.Operands[0]), ls, rs); l.Dead {
		return
	}
	if l.Written(a, in, p, ls, rs); l.Dead {
		return
	}
	if l.OnEnum(a, in, rs); l.Dead {
		return
	}
	if l.ReadLeadsAnywhere(a, in, x.Typ, rs); l.Dead {
		return
	}
	l.Put(a, in.Result, rs...)
}

// readVolatile reads what something outside of the program may have changed (--nondet-volatile).
func (l *Machine) readVolatile(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	name := in.Expr
	if name == "" {
		name = "volatile"
	}
	rs := l.Unknowns(a.Function.Unit, x.Typ, name)
	l.Input(rs, name, x.Typ)
	l.Put(a, in.Result, rs...)
}

func (l *Machine) store(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	rs := l.Scalars(a, &in.Operands[0])
	if in.Slot >= 0 {
		if in.ToConst {
			if l.OnConstWrite(a, in); l.Dead {
				return
			}
		}
		l.State.Slots.Set(in.Slot, uint32(rs[0]), l.State.Owner)
		l.assigned(in, rs)
		return
	}
	p := l.Located(l.Scalar(a, &in.Operands[1]))
	t := x.Args[0].Type()
	l.Bytewise(t)
	n := a.Function.Unit.Layout.StoreSize(t)
	if inside, is := l.InArray(a, in, 0, p, l.B.Addr(uint64(n)), !in.Initial); is {
		if !l.Dead {
			l.OnlyIf(inside, func() []ir.Reg {
				l.Given(inside)
				l.storeValid(a, in, x, p, rs)
				return nil
			})
		}
		return
	}
	l.positions.FindKeys(a, p)
	l.OnAccess(a, in, 0, p, l.B.Addr(uint64(n)), !in.Initial, checks.AccessText(in.Expr, true, n))
	if !l.Dead {
		l.storeValid(a, in, x, p, rs)
	}
}

// storeValid is store where the address is known to be valid.
func (l *Machine) storeValid(a *state.Activation, in *cfg.Inst, x *llvm.Inst, p ir.Reg, rs []ir.Reg) {
	l.Quantify.noteWrite(p)
	t := x.Args[0].Type()
	l.OnTyped(a, in, p, t, x.Align)
	l.OnConstStore(a, in, p, a.Function.Unit.Layout.StoreSize(t))
	if l.KeepsIntegers(a, in, rs); l.Dead {
		return
	}
	ls, _ := a.Function.Unit.Layout.Leaves(t)
	if outside, is := l.atDevice(l.devices.write, l.Scalar(a, &in.Operands[1])); is {
		l.OnlyIf(outside, func() []ir.Reg {
			l.toDevice(a, in, l.Scalar(a, &in.Operands[1]), ls, rs)
			return nil
		})
		if l.Dead {
			return
		}
		l.OnlyIf(l.B.Not(outside), func() []ir.Reg {
			l.StoreLeaves(p, ls, rs)
			return nil
		})
		return
	}
	l.StoreLeaves(p, ls, rs)
	if in.Layout != nil && in.Var == nil {
		l.NoteMemory(ir.NoteAssign, in.Expr, in.Layout, p)
		return
	}
	l.assigned(in, rs)
}

// assigned notes an assignment to a variable for the trace.
func (l *Machine) assigned(in *cfg.Inst, rs []ir.Reg) {
	if len(rs) != 1 {
		return
	}
	switch {
	case in.Var != nil && ownVariable(in.Var.Name):
	case in.Var != nil:
		l.Note(rs[0], ir.Note{Kind: ir.NoteAssign, Name: in.Var.Name, CType: in.Var.CType, Layout: in.Layout})
	case in.Expr != "":
		l.Note(rs[0], ir.Note{Kind: ir.NoteAssign, Name: in.Expr})
	}
}

func (l *Machine) selectInst(a *state.Activation, in *cfg.Inst) {
	l.Put(a, in.Result, l.Chosen(l.Scalars(a, &in.Operands[0]), l.Scalars(a, &in.Operands[1]), l.Scalars(a, &in.Operands[2]))...)
}

// cast executes a conversion. It returns false if the instruction is of another kind.
func (l *Machine) cast(a *state.Activation, in *cfg.Inst) bool {
	op := arith.CastOf(in.LL.Op)
	if op == arith.CastNone {
		return false
	}
	if op == arith.CastPtrToInt && l.Program.IsPrivate(a.Function.Entity.Func, in.LL) {
		op = arith.CastPrivate
	}
	ls, err := a.Function.Unit.Layout.Leaves(in.LL.Typ)
	if err != nil {
		l.Fail("%v", err)
	}
	rs := l.Convert(op, l.Scalars(a, &in.Operands[0]), ls)
	if op == arith.CastIntToPtr {
		l.ReadLeadsAnywhere(a, in, in.LL.Typ, rs)
	}
	if !l.Dead {
		l.Put(a, in.Result, rs...)
	}
	return true
}

// binary executes an integer operation, on vectors element by element. It returns false if the instruction is of another kind.
func (l *Machine) binary(a *state.Activation, in *cfg.Inst) bool {
	op, ok := arith.BinaryOp(in.LL.Op)
	if !ok {
		return false
	}
	inOne := l.Difference(a, in)
	cut := l.ShiftCount(a, in)
	if l.OnArrayLengths(a, in); l.Dead {
		return true
	}
	xs, ys := l.Scalars(a, &in.Operands[0]), l.Scalars(a, &in.Operands[1])
	rs := make([]ir.Reg, len(xs))
	vectorShift := cfg.ShiftsVector(a.Function.Unit, in.LL)
	for i := range xs {
		open, what := cut, "shift by too much"
		if vectorShift {
			if open = l.OnShift(a, in, xs[i], ys[i]); l.Dead {
				return true
			}
		}
		switch op {
		case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
			open, what = l.OnDivision(a, in, op, xs[i], ys[i]), "quotient that is not defined"
			if l.Dead {
				return true
			}
		}
		if r, ok := l.OnPointers(op, in.LL.Args[0], in.LL.Args[1], xs[i], ys[i], inOne); ok {
			rs[i] = r
			continue
		}
		rs[i] = l.AnyWhere(open, l.Integer(op, xs[i], ys[i], !a.Function.Unit.ChecksShift || l.LeavesOut()), what)
	}
	l.Put(a, in.Result, rs...)
	return true
}

func (l *Machine) atomicrmw(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	p, v := l.Located(l.Scalar(a, &in.Operands[0])), l.Scalar(a, &in.Operands[1])
	t := l.B.Type(v)
	n := a.Function.Unit.Layout.StoreSize(x.Args[1].Type())
	l.OnAccess(a, in, 0, p, l.B.Addr(uint64(n)), true, checks.AccessText(in.Expr, true, n))
	l.OnConstStore(a, in, p, n)
	if l.Dead {
		return
	}
	if l.OnTyped(a, in, p, x.Args[1].Type(), 0); l.Dead {
		return
	}
	old := l.LoadLeaf(t, p)
	if x.RMW == llvm.RMWXchg {
		l.Poke(p, v)
	} else {
		l.Poke(p, l.ReadModifyWrite(x.RMW, l.Seen(old), l.Seen(v)))
	}
	l.Put(a, in.Result, old)
}
