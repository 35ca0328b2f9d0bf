package rewriter

import (
	"fmt"
	"testing"

	"seabmc/term"
)

// array makes a random array: writes and choices over two variables.
func (g *gen) array(w, depth int) term.ID {
	t := g.t
	if depth == 0 {
		return t.Var(fmt.Sprintf("mem%d", g.pick(2)), term.Array(w))
	}
	if g.pick(5) == 0 {
		return t.Ite(g.boolean(1), g.array(w, depth-1), g.array(w, depth-1))
	}
	return t.Store(g.array(w, depth-1), g.index(w), g.bv(8, 1))
}

// index is an index that often meets others.
func (g *gen) index(w int) term.ID {
	if g.pick(2) == 0 {
		return g.t.Const(uint64(g.pick(4)), w)
	}
	return g.t.Bin(term.OpAdd, g.t.Var(fmt.Sprintf("i%d", g.pick(2)), term.BV(w)), g.t.Const(uint64(g.pick(3)), w))
}

// Unfolded formulas have no writes, and the value that they had.
func TestUnfold(t *testing.T) {
	const w = 4
	for seed := range uint64(500) {
		g := newGen(seed, smallLayout)
		r := New(g.t)
		var fs []term.ID
		for range 3 {
			x := g.t.Select(g.array(w, 1+g.pick(8)), g.index(w))
			y := g.t.Select(g.t.Store(g.array(w, 3), g.index(w), x), g.index(w)) // a read that is written
			fs = append(fs, g.t.Eq(x, g.bv(8, 1)), g.t.Bin(term.OpUlt, y, x))
		}
		out, ok := r.Unfold(1<<20, fs...)
		if !ok {
			t.Fatalf("seed %d: not unfolded", seed)
		}
		g.t.Walk(func(id term.ID) {
			if g.t.Op(id) == term.OpStore {
				t.Fatalf("seed %d: a write is left: %s", seed, sexpr(g.t, id))
			}
		}, out...)
		for range 20 {
			m := g.assign()
			for k := range 2 {
				bytes := map[uint64]byte{}
				for i := range uint64(1 << w) {
					bytes[i] = byte(g.pick(4))
				}
				m.SetArray(g.t.Var(fmt.Sprintf("mem%d", k), term.Array(w)), bytes, 0)
			}
			for i, f := range fs {
				a, err := m.EvalBool(f)
				if err != nil {
					t.Fatal(err)
				}
				if b, err := m.EvalBool(out[i]); err != nil || a != b {
					t.Fatalf("seed %d: %s is %v, unfolded to %s it is %v (%v)", seed, sexpr(g.t, f), a, sexpr(g.t, out[i]), b, err)
				}
			}
		}
	}
}

// A read passes writes that are elsewhere, and takes what was written there.
func TestUnfoldFolds(t *testing.T) {
	tab := term.NewTable(smallLayout)
	r := New(tab)
	mem, x := tab.Var("mem", term.Array(8)), tab.Var("x", term.BV(8))
	arr := tab.Store(mem, tab.Const(1, 8), x)
	for i := range uint64(1000) {
		arr = tab.Store(arr, tab.Const(2+i%200, 8), tab.Const(i%256, 8))
	}
	f := tab.Eq(tab.Select(arr, tab.Const(1, 8)), x)
	if out, ok := r.Unfold(1<<20, f); !ok || out[0] != term.True {
		t.Errorf("unfolded to %s", sexpr(tab, out[0]))
	}
	if out, ok := r.Unfold(100, f); ok || out[0] != f {
		t.Errorf("in 100 steps unfolded to %s", sexpr(tab, out[0]))
	}
}
