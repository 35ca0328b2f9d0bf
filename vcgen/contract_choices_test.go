package vcgen

import (
	"fmt"
	"slices"
	"testing"

	"seabmc/term"
	"seabmc/term/shape"
)

// onPathOf is a generator on a path.
func onPathOf(t *testing.T, path func(*Gen) term.ID) *Gen {
	t.Helper()
	g := newGen(t)
	g.set(guard, path(g))
	g.OnPath(guard)
	return g
}

// A path says that one of some conditions holds, and a value goes through them: all but two of them can be left open, and the
// last one is known then.
func TestContractOpenConditions(t *testing.T) {
	for n := 1; n <= maxExtended+3; n++ {
		var conds []term.ID
		g := onPathOf(t, func(g *Gen) term.ID {
			for i := range n {
				conds = append(conds, g.t.Var(fmt.Sprint("c", i), term.Bool))
			}
			return g.t.Or(conds...)
		})
		rest := g.t.Var("rest", term.BV(8))
		v := rest
		for i := range slices.Backward(conds) {
			v = g.t.Ite(conds[i], g.t.Var(fmt.Sprint("x", i), term.BV(8)), v)
		}
		left := slices.Contains(shape.Variables(g.t, g.onPath(v)), rest)
		if want := n-1 > maxExtended; left != want {
			t.Errorf("%d conditions: what is taken where none holds is left: %v", n, left)
		}
	}
}

// A path with one condition more is the same each time; it is the path itself where the condition is none of its own, or where it says no more.
func TestContractExtended(t *testing.T) {
	var a, b term.ID
	g := onPathOf(t, func(g *Gen) term.ID {
		a, b = g.t.Var("a", term.Bool), g.t.Var("b", term.Bool)
		return g.t.Or(a, b)
	})
	c := g.here
	e := g.extended(c, a)
	if e == c || e == nil || e.cond != g.r.And(c.cond, a) || g.extended(c, a) != e {
		t.Errorf("with a: %v", e)
	}
	if g.extended(c, g.t.Var("other", term.Bool)) != c {
		t.Error("another condition extends the path")
	}
}

// Where one of two sides is on no execution of the path, the other one is the value. (Bounds are known of numbers of at most 64 bits.)
func TestContractOneSide(t *testing.T) {
	var never term.ID
	g := onPathOf(t, func(g *Gen) term.ID {
		x := g.t.Var("x", term.BV(65))
		never = g.t.Eq(x, g.t.Const(5, 65))
		return g.t.And(g.t.Eq(x, g.t.Const(3, 65)), g.t.Or(never, g.t.Var("z", term.Bool)))
	})
	if _, ok := g.decide(g.here, never, decideDepth); ok || g.r.And(g.here.cond, never) != term.False {
		t.Fatal("not what this test is about")
	}
	yes, no := g.t.Var("yes", term.BV(8)), g.t.Var("no", term.BV(8))
	if got := g.onPath(g.t.Ite(never, yes, no)); got != no {
		t.Errorf("term %d", got)
	}
	nobody := onPathOf(t, func(g *Gen) term.ID {
		x := g.t.Var("x", term.BV(65))
		never = g.t.Var("a", term.Bool)
		return g.t.And(g.t.Eq(x, g.t.Const(3, 65)), g.t.Eq(x, g.t.Const(5, 65)), g.t.Or(never, g.t.Var("z", term.Bool)))
	})
	if v := nobody.t.Ite(never, nobody.t.Var("yes", term.BV(8)), nobody.t.Var("no", term.BV(8))); nobody.onPath(v) != v {
		t.Error("a path that nobody is on makes a choice")
	}
}

// What is looked at below an operation: each argument that is a number, each value once, leaves for nothing; nothing below a read, and no condition.
func TestContractBelow(t *testing.T) {
	var path term.ID
	g := onPathOf(t, func(g *Gen) term.ID { path = g.t.Var("path", term.Bool); return path })
	x, other := g.t.Var("x", term.BV(8)), g.t.Var("other", term.BV(8))
	choice := g.t.Ite(path, x, other)
	at := func(kind string, i int) term.ID { return g.t.Var(fmt.Sprint(kind, i), term.BV(8)) }

	if got := g.onPath(g.t.ZExt(choice, 16)); got != g.t.ZExt(x, 16) {
		t.Errorf("below one argument: term %d", got)
	}
	shared := choice
	for i := range pathDepth {
		shared = g.t.Ite(g.t.Var(fmt.Sprint("c", i), term.Bool), g.t.Bin(term.OpUDiv, shared, at("l", i)), g.t.Bin(term.OpUDiv, shared, at("r", i)))
	}
	if slices.Contains(shape.Variables(g.t, g.forgotten().onPath(shared)), other) {
		t.Error("a value that is used twice is looked at twice")
	}
	read := g.t.Select(g.t.Var("m", term.Array(8)), choice)
	if got := g.forgotten().onPath(read); got != read {
		t.Errorf("below a read: term %d", got)
	}
	cond := g.t.Bin(term.OpUlt, choice, at("y", 0))
	if got := g.onPath(cond); got != cond {
		t.Errorf("a condition: term %d", got)
	}
}

// Leaves are not counted as nodes, also those that are looked at before what lies beside them.
func TestContractLeaves(t *testing.T) {
	var conds []term.ID
	g := onPathOf(t, func(g *Gen) term.ID {
		for i := range pathBudget - pathDepth {
			conds = append(conds, g.t.Var(fmt.Sprint("c", i), term.Bool))
		}
		return g.t.And(conds...)
	})
	other := g.t.Var("other", term.BV(8))
	v := g.t.Var("x", term.BV(8))
	for _, c := range conds {
		v = g.t.Ite(c, v, other)
	}
	for i := range pathDepth {
		v = g.t.Bin(term.OpUDiv, g.t.Var(fmt.Sprint("by", i), term.BV(8)), v)
	}
	if slices.Contains(shape.Variables(g.t, g.onPath(v)), other) {
		t.Errorf("%d nodes are more than %d", pathBudget, pathBudget)
	}
}

// A comparison is decided by what the path says of it, and by the bounds that it gives the numbers.
func TestContractCompared(t *testing.T) {
	var same, small term.ID
	g := onPathOf(t, func(g *Gen) term.ID {
		x, y := g.t.Var("x", term.BV(8)), g.t.Var("y", term.BV(8))
		same = g.t.Eq(g.t.Var("v", term.BV(8)), g.t.Var("w", term.BV(8)))
		small = g.t.Bin(term.OpUlt, g.t.Bin(term.OpAdd, x, y), g.t.Const(20, 8))
		five := g.t.Const(5, 8)
		return g.t.And(same, g.t.Bin(term.OpUlt, x, five), g.t.Bin(term.OpUlt, y, five))
	})
	if got := g.compared(same); got != term.True || g.derived.choices != 1 {
		t.Errorf("what the path says: term %d, %d choices", got, g.derived.choices)
	}
	if got := g.compared(small); got != term.True || g.derived.choices != 1 {
		t.Errorf("what follows from bounds: term %d, %d choices", got, g.derived.choices)
	}
	if open := g.t.Eq(g.t.Var("v", term.BV(8)), g.t.Const(0, 8)); g.compared(open) != open {
		t.Error("what is open is decided")
	}
}
