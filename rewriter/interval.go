package rewriter

import (
	"math/big"
	"math/bits"
)

// pow2 is 2^n.
func pow2(n int) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(n)) }

// i128 is a signed 128-bit integer: wide enough for the exact sum of two values, and
// the exact product of a value and a signed constant, of 64 bits.
type i128 struct {
	hi int64
	lo uint64
}

func fromU(x uint64) i128 { return i128{0, x} }
func fromI(x int64) i128  { return i128{x >> 63, uint64(x)} }

func (a i128) add(b i128) i128 {
	lo, c := bits.Add64(a.lo, b.lo, 0)
	return i128{a.hi + b.hi + int64(c), lo}
}

func (a i128) neg() i128 {
	lo, b := bits.Sub64(0, a.lo, 0)
	return i128{-a.hi - int64(b), lo}
}

func (a i128) sub(b i128) i128 { return a.add(b.neg()) }

func (a i128) less(b i128) bool {
	return a.hi < b.hi || a.hi == b.hi && a.lo < b.lo
}

// mul is exact for a product below 2^127 in size.
func (a i128) mul(c int64) i128 {
	neg := false
	if c < 0 {
		neg, c = true, -c // -2^63 stays, and is right as an unsigned number
	}
	if a.hi < 0 {
		neg, a = !neg, a.neg()
	}
	hi, lo := bits.Mul64(a.lo, uint64(c))
	p := i128{int64(hi + uint64(a.hi)*uint64(c)), lo}
	if neg {
		return p.neg()
	}
	return p
}

// shr is the floor of a / 2^n, n <= 64.
func (a i128) shr(n int) i128 {
	if n == 0 {
		return a
	}
	if n == 64 {
		return i128{a.hi >> 63, uint64(a.hi)}
	}
	return i128{a.hi >> uint(n), a.lo>>uint(n) | uint64(a.hi)<<uint(64-n)}
}

// shl is a * 2^n, n <= 64.
func (a i128) shl(n int) i128 {
	if n == 64 {
		return i128{int64(a.lo), 0}
	}
	return i128{a.hi<<uint(n) | int64(a.lo>>uint(64-n)), a.lo << uint(n)}
}

// interval is the set lo, lo+step, …, hi of integers; step is 0 exactly if lo = hi.
type interval struct {
	lo, hi i128
	step   uint64
}

func (a interval) add(b interval) interval {
	return interval{a.lo.add(b.lo), a.hi.add(b.hi), gcd(a.step, b.step)}
}

func (a interval) neg() interval { return interval{a.hi.neg(), a.lo.neg(), a.step} }

func (a interval) mul(c int64) interval {
	if c == 0 {
		return interval{}
	}
	lo, hi := a.lo.mul(c), a.hi.mul(c)
	u := uint64(c)
	if c < 0 {
		lo, hi, u = hi, lo, -u
	}
	return interval{lo, hi, mulStep(a.step, u)}
}

func (a interval) shl(n int) interval {
	step := a.step
	if n < 64 {
		step = mulStep(step, 1<<uint(n))
	} else if step != 0 {
		step = 1 << 63
	}
	return interval{a.lo.shl(n), a.hi.shl(n), step}
}

// shr is the interval of floors of a / 2^n, n < 64.
func (a interval) shr(n int) interval {
	out := interval{lo: a.lo.shr(n), hi: a.hi.shr(n), step: 1}
	if a.step&(1<<uint(n)-1) == 0 {
		out.step = a.step >> uint(n)
	}
	if out.lo == out.hi {
		out.step = 0
	}
	return out
}

// mulStep is a step that divides a*b and fits 64 bits.
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

// gcdPow2 is gcd(step, 2^n), n <= 64, as far as it fits 64 bits; a step of 0 counts as 2^n.
func gcdPow2(step uint64, n int) uint64 {
	n = min(n, 63)
	if step == 0 {
		return 1 << uint(n)
	}
	return 1 << uint(min(n, bits.TrailingZeros64(step)))
}

// span is an interval of unsigned 64-bit numbers; signed ones are stored with the sign
// bit of their width flipped, so that their order is the same.
type span struct {
	lo, hi, step uint64
}

func maskOf(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(w) - 1
}

// wrap is the interval modulo 2^w.
func (a interval) wrap(w int) span {
	m := maskOf(w)
	if a.lo.shr(w) == a.hi.shr(w) {
		return span{a.lo.lo & m, a.hi.lo & m, a.step}
	}
	g := gcdPow2(a.step, w)
	rest := a.lo.lo & (g - 1)
	return span{rest, (m &^ (g - 1)) | rest, g}.norm()
}

func (a span) norm() span {
	if a.lo == a.hi {
		a.step = 0
	}
	return a
}

// meet is the intersection, or an interval that holds it; a where they look disjoint,
// which only happens under contradicting assumptions.
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

// within are the numbers of lo..hi congruent to ref modulo step; a if there are none.
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
