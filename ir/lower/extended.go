package lower

import (
	"seabmc/ir"
	"seabmc/llvm"
)

// long double on x86 has 80 bits: sign, 15 of the exponent, the leading one, 63 of the fraction. SEA-IR computes with encodings
// that leave the leading one out (79 bits). What memory may hold and no operation gives is a NaN to the machine: an exponent
// that is not 0 without the leading one. With exponent 0 the leading one counts as if the exponent were 1.

func isExtended(t *llvm.Type) bool { return t.IsFloat(llvm.X86FP80) }

// numberType is the type of a number of type t that memory holds as leaf, as SEA-IR computes with it.
func numberType(t *llvm.Type, leaf ir.Type) ir.Type {
	if isExtended(t) {
		return ir.Int(ir.ExtendedBits)
	}
	return leaf
}

// numbers are values of floating-point type t as SEA-IR computes with them.
func (l *lowerer) numbers(t *llvm.Type, xs []ir.Reg) []ir.Reg {
	if !isExtended(t) {
		return xs
	}
	return l.eachOf(xs, l.toExtended)
}

// encodings are numbers as values of floating-point type t.
func (l *lowerer) encodings(t *llvm.Type, xs []ir.Reg) []ir.Reg {
	if !isExtended(t) {
		return xs
	}
	return l.eachOf(xs, l.fromExtended)
}

// field is the bits lo and up of x, n of them.
func (l *lowerer) field(x ir.Reg, lo, n int) ir.Reg {
	return l.b.Cast(ir.OpTrunc, l.shiftC(ir.OpLShr, x, lo), n)
}

// joined are the bits of hi followed by those of lo.
func (l *lowerer) joined(hi, lo ir.Reg) ir.Reg {
	n := int(l.b.Type(lo).Bits)
	w := int(l.b.Type(hi).Bits) + n
	return l.b.Bin(ir.OpOr, l.shiftC(ir.OpShl, l.b.Cast(ir.OpZExt, hi, w), n), l.b.Cast(ir.OpZExt, lo, w))
}

// toExtended is the inverse of fromExtended, and for what that made gives back what it was made of.
func (l *lowerer) toExtended(x ir.Reg) ir.Reg {
	if y, ok := l.extended[x]; ok {
		return y
	}
	frac, one, exp, sign := l.field(x, 0, 63), l.field(x, 63, 1), l.field(x, 64, 15), l.field(x, 79, 1)
	least := l.b.Bin(ir.OpEq, exp, l.b.Const(0, 15))
	exp = l.b.Select(l.b.Bin(ir.OpAnd, least, one), l.b.Const(1, 15), exp)
	y := l.joined(sign, l.joined(exp, frac))
	valid := l.b.Bin(ir.OpOr, least, one)
	return l.b.Select(valid, y, l.b.BigConst(ir.BigNaN(ir.ExtendedBits), ir.ExtendedBits))
}

func (l *lowerer) fromExtended(x ir.Reg) ir.Reg {
	frac, exp, sign := l.field(x, 0, 63), l.field(x, 63, 15), l.field(x, 78, 1)
	one := l.b.Not(l.b.Bin(ir.OpEq, exp, l.b.Const(0, 15)))
	y := l.joined(sign, l.joined(exp, l.joined(one, frac)))
	l.extended[y] = x
	return y
}
