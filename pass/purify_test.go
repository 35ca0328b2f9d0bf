package pass

import (
	"fmt"
	"strings"
	"testing"

	"seabmc/order"
	"seabmc/rewriter"
	"seabmc/rewriter/draw"
	"seabmc/term"
)

var _ = []Pass{&Purifier{}, &Pruner{}, &Replacer{}, &Unfolder{}, &order.Narrower{}}

// Purify keeps the value of random terms.
func TestPurifyRandomTerms(t *testing.T) {
	n := uint64(30000)
	if testing.Short() {
		n = 2000
	}
	for seed := range n {
		g := draw.NewGen(seed, draw.Layouts[seed/2%2*(seed/4%4)])
		id := g.Bool(2 + g.Pick(3))
		if seed%2 == 1 {
			id = g.BV(1+g.Pick(8), 2+g.Pick(3))
		}
		p := NewPurifier(rewriter.New(g.T)).Purify(id)
		if !draw.SameValue(t, g, id, p, 6) {
			t.Fatalf("seed %d: %s\n purified %s", seed, draw.Sexpr(g.T, id), draw.Sexpr(g.T, p))
		}
		if strings.Contains(draw.Sexpr(g.T, p), "ptr") {
			t.Fatalf("seed %d: impure %s", seed, draw.Sexpr(g.T, p))
		}
	}
}

// Purified terms are not much larger, however deep the pointers are.
func TestPurifyIsLinear(t *testing.T) {
	tab := term.NewTable(draw.Layout64)
	p := tab.Var("p", term.Ptr)
	for i := range 10_000 {
		p = tab.Ite(tab.Var(fmt.Sprint("c", i), term.Bool), tab.MkPtr(tab.PtrBase(p), tab.Bin(term.OpAdd, tab.PtrOff(p), tab.Const(8, tab.Layout.OffBits()))), p)
	}
	r := rewriter.New(tab)
	x := r.Simplify(tab.Eq(p, tab.Var("q", term.Ptr)))
	size := tab.Size(x)
	if got := tab.Size(NewPurifier(r).Purify(x)); got > 4*size+10 {
		t.Errorf("%d nodes are purified to %d", size, got)
	}
}
