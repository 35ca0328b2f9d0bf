package bdd

import (
	"math/rand"
	"testing"

	"seabmc/claim"
	"seabmc/term"
)

// condition returns a random condition of the given depth over a few unknowns.
func condition(r *rand.Rand, t *term.Table, unknowns []term.ID, depth int) term.ID {
	if depth == 0 {
		return unknowns[r.Intn(len(unknowns))]
	}
	sub := func() term.ID { return condition(r, t, unknowns, depth-1) }
	switch r.Intn(4) {
	case 0:
		return t.Not(sub())
	case 1:
		return t.And(sub(), sub(), sub())
	case 2:
		return t.Or(sub(), sub())
	}
	return t.Ite(sub(), sub(), sub())
}

// Impossible and Under are right and, for few unknowns, complete: they give the same answers as trying all values.
func TestDiagramsAgreeWithAllValues(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for round := range 2000 {
		tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
		rw := NewDiagrams(tab, &claim.Log{})
		x8 := tab.Var("x", term.BV(8))
		unknowns := []term.ID{tab.Var("a", term.Bool), tab.Var("b", term.Bool), tab.Var("c", term.Bool), tab.Var("d", term.Bool),
			tab.Eq(x8, tab.Const(3, 8))}
		path, x := condition(r, tab, unknowns, 3), condition(r, tab, unknowns, 3)
		some := [2]bool{} // values that x has where path holds
		for bits := range 1 << len(unknowns) {
			m := term.NewModel(tab)
			for i, u := range unknowns[:4] {
				m.SetBool(u, bits>>i&1 == 1)
			}
			m.SetBV64(x8, uint64(3*(bits>>4&1)))
			holds, err := m.EvalBool(path)
			if err != nil {
				t.Fatal(err)
			}
			if v, _ := m.EvalBool(x); holds {
				some[b2i(v)] = true
			}
		}
		if got, want := rw.Impossible(path), !some[0] && !some[1]; got != want {
			t.Fatalf("round %d: Impossible(%d) is %v, want %v", round, path, got, want)
		}
		value, ok := rw.Under(path, x)
		if want := !some[0] || !some[1]; ok != want || ok && some[b2i(!value)] {
			t.Fatalf("round %d: Under(%d, %d) is %v, %v; values it has: %v", round, path, x, value, ok, some)
		}
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// A condition with many unknowns, or whose diagram would be large, is given up soon: nothing is said about it.
func TestLargeDiagramsAreGivenUp(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	rw := NewDiagrams(tab, &claim.Log{})
	// (x0 = y0) and (x1 = y1) and ...: exponential in this order of unknowns, first all x, then all y.
	const n = 40
	var xs, eqs []term.ID
	for i := range n {
		xs = append(xs, tab.Numbered("x", uint32(i), term.Bool))
	}
	for i := range n {
		y := tab.Numbered("y", uint32(i), term.Bool)
		eqs = append(eqs, tab.Or(tab.And(xs[i], y), tab.And(tab.Not(xs[i]), tab.Not(y))))
	}
	same := tab.And(eqs...)
	if rw.Impossible(tab.And(same, xs[0])) {
		t.Error("equal bits are possible")
	}
	if got := len(rw.nodes); got > 4*maxSteps {
		t.Errorf("%d nodes were made", got)
	}
	if _, ok := rw.Under(same, xs[0]); ok {
		t.Error("a bit is decided by being equal to another")
	}
}
