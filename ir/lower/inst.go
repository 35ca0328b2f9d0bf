package lower

import (
	"fmt"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// step executes one instruction on the current state.
func (l *lowerer) step(a *activation, in *cfg.Inst) {
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
		p := l.one(a, &in.Operands[0])
		q := l.gep(a.f.Unit, x.Elem, p, x.Args[1:], func(i int) ir.Reg { return l.one(a, &in.Operands[1+i]) })
		l.arithmetic(a, in, x, p, q)
		l.put(a, in.Result, q)
	case llvm.ICmp:
		if x.Args[0].Type().Kind == llvm.Vector {
			xs, ys := l.get(a, &in.Operands[0]), l.get(a, &in.Operands[1])
			rs := make([]ir.Reg, len(xs))
			for i := range rs {
				rs[i] = l.compared(x.Pred, xs[i], ys[i])
			}
			l.put(a, in.Result, rs...)
			return
		}
		p, q := l.one(a, &in.Operands[0]), l.one(a, &in.Operands[1])
		if x.Pred.Orders() && l.b.Type(p) == ir.TPtr {
			l.related(a, in, 0, p, q, "comparison")
		}
		l.put(a, in.Result, l.compared(x.Pred, p, q))
	case llvm.Call:
		l.callInst(a, in, x)
	case llvm.DbgDeclare, llvm.DbgValue, llvm.DbgLabel, llvm.DbgOther:
		l.debugCall(a, in, x)
	case llvm.Select:
		if l.code.IsAbs(x) {
			l.absolutes(a, in, l.get(a, &in.Operands[2]))
			if l.dead {
				return
			}
		}
		l.selectInst(a, in)
	case llvm.ExtractValue:
		start, n := a.f.Unit.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		l.put(a, in.Result, l.get(a, &in.Operands[0])[start:start+n]...)
	case llvm.InsertValue:
		rs := append([]ir.Reg(nil), l.get(a, &in.Operands[0])...)
		start, n := a.f.Unit.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		copy(rs[start:start+n], l.get(a, &in.Operands[1]))
		l.put(a, in.Result, rs...)
	case llvm.Freeze:
		l.put(a, in.Result, l.get(a, &in.Operands[0])...)
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
			l.fail("%s", construct(x))
		}
	}
}

// construct names an instruction that has no meaning here.
func construct(x *llvm.Inst) string {
	switch x.Op {
	case llvm.VAArg:
		return "variable arguments (va_arg)"
	case llvm.LandingPad:
		return "exception handling"
	}
	return x.Name
}

// alloca makes a local variable, unless a lifetime marker will.
func (l *lowerer) alloca(a *activation, in *cfg.Inst, x *llvm.Inst) {
	if in.Marked && in.Slot < 0 {
		l.put(a, in.Result, 0)
		return
	}
	l.makeLocal(a, in, x)
	if !in.Marked {
		l.begins(a, in)
	}
}

// localAddr is the address of an alloca's object now, 0 if there is none.
func (l *lowerer) localAddr(a *activation, in *cfg.Inst) ir.Reg {
	if in.Result.Slot {
		return ir.Reg(l.cur.slots.get(in.Result.Base))
	}
	return a.vals[in.Result.Base]
}

func (l *lowerer) makeLocal(a *activation, in *cfg.Inst, x *llvm.Inst) {
	name := "alloca"
	switch {
	case in.Var != nil:
		name = in.Var.Name
	case x.Name != "":
		name = x.Name
	}
	if in.Slot >= 0 {
		t, _ := a.f.Unit.Layout.Scalar(x.Elem)
		l.cur.slots.set(in.Slot, l.lazy(t, name, in.Var), l.cur.owner)
		return
	}
	if what := program.UnknownType(x.Elem); what != "" {
		l.fail("%s", what)
	}
	size := l.b.Addr(uint64(a.f.Unit.Layout.SizeOf(x.Elem)))
	if len(x.Args) > 0 {
		n := l.toAddr(l.one(a, &in.Operands[0]))
		size = l.b.Bin(ir.OpMul, n, size)
	}
	if l.room(a, in, size); l.dead {
		return
	}
	al := ir.Alloc{Kind: ir.ObjStack, Name: name}
	if in.ToConst {
		al.Kind = ir.ObjConstLocal
	}
	if in.Var != nil {
		al.CType, al.Layout = in.Var.CType, l.prog.LayoutOf(in.Var.Type)
	}
	p := l.alloc(size, al)
	l.looseObject(max(x.Align, uint64(a.f.Unit.Layout.AlignOf(x.Elem))))
	a.objs = append(a.objs, stackObj{p: p, g: l.cur.g, in: in})
	l.put(a, in.Result, p)
}

// alloc makes an object on the current path.
func (l *lowerer) alloc(size ir.Reg, al ir.Alloc) ir.Reg {
	l.objects++
	if l.objects >= 1<<uint(l.b.Prog.ObjBits) {
		panic(stopSignal{&LimitError{fmt.Sprintf("more than %d objects: raise --object-bits", l.objects-1)}})
	}
	p, m := l.b.Alloc(l.cur.mem, size, al)
	l.place(p, size, l.cur.mem, al.Kind)
	l.cur.mem = m
	l.made(p, size, al.Kind)
	return p
}

func (l *lowerer) at(p ir.Reg, off int64) ir.Reg {
	if off == 0 {
		return p
	}
	return l.b.Gep(p, l.b.Addr(uint64(off)), 1)
}

// deref checks an access of n bytes.
func (l *lowerer) deref(a *activation, in *cfg.Inst, sub int, p, n ir.Reg, write bool, what string) {
	if !l.opt.PointerCheck || l.dead {
		return
	}
	ok := l.accessible(p, n, write)
	if l.site != nil && !l.certain(ok) {
		l.blamed = l.argumentOf(p)
		defer func() { l.blamed = 0 }()
		what = l.blame(l.blamed, write)
	}
	l.check(a, in, ir.CheckDeref, sub, ok, what)
}

func (l *lowerer) certain(ok ir.Reg) bool {
	v, known := l.b.ConstInt(ok)
	return known && v == 1
}

// accessible tells whether n bytes at p may be read, or written. On the path that all executions
// take nothing is built for what is plain to see; elsewhere the consumer is told on which path.
func (l *lowerer) accessible(p, n ir.Reg, write bool) ir.Reg {
	if !l.b.Recording() && l.cur.g.parent == nil && l.b.SurelyValid(l.cur.mem, p, n, write) {
		return l.b.True()
	}
	ok := l.b.Valid(l.cur.mem, p, n)
	if write {
		ok = l.b.Bin(ir.OpAnd, ok, l.b.Writable(l.cur.mem, p))
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

func (l *lowerer) load(a *activation, in *cfg.Inst, x *llvm.Inst) {
	if x.Volatile && l.opt.NondetVolatile && in.Slot >= 0 {
		l.readVolatile(a, in, x)
		return
	}
	if in.Slot >= 0 {
		v := l.force(l.cur.slots.get(in.Slot))
		if l.inRange(a, in, []ir.Reg{v}); !l.dead {
			l.put(a, in.Result, v)
		}
		return
	}
	l.bytewise(x.Typ)
	p := l.located(l.one(a, &in.Operands[0]))
	n := a.f.Unit.Layout.StoreSize(x.Typ)
	if inside, is := l.inArray(a, in, 0, p, l.b.Addr(uint64(n)), false); is {
		l.loadElement(a, in, x, p, inside)
		return
	}
	l.deref(a, in, 0, p, l.b.Addr(uint64(n)), false, accessText(in.Expr, false, n))
	if l.dead {
		return
	}
	l.loadValid(a, in, x, p)
}

// loadElement is load for an element of a declared array whose bounds are not checked.
func (l *lowerer) loadElement(a *activation, in *cfg.Inst, x *llvm.Inst, p, inside ir.Reg) {
	if l.dead {
		return
	}
	rs := l.onlyIf(inside, func() []ir.Reg {
		l.given(inside)
		l.loadValid(a, in, x, p)
		if l.dead {
			return nil
		}
		return slices.Clone(l.get(a, &cfg.Operand{Kind: cfg.Register, Place: in.Result}))
	}, l.unknowns(a.f.Unit, x.Typ, "outside of "+in.Expr)...)
	if !l.dead {
		l.put(a, in.Result, rs...)
	}
}

// loadValid is load where the address is known to be valid.
func (l *lowerer) loadValid(a *activation, in *cfg.Inst, x *llvm.Inst, p ir.Reg) {
	l.aligned(a, in, p, x.Typ, x.Align)
	if l.dead {
		return
	}
	if x.Volatile && l.opt.NondetVolatile {
		l.readVolatile(a, in, x)
		return
	}
	ls, _ := a.f.Unit.Layout.Leaves(x.Typ)
	rs := l.loadLeaves(p, ls)
	if rs = l.fromDevice(a, in, l.one(a, &in.Operands[0]), ls, rs); l.dead {
		return
	}
	if l.written(a, in, p, ls, rs); l.dead {
		return
	}
	if l.inRange(a, in, rs); l.dead {
		return
	}
	l.put(a, in.Result, rs...)
}

// readVolatile reads what something outside of the program may have changed (--nondet-volatile).
func (l *lowerer) readVolatile(a *activation, in *cfg.Inst, x *llvm.Inst) {
	name := in.Expr
	if name == "" {
		name = "volatile"
	}
	rs := l.unknowns(a.f.Unit, x.Typ, name)
	l.input(rs, name, x.Typ)
	l.put(a, in.Result, rs...)
}

func (l *lowerer) loadLeaves(p ir.Reg, ls []program.Leaf) []ir.Reg {
	rs := make([]ir.Reg, len(ls))
	for i, f := range ls {
		rs[i] = l.loadLeaf(f.Type, l.at(p, f.Off))
	}
	return rs
}

func (l *lowerer) storeLeaves(p ir.Reg, ls []program.Leaf, rs []ir.Reg) {
	for i, f := range ls {
		l.poke(l.at(p, f.Off), rs[i])
	}
}

func (l *lowerer) store(a *activation, in *cfg.Inst, x *llvm.Inst) {
	rs := l.get(a, &in.Operands[0])
	if in.Slot >= 0 {
		if in.ToConst {
			if l.writesConst(a, in); l.dead {
				return
			}
		}
		l.cur.slots.set(in.Slot, uint32(rs[0]), l.cur.owner)
		l.assigned(in, rs)
		return
	}
	p := l.located(l.one(a, &in.Operands[1]))
	t := x.Args[0].Type()
	l.bytewise(t)
	n := a.f.Unit.Layout.StoreSize(t)
	if inside, is := l.inArray(a, in, 0, p, l.b.Addr(uint64(n)), !in.Initial); is {
		if !l.dead {
			l.onlyIf(inside, func() []ir.Reg {
				l.given(inside)
				l.storeValid(a, in, x, p, rs)
				return nil
			})
		}
		return
	}
	l.deref(a, in, 0, p, l.b.Addr(uint64(n)), !in.Initial, accessText(in.Expr, true, n))
	if !l.dead {
		l.storeValid(a, in, x, p, rs)
	}
}

// storeValid is store where the address is known to be valid.
func (l *lowerer) storeValid(a *activation, in *cfg.Inst, x *llvm.Inst, p ir.Reg, rs []ir.Reg) {
	t := x.Args[0].Type()
	l.aligned(a, in, p, t, x.Align)
	if l.dead {
		return
	}
	ls, _ := a.f.Unit.Layout.Leaves(t)
	if outside, is := l.atDevice(l.devices.write, l.one(a, &in.Operands[1])); is {
		l.onlyIf(outside, func() []ir.Reg {
			l.toDevice(a, in, l.one(a, &in.Operands[1]), ls, rs)
			return nil
		})
		if l.dead {
			return
		}
		l.onlyIf(l.b.Not(outside), func() []ir.Reg {
			l.storeLeaves(p, ls, rs)
			return nil
		})
		return
	}
	l.storeLeaves(p, ls, rs)
	if in.Layout != nil && in.Var == nil {
		l.noteMemory(ir.NoteAssign, in.Expr, in.Layout, p)
		return
	}
	l.assigned(in, rs)
}

// assigned notes an assignment to a variable for the trace.
func (l *lowerer) assigned(in *cfg.Inst, rs []ir.Reg) {
	if len(rs) != 1 {
		return
	}
	switch {
	case in.Var != nil:
		l.note(rs[0], ir.Note{Kind: ir.NoteAssign, Name: in.Var.Name, CType: in.Var.CType, Layout: in.Layout})
	case in.Expr != "":
		l.note(rs[0], ir.Note{Kind: ir.NoteAssign, Name: in.Expr})
	}
}

// toAddr brings an integer to pointer width, keeping its sign.
func (l *lowerer) toAddr(r ir.Reg) ir.Reg {
	w := l.b.Prog.PtrBits
	if int(l.b.Type(r).Bits) > w {
		return l.b.Cast(ir.OpTrunc, r, w)
	}
	return l.b.Cast(ir.OpSExt, r, w)
}

// gep computes an element's address. Constant parts are added up first.
func (l *lowerer) gep(m *program.Unit, t *llvm.Type, p ir.Reg, idx []llvm.Value, reg func(int) ir.Reg) ir.Reg {
	var off int64
	for i, ix := range idx {
		k := program.ConstInt(ix)
		if i > 0 {
			if t.Kind == llvm.Struct {
				if k == nil {
					l.fail("struct index that is no constant")
				}
				n := k.Int64()
				off += m.Layout.StructOf(t).Offsets[n]
				t = t.Fields[n]
				continue
			}
			if t.Kind != llvm.Array && t.Kind != llvm.Vector {
				l.fail("getelementptr into %v", t)
			}
			t = t.Elem
		}
		size := m.Layout.SizeOf(t)
		if k != nil && k.IsInt64() && abs(k.Int64()) < 1<<40 {
			off += k.Int64() * size
			continue
		}
		if size != 0 {
			p = l.b.Gep(p, l.toAddr(reg(i)), uint64(size))
		}
	}
	return l.at(p, off)
}

func abs(x int64) int64 {
	if x < 0 {
		return -x
	}
	return x
}

func (l *lowerer) icmp(pred llvm.Pred, x, y ir.Reg) ir.Reg {
	switch pred {
	case llvm.EQ:
		return l.b.Bin(ir.OpEq, x, y)
	case llvm.NE:
		return l.b.Bin(ir.OpNe, x, y)
	}
	t := l.b.Type(x)
	signed := pred.Signed()
	if t == ir.TPtr && signed {
		x, y = l.b.PtrToInt(x), l.b.PtrToInt(y)
	}
	if t == ir.I1 {
		x, y = l.b.Cast(ir.OpZExt, x, 8), l.b.Cast(ir.OpZExt, y, 8)
		if signed { // true is -1
			x, y = y, x
		}
		signed = false
	}
	lt, le := ir.OpUlt, ir.OpUle
	if signed {
		lt, le = ir.OpSlt, ir.OpSle
	}
	switch pred {
	case llvm.SLT, llvm.ULT:
		return l.b.Bin(lt, x, y)
	case llvm.SLE, llvm.ULE:
		return l.b.Bin(le, x, y)
	case llvm.SGT, llvm.UGT:
		return l.b.Bin(lt, y, x)
	}
	return l.b.Bin(le, y, x)
}

func (l *lowerer) selectInst(a *activation, in *cfg.Inst) {
	l.put(a, in.Result, l.chosen(l.get(a, &in.Operands[0]), l.get(a, &in.Operands[1]), l.get(a, &in.Operands[2]))...)
}

// cast executes a conversion; false if the instruction is none.
func (l *lowerer) cast(a *activation, in *cfg.Inst) bool {
	op := castOf(in.LL.Op)
	if op == castNone {
		return false
	}
	if op == castPtrToInt && l.prog.IsPrivate(a.f.Entity.Func, in.LL) {
		op = castPrivate
	}
	ls, err := a.f.Unit.Layout.Leaves(in.LL.Typ)
	if err != nil {
		l.fail("%v", err)
	}
	l.put(a, in.Result, l.convert(op, l.get(a, &in.Operands[0]), ls)...)
	return true
}

type castOp uint8

const (
	castNone castOp = iota
	castTrunc
	castZExt
	castSExt
	castPtrToInt
	castPrivate // of a pointer, see program/looks.go
	castIntToPtr
	castBits
)

// convert casts scalars one by one (vectors too).
func (l *lowerer) convert(op castOp, xs []ir.Reg, to []program.Leaf) []ir.Reg {
	if len(xs) != len(to) {
		return l.reshape(slices.Clone(xs), to)
	}
	rs := make([]ir.Reg, len(xs))
	for i, x := range xs {
		t := to[i].Type
		switch op {
		case castTrunc:
			rs[i] = l.b.Cast(ir.OpTrunc, x, int(t.Bits))
		case castZExt:
			rs[i] = l.b.Cast(ir.OpZExt, x, int(t.Bits))
		case castSExt:
			rs[i] = l.b.Cast(ir.OpSExt, x, int(t.Bits))
		case castPtrToInt:
			rs[i] = l.resize(l.integer(x), int(t.Bits))
		case castPrivate:
			rs[i] = l.resize(l.b.PtrToInt(x), int(t.Bits))
		case castIntToPtr:
			rs[i] = l.pointerOf(l.resize(x, l.b.Prog.PtrBits))
		default:
			rs[i] = l.fit(x, t)
		}
	}
	return rs
}

// resize brings an integer to a width, filling with zeros.
func (l *lowerer) resize(x ir.Reg, bits int) ir.Reg {
	if int(l.b.Type(x).Bits) > bits {
		return l.b.Cast(ir.OpTrunc, x, bits)
	}
	return l.b.Cast(ir.OpZExt, x, bits)
}

// fit makes a scalar one of type t: bits are kept, cut off or filled with zeros.
func (l *lowerer) fit(x ir.Reg, t ir.Type) ir.Reg {
	from := l.b.Type(x)
	if from == t {
		return x
	}
	x = l.seen(x)
	switch {
	case from.Kind == ir.KindPtr && t.Kind == ir.KindInt:
		l.shown(x)
		return l.resize(l.integer(x), int(t.Bits))
	case from.Kind == ir.KindInt && t.Kind == ir.KindPtr:
		l.shown(x)
		return l.pointerOf(l.resize(x, l.b.Prog.PtrBits))
	case from.Kind == ir.KindInt && t.Kind == ir.KindInt:
		return l.resize(x, int(t.Bits))
	}
	l.fail("conversion from %v to %v", from, t)
	return 0
}

// binary executes an integer operation, on vectors element by element; false
// if the instruction is none.
func (l *lowerer) binary(a *activation, in *cfg.Inst) bool {
	op, ok := binaryOp(in.LL.Op)
	if !ok {
		return false
	}
	inOne := l.difference(a, in)
	cut := l.shiftCount(a, in)
	if l.dead {
		return true
	}
	xs, ys := l.get(a, &in.Operands[0]), l.get(a, &in.Operands[1])
	rs := make([]ir.Reg, len(xs))
	vectorShift := cfg.ShiftsVector(a.f.Unit, in.LL)
	for i := range xs {
		open, what := cut, "shift by too much"
		if vectorShift {
			if open = l.countFits(a, in, xs[i], ys[i]); l.dead {
				return true
			}
		}
		switch op {
		case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
			open, what = l.divisionChecks(a, in, op, xs[i], ys[i]), "quotient that is not defined"
			if l.dead {
				return true
			}
		}
		if r, ok := l.onPointers(op, in.LL.Args[0], in.LL.Args[1], xs[i], ys[i], inOne); ok {
			rs[i] = r
			continue
		}
		rs[i] = l.anyWhere(open, l.arith(op, xs[i], ys[i], !a.f.Unit.ChecksShift || l.leavesOut()), what)
	}
	l.put(a, in.Result, rs...)
	return true
}

// binaryOps are LLVM's operations on two integers.
var binaryOps = map[llvm.Op]ir.Op{llvm.Add: ir.OpAdd, llvm.Sub: ir.OpSub, llvm.Mul: ir.OpMul, llvm.UDiv: ir.OpUDiv, llvm.SDiv: ir.OpSDiv,
	llvm.URem: ir.OpURem, llvm.SRem: ir.OpSRem, llvm.Shl: ir.OpShl, llvm.LShr: ir.OpLShr, llvm.AShr: ir.OpAShr,
	llvm.And: ir.OpAnd, llvm.Or: ir.OpOr, llvm.Xor: ir.OpXor}

func binaryOp(op llvm.Op) (ir.Op, bool) {
	r, ok := binaryOps[op]
	return r, ok
}

// arith computes an operation. i1 takes the logical ones only. With poison, a
// shift by the width or more gives an unknown value (LLVM's poison).
func (l *lowerer) arith(op ir.Op, x, y ir.Reg, poison bool) ir.Reg {
	t := l.b.Type(x)
	if t.Kind != ir.KindInt || l.b.Type(y) != t {
		l.fail("arithmetic on %v and %v", t, l.b.Type(y))
	}
	if t == ir.I1 {
		switch op {
		case ir.OpAdd, ir.OpSub:
			return l.b.Bin(ir.OpXor, x, y)
		case ir.OpMul:
			return l.b.Bin(ir.OpAnd, x, y)
		case ir.OpAnd, ir.OpOr, ir.OpXor:
			return l.b.Bin(op, x, y)
		case ir.OpURem, ir.OpSRem:
			return l.b.False()
		}
		return x // division by 1, shift by 0: all else is undefined
	}
	r := l.b.Bin(op, x, y)
	if poison && (op == ir.OpShl || op == ir.OpLShr || op == ir.OpAShr) {
		return l.shiftOr(r, y, t)
	}
	return r
}

func (l *lowerer) shiftOr(r, y ir.Reg, t ir.Type) ir.Reg {
	inside := l.b.Bin(ir.OpUlt, y, l.b.Const(uint64(t.Bits), int(t.Bits)))
	if int(t.Bits) < 64 && uint64(t.Bits) >= 1<<t.Bits {
		return r // i2 and i1: the width itself does not fit
	}
	if v, ok := l.b.ConstInt(inside); ok && v == 1 {
		return r
	}
	if v, ok := l.b.ConstInt(y); ok && v < uint64(t.Bits) {
		return r
	}
	return l.b.Select(inside, r, l.b.Nondet(t, "shift by too much"))
}

// divisionChecks asserts a divisor other than zero, and no overflow of MIN / -1.
// It does so also where UBSan has a handler for it: the handler does not tell
// which of the two clang was asked to instrument. What nobody asks for does not end the path: the result is any value where
// open is true (0: nowhere).
func (l *lowerer) divisionChecks(a *activation, in *cfg.Inst, op ir.Op, x, y ir.Reg) (open ir.Reg) {
	t := l.b.Type(y)
	if t.Kind != ir.KindInt || t == ir.I1 {
		return 0
	}
	v, known := l.b.ConstInt(y)
	minusOne := ^uint64(0) >> (64 - min(t.Bits, 64))
	if known && v != 0 && v != minusOne {
		return 0
	}
	nonzero := l.b.Bin(ir.OpNe, y, l.b.Const(0, int(t.Bits)))
	if l.opt.DivByZero {
		l.explainDivision(op, x, y)
		l.check(a, in, ir.CheckDivByZero, 0, nonzero, "division by zero")
	}
	if !l.opt.DivByZero || l.leavesOut() {
		open = l.b.Not(nonzero)
	}
	if l.dead || op == ir.OpUDiv || op == ir.OpURem {
		return open
	}
	lowest := l.b.BigConst(minInt(int(t.Bits)), int(t.Bits))
	ok := l.b.Bin(ir.OpOr, l.b.Bin(ir.OpNe, x, lowest), l.b.Bin(ir.OpNe, y, l.ones(int(t.Bits))))
	if l.opt.SignedOverflow {
		l.explainDivision(op, x, y)
		l.check(a, in, ir.CheckOverflow, 0, ok, "division overflow: the least value divided by -1")
	}
	if !l.opt.SignedOverflow || l.leavesOut() {
		open = l.or(open, l.b.Not(ok))
	}
	return open
}

func (l *lowerer) explainDivision(op ir.Op, x, y ir.Reg) {
	t := ""
	if op == ir.OpUDiv || op == ir.OpURem {
		t = "unsigned"
	}
	l.because("%s is divided by %s", ir.Operand{Reg: x, CType: t}, ir.Operand{Reg: y, CType: t})
}

func (l *lowerer) cmpxchg(a *activation, in *cfg.Inst, x *llvm.Inst) {
	p, want, with := l.located(l.one(a, &in.Operands[0])), l.one(a, &in.Operands[1]), l.one(a, &in.Operands[2])
	n := a.f.Unit.Layout.StoreSize(x.Args[2].Type())
	l.deref(a, in, 0, p, l.b.Addr(uint64(n)), true, accessText(in.Expr, true, n))
	if l.dead {
		return
	}
	if l.aligned(a, in, p, x.Args[2].Type(), 0); l.dead {
		return
	}
	old := l.loadLeaf(l.b.Type(want), p)
	eq := l.b.Bin(ir.OpEq, l.seen(old), l.seen(want))
	l.poke(p, l.either(eq, with, old))
	l.put(a, in.Result, old, eq)
}

func (l *lowerer) atomicrmw(a *activation, in *cfg.Inst, x *llvm.Inst) {
	p, v := l.located(l.one(a, &in.Operands[0])), l.one(a, &in.Operands[1])
	t := l.b.Type(v)
	n := a.f.Unit.Layout.StoreSize(x.Args[1].Type())
	l.deref(a, in, 0, p, l.b.Addr(uint64(n)), true, accessText(in.Expr, true, n))
	if l.dead {
		return
	}
	if l.aligned(a, in, p, x.Args[1].Type(), 0); l.dead {
		return
	}
	old := l.loadLeaf(t, p)
	if x.RMW == llvm.RMWXchg {
		l.poke(p, v)
	} else {
		l.poke(p, l.rmw(x.RMW, l.seen(old), l.seen(v)))
	}
	l.put(a, in.Result, old)
}

func (l *lowerer) rmw(op llvm.RMW, old, v ir.Reg) ir.Reg {
	pick := func(pred llvm.Pred) ir.Reg { return l.b.Select(l.icmp(pred, old, v), old, v) }
	switch op {
	case llvm.RMWAdd:
		return l.arith(ir.OpAdd, old, v, false)
	case llvm.RMWSub:
		return l.arith(ir.OpSub, old, v, false)
	case llvm.RMWAnd:
		return l.arith(ir.OpAnd, old, v, false)
	case llvm.RMWOr:
		return l.arith(ir.OpOr, old, v, false)
	case llvm.RMWXor:
		return l.arith(ir.OpXor, old, v, false)
	case llvm.RMWNand:
		return l.bitNot(l.arith(ir.OpAnd, old, v, false))
	case llvm.RMWMax:
		return pick(llvm.SGT)
	case llvm.RMWMin:
		return pick(llvm.SLT)
	case llvm.RMWUMax:
		return pick(llvm.UGT)
	case llvm.RMWUMin:
		return pick(llvm.ULT)
	}
	l.fail("this operation of atomicrmw")
	return 0
}

// castOf is the conversion that an operation of LLVM is, castNone if it is none.
func castOf(op llvm.Op) castOp {
	switch op {
	case llvm.Trunc:
		return castTrunc
	case llvm.ZExt:
		return castZExt
	case llvm.SExt:
		return castSExt
	case llvm.PtrToInt:
		return castPtrToInt
	case llvm.IntToPtr:
		return castIntToPtr
	case llvm.BitCast, llvm.AddrSpaceCast:
		return castBits
	}
	return castNone
}
