package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// A vector is kept as its elements, so arithmetic on vectors is arithmetic on each element. This file has the instructions that move elements.

// vector executes an instruction that only vectors have. It returns false if the instruction is of another kind.
func (l *Machine) vector(a *state.Activation, in *cfg.Inst) bool {
	switch in.LL.Op {
	case llvm.ExtractElement:
		l.Put(a, in.Result, l.Element(l.Scalars(a, &in.Operands[0]), l.Scalar(a, &in.Operands[1])))
	case llvm.InsertElement:
		xs := append([]ir.Reg(nil), l.Scalars(a, &in.Operands[0])...)
		l.Insert(xs, l.Scalar(a, &in.Operands[1]), l.Scalar(a, &in.Operands[2]))
		l.Put(a, in.Result, xs...)
	case llvm.ShuffleVector:
		xs := append(append([]ir.Reg(nil), l.Scalars(a, &in.Operands[0])...), l.Scalars(a, &in.Operands[1])...)
		l.Put(a, in.Result, l.Shuffled(a.Function.Unit, xs, in.LL.Args[2])...)
	default:
		return false
	}
	return true
}

// vectorGep computes an address for each element. Operands that are not vectors are the same for all elements.
func (l *Machine) vectorGep(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
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
		l.OnPointerArithmetic(a, in, x, p, rs[k])
		if l.Dead {
			return
		}
	}
	l.Put(a, in.Result, rs...)
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
