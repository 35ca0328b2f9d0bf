package domain

import (
	"math/big"
	"math/bits"
)

// Pow2 returns 2^n.
func Pow2(n int) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(n)) }

// Int128 is a signed 128-bit integer. It is wide enough for the exact sum of two 64-bit values, and for the exact product of a 64-bit value and a
// signed 64-bit constant.
type Int128 struct {
	hi int64
	Lo uint64
}

// FromUnsigned returns the number x.
func FromUnsigned(x uint64) Int128 { return Int128{0, x} }

// FromSigned returns the number x.
func FromSigned(x int64) Int128 { return Int128{x >> 63, uint64(x)} }

// Add returns the sum, modulo 2^128.
func (a Int128) Add(b Int128) Int128 {
	lo, c := bits.Add64(a.Lo, b.Lo, 0)
	return Int128{a.hi + b.hi + int64(c), lo}
}

func (a Int128) neg() Int128 {
	lo, b := bits.Sub64(0, a.Lo, 0)
	return Int128{-a.hi - int64(b), lo}
}

// Sub returns the difference, modulo 2^128.
func (a Int128) Sub(b Int128) Int128 { return a.Add(b.neg()) }

// Less reports whether a is the smaller number.
func (a Int128) Less(b Int128) bool {
	return a.hi < b.hi || a.hi == b.hi && a.Lo < b.Lo
}

// mul returns the product. It is exact if its absolute value is below 2^127.
func (a Int128) mul(c int64) Int128 {
	neg := false
	if c < 0 {
		neg, c = true, -c // -2^63 stays the same, which is right as an unsigned number
	}
	if a.hi < 0 {
		neg, a = !neg, a.neg()
	}
	hi, lo := bits.Mul64(a.Lo, uint64(c))
	p := Int128{int64(hi + uint64(a.hi)*uint64(c)), lo}
	if neg {
		return p.neg()
	}
	return p
}

// shr returns the floor of a / 2^n, n <= 64.
func (a Int128) shr(n int) Int128 {
	if n == 0 {
		return a
	}
	if n == 64 {
		return Int128{a.hi >> 63, uint64(a.hi)}
	}
	return Int128{a.hi >> uint(n), a.Lo>>uint(n) | uint64(a.hi)<<uint(64-n)}
}

// shl returns a * 2^n, n <= 64.
func (a Int128) shl(n int) Int128 {
	if n == 64 {
		return Int128{int64(a.Lo), 0}
	}
	return Int128{a.hi<<uint(n) | int64(a.Lo>>uint(64-n)), a.Lo << uint(n)}
}

// Interval is the set lo, lo+step, …, hi of integers. step is 0 exactly if lo = hi.
type Interval struct {
	Lo, Hi Int128
	step   uint64
}

// Add returns the interval of the sums.
func (a Interval) Add(b Interval) Interval {
	return Interval{a.Lo.Add(b.Lo), a.Hi.Add(b.Hi), gcd(a.step, b.step)}
}

func (a Interval) neg() Interval { return Interval{a.Hi.neg(), a.Lo.neg(), a.step} }

func (a Interval) mul(c int64) Interval {
	if c == 0 {
		return Interval{}
	}
	lo, hi := a.Lo.mul(c), a.Hi.mul(c)
	u := uint64(c)
	if c < 0 {
		lo, hi, u = hi, lo, -u
	}
	return Interval{lo, hi, mulStep(a.step, u)}
}

func (a Interval) shl(n int) Interval {
	step := a.step
	if n < 64 {
		step = mulStep(step, 1<<uint(n))
	} else if step != 0 {
		step = 1 << 63
	}
	return Interval{a.Lo.shl(n), a.Hi.shl(n), step}
}

// shr returns the interval of the floors of a / 2^n, n < 64.
func (a Interval) shr(n int) Interval {
	out := Interval{Lo: a.Lo.shr(n), Hi: a.Hi.shr(n), step: 1}
	if a.step&(1<<uint(n)-1) == 0 {
		out.step = a.step >> uint(n)
	}
	if out.Lo == out.Hi {
		out.step = 0
	}
	return out
}

// mulStep returns a step that divides a*b and fits in 64 bits.
func mulStep(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	if hi == 0 {
		return lo
	}
	return 1 << uint(min(63, bits.TrailingZeros64(a)+bits.TrailingZeros64(b)))
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// gcdPow2 returns gcd(step, 2^n), n <= 64, or 2^63 if that does not fit in 64 bits. A step of 0 counts as 2^n.
func gcdPow2(step uint64, n int) uint64 {
	n = min(n, 63)
	if step == 0 {
		return 1 << uint(n)
	}
	return 1 << uint(min(n, bits.TrailingZeros64(step)))
}

// span is an interval of unsigned 64-bit numbers. Signed numbers are stored with the sign bit of their width flipped, so that their order is the
// same.
type span struct {
	lo, hi, step uint64
}

// Mask returns a number whose w low bits are set, or all 64 bits if w is more.
func Mask(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(w) - 1
}

// wrap returns the interval modulo 2^w.
func (a Interval) wrap(w int) span {
	m := Mask(w)
	if a.Lo.shr(w) == a.Hi.shr(w) {
		return span{a.Lo.Lo & m, a.Hi.Lo & m, a.step}
	}
	g := gcdPow2(a.step, w)
	rest := a.Lo.Lo & (g - 1)
	return span{rest, (m &^ (g - 1)) | rest, g}.norm()
}

func (a span) norm() span {
	if a.lo == a.hi {
		a.step = 0
	}
	return a
}

// meet returns the intersection, or an interval that contains it. It returns a if a and b look disjoint, which only happens under assumptions that
// contradict each other.
func (a span) meet(b span) span {
	step, ref := a.step, a.lo
	if step == 0 || b.step > step || b.step == 0 {
		step, ref = b.step, b.lo
	}
	if a.step == 0 {
		return a
	}
	if b.step == 0 {
		return b
	}
	lo, hi := max(a.lo, b.lo), min(a.hi, b.hi)
	if lo > hi {
		return a
	}
	return a.within(lo, hi, step, ref)
}

// within returns the numbers of lo..hi that are congruent to ref modulo step, or a if there are none.
func (a span) within(lo, hi, step, ref uint64) span {
	if step == 0 {
		return a
	}
	up := (ref%step + step - lo%step) % step
	if step > 1<<63 { // the sum above may wrap
		up = 0
		if lo > ref {
			return span{lo, hi, 1}.norm()
		}
		up = (ref - lo) % step
	}
	if up > hi-lo {
		return a
	}
	lo += up
	hi -= (hi - lo) % step
	return span{lo, hi, step}.norm()
}

func (a span) join(b span) span {
	d := a.lo - b.lo
	if b.lo > a.lo {
		d = b.lo - a.lo
	}
	return span{min(a.lo, b.lo), max(a.hi, b.hi), gcd(gcd(a.step, b.step), d)}.norm()
}
