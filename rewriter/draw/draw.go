// Package draw draws random terms for tests.
//
// In: a seed. Out: terms, and facts about their variables, for contract tests (docs/procedures.md). Such a test draws terms of the kind that a
// procedure looks for, runs the procedure, and evaluates its result under all assignments if there are few bits, or under a sample.
// SEABMC_DRAWS=1000000 draws ten times as many.
package draw

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"seabmc/term"
	"seabmc/term/exhaust"
)

// lanesOf is the greatest number of bits for which all assignments are tried. For more bits they are sampled.
const lanesOf = 9

// Draw is one draw: a table of terms, and facts about them that may be taken for granted.
type Draw struct {
	*Gen
	TB    testing.TB
	Lanes *exhaust.Lanes
	Seed  uint64
	Facts map[term.ID]Fact // facts about variables; evaluation respects them
}

// Fact is a set of numbers that contains the value of a variable (domain.Range).
type Fact interface {
	Contains(v uint64) bool
	Width() int
	UMin() uint64
	UMax() uint64
	Stride() uint64
	SMin() int64
}

// Contract makes the draws of a test: see exhaust.Contract.
func Contract(t *testing.T, share int, f func(d *Draw) string, wanted ...string) {
	t.Helper()
	l := exhaust.New(lanesOf)
	exhaust.Contract(t, share, func(seed uint64) string {
		g := &Gen{term.NewTable(SmallLayout), rand.New(rand.NewPCG(seed, uint64(share)))}
		return f(&Draw{Gen: g, TB: t, Lanes: l, Seed: seed})
	}, wanted...)
}

// Fatal ends the test and reports the seed of the draw.
func (d *Draw) Fatal(format string, args ...any) {
	d.TB.Helper()
	d.TB.Fatalf("seed %d: "+format, append([]any{d.Seed}, args...)...)
}

// One picks one of xs.
func One[T any](d Picker, xs ...T) T { return xs[d.Pick(len(xs))] }

// Picker picks one of 0 to n-1.
type Picker interface{ Pick(n int) int }

// Width returns a width, mostly one that allows all values to be tried.
func (d *Draw) Width() int {
	if d.Pick(8) == 0 {
		return One(d, 16, 31, 32, 33, 63, 64)
	}
	return 1 + d.Pick(5)
}

// Var returns the variable of w bits with this name.
func (d *Draw) Var(name string, w int) term.ID { return d.T.Var(name+strconv.Itoa(w), term.BV(w)) }

// Leaf returns a number over few variables: two of w bits, one that is extended, and constants.
func (d *Draw) Leaf(w int) term.ID {
	t := d.T
	n := max(1, min(w/2, 2))
	switch k := d.Pick(10); {
	case k < 3:
		return d.Var("x", w)
	case k < 6:
		return d.Var("y", w)
	case k < 7 && n < w:
		return t.ZExt(d.Var("n", n), w)
	case k < 8 && n < w:
		return t.SExt(d.Var("n", n), w)
	}
	return d.Constant(w)
}

// Cond returns a condition over few variables.
func (d *Draw) Cond() term.ID {
	t := d.T
	c := t.Var([]string{"c", "d"}[d.Pick(2)], term.Bool)
	if d.Pick(3) == 0 {
		return t.Not(c)
	}
	return c
}

// Knower takes facts about terms, and knows what follows from them (domain.Ranges).
type Knower[R any] interface {
	Refine(x term.ID, a R)
	Of(x term.ID) R
}

// Refine tells k a fact about variable v, unless it contradicts an earlier one. From then on evaluation respects the fact.
func Refine[R interface {
	Fact
	Disjoint(R) bool
}](d *Draw, k Knower[R], v term.ID, a R) {
	if old, ok := d.Facts[v]; ok && old.(R).Disjoint(a) {
		return
	}
	k.Refine(v, a)
	d.Know(v, k.Of(v))
}

// Know makes evaluation respect a fact about v.
func (d *Draw) Know(v term.ID, a Fact) {
	if d.Facts == nil {
		d.Facts = map[term.ID]Fact{}
	}
	d.Facts[v] = a
}

// Set returns a set of numbers of w bits, which one of two functions makes from limits and a stride.
func Set[R any](d *Draw, w int, unsigned func(w int, lo, hi, stride uint64) R, signed func(w int, lo, hi int64, stride uint64) R) R {
	mask := ^uint64(0) >> uint(64-w)
	lo, hi := d.Rng.Uint64()&mask, d.Rng.Uint64()&mask
	if d.Pick(3) == 0 { // short, near an end
		lo = []uint64{0, mask >> 1, mask - 3&mask}[d.Pick(3)]
		hi = min(lo+uint64(d.Pick(6)), mask)
	}
	lo, hi = min(lo, hi), max(lo, hi)
	step := uint64(1)
	switch d.Pick(4) {
	case 0:
		step = uint64(d.Pick(5))
	case 1:
		step = 1 << uint(d.Pick(w))
	}
	if d.Pick(2) == 0 {
		extend := func(v uint64) int64 { return int64((v^1<<uint(w-1))<<uint(64-w)) >> uint(64-w) }
		return signed(w, extend(lo), extend(hi), step)
	}
	return unsigned(w, lo, hi, step)
}

// Over prepares the evaluation of roots.
func (d *Draw) Over(roots ...term.ID) {
	d.Lanes.Over(d.T, d.Seed, roots...)
	for v, a := range d.Facts { // a sample would hardly contain values that satisfy a strict fact, so they are drawn from it
		if !d.Lanes.Whole && d.T.Sort(v).IsBV() {
			vals := make([]uint64, d.Lanes.N())
			for i := range vals {
				vals[i] = d.member(a)
			}
			d.Lanes.Set(v, vals)
		}
	}
}

// member returns a value in a, often one at its ends.
func (d *Draw) member(a Fact) uint64 {
	for range 4 {
		v := a.UMin()
		if step := a.Stride(); step > 0 {
			n := (a.UMax() - v) / step
			k := d.Rng.Uint64()
			switch d.Pick(3) {
			case 0:
				k = uint64(d.Pick(3))
			case 1:
				k = n - uint64(d.Pick(3))
			}
			if n < ^uint64(0) {
				k %= n + 1
			}
			v += k * step
		}
		if a.Contains(v) {
			return v
		}
	}
	return uint64(a.SMin()) & (^uint64(0) >> uint(64-a.Width()))
}

// Holds reports whether the facts hold in a lane.
func (d *Draw) Holds(lane int) bool {
	for v, a := range d.Facts {
		if vals := d.Lanes.Values(v); !a.Contains(vals[lane]) {
			return false
		}
	}
	return true
}

// Same fails if x and y differ in a lane in which the facts hold.
func (d *Draw) Same(x, y term.ID) {
	d.TB.Helper()
	if d.T.Sort(x) != d.T.Sort(y) {
		d.Fatal("sort %v of %s, %v of %s", d.T.Sort(x), Sexpr(d.T, x), d.T.Sort(y), Sexpr(d.T, y))
	}
	if d.T.Sort(x).IsBV() && d.T.Width(x) > 64 {
		if !SameValue(d.TB, d.Gen, x, y, 8) {
			d.Fatal("%s\n is not %s", Sexpr(d.T, x), Sexpr(d.T, y))
		}
		return
	}
	var roots []term.ID
	for v := range d.Facts {
		roots = append(roots, v)
	}
	d.Over(append(roots, x, y)...)
	a, b := d.Lanes.Values(x), d.Lanes.Values(y)
	if a == nil || b == nil { // a term of more than 64 bits is inside
		if len(d.Facts) == 0 && !SameValue(d.TB, d.Gen, x, y, 8) {
			d.Fatal("%s\n is not %s", Sexpr(d.T, x), Sexpr(d.T, y))
		}
		return
	}
	for i := range a {
		if a[i] != b[i] && d.Holds(i) {
			d.Fatal("%s is %d\nbut %s is %d\nlane %d, facts %v", Sexpr(d.T, x), a[i], Sexpr(d.T, y), b[i], i, d.Facts)
		}
	}
}

// Always fails if condition x differs from value in a lane in which the facts and given hold. If given is 0, only the facts count.
func (d *Draw) Always(given, x term.ID, value bool) {
	d.TB.Helper()
	roots := []term.ID{x}
	if given != 0 {
		roots = append(roots, given)
	}
	for v := range d.Facts {
		roots = append(roots, v)
	}
	d.Over(roots...)
	want := uint64(0)
	if value {
		want = 1
	}
	for i, v := range d.Lanes.Values(x) {
		if v != want && (given == 0 || d.Lanes.Values(given)[i] == 1) && d.Holds(i) {
			d.Fatal("%s is %d, not always %v (lane %d, given %d)", Sexpr(d.T, x), v, value, i, given)
		}
	}
}

// Number returns a term of the operators that ranges are computed for.
func (d *Draw) Number(w, depth int) term.ID {
	t := d.T
	if depth == 0 {
		return d.Leaf(w)
	}
	a := func() term.ID { return d.Number(w, depth-1) }
	switch k := d.Pick(20); {
	case k < 10:
		return t.Bin(term.OpAdd+term.Op(d.Pick(int(term.OpAShr-term.OpAdd)+1)), a(), a())
	case k < 12: // by a constant
		return t.Bin(One(d, term.OpMul, term.OpUDiv, term.OpURem, term.OpSDiv, term.OpSRem, term.OpShl, term.OpLShr, term.OpAShr, term.OpAdd), a(), d.Constant(w))
	case k == 12:
		x := a()
		return t.Bin(term.OpMul, x, x)
	case k == 13:
		return One(d, t.Neg(a()), t.BVNot(a()))
	case k == 14:
		n := w + d.Pick(4)
		lo := d.Pick(n - w + 1)
		return t.Extract(d.Number(n, depth-1), lo+w-1, lo)
	case k == 15 && w > 1:
		n := 1 + d.Pick(w-1)
		return One(d, t.ZExt(d.Number(n, depth-1), w), t.SExt(d.Number(n, depth-1), w))
	case k == 16 && w > 1:
		n := 1 + d.Pick(w-1)
		return t.Bin(term.OpConcat, d.Number(w-n, depth-1), d.Number(n, depth-1))
	case k == 17 && w == t.Layout.PtrBits:
		return t.PtrToInt(d.Pointer(depth - 1))
	case k == 17 && w == t.Layout.ObjBits:
		return t.PtrBase(d.Pointer(depth - 1))
	case k == 17 && w == t.Layout.OffBits():
		return t.PtrOff(d.Pointer(depth - 1))
	}
	return t.Ite(d.Cond(), a(), a())
}

// Pointer returns a pointer: one made of a base and an offset, one made of an integer, a choice, or a variable.
func (d *Draw) Pointer(depth int) term.ID {
	t := d.T
	if depth == 0 || d.Pick(6) == 0 {
		return t.Var([]string{"p", "q"}[d.Pick(2)], term.Ptr)
	}
	switch d.Pick(3) {
	case 0:
		return t.Ite(d.Cond(), d.Pointer(depth-1), d.Pointer(depth-1))
	case 1:
		return t.IntToPtr(d.Number(t.Layout.PtrBits, depth-1))
	}
	return t.MkPtr(d.Number(t.Layout.ObjBits, depth-1), d.Number(t.Layout.OffBits(), depth-1))
}
