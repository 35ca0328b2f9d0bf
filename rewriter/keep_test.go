package rewriter

import (
	"testing"

	"seabmc/term"
)

// The range of j follows from j <= s + n. Written over the six bits that this range leaves, the comparison would let j = 64 through.
func TestKeep(t *testing.T) {
	for _, keep := range []bool{false, true} {
		r := New(term.NewTable(layout64))
		j, s, n := r.T.Var("j", term.BV(32)), r.T.Var("s", term.BV(32)), r.T.Var("n", term.BV(32))
		r.Refine(s, URange(32, 0, 16, 1))
		r.Refine(n, URange(32, 0, 16, 1))
		above := r.Simplify(r.T.Bin(term.OpUlt, r.T.Bin(term.OpAdd, s, n), j))
		r.Refine(j, URange(32, 0, 32, 1))
		if keep {
			r.Keep(above)
		}
		if pure := r.Purify(above); (pure == above) != keep {
			t.Errorf("keep %v: %s became %s", keep, sexpr(r.T, above), sexpr(r.T, pure))
		}
	}
}
