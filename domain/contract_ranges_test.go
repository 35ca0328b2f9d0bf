package domain

import (
	"math/big"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
	"seabmc/term/exhaust"
)

// The range of a term contains each value that the term has when the facts about variables hold.
func TestContractRanges(t *testing.T) {
	contract(t, 12000, func(d *drawn) string {
		w := d.Width()
		if d.Pick(8) == 0 {
			w = draw.One(d, 3, 5, 8) // of pointers
		}
		x := d.Number(w, 1+d.Pick(3))
		early := d.Pick(2) == 0 && d.r.Of(x).Known() // also if it was asked for before
		for _, v := range d.T.Vars() {
			if s := d.T.Sort(v); s.IsBV() && d.Pick(2) == 0 {
				d.refine(v)
			}
		}
		if d.Pick(4) == 0 && !d.T.IsConst(x) { // a fact about the whole
			a := d.someRange(w)
			if old := d.r.Of(x); !old.Disjoint(a) {
				if d.Facts == nil {
					d.Facts = map[term.ID]draw.Fact{}
				}
				d.r.Refine(x, a)
				if d.T.Op(x) != term.OpVar {
					return d.inside(x, a)
				}
				d.Facts[x] = d.r.Of(x)
			}
		}
		var heard listener
		if d.Pick(2) == 0 {
			d.r.Listen(&heard)
		}
		out := d.inside(x, top(w))
		for _, said := range heard {
			if said.a != d.r.Of(said.x) || !said.a.Known() {
				d.Fatal("%s is told to be in %v", draw.Sexpr(d.T, said.x), said.a)
			}
		}
		if early && out == "narrow" {
			return "narrow, early"
		}
		return out
	}, "narrow", "narrow, early", "all")
}

// listener keeps the reported ranges.
type listener []struct {
	x    term.ID
	a    Range
	from []Bound
}

func (l *listener) InRange(x term.ID, a Range, from []Bound) {
	*l = append(*l, struct {
		x    term.ID
		a    Range
		from []Bound
	}{x, a, from})
}

func (l *listener) OneOf(term.ID, Range, []term.ID) {}

// inside checks the range of x if x is in a.
func (d *drawn) inside(x term.ID, a Range) string {
	got := d.r.Of(x)
	roots := []term.ID{x}
	for v := range d.Facts {
		roots = append(roots, v)
	}
	d.Over(roots...)
	for i, v := range d.Lanes.Values(x) {
		if !got.Contains(v) && a.Contains(v) && d.Holds(i) {
			d.Fatal("%s may be %d, which is not in %v; facts %v", draw.Sexpr(d.T, x), v, got, d.Facts)
		}
	}
	if got.All() {
		return "all"
	}
	return "narrow"
}

// The range of one operation on ranges: the operands have any of the values in their ranges.
func TestContractRangeOperations(t *testing.T) {
	contract(t, 12000, func(d *drawn) string {
		w := 1 + d.Pick(4)
		if d.Pick(4) == 0 {
			w = draw.One(d, 8, 16, 32, 33, 63, 64)
		}
		x, y := d.Var("x", w), d.Var("y", w)
		d.refine(x)
		d.refine(y)
		op := term.OpAdd + term.Op(d.Pick(int(term.OpAShr-term.OpAdd)+1))
		id := d.T.Bin(op, x, y)
		if d.Pick(3) == 0 {
			id = d.T.Bin(op, x, d.Constant(w))
		}
		return d.inside(id, top(w))
	}, "narrow", "all")
}

// Meet, Join, Disjoint, Contains and the views, as sets.
func TestContractRangeSets(t *testing.T) {
	contract(t, 6000, func(d *drawn) string {
		w := 1 + d.Pick(5)
		a, b := d.someRange(w), d.someRange(w)
		meet, join := a.Meet(b), a.Join(b)
		shared := 0
		for v := range uint64(1) << uint(w) {
			s := int64(v<<uint(64-w)) >> uint(64-w)
			inA, inB := a.Contains(v), b.Contains(v)
			if inA && (v < a.UMin() || v > a.UMax() || s < a.SMin() || s > a.SMax()) {
				d.Fatal("%d is in %v, beyond its ends", v, a)
			}
			if inA && inB {
				shared++
				if !meet.Contains(v) {
					d.Fatal("%d is in %v and %v, not in %v", v, a, b, meet)
				}
			}
			if (inA || inB) && !join.Contains(v) {
				d.Fatal("%d is in %v or %v, not in %v", v, a, b, join)
			}
			if k, ok := a.Const(); ok && inA && k != v {
				d.Fatal("%v is more than %d", a, k)
			}
			if n := a.lowZeros(); inA && v&(1<<uint(n)-1) != 0 {
				d.Fatal("%d in %v ends in %d zeros", v, a, n)
			}
		}
		if a.Disjoint(b) && shared > 0 {
			d.Fatal("%v and %v share %d values", a, b, shared)
		}
		for _, signed := range [2]bool{false, true} {
			lo, next, hi, prev, ok := a.Ends(signed)
			for v := range uint64(1) << uint(w) {
				k, less := a.key(v, signed), func(x, y uint64) bool { return a.key(x, signed) < a.key(y, signed) }
				if a.StartsBelow(v, signed) != (a.view(signed).lo < k) || a.StartsAbove(v, signed) != (k < a.view(signed).lo) {
					d.Fatal("%d and the least of %v", v, a)
				}
				if ok && a.Contains(v) && (less(v, lo) || less(hi, v) || less(lo, v) && less(v, next) || less(prev, v) && less(v, hi)) {
					d.Fatal("%d is in %v, of ends %d %d … %d %d", v, a, lo, next, prev, hi)
				}
			}
		}
		if a.Join(Range{}).Known() || a.Meet(Range{}) != a || a.String() == "" || (Range{}).Disjoint(a) || !(Range{}).Contains(3) || a.Width() != w {
			d.Fatal("the range that knows nothing")
		}
		switch {
		case a.Disjoint(b):
			return "disjoint"
		case shared > 0:
			return "shared"
		}
		return "apart, not seen"
	}, "disjoint", "shared")
}

// URange and SRange contain exactly the values that they name.
func TestContractRangeOfLimits(t *testing.T) {
	contract(t, 2000, func(d *drawn) string {
		w := draw.One(d, 1, 3, 5, 8)
		lo := d.Pick(1 << uint(w))
		hi := lo + d.Pick(1<<uint(w)-lo)
		step := d.Pick(1 + 1<<uint(w))
		half := 0
		a := URange(w, uint64(lo), uint64(hi), uint64(step))
		if d.Pick(2) == 0 {
			half = 1 << uint(w-1)
			a = SRange(w, int64(lo-half), int64(hi-half), uint64(step))
		}
		for v := range 1 << uint(w) {
			want := v == lo || step > 0 && v >= lo && v <= hi && (v-lo)%step == 0
			if got := a.Contains(uint64(v-half) & Mask(w)); got != want && want {
				d.Fatal("%d of %d..%d/%d: %v in %v", v, lo, hi, step, got, a)
			} else if got && !want && (half == 0 && !a.s.contains(uint64(v)^a.flip()) || half > 0 && !a.u.contains(uint64(v-half)&Mask(w))) {
				d.Fatal("%v holds %d", a, v)
			}
		}
		return "ok"
	})
}

// Facts that are declared about variables hold from then on. Terms of more than 64 bits, and terms that are not numbers, have no range.
func TestContractDeclare(t *testing.T) {
	contract(t, 1000, func(d *drawn) string {
		w := d.Width()
		v, a := d.Var("z", w), d.someRange(w)
		d.r.Declare(v, a)
		d.Facts = map[term.ID]draw.Fact{v: a}
		for _, x := range []term.ID{d.Var("w", 65), d.T.ZExt(v, 65), d.Cond()} {
			if d.r.Of(x).Known() {
				d.Fatal("a range of %s", draw.Sexpr(d.T, x))
			}
		}
		if d.Pick(2) == 0 {
			d.r.Declare(d.Var("x", w), top(w))
		}
		return d.inside(d.T.Bin(draw.One(d, term.OpAdd, term.OpMul, term.OpBVXor), v, d.Leaf(w)), top(w))
	}, "narrow", "all")
}

// Numbers of 128 bits, and strided intervals of them, against big numbers.
func TestContractIntervals(t *testing.T) {
	contract(t, 12000, func(d *drawn) string {
		wide := func(a Int128) *big.Int {
			v := new(big.Int).Lsh(big.NewInt(a.hi), 64)
			return v.Add(v, new(big.Int).SetUint64(a.Lo))
		}
		draw := func() Int128 {
			x := d.Corner() >> uint(d.Pick(64))
			if d.Pick(2) == 0 {
				return FromSigned(int64(x))
			}
			return FromUnsigned(x)
		}
		a, b, n, c := draw(), draw(), d.Pick(65), int64(d.Corner())
		x, y := wide(a), wide(b)
		z := func() *big.Int { return new(big.Int) }
		for _, test := range []struct {
			what string
			got  Int128
			want *big.Int
		}{
			{"sum", a.Add(b), z().Add(x, y)},
			{"difference", a.Sub(b), z().Sub(x, y)},
			{"negation", a.neg(), z().Neg(x)},
			{"right shift", a.shr(n), z().Rsh(x, uint(n))},
			{"left shift", FromSigned(int64(a.Lo)).shl(min(n, 63)), z().Lsh(big.NewInt(int64(a.Lo)), uint(min(n, 63)))},
			{"product", FromSigned(int64(a.Lo)).mul(c), z().Mul(big.NewInt(int64(a.Lo)), big.NewInt(c))},
		} {
			if wide(test.got).Cmp(test.want) != 0 {
				d.Fatal("%s of %v and %v (%d, %d) is %v", test.what, x, y, n, c, wide(test.got))
			}
		}
		if a.Less(b) != (x.Cmp(y) < 0) {
			d.Fatal("%v < %v", x, y)
		}
		return d.intervals()
	}, "one", "many")
}

// list returns the numbers of a short interval.
func (a Interval) list() (out []int64) {
	for v := int64(a.Lo.Lo); ; v += int64(a.step) {
		out = append(out, v)
		if v == int64(a.Hi.Lo) {
			return out
		}
	}
}

// intervals checks the operations on short intervals.
func (d *drawn) intervals() string {
	draw := func() Interval {
		lo, step, n := int64(d.Pick(40)-20), d.Pick(6), d.Pick(5)
		hi := lo + int64(step*n)
		if lo == hi {
			step = 0
		}
		return Interval{FromSigned(lo), FromSigned(hi), uint64(step)}
	}
	a, b := draw(), draw()
	has := func(s Interval, v int64) bool {
		lo, hi := int64(s.Lo.Lo), int64(s.Hi.Lo)
		return v >= lo && v <= hi && (s.step == 0 && v == lo || s.step > 0 && uint64(v-lo)%s.step == 0)
	}
	c, n, w := int64(d.Pick(12)-6), d.Pick(5), 1+d.Pick(6)
	for _, v := range a.list() {
		for _, u := range b.list() {
			if !has(a.Add(b), v+u) {
				d.Fatal("%d + %d in %v", v, u, a.Add(b))
			}
		}
		if !has(a.neg(), -v) || !has(a.mul(c), v*c) || !has(a.shl(n), v<<uint(n)) || !has(a.shr(n), v>>uint(n)) {
			d.Fatal("%d of %v: factor %d, shift %d", v, a, c, n)
		}
		if s := a.wrap(w); !s.contains(uint64(v) & Mask(w)) {
			d.Fatal("%d of %v modulo 2^%d in %v", v, a, w, s)
		}
	}
	if big := a.shl(64); a.step > 0 && (big.step != 1<<63 || big.Hi.Lo != 0) {
		d.Fatal("%v shifted by 64", a)
	}
	x, y := d.Corner(), d.Corner()
	if g := gcd(x, y); x != 0 && y != 0 && (x%g != 0 || y%g != 0) {
		d.Fatal("gcd of %d and %d", x, y)
	}
	hi, lo := exhaustMul(x, y)
	if s := mulStep(x, y); x != 0 && y != 0 && (hi == 0 && s != lo || hi != 0 && new(big.Int).Rem(new(big.Int).Mul(BigU(x), BigU(y)), BigU(s)).Sign() != 0) {
		d.Fatal("a step %d of %d and %d", s, x, y)
	}
	if a.step == 0 {
		return "one"
	}
	return "many"
}

func BigU(x uint64) *big.Int { return new(big.Int).SetUint64(x) }

// exhaustMul returns the product of two numbers in 128 bits.
func exhaustMul(x, y uint64) (hi, lo uint64) {
	p := new(big.Int).Mul(BigU(x), BigU(y))
	return new(big.Int).Rsh(p, 64).Uint64(), exhaust.Apply(term.OpMul, x, y, 64)
}

// What is said to fit in a width does so for all values, and what is said not to fit fails for one, in exact arithmetic.
func TestContractFits(t *testing.T) {
	contract(t, 4000, func(d *drawn) string {
		w, signed := draw.One(d, 1, 3, 5, 32, 64), d.Pick(2) == 0
		a, b := d.someRange(w), d.someRange(w)
		low, high := new(big.Int), Pow2(w)
		if signed {
			low, high = new(big.Int).Neg(Pow2(w-1)), Pow2(w-1)
		}
		fits := func(x *big.Int) bool { return x.Cmp(low) >= 0 && x.Cmp(high) < 0 }
		wide := func(a Int128) *big.Int {
			return new(big.Int).Add(new(big.Int).Lsh(big.NewInt(a.hi), 64), new(big.Int).SetUint64(a.Lo))
		}
		product := true
		for _, u := range a.Limits(signed) {
			for _, v := range b.Limits(signed) {
				x, y := wide(u), wide(v)
				sum, prod := new(big.Int).Add(x, y), new(big.Int).Mul(x, y)
				product = product && fits(prod)
				if Fits(term.OpAdd, u, v, w, signed) != fits(sum) {
					d.Fatal("%v + %v in %d bits", x, y, w)
				}
				if got := Fits(term.OpMul, u, v, w, signed); got && !fits(prod) || !got && fits(prod) && w < 64 {
					d.Fatal("%v * %v in %d bits", x, y, w)
				}
				k, ok := Const(d.T, u.Add(v), w, signed)
				if got, _ := d.T.Big(k); ok != fits(sum) || ok && new(big.Int).Mod(sum, Pow2(w)).Cmp(got) != 0 {
					d.Fatal("%v as a constant of %d bits", sum, w)
				}
			}
		}
		if signed && ProductFits(a, b) != product {
			d.Fatal("products of %v and %v in %d bits", a, b, w)
		}
		if product {
			return "fits"
		}
		return "too large"
	}, "fits", "too large")
}
