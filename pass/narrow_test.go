package pass

import (
	"math/rand"
	"testing"

	"seabmc/rewriter"
	"seabmc/term"
)

// A comparison of counters is made over the bits that they can fill.
func TestNarrowSums(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 20})
	r := rewriter.New(tab)
	rng := rand.New(rand.NewSource(1))
	var conds []term.ID
	for _, n := range []string{"a", "b", "c", "d", "e", "f"} {
		conds = append(conds, tab.Var(n, term.Bool))
	}
	one := func(c term.ID, v int64) term.ID {
		return tab.Ite(c, tab.Const(uint64(v), 64), tab.Const(0, 64))
	}
	for range 300 {
		sum := func() term.ID {
			s := tab.Const(uint64(rng.Intn(3)), 64)
			for _, c := range conds[:1+rng.Intn(len(conds))] {
				s = tab.Bin(term.OpAdd, s, one(c, int64(rng.Intn(4)-1))) // also below zero
			}
			return s
		}
		f := tab.Eq(sum(), sum())
		if rng.Intn(2) == 0 {
			f = tab.Bin(term.OpUlt, sum(), sum())
		}
		g := NewPurifier(r).Purify(f)
		for bits := range 1 << len(conds) {
			m := term.NewModel(tab)
			for i, c := range conds {
				m.SetBool(c, bits>>i&1 != 0)
			}
			want, err1 := m.EvalBool(f)
			got, err2 := m.EvalBool(g)
			if err1 != nil || err2 != nil || want != got {
				t.Fatalf("term %d became %d: %v, want %v (%v, %v)", f, g, got, want, err1, err2)
			}
		}
	}
	s := tab.Const(0, 64)
	for _, c := range conds {
		s = tab.Bin(term.OpAdd, s, one(c, 1))
	}
	f := NewPurifier(r).Purify(tab.Eq(s, tab.Bin(term.OpAdd, one(conds[0], 1), tab.ZExt(tab.Var("x", term.BV(3)), 64))))
	if w := tab.Width(tab.Arg(f, 0)); w > 4 {
		t.Errorf("compared over %d bits, want at most 4", w)
	}
}
