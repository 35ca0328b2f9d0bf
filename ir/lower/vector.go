package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Vectors are kept as their elements, so that arithmetic on them is arithmetic on
// each. Here is what moves elements about.

// vector executes an instruction that is about vectors only; false if it is none.
func (l *lowerer) vector(a *activation, in *cfg.Inst) bool {
	switch in.LL.Op {
	case llvm.ExtractElement:
		l.put(a, in.Result, l.element(l.get(a, &in.Operands[0]), l.one(a, &in.Operands[1])))
	case llvm.InsertElement:
		xs := append([]ir.Reg(nil), l.get(a, &in.Operands[0])...)
		l.insert(xs, l.one(a, &in.Operands[1]), l.one(a, &in.Operands[2]))
		l.put(a, in.Result, xs...)
	case llvm.ShuffleVector:
		xs := append(append([]ir.Reg(nil), l.get(a, &in.Operands[0])...), l.get(a, &in.Operands[1])...)
		l.put(a, in.Result, l.shuffled(a.f.Unit, xs, in.LL.Args[2])...)
	default:
		return false
	}
	return true
}

// vectorGep computes an address for each element; operands that are no vectors are the same for all.
func (l *lowerer) vectorGep(a *activation, in *cfg.Inst, x *llvm.Inst) {
	element := func(op, k int) ir.Reg {
		rs := l.get(a, &in.Operands[op])
		if len(rs) == 1 {
			return rs[0]
		}
		return rs[k]
	}
	idx := make([]llvm.Value, len(x.Args)-1)
	for i, ix := range x.Args[1:] {
		idx[i] = equalElements(ix)
	}
	rs := make([]ir.Reg, in.Result.Count)
	for k := range rs {
		p := element(0, k)
		rs[k] = l.gep(a.f.Unit, x.Elem, p, idx, func(i int) ir.Reg { return element(1+i, k) })
		l.arithmetic(a, in, x, p, rs[k])
		if l.dead {
			return
		}
	}
	l.put(a, in.Result, rs...)
}

// equalElements is the element of a constant vector of integers if all are equal, as an index of a structure has to be; else the value.
func equalElements(v llvm.Value) llvm.Value {
	c, ok := v.(*llvm.Aggregate)
	if !ok {
		return v
	}
	var first *llvm.ConstInt
	for _, e := range c.Elems {
		n, ok := e.(*llvm.ConstInt)
		if !ok || first != nil && n.X.Cmp(first.X) != 0 {
			return v
		}
		first = n
	}
	return first
}

// element is the i-th of xs, unknown if there is none.
func (l *lowerer) element(xs []ir.Reg, i ir.Reg) ir.Reg {
	if k, ok := l.b.ConstInt(i); ok {
		if k < uint64(len(xs)) {
			return xs[k]
		}
		return l.b.Nondet(l.b.Type(xs[0]), "element outside of a vector")
	}
	r := l.b.Nondet(l.b.Type(xs[0]), "element outside of a vector")
	for k, x := range xs {
		r = l.b.Select(l.b.Bin(ir.OpEq, i, l.b.Const(uint64(k), int(l.b.Type(i).Bits))), x, r)
	}
	return r
}

// insert makes x the i-th of xs; all are unknown if there is none.
func (l *lowerer) insert(xs []ir.Reg, x, i ir.Reg) {
	w := int(l.b.Type(i).Bits)
	if k, ok := l.b.ConstInt(i); ok && k < uint64(len(xs)) {
		xs[k] = x
		return
	}
	inside := l.b.Bin(ir.OpUlt, i, l.b.Const(uint64(len(xs)), w))
	for k := range xs {
		xs[k] = l.b.Select(l.b.Bin(ir.OpEq, i, l.b.Const(uint64(k), w)), x, xs[k])
		xs[k] = l.b.Select(inside, xs[k], l.b.Nondet(l.b.Type(x), "vector after an insertion outside"))
	}
}

// shuffled takes elements of xs by a constant mask.
func (l *lowerer) shuffled(m *program.Unit, xs []ir.Reg, mask llvm.Value) []ir.Reg {
	t := mask.Type()
	if t.Kind != llvm.Vector || t.Scalable {
		l.fail("shufflevector with a mask of type %v", t)
	}
	rs := make([]ir.Reg, t.Len)
	for i := range rs {
		k, known := l.maskElement(m, mask, i)
		if known && k >= uint64(len(xs)) {
			l.fail("shufflevector with element %d of %d", k, len(xs))
		}
		if known {
			rs[i] = xs[k]
		} else {
			rs[i] = l.b.Nondet(l.b.Type(xs[0]), "undefined element of a vector")
		}
	}
	return rs
}

// maskElement is an element of a shuffle's mask; known is false for undef.
func (l *lowerer) maskElement(m *program.Unit, mask llvm.Value, i int) (k uint64, known bool) {
	switch mask := mask.(type) {
	case *llvm.Zero:
		return 0, true
	case *llvm.Undef:
		return 0, false
	case *llvm.Aggregate:
		if v := program.ConstInt(mask.Elems[i]); v != nil {
			return v.Uint64(), true
		}
		return 0, false
	}
	l.fail("shufflevector with a mask that is no constant")
	return 0, false
}

// reshape is a bitcast between a vector and a scalar or a vector of other elements:
// the first element holds the lowest bits.
func (l *lowerer) reshape(xs []ir.Reg, to []program.Leaf) []ir.Reg {
	if len(xs) == 0 {
		l.fail("bitcast of a value without parts")
	}
	total := 0
	for i, x := range xs {
		xs[i] = l.asInt(x)
		total += int(l.b.Type(xs[i]).Bits)
	}
	all, at := l.b.Cast(ir.OpZExt, xs[0], total), int(l.b.Type(xs[0]).Bits)
	for _, x := range xs[1:] {
		all = l.b.Bin(ir.OpOr, all, l.shiftC(ir.OpShl, l.b.Cast(ir.OpZExt, x, total), at))
		at += int(l.b.Type(x).Bits)
	}
	rs := make([]ir.Reg, len(to))
	at = 0
	for i, f := range to {
		n := int(f.Type.Bits)
		if f.Type.Kind == ir.KindPtr {
			n = l.b.Prog.PtrBits
		}
		if at+n > total {
			l.fail("bitcast between vectors of different size")
		}
		rs[i] = l.fit(l.b.Cast(ir.OpTrunc, l.shiftC(ir.OpLShr, all, at), n), f.Type)
		at += n
	}
	return rs
}

// bytewise refuses vectors whose elements share bytes of memory.
func (l *lowerer) bytewise(t *llvm.Type) {
	if t.Kind == llvm.Vector && t.Elem.Kind == llvm.Int && t.Elem.Bits%8 != 0 {
		l.fail("a vector of i%d in memory", t.Elem.Bits)
	}
}

// reductions are the intrinsics that make one number of a vector's elements.
func reductions() map[string]primitive {
	fold := func(float bool, f func(l *lowerer, x, y ir.Reg) ir.Reg) primitive {
		return primitive{do: func(l *lowerer, c *call) []ir.Reg {
			if float {
				l.floating("reduction", c.ll.Typ, c.ll.Fast)
			}
			var r ir.Reg
			for _, xs := range l.arguments(c) {
				for _, x := range xs {
					if r == 0 {
						r = x
					} else {
						r = f(l, r, x)
					}
				}
			}
			return []ir.Reg{r}
		}}
	}
	bin := func(op ir.Op) primitive {
		return fold(false, func(l *lowerer, x, y ir.Reg) ir.Reg { return l.arith(op, x, y, false) })
	}
	pick := func(p llvm.Pred) primitive {
		return fold(false, func(l *lowerer, x, y ir.Reg) ir.Reg { return l.b.Select(l.icmp(p, x, y), x, y) })
	}
	return map[string]primitive{
		"vector.reduce.add": bin(ir.OpAdd), "vector.reduce.mul": bin(ir.OpMul), "vector.reduce.and": bin(ir.OpAnd),
		"vector.reduce.or": bin(ir.OpOr), "vector.reduce.xor": bin(ir.OpXor),
		"vector.reduce.smax": pick(llvm.SGT), "vector.reduce.smin": pick(llvm.SLT),
		"vector.reduce.umax": pick(llvm.UGT), "vector.reduce.umin": pick(llvm.ULT),
		"vector.reduce.fadd": fold(true, func(l *lowerer, x, y ir.Reg) ir.Reg { return l.floatArith(ir.OpFAdd, x, y) }),
		"vector.reduce.fmul": fold(true, func(l *lowerer, x, y ir.Reg) ir.Reg { return l.floatArith(ir.OpFMul, x, y) }),
	}
}
