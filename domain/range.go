// Package domain knows which values numbers can have.
//
// In: bit-vector terms, and facts about them. Out: a Range for each term, two strided intervals that contain every value the term has where the
// facts hold (Ranges); and the variables that have few values (Ranges.FewValues). Range and Int128 are plain numbers, not terms.
package domain

import (
	"fmt"
)

// Range is a set of values that holds every value of a bit-vector term: a strided
// interval of its unsigned value and one of its signed value. The zero Range knows
// nothing (widths above 64, other sorts).
type Range struct {
	w int
	u span // unsigned values
	s span // signed values, sign bit flipped
}

// Known tells whether the range says anything: the methods below need it.
func (a Range) Known() bool { return a.w > 0 }

// Width is the width of the values.
func (a Range) Width() int { return a.w }

// UMin and UMax are the limits of the unsigned value.
func (a Range) UMin() uint64 { return a.u.lo }

// UMax is the greatest unsigned value.
func (a Range) UMax() uint64 { return a.u.hi }

// Stride is the distance of neighbouring unsigned values from UMin; 0 for a single value.
func (a Range) Stride() uint64 { return a.u.step }

// SMin and SMax are the limits of the signed value.
func (a Range) SMin() int64 { return a.unflip(a.s.lo) }

// SMax is the greatest signed value.
func (a Range) SMax() int64 { return a.unflip(a.s.hi) }

// SStride is the distance of neighbouring signed values from SMin; 0 for a single value.
func (a Range) SStride() uint64 { return a.s.step }

// Const is the value, if there is only one.
func (a Range) Const() (uint64, bool) { return a.u.lo, a.w > 0 && a.u.step == 0 }

// String is both views as least..greatest/stride, the unsigned one first.
func (a Range) String() string {
	if a.w == 0 {
		return "unknown"
	}
	return fmt.Sprintf("%d..%d/%d %d..%d/%d", a.u.lo, a.u.hi, a.u.step, a.SMin(), a.SMax(), a.s.step)
}

// Contains tells whether v, a value of the width, is in the range.
func (a Range) Contains(v uint64) bool {
	return a.w == 0 || a.u.contains(v) && a.s.contains(v^a.flip())
}

func (a span) contains(v uint64) bool {
	if v < a.lo || v > a.hi {
		return false
	}
	return a.step == 0 || (v-a.lo)%a.step == 0
}

// Disjoint tells whether a and b surely share no value.
func (a Range) Disjoint(b Range) bool {
	return a.w > 0 && b.w > 0 && (a.u.disjoint(b.u) || a.s.disjoint(b.s))
}

func (a span) disjoint(b span) bool {
	if a.hi < b.lo || b.hi < a.lo {
		return true
	}
	g := gcd(a.step, b.step)
	if g == 0 {
		return a.lo != b.lo
	}
	return a.lo%g != b.lo%g
}

func (a Range) flip() uint64          { return 1 << uint(a.w-1) }
func (a Range) unflip(x uint64) int64 { return int64((x^a.flip())<<uint(64-a.w)) >> uint(64-a.w) }

// view is the span of the signed or of the unsigned values.
func (a Range) view(signed bool) span {
	if signed {
		return a.s
	}
	return a.u
}

// StartsBelow tells whether the least value of the range, as signed or unsigned numbers, is below v.
func (a Range) StartsBelow(v uint64, signed bool) bool { return a.view(signed).lo < a.key(v, signed) }

// StartsAbove tells whether the least value of the range is above v.
func (a Range) StartsAbove(v uint64, signed bool) bool { return a.view(signed).lo > a.key(v, signed) }

func (a Range) key(v uint64, signed bool) uint64 {
	if signed {
		return v ^ a.flip()
	}
	return v
}

// Ends are the least value, the next, the greatest and the one before it, in one of the
// two orders; not ok if there is only one value.
func (a Range) Ends(signed bool) (lo, next, hi, prev uint64, ok bool) {
	if a.w == 0 || a.u.step == 0 {
		return 0, 0, 0, 0, false
	}
	v := a.view(signed)
	k := func(x uint64) uint64 { return a.key(x, signed) }
	return k(v.lo), k(v.lo + v.step), k(v.hi), k(v.hi - v.step), true
}

// Unsigned is the interval of the unsigned values.
func (a Range) Unsigned() Interval {
	return Interval{FromUnsigned(a.u.lo), FromUnsigned(a.u.hi), a.u.step}
}

// Signed is the interval of the signed values.
func (a Range) Signed() Interval {
	return Interval{FromSigned(a.SMin()), FromSigned(a.SMax()), a.s.step}
}

// top holds every value of width w.
func top(w int) Range {
	if w > 64 {
		return Range{}
	}
	all := span{0, Mask(w), 1}
	return Range{w, all, all}
}

// Single is the range of the value v, cut to w bits.
func Single(v uint64, w int) Range {
	a := top(w)
	v &= Mask(w)
	a.u = span{v, v, 0}
	a.s = span{v ^ a.flip(), v ^ a.flip(), 0}
	return a
}

// rangeOf is the range of a value congruent modulo 2^w to a member of each interval.
func rangeOf(w int, sets ...Interval) Range {
	a := top(w)
	half := FromUnsigned(a.flip())
	shift := Interval{Lo: half, Hi: half}
	for i, set := range sets {
		u, s := set.wrap(w), set.Add(shift).wrap(w)
		if i == 0 {
			a.u, a.s = u, s
		} else {
			a.u, a.s = a.u.meet(u), a.s.meet(s)
		}
	}
	return a.reduce()
}

// reduce lets each of the two views learn from the other.
func (a Range) reduce() Range {
	f := a.flip()
	for range 2 {
		if a.u.hi < f || a.u.lo >= f {
			a.s = a.s.meet(span{a.u.lo ^ f, a.u.hi ^ f, a.u.step})
		} else {
			a.s = a.s.align(gcdPow2(a.u.step, a.w-1), a.u.lo)
		}
		if a.s.hi < f || a.s.lo >= f {
			a.u = a.u.meet(span{a.s.lo ^ f, a.s.hi ^ f, a.s.step})
		} else {
			a.u = a.u.align(gcdPow2(a.s.step, a.w-1), a.s.lo)
		}
	}
	return a
}

// align keeps the members congruent to ref modulo step.
func (a span) align(step, ref uint64) span {
	if a.step == 0 || step <= a.step {
		return a
	}
	return a.within(a.lo, a.hi, step, ref)
}

// Meet is the intersection of two ranges of one width.
func (a Range) Meet(b Range) Range {
	if a.w == 0 || b.w == 0 {
		return a
	}
	a.u, a.s = a.u.meet(b.u), a.s.meet(b.s)
	return a.reduce()
}

// Join is the least range known to hold both.
func (a Range) Join(b Range) Range {
	if a.w == 0 || b.w == 0 {
		return Range{}
	}
	a.u, a.s = a.u.join(b.u), a.s.join(b.s)
	return a.reduce()
}

// URange is the range of the values lo, lo+step, …, at most hi, unsigned, of width w.
func URange(w int, lo, hi, step uint64) Range {
	if step == 0 || lo == hi {
		return Single(lo, w)
	}
	hi -= (hi - lo) % step
	return rangeOf(w, Interval{FromUnsigned(lo), FromUnsigned(hi), span{lo, hi, step}.norm().step})
}

// SRange is URange for signed limits.
func SRange(w int, lo, hi int64, step uint64) Range {
	if step == 0 || lo == hi {
		return Single(uint64(lo), w)
	}
	hi -= int64((uint64(hi) - uint64(lo)) % step)
	return rangeOf(w, Interval{FromSigned(lo), FromSigned(hi), span{uint64(lo), uint64(hi), step}.norm().step})
}

// All tells whether the range holds every value of its width.
func (a Range) All() bool {
	m := Mask(a.w)
	return a.w > 0 && a.u == span{0, m, 1} && a.s == span{0, m, 1}
}
