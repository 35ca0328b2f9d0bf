package lower

import (
	"fmt"
	"slices"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// step executes one instruction on the current state.
func (l *lowerer) step(a *activation, in *inst) {
	switch x := in.ll.(type) {
	case *llir.InstAlloca:
		l.alloca(a, in, x)
	case *llir.InstLoad:
		l.load(a, in, x)
	case *llir.InstStore:
		l.store(a, in, x)
	case *llir.InstGetElementPtr:
		if in.loc.n > 1 {
			l.vectorGep(a, in, x)
			return
		}
		p := l.one(a, &in.ops[0])
		q := l.gep(a.f.mod, x.ElemType, p, x.Indices, func(i int) ir.Reg { return l.one(a, &in.ops[1+i]) })
		l.arithmetic(a, in, x, p, q)
		l.put(a, in.loc, q)
	case *llir.InstICmp:
		if _, ok := x.X.Type().(*types.VectorType); ok {
			xs, ys := l.get(a, &in.ops[0]), l.get(a, &in.ops[1])
			rs := make([]ir.Reg, len(xs))
			for i := range rs {
				rs[i] = l.compared(x.Pred, xs[i], ys[i])
			}
			l.put(a, in.loc, rs...)
			return
		}
		p, q := l.one(a, &in.ops[0]), l.one(a, &in.ops[1])
		if relational(x.Pred) && l.b.Type(p) == ir.TPtr {
			l.related(a, in, 0, p, q, "comparison")
		}
		l.put(a, in.loc, l.compared(x.Pred, p, q))
	case *llir.InstCall:
		l.callInst(a, in, x)
	case *llir.InstSelect:
		if l.isAbs(x) {
			l.absolutes(a, in, l.get(a, &in.ops[2]))
			if l.dead {
				return
			}
		}
		l.selectInst(a, in)
	case *llir.InstExtractValue:
		start, n := a.f.mod.dl.leafRange(x.X.Type(), x.Indices)
		l.put(a, in.loc, l.get(a, &in.ops[0])[start:start+n]...)
	case *llir.InstInsertValue:
		rs := append([]ir.Reg(nil), l.get(a, &in.ops[0])...)
		start, n := a.f.mod.dl.leafRange(x.X.Type(), x.Indices)
		copy(rs[start:start+n], l.get(a, &in.ops[1]))
		l.put(a, in.loc, rs...)
	case *llir.InstFreeze:
		l.put(a, in.loc, l.get(a, &in.ops[0])...)
	case *llir.InstBitCast:
		if in.prom < 0 {
			l.cast(a, in)
		}
	case *llir.InstFence:
	case *llir.InstCmpXchg:
		l.cmpxchg(a, in, x)
	case *llir.InstAtomicRMW:
		l.atomicrmw(a, in, x)
	default:
		if !l.cast(a, in) && !l.binary(a, in) && !l.vector(a, in) && !l.float(a, in) {
			l.fail("%s", construct(in.ll))
		}
	}
}

// construct names an instruction that has no meaning here.
func construct(x any) string {
	switch x.(type) {
	case *llir.InstVAArg:
		return "variable arguments (va_arg)"
	case *llir.InstLandingPad, *llir.InstCatchPad, *llir.InstCleanupPad:
		return "exception handling"
	}
	return fmt.Sprintf("%T", x)
}

// alloca makes a local variable, unless a lifetime marker will.
func (l *lowerer) alloca(a *activation, in *inst, x *llir.InstAlloca) {
	if in.marked && in.prom < 0 {
		l.put(a, in.loc, 0)
		return
	}
	l.makeLocal(a, in, x)
	if !in.marked {
		l.begins(a, in)
	}
}

// localAddr is the address of an alloca's object now, 0 if there is none.
func (l *lowerer) localAddr(a *activation, in *inst) ir.Reg {
	if in.loc.slot {
		return ir.Reg(l.cur.slots.get(in.loc.base))
	}
	return a.vals[in.loc.base]
}

func (l *lowerer) makeLocal(a *activation, in *inst, x *llir.InstAlloca) {
	name := x.Name()
	if in.v != nil {
		name = in.v.name
	}
	if in.prom >= 0 {
		t, _ := a.f.mod.dl.scalar(x.ElemType)
		l.cur.slots.set(in.prom, l.lazy(t, name, in.v), l.cur.owner)
		return
	}
	if what := unknownType(x.ElemType); what != "" {
		l.fail("%s", what)
	}
	size := l.b.Addr(uint64(a.f.mod.dl.size(x.ElemType)))
	if x.NElems != nil {
		n := l.toAddr(l.one(a, &in.ops[0]))
		size = l.b.Bin(ir.OpMul, n, size)
	}
	if l.room(a, in, size); l.dead {
		return
	}
	al := ir.Alloc{Kind: ir.ObjStack, Name: name}
	if in.toConst {
		al.Kind = ir.ObjConstLocal
	}
	if in.v != nil {
		al.CType, al.Layout = in.v.ctype, l.layoutOf(in.v.typ)
	}
	p := l.alloc(size, al)
	l.looseObject(max(uint64(x.Align), uint64(a.f.mod.dl.align(x.ElemType))))
	a.objs = append(a.objs, stackObj{p: p, g: l.cur.g, in: in})
	l.put(a, in.loc, p)
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
func (l *lowerer) deref(a *activation, in *inst, sub int, p, n ir.Reg, write bool, what string) {
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
	if l.b.Cons != nil && l.cur.g.parent == nil && l.b.SurelyValid(l.cur.mem, p, n, write) {
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

func (l *lowerer) load(a *activation, in *inst, x *llir.InstLoad) {
	if x.Volatile && l.opt.NondetVolatile && in.prom >= 0 {
		l.readVolatile(a, in, x)
		return
	}
	if in.prom >= 0 {
		v := l.force(l.cur.slots.get(in.prom))
		if l.inRange(a, in, []ir.Reg{v}); !l.dead {
			l.put(a, in.loc, v)
		}
		return
	}
	l.bytewise(x.ElemType)
	p := l.located(l.one(a, &in.ops[0]))
	n := a.f.mod.dl.store(x.ElemType)
	if inside, is := l.inArray(a, in, 0, p, l.b.Addr(uint64(n)), false); is {
		l.loadElement(a, in, x, p, inside)
		return
	}
	l.deref(a, in, 0, p, l.b.Addr(uint64(n)), false, accessText(in.expr, false, n))
	if l.dead {
		return
	}
	l.loadValid(a, in, x, p)
}

// loadElement is load for an element of a declared array whose bounds are not checked.
func (l *lowerer) loadElement(a *activation, in *inst, x *llir.InstLoad, p, inside ir.Reg) {
	if l.dead {
		return
	}
	rs := l.onlyIf(inside, func() []ir.Reg {
		l.given(inside)
		l.loadValid(a, in, x, p)
		if l.dead {
			return nil
		}
		return slices.Clone(l.get(a, &operand{kind: opValue, loc: in.loc}))
	}, l.unknowns(a.f.mod, x.ElemType, "outside of "+in.expr)...)
	if !l.dead {
		l.put(a, in.loc, rs...)
	}
}

// loadValid is load where the address is known to be valid.
func (l *lowerer) loadValid(a *activation, in *inst, x *llir.InstLoad, p ir.Reg) {
	l.aligned(a, in, p, x.ElemType, uint64(x.Align))
	if l.dead {
		return
	}
	if x.Volatile && l.opt.NondetVolatile {
		l.readVolatile(a, in, x)
		return
	}
	ls, _ := a.f.mod.dl.leaves(x.ElemType)
	var rs []ir.Reg
	switch {
	case in.computed:
		rs = []ir.Reg{l.loadWord(p)}
	case len(ls) == 1 && ls[0].t == ir.TPtr && !a.f.mod.model:
		rs = []ir.Reg{l.loadPointer(p)}
	default:
		rs = l.loadLeaves(p, ls)
	}
	if rs = l.fromDevice(a, in, l.one(a, &in.ops[0]), ls, rs); l.dead {
		return
	}
	if l.written(a, in, p, ls, rs); l.dead {
		return
	}
	if l.inRange(a, in, rs); l.dead {
		return
	}
	l.put(a, in.loc, rs...)
}

// readVolatile reads what something outside of the program may have changed (--nondet-volatile).
func (l *lowerer) readVolatile(a *activation, in *inst, x *llir.InstLoad) {
	name := in.expr
	if name == "" {
		name = "volatile"
	}
	rs := l.unknowns(a.f.mod, x.ElemType, name)
	l.input(rs, name, x.ElemType)
	l.put(a, in.loc, rs...)
}

func (l *lowerer) loadLeaves(p ir.Reg, ls []leaf) []ir.Reg {
	rs := make([]ir.Reg, len(ls))
	for i, f := range ls {
		rs[i] = l.b.Load(f.t, l.cur.mem, l.at(p, f.off))
	}
	return rs
}

func (l *lowerer) storeLeaves(p ir.Reg, ls []leaf, rs []ir.Reg) {
	for i, f := range ls {
		l.poke(l.at(p, f.off), rs[i])
	}
}

func (l *lowerer) store(a *activation, in *inst, x *llir.InstStore) {
	rs := l.get(a, &in.ops[0])
	if in.prom >= 0 {
		if in.toConst {
			if l.writesConst(a, in); l.dead {
				return
			}
		}
		l.cur.slots.set(in.prom, uint32(rs[0]), l.cur.owner)
		l.assigned(in, rs)
		return
	}
	p := l.located(l.one(a, &in.ops[1]))
	t := x.Src.Type()
	l.bytewise(t)
	n := a.f.mod.dl.store(t)
	if inside, is := l.inArray(a, in, 0, p, l.b.Addr(uint64(n)), !in.initial); is {
		if !l.dead {
			l.onlyIf(inside, func() []ir.Reg {
				l.given(inside)
				l.storeValid(a, in, x, p, rs)
				return nil
			})
		}
		return
	}
	l.deref(a, in, 0, p, l.b.Addr(uint64(n)), !in.initial, accessText(in.expr, true, n))
	if !l.dead {
		l.storeValid(a, in, x, p, rs)
	}
}

// storeValid is store where the address is known to be valid.
func (l *lowerer) storeValid(a *activation, in *inst, x *llir.InstStore, p ir.Reg, rs []ir.Reg) {
	t := x.Src.Type()
	l.aligned(a, in, p, t, uint64(x.Align))
	if l.dead {
		return
	}
	ls, _ := a.f.mod.dl.leaves(t)
	if outside, is := l.atDevice(l.devices.write, l.one(a, &in.ops[1])); is {
		l.onlyIf(outside, func() []ir.Reg {
			l.toDevice(a, in, l.one(a, &in.ops[1]), ls, rs)
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
	if in.lay != nil && in.v == nil {
		l.noteMemory(ir.NoteAssign, in.expr, in.lay, p)
		return
	}
	l.assigned(in, rs)
}

// assigned notes an assignment to a variable for the trace.
func (l *lowerer) assigned(in *inst, rs []ir.Reg) {
	if len(rs) != 1 {
		return
	}
	switch {
	case in.v != nil:
		l.note(rs[0], ir.Note{Kind: ir.NoteAssign, Name: in.v.name, CType: in.v.ctype, Layout: in.lay})
	case in.expr != "":
		l.note(rs[0], ir.Note{Kind: ir.NoteAssign, Name: in.expr})
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
func (l *lowerer) gep(m *module, t types.Type, p ir.Reg, idx []value.Value, reg func(int) ir.Reg) ir.Reg {
	var off int64
	for i, ix := range idx {
		k := l.constInt(m, ix)
		if i > 0 {
			if s, ok := t.(*types.StructType); ok {
				if k == nil {
					l.fail("struct index that is no constant")
				}
				n := k.Int64()
				off += m.dl.structOf(s).offs[n]
				t = s.Fields[n]
				continue
			}
			switch u := t.(type) {
			case *types.ArrayType:
				t = u.ElemType
			case *types.VectorType:
				t = u.ElemType
			default:
				l.fail("getelementptr into %v", t)
			}
		}
		size := m.dl.size(t)
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

func (l *lowerer) icmp(pred enum.IPred, x, y ir.Reg) ir.Reg {
	switch pred {
	case enum.IPredEQ:
		return l.b.Bin(ir.OpEq, x, y)
	case enum.IPredNE:
		return l.b.Bin(ir.OpNe, x, y)
	}
	t := l.b.Type(x)
	signed := pred == enum.IPredSLT || pred == enum.IPredSLE || pred == enum.IPredSGT || pred == enum.IPredSGE
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
	case enum.IPredSLT, enum.IPredULT:
		return l.b.Bin(lt, x, y)
	case enum.IPredSLE, enum.IPredULE:
		return l.b.Bin(le, x, y)
	case enum.IPredSGT, enum.IPredUGT:
		return l.b.Bin(lt, y, x)
	}
	return l.b.Bin(le, y, x)
}

func (l *lowerer) selectInst(a *activation, in *inst) {
	l.put(a, in.loc, l.chosen(l.get(a, &in.ops[0]), l.get(a, &in.ops[1]), l.get(a, &in.ops[2]))...)
}

// cast executes a conversion; false if the instruction is none.
func (l *lowerer) cast(a *activation, in *inst) bool {
	op := castNone
	var to types.Type
	switch x := in.ll.(type) {
	case *llir.InstTrunc:
		op, to = castTrunc, x.To
	case *llir.InstZExt:
		op, to = castZExt, x.To
	case *llir.InstSExt:
		op, to = castSExt, x.To
	case *llir.InstPtrToInt:
		op, to = castPtrToInt, x.To
		if l.isPrivate(a.f, x) {
			op = castBits
		}
	case *llir.InstIntToPtr:
		op, to = castIntToPtr, x.To
	case *llir.InstBitCast:
		op, to = castBits, x.To
	case *llir.InstAddrSpaceCast:
		op, to = castBits, x.To
	default:
		return false
	}
	ls, err := a.f.mod.dl.leaves(to)
	if err != nil {
		l.fail("%v", err)
	}
	l.put(a, in.loc, l.convert(op, l.get(a, &in.ops[0]), ls)...)
	return true
}

type castOp uint8

const (
	castNone castOp = iota
	castTrunc
	castZExt
	castSExt
	castPtrToInt
	castIntToPtr
	castBits
)

// convert casts scalars one by one (vectors too).
func (l *lowerer) convert(op castOp, xs []ir.Reg, to []leaf) []ir.Reg {
	if len(xs) != len(to) {
		return l.reshape(slices.Clone(xs), to)
	}
	rs := make([]ir.Reg, len(xs))
	for i, x := range xs {
		t := to[i].t
		switch op {
		case castTrunc:
			rs[i] = l.b.Cast(ir.OpTrunc, x, int(t.Bits))
		case castZExt:
			rs[i] = l.b.Cast(ir.OpZExt, x, int(t.Bits))
		case castSExt:
			rs[i] = l.b.Cast(ir.OpSExt, x, int(t.Bits))
		case castPtrToInt:
			rs[i] = l.resize(l.integer(x), int(t.Bits))
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
	switch {
	case from == t:
		return x
	case from.Kind == ir.KindPtr && t.Kind == ir.KindInt:
		return l.resize(l.b.PtrToInt(x), int(t.Bits))
	case from.Kind == ir.KindInt && t.Kind == ir.KindPtr:
		return l.b.IntToPtr(l.resize(x, l.b.Prog.PtrBits))
	case from.Kind == ir.KindInt && t.Kind == ir.KindInt:
		return l.resize(x, int(t.Bits))
	}
	l.fail("conversion from %v to %v", from, t)
	return 0
}

// binary executes an integer operation, on vectors element by element; false
// if the instruction is none.
func (l *lowerer) binary(a *activation, in *inst) bool {
	op, ok := binaryOp(in.ll)
	if !ok {
		return false
	}
	inOne := l.difference(a, in)
	cut := l.shiftCount(a, in)
	if l.dead {
		return true
	}
	xs, ys := l.get(a, &in.ops[0]), l.get(a, &in.ops[1])
	rs := make([]ir.Reg, len(xs))
	vectorShift := shiftsVector(a.f.mod, in.ll)
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
		if r, ok := l.onPointers(op, *in.ll.(llir.Instruction).Operands()[0], *in.ll.(llir.Instruction).Operands()[1], xs[i], ys[i], inOne); ok {
			rs[i] = r
			continue
		}
		rs[i] = l.anyWhere(open, l.arith(op, xs[i], ys[i], !a.f.mod.checksShift || l.leavesOut()), what)
	}
	l.put(a, in.loc, rs...)
	return true
}

func binaryOp(x any) (ir.Op, bool) {
	switch x.(type) {
	case *llir.InstAdd, *constant.ExprAdd:
		return ir.OpAdd, true
	case *llir.InstSub, *constant.ExprSub:
		return ir.OpSub, true
	case *llir.InstMul, *constant.ExprMul:
		return ir.OpMul, true
	case *llir.InstUDiv, *constant.ExprUDiv:
		return ir.OpUDiv, true
	case *llir.InstSDiv, *constant.ExprSDiv:
		return ir.OpSDiv, true
	case *llir.InstURem, *constant.ExprURem:
		return ir.OpURem, true
	case *llir.InstSRem, *constant.ExprSRem:
		return ir.OpSRem, true
	case *llir.InstShl, *constant.ExprShl:
		return ir.OpShl, true
	case *llir.InstLShr, *constant.ExprLShr:
		return ir.OpLShr, true
	case *llir.InstAShr, *constant.ExprAShr:
		return ir.OpAShr, true
	case *llir.InstAnd, *constant.ExprAnd:
		return ir.OpAnd, true
	case *llir.InstOr, *constant.ExprOr:
		return ir.OpOr, true
	case *llir.InstXor, *constant.ExprXor:
		return ir.OpXor, true
	}
	return 0, false
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
func (l *lowerer) divisionChecks(a *activation, in *inst, op ir.Op, x, y ir.Reg) (open ir.Reg) {
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

func (l *lowerer) cmpxchg(a *activation, in *inst, x *llir.InstCmpXchg) {
	p, want, with := l.located(l.one(a, &in.ops[0])), l.one(a, &in.ops[1]), l.one(a, &in.ops[2])
	n := a.f.mod.dl.store(x.New.Type())
	l.deref(a, in, 0, p, l.b.Addr(uint64(n)), true, accessText(in.expr, true, n))
	if l.dead {
		return
	}
	old := l.b.Load(l.b.Type(want), l.cur.mem, p)
	eq := l.b.Bin(ir.OpEq, old, want)
	l.poke(p, l.b.Select(eq, with, old))
	l.put(a, in.loc, old, eq)
}

func (l *lowerer) atomicrmw(a *activation, in *inst, x *llir.InstAtomicRMW) {
	p, v := l.located(l.one(a, &in.ops[0])), l.one(a, &in.ops[1])
	t := l.b.Type(v)
	n := a.f.mod.dl.store(x.X.Type())
	l.deref(a, in, 0, p, l.b.Addr(uint64(n)), true, accessText(in.expr, true, n))
	if l.dead {
		return
	}
	old := l.b.Load(t, l.cur.mem, p)
	l.poke(p, l.rmw(x.Op, old, v))
	l.put(a, in.loc, old)
}

func (l *lowerer) rmw(op enum.AtomicOp, old, v ir.Reg) ir.Reg {
	pick := func(pred enum.IPred) ir.Reg { return l.b.Select(l.icmp(pred, old, v), old, v) }
	switch op {
	case enum.AtomicOpXChg:
		return v
	case enum.AtomicOpAdd:
		return l.arith(ir.OpAdd, old, v, false)
	case enum.AtomicOpSub:
		return l.arith(ir.OpSub, old, v, false)
	case enum.AtomicOpAnd:
		return l.arith(ir.OpAnd, old, v, false)
	case enum.AtomicOpOr:
		return l.arith(ir.OpOr, old, v, false)
	case enum.AtomicOpXor:
		return l.arith(ir.OpXor, old, v, false)
	case enum.AtomicOpNAnd:
		return l.bitNot(l.arith(ir.OpAnd, old, v, false))
	case enum.AtomicOpMax:
		return pick(enum.IPredSGT)
	case enum.AtomicOpMin:
		return pick(enum.IPredSLT)
	case enum.AtomicOpUMax:
		return pick(enum.IPredUGT)
	case enum.AtomicOpUMin:
		return pick(enum.IPredULT)
	}
	l.fail("atomicrmw %v", op)
	return 0
}
