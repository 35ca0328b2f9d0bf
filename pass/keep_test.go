package pass

import (
	"testing"

	"seabmc/domain"
	"seabmc/rewriter"
	"seabmc/rewriter/draw"
	"seabmc/term"
)

// The range of j follows from j <= s + n. Written over the six bits that this range leaves, the comparison would let j = 64 through.
func TestKeep(t *testing.T) {
	for _, keep := range []bool{false, true} {
		r := rewriter.New(term.NewTable(draw.Layout64))
		j, s, n := r.T.Var("j", term.BV(32)), r.T.Var("s", term.BV(32)), r.T.Var("n", term.BV(32))
		r.Ranges().Refine(s, domain.URange(32, 0, 16, 1))
		r.Ranges().Refine(n, domain.URange(32, 0, 16, 1))
		above := r.Simplify(r.T.Bin(term.OpUlt, r.T.Bin(term.OpAdd, s, n), j))
		r.Ranges().Refine(j, domain.URange(32, 0, 32, 1))
		p := NewPurifier(r)
		if keep {
			p.Keep(above)
		}
		if pure := p.Purify(above); (pure == above) != keep {
			t.Errorf("keep %v: %s became %s", keep, draw.Sexpr(r.T, above), draw.Sexpr(r.T, pure))
		}
	}
}
