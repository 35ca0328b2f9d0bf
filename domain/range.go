// Package domain knows which values numbers can have.
//
// In: bit-vector terms, and facts about them. Out: a Range for each term, and the variables that have few values (Ranges.FewValues). A Range is two
// strided intervals that contain every value that the term has when the facts hold (Ranges). Range and Int128 are plain numbers, not terms.
package domain

import (
	"fmt"
)

// Range is a set that contains every value of a bit-vector term: a strided interval of its unsigned value and one of its signed value. The zero Range
// says nothing (widths above 64, other sorts).
type Range struct {
	w int
	u span // unsigned values
	s span // signed values, with the sign bit flipped
}

// Known reports whether the range says anything. The methods below need that.
func (a Range) Known() bool { return a.w > 0 }

// Width returns the width of the values.
func (a Range) Width() int { return a.w }

// UMin returns the least unsigned value.
func (a Range) UMin() uint64 { return a.u.lo }

// UMax returns the greatest unsigned value.
func (a Range) UMax() uint64 { return a.u.hi }

// Stride returns the distance between neighbouring unsigned values, counted from UMin. It is 0 for a single value.
func (a Range) Stride() uint64 { return a.u.step }

// SMin returns the least signed value.
func (a Range) SMin() int64 { return a.unflip(a.s.lo) }

// SMax returns the greatest signed value.
func (a Range) SMax() int64 { return a.unflip(a.s.hi) }

// SStride returns the distance between neighbouring signed values, counted from SMin. It is 0 for a single value.
func (a Range) SStride() uint64 { return a.s.step }

// Const returns the value if there is only one.
func (a Range) Const() (uint64, bool) { return a.u.lo, a.w > 0 && a.u.step == 0 }

// String returns both views as least..greatest/stride, the unsigned one first.
func (a Range) String() string {
	if a.w == 0 {
		return "unknown"
	}
	return fmt.Sprintf("%d..%d/%d %d..%d/%d", a.u.lo, a.u.hi, a.u.step, a.SMin(), a.SMax(), a.s.step)
}

// Contains reports whether v, a value of the width, is in the range.
func (a Range) Contains(v uint64) bool {
	return a.w == 0 || a.u.contains(v) && a.s.contains(v^a.flip())
}

func (a span) contains(v uint64) bool {
	if v < a.lo || v > a.hi {
		return false
	}
	return a.step == 0 || (v-a.lo)%a.step == 0
}

// Disjoint reports whether a and b surely share no value.
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

// view returns the span of the signed or of the unsigned values.
func (a Range) view(signed bool) span {
	if signed {
		return a.s
	}
	return a.u
}

// StartsBelow reports whether the least value of the range, in signed or unsigned order, is below v.
func (a Range) StartsBelow(v uint64, signed bool) bool { return a.view(signed).lo < a.key(v, signed) }

// StartsAbove reports whether the least value of the range, in signed or unsigned order, is above v.
func (a Range) StartsAbove(v uint64, signed bool) bool { return a.view(signed).lo > a.key(v, signed) }

func (a Range) key(v uint64, signed bool) uint64 {
	if signed {
		return v ^ a.flip()
	}
	return v
}

// Ends returns the least value and the next one, and the greatest value and the one before it, in one of the two orders. ok is false if there is only
// one value, or if nothing is known.
func (a Range) Ends(signed bool) (lo, next, hi, prev uint64, ok bool) {
	if a.w == 0 || a.u.step == 0 {
		return 0, 0, 0, 0, false
	}
	v := a.view(signed)
	k := func(x uint64) uint64 { return a.key(x, signed) }
	return k(v.lo), k(v.lo + v.step), k(v.hi), k(v.hi - v.step), true
}

// Unsigned returns the interval of the unsigned values.
func (a Range) Unsigned() Interval {
	return Interval{FromUnsigned(a.u.lo), FromUnsigned(a.u.hi), a.u.step}
}

// Signed returns the interval of the signed values.
func (a Range) Signed() Interval {
	return Interval{FromSigned(a.SMin()), FromSigned(a.SMax()), a.s.step}
}

// top returns the range of all values of width w. It says nothing if w is above 64.
func top(w int) Range {
	if w > 64 {
		return Range{}
	}
	all := span{0, Mask(w), 1}
	return Range{w, all, all}
}

// Single returns the range of the value v, cut to w bits.
func Single(v uint64, w int) Range {
	a := top(w)
	v &= Mask(w)
	a.u = span{v, v, 0}
	a.s = span{v ^ a.flip(), v ^ a.flip(), 0}
	return a
}

// rangeOf returns the range of a value that is congruent modulo 2^w to a member of each interval.
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

// reduce narrows each of the two views by what the other says.
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

// align keeps the members that are congruent to ref modulo step.
func (a span) align(step, ref uint64) span {
	if a.step == 0 || step <= a.step {
		return a
	}
	return a.within(a.lo, a.hi, step, ref)
}

// Meet returns the intersection of two ranges of one width, or a range that contains it.
func (a Range) Meet(b Range) Range {
	if a.w == 0 || b.w == 0 {
		return a
	}
	a.u, a.s = a.u.meet(b.u), a.s.meet(b.s)
	return a.reduce()
}

// Join returns a range that contains both, the least one that is easily found.
func (a Range) Join(b Range) Range {
	if a.w == 0 || b.w == 0 {
		return Range{}
	}
	a.u, a.s = a.u.join(b.u), a.s.join(b.s)
	return a.reduce()
}

// URange returns the range of the unsigned values lo, lo+step, … up to at most hi, of width w.
func URange(w int, lo, hi, step uint64) Range {
	if step == 0 || lo == hi {
		return Single(lo, w)
	}
	hi -= (hi - lo) % step
	return rangeOf(w, Interval{FromUnsigned(lo), FromUnsigned(hi), span{lo, hi, step}.norm().step})
}

// SRange does the same as URange for signed limits.
func SRange(w int, lo, hi int64, step uint64) Range {
	if step == 0 || lo == hi {
		return Single(uint64(lo), w)
	}
	hi -= int64((uint64(hi) - uint64(lo)) % step)
	return rangeOf(w, Interval{FromSigned(lo), FromSigned(hi), span{uint64(lo), uint64(hi), step}.norm().step})
}

// All reports whether the range contains every value of its width.
func (a Range) All() bool {
	m := Mask(a.w)
	return a.w > 0 && a.u == span{0, m, 1} && a.s == span{0, m, 1}
}
