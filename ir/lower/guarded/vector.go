package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Vectors are kept as their elements, so that arithmetic on them is arithmetic on
// each. Here is what moves elements about.

// vector executes an instruction that is about vectors only; false if it is none.
func (l *Machine) vector(a *Activation, in *cfg.Inst) bool {
	switch in.LL.Op {
	case llvm.ExtractElement:
		l.put(a, in.Result, l.Element(l.Scalars(a, &in.Operands[0]), l.Scalar(a, &in.Operands[1])))
	case llvm.InsertElement:
		xs := append([]ir.Reg(nil), l.Scalars(a, &in.Operands[0])...)
		l.Insert(xs, l.Scalar(a, &in.Operands[1]), l.Scalar(a, &in.Operands[2]))
		l.put(a, in.Result, xs...)
	case llvm.ShuffleVector:
		xs := append(append([]ir.Reg(nil), l.Scalars(a, &in.Operands[0])...), l.Scalars(a, &in.Operands[1])...)
		l.put(a, in.Result, l.Shuffled(a.Function.Unit, xs, in.LL.Args[2])...)
	default:
		return false
	}
	return true
}

// vectorGep computes an address for each element; operands that are no vectors are the same for all.
func (l *Machine) vectorGep(a *Activation, in *cfg.Inst, x *llvm.Inst) {
	element := func(op, k int) ir.Reg {
		rs := l.Scalars(a, &in.Operands[op])
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
		rs[k] = l.Move(a.Function.Unit, x.Elem, p, idx, func(i int) ir.Reg { return element(1+i, k) })
		l.arithmetic(a, in, x, p, rs[k])
		if l.Dead {
			return
		}
	}
	l.put(a, in.Result, rs...)
}

// reshape is a bitcast between a vector and a scalar or a vector of other elements:
// the first element holds the lowest bits.
func (l *Memory) reshape(xs []ir.Reg, to []program.Leaf) []ir.Reg {
	if len(xs) == 0 {
		l.Fail("bitcast of a value without parts")
	}
	total := 0
	for i, x := range xs {
		xs[i] = l.AsInt(x)
		total += int(l.B.Type(xs[i]).Bits)
	}
	all, at := l.B.Cast(ir.OpZExt, xs[0], total), int(l.B.Type(xs[0]).Bits)
	for _, x := range xs[1:] {
		all = l.B.Bin(ir.OpOr, all, l.ShiftC(ir.OpShl, l.B.Cast(ir.OpZExt, x, total), at))
		at += int(l.B.Type(x).Bits)
	}
	rs := make([]ir.Reg, len(to))
	at = 0
	for i, f := range to {
		n := int(f.Type.Bits)
		if f.Type.Kind == ir.KindPtr {
			n = l.B.Prog.PtrBits
		}
		if at+n > total {
			l.Fail("bitcast between vectors of different size")
		}
		rs[i] = l.Fit(l.B.Cast(ir.OpTrunc, l.ShiftC(ir.OpLShr, all, at), n), f.Type)
		at += n
	}
	return rs
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
