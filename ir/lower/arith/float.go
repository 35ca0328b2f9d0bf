package arith

import (
	"math"
	"math/big"
	"strings"

	"seabmc/ir"
	"seabmc/ir/floats"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// FloatConversions holds the conversions from or to floating-point numbers.
var FloatConversions = map[llvm.Op]ir.Op{llvm.FPToSI: ir.OpFToSI, llvm.FPToUI: ir.OpFToUI, llvm.SIToFP: ir.OpSIToF, llvm.UIToFP: ir.OpUIToF,
	llvm.FPExt: ir.OpFConv, llvm.FPTrunc: ir.OpFConv}

// FloatOps holds the operations that compute a number of the operands' type.
var FloatOps = map[llvm.Op]ir.Op{llvm.FAdd: ir.OpFAdd, llvm.FSub: ir.OpFSub, llvm.FMul: ir.OpFMul, llvm.FDiv: ir.OpFDiv, llvm.FRem: ir.OpFRem}

var opposite = map[llvm.Pred]llvm.Pred{llvm.UEQ: llvm.ONE, llvm.UNE: llvm.OEQ, llvm.UNO: llvm.ORD,
	llvm.FULT: llvm.OGE, llvm.FULE: llvm.OGT, llvm.FUGT: llvm.OLE, llvm.FUGE: llvm.OLT}

// anyNaN returns r, or any quiet NaN if r is a NaN.
func (l *Builder) anyNaN(r ir.Reg) ir.Reg {
	number := l.B.Float(ir.OpFEq, ir.I1, r, r)
	if v, ok := l.B.ConstInt(number); ok && v == 1 {
		return r
	}
	t := l.B.Type(r)
	nan := l.B.Bin(ir.OpOr, l.B.Nondet(t, "NaN"), l.B.BigConst(floats.BigNaN(t.Bits), int(t.Bits)))
	return l.B.Select(number, r, nan)
}

// ConvertFloats converts constants, in the form in which memory holds them.
func (l *Builder) ConvertFloats(m *program.Unit, op ir.Op, from, to *llvm.Type, xs []ir.Reg) []ir.Reg {
	l.Floating("conversion", from, nil)
	l.Floating("conversion", to, nil)
	return l.Encodings(to, l.FloatsConverted(m, op, to, l.Numbers(from, xs)))
}

// FloatCompare compares two numbers. An unordered comparison is the negation of the opposite ordered one.
func (l *Builder) FloatCompare(pred llvm.Pred, x, y ir.Reg) ir.Reg {
	switch pred {
	case llvm.FFalse:
		return l.B.False()
	case llvm.FTrue:
		return l.B.True()
	case llvm.OEQ:
		return l.Fequal(x, y)
	case llvm.OLT:
		return l.Fless(x, y)
	case llvm.OLE:
		return l.FlessEq(x, y)
	case llvm.OGT:
		return l.Fless(y, x)
	case llvm.OGE:
		return l.FlessEq(y, x)
	case llvm.ORD:
		return l.ordered(x, y)
	case llvm.ONE:
		return l.B.Bin(ir.OpAnd, l.ordered(x, y), l.B.Not(l.Fequal(x, y)))
	}
	return l.B.Not(l.FloatCompare(opposite[pred], x, y))
}

// Fequal returns whether two floating-point numbers are equal. A NaN is equal to nothing.
func (l *Builder) Fequal(x, y ir.Reg) ir.Reg { return l.B.Float(ir.OpFEq, ir.I1, x, y) }

// Fless returns whether x is less than y. It is false for a NaN.
func (l *Builder) Fless(x, y ir.Reg) ir.Reg { return l.B.Float(ir.OpFLt, ir.I1, x, y) }

// FlessEq returns whether x is at most y. It is false for a NaN.
func (l *Builder) FlessEq(x, y ir.Reg) ir.Reg { return l.B.Float(ir.OpFLe, ir.I1, x, y) }

// FloatUnary builds an operation that gives a number of its operands' type.
func (l *Builder) FloatUnary(op ir.Op, args ...ir.Reg) ir.Reg {
	return l.anyNaN(l.B.Float(op, l.B.Type(args[0]), args...))
}

// FloatArith builds a binary operation. If its result is a NaN, any NaN takes its place.
func (l *Builder) FloatArith(op ir.Op, x, y ir.Reg) ir.Reg {
	if op == ir.OpFRem {
		_, xk := l.B.ConstInt(x)
		if _, yk := l.B.ConstInt(y); !l.B.Recording() && !(xk && yk) || l.B.Type(x).Bits > 64 {
			l.Fail("floating-point remainder of values that are not constant")
		}
	}
	return l.FloatUnary(op, x, y)
}

// Floating refuses what has no meaning here: types other than float, double and long double, and arithmetic that may be rearranged.
func (l *Builder) Floating(what string, t *llvm.Type, flags []string) {
	t = t.Scalar()
	if t.Kind == llvm.Float && (t.Float == llvm.FP128 || t.Float == llvm.PPCFP128) {
		l.Fail("floating-point %s on %s", what, t.Float)
	}
	if t.Kind == llvm.Int && strings.HasPrefix(t.Name, "seabmc.") {
		l.Fail("floating-point %s on %s", what, t.Name[len("seabmc."):])
	}
	for _, f := range flags {
		if f != "contract" {
			l.Fail("floating-point %s with fast-math flag %v", what, f)
		}
	}
}

// FloatsConverted converts numbers or integers to scalars of type to, in the form in which SEA-IR computes with them.
func (l *Builder) FloatsConverted(m *program.Unit, op ir.Op, to *llvm.Type, xs []ir.Reg) []ir.Reg {
	rs := l.LeavesOf(m, to)
	out := make([]ir.Reg, len(xs))
	for i, x := range xs {
		t := numberType(to, rs[i].Type)
		switch op {
		case ir.OpFConv:
			out[i] = l.anyNaN(l.B.Float(op, t, x))
		case ir.OpSIToF, ir.OpUIToF:
			out[i] = l.fromInt(op, t, x)
		default:
			out[i] = l.ToAnyInt(op, x, rs[i].Type, "conversion")
		}
	}
	return out
}

// fromInt converts an integer. There is no operation for i1 itself.
func (l *Builder) fromInt(op ir.Op, t ir.Type, x ir.Reg) ir.Reg {
	if l.B.Type(x) == ir.I1 {
		ext := ir.OpZExt
		if op == ir.OpSIToF {
			ext = ir.OpSExt
		}
		x = l.B.Cast(ext, x, 8)
	}
	return l.B.Float(op, t, x)
}

// Negated returns x with the opposite sign.
func (l *Builder) Negated(x ir.Reg) ir.Reg { return l.B.Bin(ir.OpXor, x, l.SignBit(x)) }

// Number returns a constant of a width.
func (l *Builder) Number(x float64, w int) ir.Reg {
	if w == ir.ExtendedBits {
		return l.B.BigConst(floats.ApplyBig(ir.OpFConv, []*big.Int{new(big.Int).SetUint64(math.Float64bits(x))}, 64, ir.ExtendedBits), w)
	}
	return l.B.Const(floats.Apply(ir.OpFConv, []uint64{math.Float64bits(x)}, 64, uint32(w)), w)
}

// ordered returns whether neither number is a NaN.
func (l *Builder) ordered(x, y ir.Reg) ir.Reg {
	return l.B.Bin(ir.OpAnd, l.Fequal(x, x), l.Fequal(y, y))
}

// SignBit returns the constant in which only the highest bit is set.
func (l *Builder) SignBit(x ir.Reg) ir.Reg {
	w := int(l.B.Type(x).Bits)
	return l.B.BigConst(MinInt(w), w)
}

// ToAnyInt does the work of ToInt, and makes what does not fit unknown. what names the conversion.
func (l *Builder) ToAnyInt(op ir.Op, x ir.Reg, t ir.Type, what string) ir.Reg {
	r, fits := l.ToInt(op, x, int(t.Bits))
	if v, ok := l.B.ConstInt(fits); ok && v == 1 {
		return r
	}
	return l.B.Select(fits, r, l.B.Nondet(t, what+" of a number that does not fit"))
}

// ToInt converts to an integer of n bits. fits is whether the result is the number without its fraction.
func (l *Builder) ToInt(op ir.Op, x ir.Reg, n int) (r, fits ir.Reg) {
	if n > 1024 && l.B.Type(x).Bits == ir.ExtendedBits {
		l.Fail("conversion of a long double to an integer of %d bits", n)
	}
	lo, hi := math.Ldexp(-1, n-1), math.Ldexp(1, n-1)
	if op == ir.OpFToUI {
		lo, hi = 0, math.Ldexp(1, n)
	}
	w := int(l.B.Type(x).Bits)
	precision := map[int]int{ir.HalfBits: 11, 32: 24, 64: 53, ir.ExtendedBits: 64}[w]
	above := l.FlessEq(l.Number(lo, w), x)
	if largest := map[int]int{ir.HalfBits: 15, 32: 127, 64: 1023, ir.ExtendedBits: 1023}[w]; n-1 > largest && op == ir.OpFToSI { // lo is -∞ in Go
		above = l.Fless(l.Number(math.Inf(-1), w), x)
	} else if n-1 < min(precision, 53) || op == ir.OpFToUI { // lo-1 is a number that Go can represent
		above = l.Fless(l.Number(lo-1, w), x)
	} else if n-1 < precision {
		below := l.B.Float(ir.OpFSub, l.B.Type(x), l.Number(lo, w), l.Number(1, w))
		above = l.Fless(below, x)
	}
	fits = l.B.Bin(ir.OpAnd, above, l.Fless(x, l.Number(hi, w)))
	if n == 1 {
		return l.B.Cast(ir.OpTrunc, l.B.Float(op, ir.Int(8), x), 1), fits
	}
	return l.B.Float(op, ir.Int(n), x), fits
}

// Fmin returns the smaller number. A NaN is not a number. Of zeros with different signs it returns either. For a signalling NaN the result may be a
// NaN: libraries differ.
func (l *Builder) Fmin(x, y ir.Reg) ir.Reg {
	r := l.B.Select(l.Fless(y, x), y, x)
	tie := l.B.Bin(ir.OpAnd, l.Fequal(x, y), l.B.Bin(ir.OpNe, x, y))
	if v, ok := l.B.ConstInt(tie); !ok || v != 0 {
		r = l.B.Select(l.B.Bin(ir.OpAnd, tie, l.B.Nondet(ir.I1, "which zero")), y, r)
	}
	r = l.B.Select(l.Fequal(x, x), r, y)
	r = l.B.Select(l.Fequal(y, y), r, x)
	signal := l.B.Bin(ir.OpOr, l.signalling(x), l.signalling(y))
	if v, ok := l.B.ConstInt(signal); ok && v == 0 {
		return r
	}
	nan := l.anyNaN(l.B.BigConst(floats.BigNaN(l.B.Type(x).Bits), int(l.B.Type(x).Bits)))
	return l.B.Select(l.B.Bin(ir.OpAnd, signal, l.B.Nondet(ir.I1, "NaN wins")), nan, r)
}

// signalling returns whether x is a NaN without the quiet bit.
func (l *Builder) signalling(x ir.Reg) ir.Reg {
	w := l.B.Type(x).Bits
	quiet := l.B.Bin(ir.OpXor, l.B.BigConst(floats.BigNaN(w), int(w)), l.Number(math.Inf(1), int(w)))
	noisy := l.B.Bin(ir.OpEq, l.B.Bin(ir.OpAnd, x, quiet), l.B.Const(0, int(w)))
	return l.B.Bin(ir.OpAnd, noisy, l.B.Not(l.Fequal(x, x)))
}

// IsInfinite returns whether a floating-point number is infinite.
func (l *Builder) IsInfinite(x ir.Reg) ir.Reg {
	return l.Fequal(l.Fabs(x), l.Number(math.Inf(1), int(l.B.Type(x).Bits)))
}

// CopySign returns x with the sign of y.
func (l *Builder) CopySign(x, y ir.Reg) ir.Reg {
	return l.B.Bin(ir.OpOr, l.Fabs(x), l.B.Bin(ir.OpAnd, y, l.SignBit(y)))
}

// Fabs returns x without its sign.
func (l *Builder) Fabs(x ir.Reg) ir.Reg {
	w := int(l.B.Type(x).Bits)
	return l.B.Bin(ir.OpAnd, x, l.B.BigConst(new(big.Int).Sub(MinInt(w), big.NewInt(1)), w))
}
