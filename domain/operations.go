package domain

import (
	"math/bits"
	"slices"

	"seabmc/term"
)

// lowZeros returns the number of low bits that are known to be zero.
func (a Range) lowZeros() int {
	return min(bits.TrailingZeros64(a.u.step), bits.TrailingZeros64(a.u.lo), a.w)
}

func (a Range) not() Range {
	minus := Interval{Lo: FromSigned(-1), Hi: FromSigned(-1)}
	return rangeOf(a.w, a.Unsigned().neg().Add(minus), a.Signed().neg().Add(minus))
}

// zeroLow returns the set of multiples of 2^n from lo to hi.
func zeroLow(w, n int, lo, hi uint64) Range {
	if n >= w {
		return Single(0, w)
	}
	step := uint64(1) << uint(n)
	lo, hi = (lo+step-1)&^(step-1), hi&^(step-1)
	if lo > hi {
		lo = 0
	}
	return URange(w, lo, hi, step)
}

func rangeAnd(a, b Range) Range {
	if a.All() && b.All() {
		return a
	}
	return zeroLow(a.w, max(a.lowZeros(), b.lowZeros()), 0, min(a.u.hi, b.u.hi))
}

func rangeOr(a, b Range) Range {
	if a.All() && b.All() {
		return a
	}
	return zeroLow(a.w, min(a.lowZeros(), b.lowZeros()), max(a.u.lo, b.u.lo), Mask(bits.Len64(a.u.hi|b.u.hi)))
}

func rangeXor(a, b Range) Range {
	if a.All() && b.All() {
		return a
	}
	return zeroLow(a.w, min(a.lowZeros(), b.lowZeros()), 0, Mask(bits.Len64(a.u.hi|b.u.hi)))
}

func rangeMul(a, b Range) Range {
	if _, ok := a.Const(); ok {
		a, b = b, a
	}
	if _, ok := b.Const(); ok {
		return rangeOf(a.w, a.Unsigned().mul(b.SMin()), a.Signed().mul(b.SMin()))
	}
	zeros := min(a.lowZeros()+b.lowZeros(), a.w)
	hi, lo := bits.Mul64(a.u.hi, b.u.hi)
	if hi != 0 || lo > Mask(a.w) {
		if s, ok := rangeSignedMul(a, b); ok {
			return s
		}
		return zeroLow(a.w, zeros, 0, Mask(a.w))
	}
	return zeroLow(a.w, zeros, a.u.lo*b.u.lo, lo)
}

// rangeSignedMul returns the range of a product if it does not wrap as a product of signed numbers.
func rangeSignedMul(a, b Range) (Range, bool) {
	hi, lo := bits.Mul64(a.magnitude(), b.magnitude())
	if hi != 0 || lo > Mask(a.w)>>1 {
		return Range{}, false
	}
	p := []int64{a.SMin() * b.SMin(), a.SMin() * b.SMax(), a.SMax() * b.SMin(), a.SMax() * b.SMax()}
	return SRange(a.w, slices.Min(p), slices.Max(p), 1), true
}

// rangeSum returns the range of a sum if it does not wrap as a sum of signed numbers, and no stride is known. This is the only case in long sums.
func rangeSum(a, b Range) (Range, bool) {
	if a.s.step > 1 || b.s.step > 1 || a.s.step+b.s.step == 0 || a.u.step > 1 || b.u.step > 1 {
		return Range{}, false
	}
	lo, hi := a.SMin()+b.SMin(), a.SMax()+b.SMax()
	most := int64(Mask(a.w) >> 1)
	if lo < -1-most || hi > most || lo > a.SMin() != (b.SMin() > 0) || hi < a.SMax() != (b.SMax() < 0) {
		return Range{}, false
	}
	f := a.flip()
	out := Range{w: a.w, u: span{0, Mask(a.w), 1}, s: span{uint64(lo)&Mask(a.w) ^ f, uint64(hi)&Mask(a.w) ^ f, 1}}
	if lo >= 0 || hi < 0 {
		out.u = span{uint64(lo) & Mask(a.w), uint64(hi) & Mask(a.w), 1}
	}
	return out, true
}

// magnitude returns the largest absolute value of a's signed numbers.
func (a Range) magnitude() uint64 {
	return max(-uint64(min(a.SMin(), 0)), uint64(max(a.SMax(), 0)))
}

// rangeSquare returns the range of the product of a number with itself.
func rangeSquare(a Range) Range {
	hi, lo := bits.Mul64(a.magnitude(), a.magnitude())
	if hi != 0 || lo > Mask(a.w)>>1 {
		return rangeMul(a, a)
	}
	least := uint64(0)
	switch {
	case a.SMin() > 0:
		least = uint64(a.SMin())
	case a.SMax() < 0:
		least = -uint64(a.SMax())
	}
	return URange(a.w, least*least, lo, 1)
}

func rangeUDiv(a, b Range) Range {
	if b.u.lo == 0 {
		return top(a.w)
	}
	lo, hi, step := a.u.lo/b.u.hi, a.u.hi/b.u.lo, uint64(1)
	if d, ok := b.Const(); ok && a.u.step%d == 0 {
		step = a.u.step / d
	}
	return URange(a.w, lo, hi, step)
}

func rangeURem(a, b Range) Range {
	if b.u.lo == 0 {
		return URange(a.w, 0, a.u.hi, 1)
	}
	if a.u.hi < b.u.lo {
		return a
	}
	d, ok := b.Const()
	if !ok {
		return URange(a.w, 0, min(a.u.hi, b.u.hi-1), 1)
	}
	if a.u.lo/d == a.u.hi/d {
		return URange(a.w, a.u.lo%d, a.u.hi%d, a.u.step)
	}
	g := gcd(a.u.step, d)
	return URange(a.w, a.u.lo%g, d-1, g)
}

func rangeSDiv(a, b Range) Range {
	d := b.SMin()
	if _, ok := b.Const(); !ok || d <= 0 {
		return top(a.w)
	}
	return SRange(a.w, a.SMin()/d, a.SMax()/d, 1)
}

func rangeSRem(a, b Range) Range {
	d := b.SMin()
	if _, ok := b.Const(); !ok || d <= 0 {
		return top(a.w)
	}
	lo, hi := max(a.SMin(), -(d-1)), min(a.SMax(), d-1)
	return SRange(a.w, min(lo, 0), max(hi, 0), 1)
}

// rangeShift returns the range of a shift.
func rangeShift(op term.Op, a, b Range) Range {
	n, ok := b.Const()
	switch {
	case op == term.OpLShr && !ok:
		return URange(a.w, 0, a.u.hi, 1)
	case !ok:
		return top(a.w)
	case op == term.OpAShr:
		return rangeOf(a.w, a.Signed().shr(int(min(n, uint64(a.w-1), 63))))
	case n >= uint64(a.w):
		return Single(0, a.w)
	case op == term.OpShl:
		return rangeOf(a.w, a.Unsigned().shl(int(n)))
	}
	return rangeOf(a.w, a.Unsigned().shr(int(n)))
}

func rangeExtract(a Range, hi, lo int) Range {
	w := hi - lo + 1
	if hi == a.w-1 || lo == 0 {
		return rangeOf(w, a.Unsigned().shr(lo), a.Signed().shr(lo))
	}
	return rangeOf(w, a.Unsigned().shr(lo))
}

// Const returns v as a constant if it is a value of width w, signed or unsigned.
func Const(t *term.Table, v Int128, w int, signed bool) (term.ID, bool) {
	c := top(w)
	lo, hi := FromUnsigned(0), FromUnsigned(c.UMax())
	if signed {
		lo, hi = FromSigned(c.SMin()), FromSigned(c.SMax())
	}
	if v.Less(lo) || hi.Less(v) {
		return 0, false
	}
	return t.Const(v.Lo, w), true
}

// Limits returns the least and the greatest value.
func (a Range) Limits(signed bool) [2]Int128 {
	if signed {
		return [2]Int128{FromSigned(a.SMin()), FromSigned(a.SMax())}
	}
	return [2]Int128{FromUnsigned(a.UMin()), FromUnsigned(a.UMax())}
}

// Fits reports whether u + v or u * v is a number of w bits.
func Fits(op term.Op, u, v Int128, w int, signed bool) bool {
	var res Int128
	if op == term.OpAdd {
		res = u.Add(v)
	} else {
		factor, other := v, u
		if !IsWord(factor) {
			factor, other = u, v
		}
		if !IsWord(factor) {
			return false // both are 2^63 or more
		}
		res = other.mul(int64(factor.Lo))
	}
	c := top(w)
	lim := c.Limits(signed)
	return !res.Less(lim[0]) && !lim[1].Less(res)
}

// IsWord reports whether v is a signed number of 64 bits.
func IsWord(v Int128) bool { return v == FromSigned(int64(v.Lo)) }

// ProductFits reports whether the product of two signed numbers of one width always fits in that width.
func ProductFits(a, b Range) bool {
	for _, x := range [2]int64{a.SMin(), a.SMax()} {
		for _, y := range [2]int64{b.SMin(), b.SMax()} {
			if v := FromSigned(x).mul(y).shr(a.w - 1); v != FromSigned(0) && v != FromSigned(-1) {
				return false
			}
		}
	}
	return true
}
