package arith

import (
	"seabmc/ir"
	"seabmc/ir/floats"
	"seabmc/llvm"
)

// Encodings returns numbers as memory holds them, as values of floating-point type t.
func (l *Builder) Encodings(t *llvm.Type, xs []ir.Reg) []ir.Reg {
	if !isExtended(t) {
		return xs
	}
	return l.EachOf(xs, l.fromExtended)
}

// Field returns n bits of x from bit lo up.
func (l *Builder) Field(x ir.Reg, lo, n int) ir.Reg {
	return l.B.Cast(ir.OpTrunc, l.ShiftC(ir.OpLShr, x, lo), n)
}

func (l *Builder) fromExtended(x ir.Reg) ir.Reg {
	frac, exp, sign := l.Field(x, 0, 63), l.Field(x, 63, 15), l.Field(x, 78, 1)
	one := l.B.Not(l.B.Bin(ir.OpEq, exp, l.B.Const(0, 15)))
	y := l.joined(sign, l.joined(exp, l.joined(one, frac)))
	l.extended[y] = x
	return y
}

// joined returns the bits of hi followed by those of lo.
func (l *Builder) joined(hi, lo ir.Reg) ir.Reg {
	n := int(l.B.Type(lo).Bits)
	w := int(l.B.Type(hi).Bits) + n
	return l.B.Bin(ir.OpOr, l.ShiftC(ir.OpShl, l.B.Cast(ir.OpZExt, hi, w), n), l.B.Cast(ir.OpZExt, lo, w))
}

// Numbers returns values of floating-point type t in the form in which SEA-IR computes with them.
func (l *Builder) Numbers(t *llvm.Type, xs []ir.Reg) []ir.Reg {
	if !isExtended(t) {
		return xs
	}
	return l.EachOf(xs, l.toExtended)
}

// toExtended is the inverse of fromExtended. For a result of fromExtended it returns the original register.
func (l *Builder) toExtended(x ir.Reg) ir.Reg {
	if y, ok := l.extended[x]; ok {
		return y
	}
	frac, one, exp, sign := l.Field(x, 0, 63), l.Field(x, 63, 1), l.Field(x, 64, 15), l.Field(x, 79, 1)
	least := l.B.Bin(ir.OpEq, exp, l.B.Const(0, 15))
	exp = l.B.Select(l.B.Bin(ir.OpAnd, least, one), l.B.Const(1, 15), exp)
	y := l.joined(sign, l.joined(exp, frac))
	valid := l.B.Bin(ir.OpOr, least, one)
	return l.B.Select(valid, y, l.B.BigConst(floats.BigNaN(ir.ExtendedBits), ir.ExtendedBits))
}

func isExtended(t *llvm.Type) bool { return t.IsFloat(llvm.X86FP80) }

// numberType returns the type in which SEA-IR computes with a number of type t, which memory holds as leaf.
func numberType(t *llvm.Type, leaf ir.Type) ir.Type {
	if isExtended(t) {
		return ir.Int(ir.ExtendedBits)
	}
	return leaf
}

// EachOf applies f to each scalar.
func (l *Builder) EachOf(xs []ir.Reg, f func(ir.Reg) ir.Reg) []ir.Reg {
	rs := make([]ir.Reg, len(xs))
	for i, x := range xs {
		rs[i] = f(x)
	}
	return rs
}
