package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Floating point. Numbers are moved as the bits of their encodings; the operations of float and double become those of SEA-IR. LLVM and C leave open which NaN
// an operation gives. Here it is any quiet one, so a program that looks at the bits of a NaN has to be right for all of them.

// float executes a floating-point instruction, on vectors element by element. It returns false if the instruction is of another kind.
func (l *Machine) float(a *state.Activation, in *cfg.Inst) bool {
	x := in.LL
	switch {
	case x.Op == llvm.FNeg:
		l.Put(a, in.Result, l.EachOf(l.Scalars(a, &in.Operands[0]), l.Negated)...)
		return true
	case x.Op == llvm.FCmp:
		t := x.Args[0].Type()
		l.Floating("comparison", t, x.Fast)
		xs, ys := l.Numbers(t, l.Scalars(a, &in.Operands[0])), l.Numbers(t, l.Scalars(a, &in.Operands[1]))
		rs := make([]ir.Reg, len(xs))
		for i := range xs {
			rs[i] = l.FloatCompare(x.Pred, xs[i], ys[i])
		}
		l.Put(a, in.Result, rs...)
		return true
	case !x.Op.IsFloatBinary():
		return l.floatCast(a, in)
	}
	op, t := arith.FloatOps[x.Op], x.Typ
	l.Floating("arithmetic", t, x.Fast)
	xs, ys := l.Numbers(t, l.Scalars(a, &in.Operands[0])), l.Numbers(t, l.Scalars(a, &in.Operands[1]))
	rs := make([]ir.Reg, len(xs))
	for i := range xs {
		l.OnFloatOperands(a, in, op, xs[i], ys[i])
		if l.Dead {
			return true
		}
		rs[i] = l.FloatArith(op, xs[i], ys[i])
		l.OnFloatResult(a, in, rs[i], xs[i], ys[i])
		if l.Dead {
			return true
		}
	}
	l.Put(a, in.Result, l.Encodings(t, rs)...)
	return true
}

// floatCast executes a conversion from or to floating point. It returns false if the instruction is of another kind.
func (l *Machine) floatCast(a *state.Activation, in *cfg.Inst) bool {
	op, ok := arith.FloatConversions[in.LL.Op]
	if !ok {
		return false
	}
	from, to := in.LL.Args[0].Type(), in.LL.Typ
	l.Floating("conversion", from, nil)
	l.Floating("conversion", to, nil)
	xs := l.Numbers(from, l.Scalars(a, &in.Operands[0]))
	out := l.FloatsConverted(a.Function.Unit, op, to, xs)
	for i, x := range xs {
		l.OnFloatConversion(a, in, op, out[i], x)
	}
	if l.Dead {
		return true
	}
	l.Put(a, in.Result, l.Encodings(to, out)...)
	return true
}
