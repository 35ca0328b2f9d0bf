package rewriter

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"seabmc/term"
	"seabmc/term/exhaust"
)

// The contract tests (contract_*_test.go): each draws terms of the kind that a procedure looks for, runs it, and
// evaluates what it gave under all assignments of few bits, or a sample of those of many. docs/procedures.md states
// the contracts. SEABMC_DRAWS=1000000 draws ten times as many.

// drawn is one draw: a table, a rewriter, and what the terms may be taken for granted.
type drawn struct {
	*gen
	tt    *testing.T
	r     *Rewriter
	l     *exhaust.Lanes
	seed  uint64
	facts map[term.ID]Range // of variables, told to the rewriter
}

// lanesOf is the number of bits that are enumerated; more are sampled.
const lanesOf = 9

// contract makes the draws of a test: see exhaust.Contract.
func contract(t *testing.T, share int, f func(d *drawn) string, wanted ...string) {
	t.Helper()
	l := exhaust.New(lanesOf)
	exhaust.Contract(t, share, func(seed uint64) string {
		g := &gen{term.NewTable(smallLayout), rand.New(rand.NewPCG(seed, uint64(share)))}
		return f(&drawn{gen: g, tt: t, r: New(g.t), l: l, seed: seed})
	}, wanted...)
}

// fatal ends the test with the seed of the draw.
func (d *drawn) fatal(format string, args ...any) {
	d.tt.Helper()
	d.tt.Fatalf("seed %d: "+format, append([]any{d.seed}, args...)...)
}

// one picks one of xs.
func one[T any](d *drawn, xs ...T) T { return xs[d.pick(len(xs))] }

// width is a width, mostly one of which all values can be tried.
func (d *drawn) width() int {
	if d.pick(8) == 0 {
		return one(d, 16, 31, 32, 33, 63, 64)
	}
	return 1 + d.pick(5)
}

// v is the variable of w bits with this name.
func (d *drawn) v(name string, w int) term.ID { return d.t.Var(name+strconv.Itoa(w), term.BV(w)) }

// leaf is a number of few variables: two of w bits, one that is extended, and constants.
func (d *drawn) leaf(w int) term.ID {
	t := d.t
	n := max(1, min(w/2, 2))
	switch k := d.pick(10); {
	case k < 3:
		return d.v("x", w)
	case k < 6:
		return d.v("y", w)
	case k < 7 && n < w:
		return t.ZExt(d.v("n", n), w)
	case k < 8 && n < w:
		return t.SExt(d.v("n", n), w)
	}
	return d.constant(w)
}

// cond is a condition of few variables.
func (d *drawn) cond() term.ID {
	t := d.t
	c := t.Var([]string{"c", "d"}[d.pick(2)], term.Bool)
	if d.pick(3) == 0 {
		return t.Not(c)
	}
	return c
}

// refine tells the rewriter a range of variable v, to which evaluation keeps from then on.
func (d *drawn) refine(v term.ID) {
	w := d.t.Width(v)
	a := d.someRange(w)
	if d.facts == nil {
		d.facts = map[term.ID]Range{}
	}
	if old, ok := d.facts[v]; ok && old.Disjoint(a) {
		return
	}
	d.r.Refine(v, a)
	d.facts[v] = d.r.Range(v)
}

// someRange is a range of width w, by one of its views.
func (d *drawn) someRange(w int) Range {
	lo, hi := d.rng.Uint64()&maskOf(w), d.rng.Uint64()&maskOf(w)
	if d.pick(3) == 0 { // short, near an end
		lo = []uint64{0, maskOf(w) >> 1, maskOf(w) - 3&maskOf(w)}[d.pick(3)]
		hi = min(lo+uint64(d.pick(6)), maskOf(w))
	}
	lo, hi = min(lo, hi), max(lo, hi)
	step := uint64(1)
	switch d.pick(4) {
	case 0:
		step = uint64(d.pick(5))
	case 1:
		step = 1 << uint(d.pick(w))
	}
	if d.pick(2) == 0 {
		f := constRange(0, w).flip()
		return SRange(w, top(w).unflip(lo^f^f), top(w).unflip(hi), step)
	}
	return URange(w, lo, hi, step)
}

// over prepares the evaluation of roots.
func (d *drawn) over(roots ...term.ID) {
	d.l.Over(d.t, d.seed, roots...)
	for v, a := range d.facts { // where a fact fails seldom anything is left of many bits
		if !d.l.Whole && d.t.Sort(v).IsBV() {
			vals := make([]uint64, d.l.N())
			for i := range vals {
				vals[i] = d.member(a)
			}
			d.l.Set(v, vals)
		}
	}
}

// member is a value in a, often one at its ends.
func (d *drawn) member(a Range) uint64 {
	for range 4 {
		v := a.u.lo
		if a.u.step > 0 {
			n := (a.u.hi - a.u.lo) / a.u.step
			k := d.rng.Uint64()
			switch d.pick(3) {
			case 0:
				k = uint64(d.pick(3))
			case 1:
				k = n - uint64(d.pick(3))
			}
			if n < ^uint64(0) {
				k %= n + 1
			}
			v += k * a.u.step
		}
		if a.Contains(v) {
			return v
		}
	}
	return a.unflipKey(a.s.lo)
}

func (a Range) unflipKey(k uint64) uint64 { return k ^ a.flip() }

// holds tells whether the facts hold in a lane.
func (d *drawn) holds(lane int) bool {
	for v, a := range d.facts {
		if vals := d.l.Values(v); !a.Contains(vals[lane]) {
			return false
		}
	}
	return true
}

// same fails where x and y differ in a lane in which the facts hold.
func (d *drawn) same(x, y term.ID) {
	d.tt.Helper()
	if d.t.Sort(x) != d.t.Sort(y) {
		d.fatal("sort %v of %s, %v of %s", d.t.Sort(x), sexpr(d.t, x), d.t.Sort(y), sexpr(d.t, y))
	}
	if d.t.Sort(x).IsBV() && d.t.Width(x) > 64 {
		if !sameValue(d.tt, d.gen, d.r, x, y, 8) {
			d.fatal("%s\n is not %s", sexpr(d.t, x), sexpr(d.t, y))
		}
		return
	}
	var roots []term.ID
	for v := range d.facts {
		roots = append(roots, v)
	}
	d.over(append(roots, x, y)...)
	a, b := d.l.Values(x), d.l.Values(y)
	if a == nil || b == nil { // something of more than 64 bits is inside
		if len(d.facts) == 0 && !sameValue(d.tt, d.gen, d.r, x, y, 8) {
			d.fatal("%s\n is not %s", sexpr(d.t, x), sexpr(d.t, y))
		}
		return
	}
	for i := range a {
		if a[i] != b[i] && d.holds(i) {
			d.fatal("%s is %d\nbut %s is %d\nlane %d, facts %v", sexpr(d.t, x), a[i], sexpr(d.t, y), b[i], i, d.facts)
		}
	}
}

// always fails where condition x is not value in a lane in which the facts and given (0: nothing) hold.
func (d *drawn) always(given, x term.ID, value bool) {
	d.tt.Helper()
	roots := []term.ID{x}
	if given != 0 {
		roots = append(roots, given)
	}
	for v := range d.facts {
		roots = append(roots, v)
	}
	d.over(roots...)
	want := uint64(0)
	if value {
		want = 1
	}
	for i, v := range d.l.Values(x) {
		if v != want && (given == 0 || d.l.Values(given)[i] == 1) && d.holds(i) {
			d.fatal("%s is %d, not always %v (lane %d, given %d)", sexpr(d.t, x), v, value, i, given)
		}
	}
}
