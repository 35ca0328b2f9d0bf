package rewriter

import (
	"testing"

	"seabmc/domain"
	"seabmc/rewriter/draw"
	"seabmc/term"
)

// Facts that are learnt narrow what is built afterwards.
func TestRefine(t *testing.T) {
	tab := term.NewTable(draw.Layout64)
	r := New(tab)
	n := tab.Var("n", term.BV(32))
	in := func(k uint64) term.ID {
		return r.Bin(term.OpUlt, r.Bin(term.OpMul, n, tab.Const(4, 32)), tab.Const(k, 32))
	}
	if in(401) == term.True {
		t.Fatal("n*4 < 401 before n is known")
	}
	r.Ranges().Refine(n, domain.URange(32, 0, 100, 1))
	if got := in(402); got != term.True {
		t.Errorf("n <= 100, n*4 < 402: %s", draw.Sexpr(tab, got))
	}
	if got := in(400); got != r.Not(r.Eq(n, tab.Const(100, 32))) {
		t.Errorf("n <= 100, n*4 < 400: %s", draw.Sexpr(tab, got))
	}
}
