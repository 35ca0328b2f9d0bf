package lower

import (
	"math"
	"math/big"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Floating point. Numbers are moved as the bits of their encodings; the operations
// of float and double become those of SEA-IR. Where LLVM and C leave open which NaN
// an operation gives, it is any quiet one: a program that looks at its bits has to
// be right for all.

// floatOps are the operations that compute a number of the operands' type.
var floatOps = map[llvm.Op]ir.Op{llvm.FAdd: ir.OpFAdd, llvm.FSub: ir.OpFSub, llvm.FMul: ir.OpFMul, llvm.FDiv: ir.OpFDiv, llvm.FRem: ir.OpFRem}

// floatConversions are those from or to floating-point numbers.
var floatConversions = map[llvm.Op]ir.Op{llvm.FPToSI: ir.OpFToSI, llvm.FPToUI: ir.OpFToUI, llvm.SIToFP: ir.OpSIToF, llvm.UIToFP: ir.OpUIToF,
	llvm.FPExt: ir.OpFConv, llvm.FPTrunc: ir.OpFConv}

// float executes a floating-point instruction, on vectors element by element;
// false if the instruction is none.
func (l *lowerer) float(a *activation, in *cfg.Inst) bool {
	x := in.LL
	switch {
	case x.Op == llvm.FNeg:
		l.put(a, in.Result, l.eachOf(l.get(a, &in.Operands[0]), l.negated)...)
		return true
	case x.Op == llvm.FCmp:
		t := x.Args[0].Type()
		l.floating("comparison", t, x.Fast)
		xs, ys := l.numbers(t, l.get(a, &in.Operands[0])), l.numbers(t, l.get(a, &in.Operands[1]))
		rs := make([]ir.Reg, len(xs))
		for i := range xs {
			rs[i] = l.fcmp(x.Pred, xs[i], ys[i])
		}
		l.put(a, in.Result, rs...)
		return true
	case !x.Op.IsFloatBinary():
		return l.floatCast(a, in)
	}
	op, t := floatOps[x.Op], x.Typ
	l.floating("arithmetic", t, x.Fast)
	xs, ys := l.numbers(t, l.get(a, &in.Operands[0])), l.numbers(t, l.get(a, &in.Operands[1]))
	rs := make([]ir.Reg, len(xs))
	for i := range xs {
		l.floatOperands(a, in, op, xs[i], ys[i])
		if l.dead {
			return true
		}
		rs[i] = l.floatArith(op, xs[i], ys[i])
		l.floatResult(a, in, rs[i], xs[i], ys[i])
		if l.dead {
			return true
		}
	}
	l.put(a, in.Result, l.encodings(t, rs)...)
	return true
}

// floating refuses what has no meaning here: other types than float, double and long
// double, and arithmetic that may be rearranged.
func (l *lowerer) floating(what string, t *llvm.Type, flags []string) {
	t = t.Scalar()
	if t.Kind == llvm.Float && (t.Float == llvm.FP128 || t.Float == llvm.PPCFP128) {
		l.fail("floating-point %s on %s", what, t.Float)
	}
	if t.Kind == llvm.Int && strings.HasPrefix(t.Name, "seabmc.") {
		l.fail("floating-point %s on %s", what, t.Name[len("seabmc."):])
	}
	for _, f := range flags {
		if f != "contract" {
			l.fail("floating-point %s with fast-math flag %v", what, f)
		}
	}
}

// floatArith is a binary operation with any NaN where it gives one.
func (l *lowerer) floatArith(op ir.Op, x, y ir.Reg) ir.Reg {
	if op == ir.OpFRem {
		_, xk := l.b.ConstInt(x)
		if _, yk := l.b.ConstInt(y); !l.b.Recording() && !(xk && yk) || l.b.Type(x).Bits > 64 {
			l.fail("floating-point remainder of values that are not constant")
		}
	}
	return l.float1(op, x, y)
}

// float1 is an operation that gives a number of its operands' type.
func (l *lowerer) float1(op ir.Op, args ...ir.Reg) ir.Reg {
	return l.anyNaN(l.b.Float(op, l.b.Type(args[0]), args...))
}

// anyNaN is r, or any quiet NaN if r is one.
func (l *lowerer) anyNaN(r ir.Reg) ir.Reg {
	number := l.b.Float(ir.OpFEq, ir.I1, r, r)
	if v, ok := l.b.ConstInt(number); ok && v == 1 {
		return r
	}
	t := l.b.Type(r)
	nan := l.b.Bin(ir.OpOr, l.b.Nondet(t, "NaN"), l.b.BigConst(ir.BigNaN(t.Bits), int(t.Bits)))
	return l.b.Select(number, r, nan)
}

// eachOf applies f to each scalar.
func (l *lowerer) eachOf(xs []ir.Reg, f func(ir.Reg) ir.Reg) []ir.Reg {
	rs := make([]ir.Reg, len(xs))
	for i, x := range xs {
		rs[i] = f(x)
	}
	return rs
}

// signBit is the constant with the highest bit only.
func (l *lowerer) signBit(x ir.Reg) ir.Reg {
	w := int(l.b.Type(x).Bits)
	return l.b.BigConst(minInt(w), w)
}

func (l *lowerer) negated(x ir.Reg) ir.Reg { return l.b.Bin(ir.OpXor, x, l.signBit(x)) }

// copySign is x with the sign of y.
func (l *lowerer) copySign(x, y ir.Reg) ir.Reg {
	return l.b.Bin(ir.OpOr, l.fabs(x), l.b.Bin(ir.OpAnd, y, l.signBit(y)))
}

func (l *lowerer) fless(x, y ir.Reg) ir.Reg   { return l.b.Float(ir.OpFLt, ir.I1, x, y) }
func (l *lowerer) flessEq(x, y ir.Reg) ir.Reg { return l.b.Float(ir.OpFLe, ir.I1, x, y) }
func (l *lowerer) fequal(x, y ir.Reg) ir.Reg  { return l.b.Float(ir.OpFEq, ir.I1, x, y) }

// ordered tells whether neither is a NaN.
func (l *lowerer) ordered(x, y ir.Reg) ir.Reg {
	return l.b.Bin(ir.OpAnd, l.fequal(x, x), l.fequal(y, y))
}

// fcmp compares. An unordered comparison is the negation of the opposite ordered one.
func (l *lowerer) fcmp(pred llvm.Pred, x, y ir.Reg) ir.Reg {
	switch pred {
	case llvm.FFalse:
		return l.b.False()
	case llvm.FTrue:
		return l.b.True()
	case llvm.OEQ:
		return l.fequal(x, y)
	case llvm.OLT:
		return l.fless(x, y)
	case llvm.OLE:
		return l.flessEq(x, y)
	case llvm.OGT:
		return l.fless(y, x)
	case llvm.OGE:
		return l.flessEq(y, x)
	case llvm.ORD:
		return l.ordered(x, y)
	case llvm.ONE:
		return l.b.Bin(ir.OpAnd, l.ordered(x, y), l.b.Not(l.fequal(x, y)))
	}
	return l.b.Not(l.fcmp(opposite[pred], x, y))
}

var opposite = map[llvm.Pred]llvm.Pred{llvm.UEQ: llvm.ONE, llvm.UNE: llvm.OEQ, llvm.UNO: llvm.ORD,
	llvm.FULT: llvm.OGE, llvm.FULE: llvm.OGT, llvm.FUGT: llvm.OLE, llvm.FUGE: llvm.OLT}

// floatCast executes a conversion from or to floating point; false if the
// instruction is none.
func (l *lowerer) floatCast(a *activation, in *cfg.Inst) bool {
	op, ok := floatConversions[in.LL.Op]
	if !ok {
		return false
	}
	from, to := in.LL.Args[0].Type(), in.LL.Typ
	l.floating("conversion", from, nil)
	l.floating("conversion", to, nil)
	xs := l.numbers(from, l.get(a, &in.Operands[0]))
	out := l.floatsConverted(a.f.Unit, op, to, xs)
	for i, x := range xs {
		l.floatConverted(a, in, op, out[i], x)
	}
	if l.dead {
		return true
	}
	l.put(a, in.Result, l.encodings(to, out)...)
	return true
}

// floatsConverted are numbers or integers converted to scalars of type to, as SEA-IR computes with them.
func (l *lowerer) floatsConverted(m *program.Unit, op ir.Op, to *llvm.Type, xs []ir.Reg) []ir.Reg {
	rs := l.leavesOf(m, to)
	out := make([]ir.Reg, len(xs))
	for i, x := range xs {
		t := numberType(to, rs[i].Type)
		switch op {
		case ir.OpFConv:
			out[i] = l.anyNaN(l.b.Float(op, t, x))
		case ir.OpSIToF, ir.OpUIToF:
			out[i] = l.fromInt(op, t, x)
		default:
			out[i] = l.toAnyInt(op, x, rs[i].Type, "conversion")
		}
	}
	return out
}

// convertFloats is a conversion of constants, as memory holds them.
func (l *lowerer) convertFloats(m *program.Unit, op ir.Op, from, to *llvm.Type, xs []ir.Reg) []ir.Reg {
	l.floating("conversion", from, nil)
	l.floating("conversion", to, nil)
	return l.encodings(to, l.floatsConverted(m, op, to, l.numbers(from, xs)))
}

// fromInt converts an integer, of which i1 has no operation of its own.
func (l *lowerer) fromInt(op ir.Op, t ir.Type, x ir.Reg) ir.Reg {
	if l.b.Type(x) == ir.I1 {
		ext := ir.OpZExt
		if op == ir.OpSIToF {
			ext = ir.OpSExt
		}
		x = l.b.Cast(ext, x, 8)
	}
	return l.b.Float(op, t, x)
}

// toInt converts to an integer of n bits; fits tells whether the result is the
// number without its fraction.
func (l *lowerer) toInt(op ir.Op, x ir.Reg, n int) (r, fits ir.Reg) {
	if n > 1024 && l.b.Type(x).Bits == ir.ExtendedBits {
		l.fail("conversion of a long double to an integer of %d bits", n)
	}
	lo, hi := math.Ldexp(-1, n-1), math.Ldexp(1, n-1)
	if op == ir.OpFToUI {
		lo, hi = 0, math.Ldexp(1, n)
	}
	w := int(l.b.Type(x).Bits)
	precision := map[int]int{ir.HalfBits: 11, 32: 24, 64: 53, ir.ExtendedBits: 64}[w]
	above := l.flessEq(l.number(lo, w), x)
	if largest := map[int]int{ir.HalfBits: 15, 32: 127, 64: 1023, ir.ExtendedBits: 1023}[w]; n-1 > largest && op == ir.OpFToSI { // lo is -∞ as Go has it
		above = l.fless(l.number(math.Inf(-1), w), x)
	} else if n-1 < min(precision, 53) || op == ir.OpFToUI { // lo-1 is a number, and Go has it
		above = l.fless(l.number(lo-1, w), x)
	} else if n-1 < precision {
		below := l.b.Float(ir.OpFSub, l.b.Type(x), l.number(lo, w), l.number(1, w))
		above = l.fless(below, x)
	}
	fits = l.b.Bin(ir.OpAnd, above, l.fless(x, l.number(hi, w)))
	if n == 1 {
		return l.b.Cast(ir.OpTrunc, l.b.Float(op, ir.Int(8), x), 1), fits
	}
	return l.b.Float(op, ir.Int(n), x), fits
}

// toAnyInt is toInt where what does not fit becomes unknown; what names the conversion.
func (l *lowerer) toAnyInt(op ir.Op, x ir.Reg, t ir.Type, what string) ir.Reg {
	r, fits := l.toInt(op, x, int(t.Bits))
	if v, ok := l.b.ConstInt(fits); ok && v == 1 {
		return r
	}
	return l.b.Select(fits, r, l.b.Nondet(t, what+" of a number that does not fit"))
}

// number is a constant of a width.
func (l *lowerer) number(x float64, w int) ir.Reg {
	if w == ir.ExtendedBits {
		return l.b.BigConst(ir.BigFloatOp(ir.OpFConv, []*big.Int{new(big.Int).SetUint64(math.Float64bits(x))}, 64, ir.ExtendedBits), w)
	}
	return l.b.Const(ir.FloatOp(ir.OpFConv, []uint64{math.Float64bits(x)}, 64, uint32(w)), w)
}
