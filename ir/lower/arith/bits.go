package arith

import (
	"math/big"
	"math/bits"

	"seabmc/ir"
)

// Words builds operations on the bits of integers.
type Words struct{ B *ir.Builder }

// Absolute returns the absolute value of a signed number. The least number stays as it is.
func (l *Words) Absolute(x ir.Reg) ir.Reg {
	return l.B.Select(l.isNegative(x), l.B.Bin(ir.OpSub, l.Zero(l.B.Type(x)), x), x)
}

// Bitreverse returns x with its bits in the opposite order.
func (l *Words) Bitreverse(x ir.Reg) ir.Reg {
	w := int(l.B.Type(x).Bits)
	var r ir.Reg
	one := l.B.Const(1, w)
	for i := range w {
		b := l.B.Bin(ir.OpAnd, l.ShiftC(ir.OpLShr, x, i), one)
		r = l.Or(r, l.ShiftC(ir.OpShl, b, w-1-i))
	}
	return r
}

// Bswap returns x with its bytes in the opposite order.
func (l *Words) Bswap(x ir.Reg) ir.Reg {
	w := int(l.B.Type(x).Bits)
	var r ir.Reg
	for i := 0; i < w; i += 8 {
		b := l.B.Cast(ir.OpTrunc, l.ShiftC(ir.OpLShr, x, i), 8)
		b = l.ShiftC(ir.OpShl, l.B.Cast(ir.OpZExt, b, w), w-8-i)
		r = l.Or(r, b)
	}
	return r
}

// countZeros halves the width that is left in each step. For zero it returns the number of bits.
func (l *Words) countZeros(x ir.Reg, leading bool) ir.Reg {
	w := int(l.B.Type(x).Bits)
	if w == 1 {
		return l.B.Not(x)
	}
	full := 1
	for full < w {
		full *= 2
	}
	y := l.B.Cast(ir.OpZExt, x, full)
	if leading {
		y = l.ShiftC(ir.OpShl, y, full-w)
	}
	zero := l.B.Const(0, full)
	r := zero
	for n := full / 2; n >= 1; n /= 2 {
		half, away := l.ShiftC(ir.OpLShr, y, full-n), l.ShiftC(ir.OpShl, y, n)
		if !leading {
			half, away = l.ShiftC(ir.OpShl, y, full-n), l.ShiftC(ir.OpLShr, y, n)
		}
		none := l.B.Bin(ir.OpEq, half, zero)
		y = l.B.Select(none, away, y)
		r = l.B.Bin(ir.OpAdd, r, l.B.Select(none, l.B.Const(uint64(n), full), zero))
	}
	r = l.B.Cast(ir.OpTrunc, r, w)
	return l.B.Select(l.B.Bin(ir.OpEq, x, l.B.Const(0, w)), l.B.Const(uint64(w), w), r)
}

// Ctlz returns the number of zero bits above the highest one of x.
func (l *Words) Ctlz(x ir.Reg) ir.Reg { return l.countZeros(x, true) }

// Ctpop adds the bits, in the smallest width that holds the count.
func (l *Words) Ctpop(x ir.Reg) ir.Reg {
	w := int(l.B.Type(x).Bits)
	if w == 1 {
		return x
	}
	n := bits.Len(uint(w))
	sum := make([]ir.Reg, w)
	for i := range sum {
		sum[i] = l.B.Cast(ir.OpZExt, l.B.Cast(ir.OpTrunc, l.ShiftC(ir.OpLShr, x, i), 1), n)
	}
	for len(sum) > 1 {
		half := sum[:0]
		for i := 0; i < len(sum); i += 2 {
			if i+1 < len(sum) {
				half = append(half, l.B.Bin(ir.OpAdd, sum[i], sum[i+1]))
			} else {
				half = append(half, sum[i])
			}
		}
		sum = half
	}
	return l.Resize(sum[0], w)
}

// Cttz returns the number of zero bits below the lowest one of x.
func (l *Words) Cttz(x ir.Reg) ir.Reg { return l.countZeros(x, false) }

// fits reports whether bounds of x and y prove that the exact result of x op y has w bits, so that no overflow formula is needed.
func (l *Words) fits(op ir.Op, signed bool, x, y ir.Reg, w int) bool {
	if signed && l.B.SumFits(op, x, y) {
		return true
	}
	bx, okx := l.B.Bounds(x)
	by, oky := l.B.Bounds(y)
	if !signed && (bx.SignedOnly || by.SignedOnly) {
		return false
	}
	return okx && oky && holds(op, boundsOf(bx, signed), boundsOf(by, signed), signed, w)
}

func (l *Words) isNegative(x ir.Reg) ir.Reg {
	return l.B.Bin(ir.OpSlt, x, l.Zero(l.B.Type(x)))
}

func (l *Words) mulOverflows(signed bool, x, y, r ir.Reg, w int) ir.Reg {
	ext := ir.OpZExt
	if signed {
		ext = ir.OpSExt
	}
	exact := l.B.Bin(ir.OpMul, l.B.Cast(ext, x, 2*w), l.B.Cast(ext, y, 2*w))
	return l.B.Bin(ir.OpNe, exact, l.B.Cast(ext, r, 2*w))
}

// Overflows computes x op y, and whether the exact result does not fit.
func (l *Words) Overflows(op ir.Op, signed bool, x, y ir.Reg) (r, over ir.Reg) {
	w := int(l.B.Type(x).Bits)
	if w == 1 {
		l.Fail("overflow arithmetic on i1")
	}
	r = l.B.Bin(op, x, y)
	switch {
	case l.fits(op, signed, x, y, w):
		return r, l.B.False()
	case op == ir.OpMul:
		return r, l.mulOverflows(signed, x, y, r, w)
	case op == ir.OpAdd && !signed:
		return r, l.B.Bin(ir.OpUlt, r, x)
	case op == ir.OpSub && !signed:
		return r, l.B.Bin(ir.OpUlt, x, y)
	case op == ir.OpAdd:
		return r, l.isNegative(l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpXor, x, r), l.B.Bin(ir.OpXor, y, r)))
	}
	return r, l.isNegative(l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpXor, x, y), l.B.Bin(ir.OpXor, x, r)))
}

// Saturate adds or subtracts. A result that does not fit becomes the nearest number that does.
func (l *Words) Saturate(op ir.Op, signed bool, x, y ir.Reg) ir.Reg {
	w := int(l.B.Type(x).Bits)
	r, over := l.Overflows(op, signed, x, y)
	limit := l.Ones(w)
	switch {
	case !signed && op == ir.OpSub:
		limit = l.B.Const(0, w)
	case signed:
		limit = l.limitOf(x)
	}
	return l.B.Select(over, limit, r)
}

// SaturateShift shifts to the left. A result that does not fit becomes the nearest number that does.
func (l *Builder) SaturateShift(signed bool, x, y ir.Reg) ir.Reg {
	w := int(l.B.Type(x).Bits)
	r := l.Integer(ir.OpShl, x, y, true)
	back, limit := ir.OpLShr, l.Ones(w)
	if signed {
		back, limit = ir.OpAShr, l.limitOf(x)
	}
	return l.B.Select(l.B.Bin(ir.OpEq, l.B.Bin(back, r, y), x), r, limit)
}

// limitOf returns the least signed number if x is negative, and the greatest if it is not.
func (l *Words) limitOf(x ir.Reg) ir.Reg {
	w := int(l.B.Type(x).Bits)
	lowest := MinInt(w)
	highest := new(big.Int).Sub(lowest, big.NewInt(1))
	return l.B.Select(l.isNegative(x), l.B.BigConst(lowest, w), l.B.BigConst(highest, w))
}

// ShiftC shifts by a constant.
func (l *Words) ShiftC(op ir.Op, x ir.Reg, n int) ir.Reg {
	if n == 0 {
		return x
	}
	return l.B.Bin(op, x, l.B.Const(uint64(n), int(l.B.Type(x).Bits)))
}

// boundsOf returns the two ends of the bounds. The extremes of +, - and * are at the ends.
func boundsOf(b ir.Bounds, signed bool) [2]*big.Int {
	if signed {
		return [2]*big.Int{big.NewInt(b.SMin), big.NewInt(b.SMax)}
	}
	return [2]*big.Int{new(big.Int).SetUint64(b.UMin), new(big.Int).SetUint64(b.UMax)}
}

// holds reports whether w bits hold the results of op on numbers between these ends.
func holds(op ir.Op, xs, ys [2]*big.Int, signed bool, w int) bool {
	lowest := new(big.Int)
	highest := new(big.Int).Lsh(big.NewInt(1), uint(w))
	if signed {
		highest.Rsh(highest, 1)
		lowest.Neg(highest)
	}
	for _, p := range xs {
		for _, q := range ys {
			v := new(big.Int)
			switch op {
			case ir.OpAdd:
				v.Add(p, q)
			case ir.OpSub:
				v.Sub(p, q)
			case ir.OpMul:
				v.Mul(p, q)
			default:
				return false
			}
			if v.Cmp(lowest) < 0 || v.Cmp(highest) >= 0 {
				return false
			}
		}
	}
	return true
}
