package pass

import (
	"testing"

	"seabmc/rewriter"
	"seabmc/term"
)

// TestPrune checks that what the literals of a conjunction make true is left out, and nothing else.
func TestPrune(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	r := rewriter.New(tab)
	v := tab.Var("v", term.BV(8))
	is := func(k uint64) term.ID { return tab.Eq(v, tab.Const(k, 8)) }
	a, b, c := tab.Var("a", term.Bool), tab.Var("b", term.Bool), tab.Var("c", term.Bool)
	for _, x := range []struct {
		name     string
		in, want term.ID
	}{
		{"an assumption of another case", tab.And(is(1), tab.Not(tab.And(is(2), a)), b), tab.And(is(1), b)},
		{"an assumption of this case", tab.And(is(1), tab.Not(tab.And(is(1), a))), tab.And(is(1), tab.Not(tab.And(is(1), a)))},
		{"a disjunction with a conjunct in it", tab.And(a, tab.Or(a, b)), a},
		{"an assumption on the other side of a branch", tab.And(tab.Not(a), tab.Not(tab.And(a, b))), tab.Not(a)},
		{"nested conjunctions", tab.And(tab.And(a, tab.Not(tab.And(tab.Not(a), c))), b), tab.And(a, b)},
		{"alternatives that are all out", tab.And(is(1), tab.Not(tab.Or(tab.And(is(2), a), tab.And(is(3), b)))), is(1)},
		{"a conjunct is no reason for itself", tab.And(a, tab.Not(tab.And(b, c))), tab.And(a, tab.Not(tab.And(b, c)))},
	} {
		got := NewPruner(r).Prune(x.in)
		if !sameConjuncts(tab, got, x.want) {
			t.Errorf("%s: got term %d, want %d", x.name, got, x.want)
		}
		if both := r.Xor(got, x.in); !falseForAll(t, tab, both, []term.ID{a, b, c}, v) {
			t.Errorf("%s: another formula", x.name)
		}
	}
}

func sameConjuncts(tab *term.Table, x, y term.ID) bool {
	set := func(f term.ID) map[term.ID]bool {
		m := map[term.ID]bool{}
		for _, c := range (&conjunction{t: tab}).conjuncts(f) {
			m[c] = true
		}
		return m
	}
	sx, sy := set(x), set(y)
	for c := range sx {
		if !sy[c] {
			return false
		}
	}
	return len(sx) == len(sy)
}

// falseForAll evaluates f for all values of the Booleans and the first five of v.
func falseForAll(t *testing.T, tab *term.Table, f term.ID, bools []term.ID, v term.ID) bool {
	for bits := range 1 << len(bools) {
		for k := range uint64(5) {
			m := term.NewModel(tab)
			for i, b := range bools {
				m.SetBool(b, bits>>i&1 == 1)
			}
			m.SetBV64(v, k)
			ok, err := m.EvalBool(f)
			if err != nil {
				t.Fatal(err)
			}
			if ok {
				return false
			}
		}
	}
	return true
}
