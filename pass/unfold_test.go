package pass

import (
	"fmt"
	"testing"

	"seabmc/rewriter"
	"seabmc/rewriter/draw"
	"seabmc/term"
)

// arrayTerm makes a random array: writes and choices over two variables.
func arrayTerm(g *draw.Gen, w, depth int) term.ID {
	t := g.T
	if depth == 0 {
		return t.Var(fmt.Sprintf("mem%d", g.Pick(2)), term.Array(w))
	}
	if g.Pick(5) == 0 {
		return t.Ite(g.Bool(1), arrayTerm(g, w, depth-1), arrayTerm(g, w, depth-1))
	}
	return t.Store(arrayTerm(g, w, depth-1), indexTerm(g, w), g.BV(8, 1))
}

// indexTerm returns an index that often equals others.
func indexTerm(g *draw.Gen, w int) term.ID {
	if g.Pick(2) == 0 {
		return g.T.Const(uint64(g.Pick(4)), w)
	}
	return g.T.Bin(term.OpAdd, g.T.Var(fmt.Sprintf("i%d", g.Pick(2)), term.BV(w)), g.T.Const(uint64(g.Pick(3)), w))
}

// Unfolded formulas have no writes, and have the value that they had before.
func TestUnfold(t *testing.T) {
	const w = 4
	for seed := range uint64(500) {
		g := draw.NewGen(seed, draw.SmallLayout)
		r := rewriter.New(g.T)
		var fs []term.ID
		for range 3 {
			x := g.T.Select(arrayTerm(g, w, 1+g.Pick(8)), indexTerm(g, w))
			y := g.T.Select(g.T.Store(arrayTerm(g, w, 3), indexTerm(g, w), x), indexTerm(g, w)) // a read that is written
			fs = append(fs, g.T.Eq(x, g.BV(8, 1)), g.T.Bin(term.OpUlt, y, x))
		}
		out, ok := NewUnfolder(r, 1<<20).Run(fs)
		if !ok {
			t.Fatalf("seed %d: not unfolded", seed)
		}
		g.T.Walk(func(id term.ID) {
			if g.T.Op(id) == term.OpStore {
				t.Fatalf("seed %d: a write is left: %s", seed, draw.Sexpr(g.T, id))
			}
		}, out...)
		for range 20 {
			m := g.Assign()
			for k := range 2 {
				bytes := map[uint64]byte{}
				for i := range uint64(1 << w) {
					bytes[i] = byte(g.Pick(4))
				}
				m.SetArray(g.T.Var(fmt.Sprintf("mem%d", k), term.Array(w)), bytes, 0)
			}
			for i, f := range fs {
				a, err := m.EvalBool(f)
				if err != nil {
					t.Fatal(err)
				}
				if b, err := m.EvalBool(out[i]); err != nil || a != b {
					t.Fatalf("seed %d: %s is %v, unfolded to %s it is %v (%v)", seed, draw.Sexpr(g.T, f), a, draw.Sexpr(g.T, out[i]), b, err)
				}
			}
		}
	}
}

// A read passes writes to other indices, and takes the value that was written at its own.
func TestUnfoldFolds(t *testing.T) {
	tab := term.NewTable(draw.SmallLayout)
	r := rewriter.New(tab)
	mem, x := tab.Var("mem", term.Array(8)), tab.Var("x", term.BV(8))
	arr := tab.Store(mem, tab.Const(1, 8), x)
	for i := range uint64(1000) {
		arr = tab.Store(arr, tab.Const(2+i%200, 8), tab.Const(i%256, 8))
	}
	f := tab.Eq(tab.Select(arr, tab.Const(1, 8)), x)
	if out, ok := NewUnfolder(r, 1<<20).Run([]term.ID{f}); !ok || out[0] != term.True {
		t.Errorf("unfolded to %s", draw.Sexpr(tab, out[0]))
	}
	if out, ok := NewUnfolder(r, 100).Run([]term.ID{f}); ok || out[0] != f {
		t.Errorf("in 100 steps unfolded to %s", draw.Sexpr(tab, out[0]))
	}
}
