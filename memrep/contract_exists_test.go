package memrep

import (
	"math/rand/v2"
	"testing"

	"seabmc/rewriter"
	"seabmc/term"
	"seabmc/term/exhaust"
)

// The contract test of the conditions under which an object exists.

// conditions draws conditions.
type conditions struct {
	*rand.Rand
	t *term.Table
	r *rewriter.Rewriter
	l *exhaust.Lanes
}

func drawConditions(seed uint64, l *exhaust.Lanes) *conditions {
	t := term.NewTable(term.Layout{PtrBits: 12, ObjBits: 7})
	return &conditions{rand.New(rand.NewPCG(seed, 11)), t, rewriter.New(t), l}
}

func (d *conditions) cond(depth int) term.ID {
	t := d.t
	if depth > 0 {
		switch d.IntN(5) {
		case 0:
			return d.r.And(d.cond(depth-1), d.cond(depth-1))
		case 1:
			return d.r.Or(d.cond(depth-1), d.cond(depth-1))
		case 2:
			return d.r.Not(d.cond(depth - 1))
		}
	}
	if d.IntN(3) == 0 {
		return d.r.Eq(t.Var("n", term.BV(2)), t.Const(uint64(d.IntN(4)), 2))
	}
	return t.Var([]string{"c", "d", "e"}[d.IntN(3)], term.Bool)
}

// overConditions makes the draws of a test: see exhaust.Contract.
func overConditions(t *testing.T, share int, f func(d *conditions, seed uint64) string, wanted ...string) {
	t.Helper()
	l := exhaust.New(11)
	exhaust.Contract(t, share, func(seed uint64) string { return f(drawConditions(seed, l), seed) }, wanted...)
}

// existing: if the object exists, the condition is the same.
func TestContractExists(t *testing.T) {
	overConditions(t, 4000, func(d *conditions, seed uint64) string {
		c := newCore(d.r, true, false)
		c.checked = d.IntN(8) > 0
		e, x := d.cond(2), d.cond(3)
		if d.IntN(3) == 0 {
			x = d.r.And(e, x)
		}
		c.Exists(1, e)
		got := c.existing(1, x)
		if c.existing(2, x) != x || !c.checked && got != x {
			t.Fatalf("seed %d: another condition, nothing is known of the object", seed)
		}
		if c.existing(1, x) != got {
			t.Fatalf("seed %d: another condition the second time", seed)
		}
		d.l.Over(d.t, seed, e, x, got)
		a, b, in := d.l.Values(x), d.l.Values(got), d.l.Values(e)
		for i := range a {
			if in[i] == 1 && a[i] != b[i] {
				t.Fatalf("seed %d: %d becomes %d in lane %d", seed, a[i], b[i], i)
			}
		}
		if got != x {
			return "changed"
		}
		return "as it was"
	}, "changed", "as it was")
}
