package guarded

import (
	"fmt"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// step executes one instruction on the current state.
func (l *Machine) step(a *Activation, in *cfg.Inst) {
	x := in.LL
	if l.sees = len(l.apart) > 0 && !passesBytes(x.Op); l.sees {
		defer func() { l.sees = false }()
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
		l.arithmetic(a, in, x, p, q)
		l.put(a, in.Result, q)
	case llvm.ICmp:
		if x.Args[0].Type().Kind == llvm.Vector {
			xs, ys := l.Scalars(a, &in.Operands[0]), l.Scalars(a, &in.Operands[1])
			rs := make([]ir.Reg, len(xs))
			for i := range rs {
				rs[i] = l.Compared(x.Pred, xs[i], ys[i])
			}
			l.put(a, in.Result, rs...)
			return
		}
		p, q := l.Scalar(a, &in.Operands[0]), l.Scalar(a, &in.Operands[1])
		if x.Pred.Orders() && l.B.Type(p) == ir.TPtr {
			l.related(a, in, 0, p, q, "comparison")
		}
		l.put(a, in.Result, l.Compared(x.Pred, p, q))
	case llvm.Call:
		l.callInst(a, in, x)
	case llvm.DbgDeclare, llvm.DbgValue, llvm.DbgLabel, llvm.DbgOther:
		l.debugCall(a, in, x)
	case llvm.Select:
		if l.code.IsAbs(x) {
			l.absolutes(a, in, l.Scalars(a, &in.Operands[2]))
			if l.Dead {
				return
			}
		}
		l.selectInst(a, in)
	case llvm.ExtractValue:
		start, n := a.Function.Unit.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		l.put(a, in.Result, l.Scalars(a, &in.Operands[0])[start:start+n]...)
	case llvm.InsertValue:
		rs := append([]ir.Reg(nil), l.Scalars(a, &in.Operands[0])...)
		start, n := a.Function.Unit.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		copy(rs[start:start+n], l.Scalars(a, &in.Operands[1]))
		l.put(a, in.Result, rs...)
	case llvm.Freeze:
		l.put(a, in.Result, l.Scalars(a, &in.Operands[0])...)
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

// Construct names an instruction that has no meaning here.
func Construct(x *llvm.Inst) string {
	switch x.Op {
	case llvm.VAArg:
		return "variable arguments (va_arg)"
	case llvm.LandingPad:
		return "exception handling"
	}
	return x.Name
}

// alloca makes a local variable, unless a lifetime marker will.
func (l *Machine) alloca(a *Activation, in *cfg.Inst, x *llvm.Inst) {
	if in.Marked && in.Slot < 0 {
		l.put(a, in.Result, 0)
		return
	}
	l.MakeLocal(a, in, x)
	if !in.Marked {
		l.Begins(a, in)
	}
}

// LocalAddr is the address of an alloca's object now, 0 if there is none.
func (l *Memory) LocalAddr(a *Activation, in *cfg.Inst) ir.Reg {
	if in.Result.Slot {
		return ir.Reg(l.State.Slots.Get(in.Result.Base))
	}
	return a.vals[in.Result.Base]
}

func (l *Machine) MakeLocal(a *Activation, in *cfg.Inst, x *llvm.Inst) {
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
		n := l.ToAddr(l.Scalar(a, &in.Operands[0]))
		size = l.B.Bin(ir.OpMul, n, size)
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
	l.looseObject(max(x.Align, uint64(a.Function.Unit.Layout.AlignOf(x.Elem))))
	if in.Var == nil {
		l.NoteMade(p)
	}
	a.Objects = append(a.Objects, StackObject{Address: p, Guard: l.State.Guard, Alloca: in})
	l.put(a, in.Result, p)
}

// Alloc makes an object on the current path.
func (l *Memory) Alloc(size ir.Reg, al ir.Alloc) ir.Reg {
	l.hooks.OnAlloc(al.Kind)
	l.objects++
	if l.objects >= 1<<uint(l.B.Prog.ObjBits) {
		panic(stopSignal{&LimitError{fmt.Sprintf("more than %d objects: raise --object-bits", l.objects-1)}})
	}
	p, m := l.B.Alloc(l.State.Memory, size, al)
	l.starts = append(l.starts, p)
	l.Place(l.objects, p, size, l.State.Memory, l.State.Guard, al.Kind)
	if al.Kind == ir.ObjHeap {
		l.noteAlignment(uint64(l.B.Prog.PtrBits / 4))
	}
	l.State.Memory = m
	l.made(p, size, al.Kind)
	return p
}

// CheckAccess checks an access of n bytes.
func (l *Checks) CheckAccess(a *Activation, in *cfg.Inst, sub int, p, n ir.Reg, write bool, what string) {
	if !l.Options.PointerCheck || l.Dead {
		return
	}
	ok := l.Accessible(p, n, write)
	if l.Site != nil && !l.Certain(ok) {
		l.Blamed = l.ArgumentOf(p)
		defer func() { l.Blamed = 0 }()
		what = l.Blame(l.Blamed, write)
	}
	l.Check(a, in, ir.CheckDeref, sub, ok, what)
}

// Accessible tells whether n bytes at p may be read, or written. On the path that all executions
// take nothing is built for what is plain to see; elsewhere the consumer is told on which path.
func (l *Memory) Accessible(p, n ir.Reg, write bool) ir.Reg {
	if !l.B.Recording() && l.State.Guard.Parent == nil && l.B.SurelyValid(l.State.Memory, p, n, write) {
		return l.B.True()
	}
	ok := l.B.Valid(l.State.Memory, p, n)
	if write {
		ok = l.B.Bin(ir.OpAnd, ok, l.B.Writable(l.State.Memory, p))
	}
	return ok
}

func accessText(expr string, write bool, n int64) string {
	verb, p := "read", "pointer"
	if write {
		verb = "write"
	}
	if expr != "" {
		p = expr
	}
	s := "s"
	if n == 1 {
		s = ""
	}
	return fmt.Sprintf("dereference: %s is valid for a %s of %d byte%s", p, verb, n, s)
}

func (l *Machine) load(a *Activation, in *cfg.Inst, x *llvm.Inst) {
	if x.Volatile && l.Options.NondetVolatile && in.Slot >= 0 {
		l.readVolatile(a, in, x)
		return
	}
	if in.Slot >= 0 {
		v := l.Force(l.State.Slots.Get(in.Slot))
		if l.inRange(a, in, []ir.Reg{v}); !l.Dead {
			l.put(a, in.Result, v)
		}
		return
	}
	l.Bytewise(x.Typ)
	p := l.located(l.Scalar(a, &in.Operands[0]))
	n := a.Function.Unit.Layout.StoreSize(x.Typ)
	if inside, is := l.InArray(a, in, 0, p, l.B.Addr(uint64(n)), false); is {
		l.loadElement(a, in, x, p, inside)
		return
	}
	l.CheckAccess(a, in, 0, p, l.B.Addr(uint64(n)), false, accessText(in.Expr, false, n))
	if l.Dead {
		return
	}
	l.loadValid(a, in, x, p)
}

// loadElement is load for an element of a declared array whose bounds are not checked.
func (l *Machine) loadElement(a *Activation, in *cfg.Inst, x *llvm.Inst, p, inside ir.Reg) {
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
		l.put(a, in.Result, rs...)
	}
}

// loadValid is load where the address is known to be valid.
func (l *Machine) loadValid(a *Activation, in *cfg.Inst, x *llvm.Inst, p ir.Reg) {
	l.aligned(a, in, p, x.Typ, x.Align)
	if l.Dead {
		return
	}
	if x.Volatile && l.Options.NondetVolatile {
		l.readVolatile(a, in, x)
		return
	}
	l.recall(p)
	ls, _ := a.Function.Unit.Layout.Leaves(x.Typ)
	rs := l.LoadLeaves(p, ls)
	if rs = l.fromDevice(a, in, l.Scalar(a, &in.Operands[0]), ls, rs); l.Dead {
		return
	}
	if l.written(a, in, p, ls, rs); l.Dead {
		return
	}
	if l.inRange(a, in, rs); l.Dead {
		return
	}
	l.put(a, in.Result, rs...)
}

// readVolatile reads what something outside of the program may have changed (--nondet-volatile).
func (l *Machine) readVolatile(a *Activation, in *cfg.Inst, x *llvm.Inst) {
	name := in.Expr
	if name == "" {
		name = "volatile"
	}
	rs := l.Unknowns(a.Function.Unit, x.Typ, name)
	l.Input(rs, name, x.Typ)
	l.put(a, in.Result, rs...)
}

func (l *Memory) LoadLeaves(p ir.Reg, ls []program.Leaf) []ir.Reg {
	rs := make([]ir.Reg, len(ls))
	for i, f := range ls {
		rs[i] = l.LoadLeaf(f.Type, l.At(p, f.Off))
	}
	return rs
}

func (l *Memory) StoreLeaves(p ir.Reg, ls []program.Leaf, rs []ir.Reg) {
	for i, f := range ls {
		l.Poke(l.At(p, f.Off), rs[i])
	}
}

func (l *Machine) store(a *Activation, in *cfg.Inst, x *llvm.Inst) {
	rs := l.Scalars(a, &in.Operands[0])
	if in.Slot >= 0 {
		if in.ToConst {
			if l.writesConst(a, in); l.Dead {
				return
			}
		}
		l.State.Slots.Set(in.Slot, uint32(rs[0]), l.State.Owner)
		l.assigned(in, rs)
		return
	}
	p := l.located(l.Scalar(a, &in.Operands[1]))
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
	l.CheckAccess(a, in, 0, p, l.B.Addr(uint64(n)), !in.Initial, accessText(in.Expr, true, n))
	if !l.Dead {
		l.storeValid(a, in, x, p, rs)
	}
}

// storeValid is store where the address is known to be valid.
func (l *Machine) storeValid(a *Activation, in *cfg.Inst, x *llvm.Inst, p ir.Reg, rs []ir.Reg) {
	t := x.Args[0].Type()
	l.aligned(a, in, p, t, x.Align)
	if l.Dead {
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
		l.noteMemory(ir.NoteAssign, in.Expr, in.Layout, p)
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

func (l *Machine) selectInst(a *Activation, in *cfg.Inst) {
	l.put(a, in.Result, l.Chosen(l.Scalars(a, &in.Operands[0]), l.Scalars(a, &in.Operands[1]), l.Scalars(a, &in.Operands[2]))...)
}

// cast executes a conversion; false if the instruction is none.
func (l *Machine) cast(a *Activation, in *cfg.Inst) bool {
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
	l.put(a, in.Result, l.convert(op, l.Scalars(a, &in.Operands[0]), ls)...)
	return true
}

// convert casts scalars one by one (vectors too).
func (l *Memory) convert(op arith.CastKind, xs []ir.Reg, to []program.Leaf) []ir.Reg {
	if len(xs) != len(to) {
		return l.reshape(slices.Clone(xs), to)
	}
	rs := make([]ir.Reg, len(xs))
	for i, x := range xs {
		t := to[i].Type
		switch op {
		case arith.CastTrunc:
			rs[i] = l.B.Cast(ir.OpTrunc, x, int(t.Bits))
		case arith.CastZExt:
			rs[i] = l.B.Cast(ir.OpZExt, x, int(t.Bits))
		case arith.CastSExt:
			rs[i] = l.B.Cast(ir.OpSExt, x, int(t.Bits))
		case arith.CastPtrToInt:
			rs[i] = l.Resize(l.PointerAsInteger(x), int(t.Bits))
		case arith.CastPrivate:
			rs[i] = l.Resize(l.B.PtrToInt(x), int(t.Bits))
		case arith.CastIntToPtr:
			rs[i] = l.PointerOf(l.Resize(x, l.B.Prog.PtrBits))
		default:
			rs[i] = l.Fit(x, t)
		}
	}
	return rs
}

// Fit makes a scalar one of type t: bits are kept, cut off or filled with zeros.
func (l *Memory) Fit(x ir.Reg, t ir.Type) ir.Reg {
	from := l.B.Type(x)
	if from == t {
		return x
	}
	x = l.Seen(x)
	switch {
	case from.Kind == ir.KindPtr && t.Kind == ir.KindInt:
		l.shown(x)
		return l.Resize(l.PointerAsInteger(x), int(t.Bits))
	case from.Kind == ir.KindInt && t.Kind == ir.KindPtr:
		l.shown(x)
		return l.PointerOf(l.Resize(x, l.B.Prog.PtrBits))
	case from.Kind == ir.KindInt && t.Kind == ir.KindInt:
		return l.Resize(x, int(t.Bits))
	}
	l.Fail("conversion from %v to %v", from, t)
	return 0
}

// binary executes an integer operation, on vectors element by element; false
// if the instruction is none.
func (l *Machine) binary(a *Activation, in *cfg.Inst) bool {
	op, ok := arith.BinaryOp(in.LL.Op)
	if !ok {
		return false
	}
	inOne := l.difference(a, in)
	cut := l.shiftCount(a, in)
	if l.Dead {
		return true
	}
	xs, ys := l.Scalars(a, &in.Operands[0]), l.Scalars(a, &in.Operands[1])
	rs := make([]ir.Reg, len(xs))
	vectorShift := cfg.ShiftsVector(a.Function.Unit, in.LL)
	for i := range xs {
		open, what := cut, "shift by too much"
		if vectorShift {
			if open = l.countFits(a, in, xs[i], ys[i]); l.Dead {
				return true
			}
		}
		switch op {
		case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
			open, what = l.divisionChecks(a, in, op, xs[i], ys[i]), "quotient that is not defined"
			if l.Dead {
				return true
			}
		}
		if r, ok := l.OnPointers(op, in.LL.Args[0], in.LL.Args[1], xs[i], ys[i], inOne); ok {
			rs[i] = r
			continue
		}
		rs[i] = l.anyWhere(open, l.Integer(op, xs[i], ys[i], !a.Function.Unit.ChecksShift || l.LeavesOut()), what)
	}
	l.put(a, in.Result, rs...)
	return true
}

// divisionChecks asserts a divisor other than zero, and no overflow of MIN / -1.
// It does so also where UBSan has a handler for it: the handler does not tell
// which of the two clang was asked to instrument. What nobody asks for does not end the path: the result is any value where
// open is true (0: nowhere).
func (l *Checks) divisionChecks(a *Activation, in *cfg.Inst, op ir.Op, x, y ir.Reg) (open ir.Reg) {
	t := l.B.Type(y)
	if t.Kind != ir.KindInt || t == ir.I1 {
		return 0
	}
	v, known := l.B.ConstInt(y)
	minusOne := ^uint64(0) >> (64 - min(t.Bits, 64))
	if known && v != 0 && v != minusOne {
		return 0
	}
	nonzero := l.B.Bin(ir.OpNe, y, l.B.Const(0, int(t.Bits)))
	if l.Options.DivByZero {
		l.explainDivision(op, x, y)
		l.Check(a, in, ir.CheckDivByZero, 0, nonzero, "division by zero")
	}
	if !l.Options.DivByZero || l.LeavesOut() {
		open = l.B.Not(nonzero)
	}
	if l.Dead || op == ir.OpUDiv || op == ir.OpURem {
		return open
	}
	lowest := l.B.BigConst(arith.MinInt(int(t.Bits)), int(t.Bits))
	ok := l.B.Bin(ir.OpOr, l.B.Bin(ir.OpNe, x, lowest), l.B.Bin(ir.OpNe, y, l.Ones(int(t.Bits))))
	if l.Options.SignedOverflow {
		l.explainDivision(op, x, y)
		l.Check(a, in, ir.CheckOverflow, 0, ok, "division overflow: the least value divided by -1")
	}
	if !l.Options.SignedOverflow || l.LeavesOut() {
		open = l.Or(open, l.B.Not(ok))
	}
	return open
}

func (l *Checks) explainDivision(op ir.Op, x, y ir.Reg) {
	t := ""
	if op == ir.OpUDiv || op == ir.OpURem {
		t = "unsigned"
	}
	l.Because("%s is divided by %s", ir.Operand{Reg: x, CType: t}, ir.Operand{Reg: y, CType: t})
}

func (l *Machine) cmpxchg(a *Activation, in *cfg.Inst, x *llvm.Inst) {
	p, want, with := l.located(l.Scalar(a, &in.Operands[0])), l.Scalar(a, &in.Operands[1]), l.Scalar(a, &in.Operands[2])
	n := a.Function.Unit.Layout.StoreSize(x.Args[2].Type())
	l.CheckAccess(a, in, 0, p, l.B.Addr(uint64(n)), true, accessText(in.Expr, true, n))
	if l.Dead {
		return
	}
	if l.aligned(a, in, p, x.Args[2].Type(), 0); l.Dead {
		return
	}
	old := l.LoadLeaf(l.B.Type(want), p)
	eq := l.B.Bin(ir.OpEq, l.Seen(old), l.Seen(want))
	l.Poke(p, l.Either(eq, with, old))
	l.put(a, in.Result, old, eq)
}

func (l *Machine) atomicrmw(a *Activation, in *cfg.Inst, x *llvm.Inst) {
	p, v := l.located(l.Scalar(a, &in.Operands[0])), l.Scalar(a, &in.Operands[1])
	t := l.B.Type(v)
	n := a.Function.Unit.Layout.StoreSize(x.Args[1].Type())
	l.CheckAccess(a, in, 0, p, l.B.Addr(uint64(n)), true, accessText(in.Expr, true, n))
	if l.Dead {
		return
	}
	if l.aligned(a, in, p, x.Args[1].Type(), 0); l.Dead {
		return
	}
	old := l.LoadLeaf(t, p)
	if x.RMW == llvm.RMWXchg {
		l.Poke(p, v)
	} else {
		l.Poke(p, l.ReadModifyWrite(x.RMW, l.Seen(old), l.Seen(v)))
	}
	l.put(a, in.Result, old)
}
