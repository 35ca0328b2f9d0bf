package vcgen

import (
	"errors"
	"fmt"
	"testing"

	"seabmc/term"
)

// Comparisons with constants, and how far a path looks: all of them, where they are few.

// compared1 is a comparison of a variable v with a constant k; holds says whether it is true of a number.
type compared1 struct {
	name  string
	term  term.ID
	holds func(v uint64) bool
	equal bool
	k     uint64
}

// comparisons are all of v, which has w bits, with constants.
func comparisons(t *term.Table, v term.ID, w int) (out []compared1) {
	for k := range uint64(1) << uint(w) {
		c := t.Const(k, w)
		out = append(out,
			compared1{fmt.Sprintf("v = %d", k), t.Eq(v, c), func(v uint64) bool { return v == k }, true, k},
			compared1{fmt.Sprintf("v < %d", k), t.Bin(term.OpUlt, v, c), func(v uint64) bool { return v < k }, false, k},
			compared1{fmt.Sprintf("%d < v", k), t.Bin(term.OpUlt, c, v), func(v uint64) bool { return k < v }, false, k})
	}
	return out
}

func newGen(t *testing.T) *Gen {
	t.Helper()
	g, err := New(registers(), Options{ARM: true, Checked: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// What a comparison says of a variable of few bits is exactly where it has the value. Nothing is said only of one that has it nowhere, and of a
// number that v is not, unless that is 0.
func TestContractInterval(t *testing.T) {
	g := newGen(t)
	for w := 1; w <= 4; w++ {
		v := g.t.Var(fmt.Sprint("v", w), term.BV(w))
		for _, c := range comparisons(g.t, v, w) {
			for _, value := range []bool{true, false} {
				var in []uint64
				for n := range uint64(1) << uint(w) {
					if c.holds(n) == value {
						in = append(in, n)
					}
				}
				x, s, ok := g.interval(c.term, value)
				if said := len(in) > 0 && (!c.equal || value || c.k == 0); ok != said || ok && (x != v || s != span{in[0], in[len(in)-1]}) {
					t.Errorf("%d bits, %s is %v: %v %v, it is true of %v", w, c.name, value, s, ok, in)
				}
			}
		}
	}
}

// At the ends of 64 bits nothing wraps around; wider numbers, pairs of variables and other conditions say nothing.
func TestContractIntervalWide(t *testing.T) {
	g := newGen(t)
	const most = ^uint64(0)
	v, u := g.t.Var("v", term.BV(64)), g.t.Var("u", term.BV(64))
	wide := g.t.Var("wide", term.BV(65))
	k := func(n uint64) term.ID { return g.t.Const(n, 64) }
	less := func(x, y term.ID) term.ID { return g.t.Bin(term.OpUlt, x, y) }
	for _, tt := range []struct {
		name  string
		cond  term.ID
		value bool
		want  span
		ok    bool
	}{
		{"v is less than the last", less(v, k(most)), true, span{0, most - 1}, true},
		{"v is the last", less(v, k(most)), false, span{most, most}, true},
		{"v is less than none", less(v, k(0)), true, span{}, false},
		{"v is not less than none", less(v, k(0)), false, span{0, most}, true},
		{"v is more than the last", less(k(most), v), true, span{}, false},
		{"v is not 0", g.t.Eq(v, k(0)), false, span{1, most}, true},
		{"v is not the last", g.t.Eq(v, k(most)), false, span{}, false},
		{"65 bits", less(wide, g.t.Const(7, 65)), true, span{}, false},
		{"65 bits are equal", g.t.Eq(wide, g.t.Const(7, 65)), true, span{}, false},
		{"two variables", less(v, u), true, span{}, false},
		{"two variables are equal", g.t.Eq(v, u), true, span{}, false},
		{"with signs", g.t.Bin(term.OpSlt, v, k(7)), true, span{}, false},
		{"a variable that is a condition", g.t.Var("b", term.Bool), true, span{}, false},
		{"pointers", g.t.Eq(g.t.Var("p", term.Ptr), g.t.Var("q", term.Ptr)), true, span{}, false},
	} {
		x, s, ok := g.interval(tt.cond, tt.value)
		if ok != tt.ok || ok && (s != tt.want || x != v) {
			t.Errorf("%s: %v %v", tt.name, s, ok)
		}
	}
}

// Where a path has a variable between two numbers, a comparison is decided if it has one value there, and only then. (Rewriting leaves no comparison
// that is true of no number, and of a variable that has one value left it knows that it is equal to it.)
func TestContractKnown(t *testing.T) {
	g := newGen(t)
	const w = 3
	v := g.t.Var("v", term.BV(w))
	all := comparisons(g.t, v, w)
	for lo := range uint64(1) << w {
		for hi := lo; hi < 1<<w; hi++ {
			c := newPath(g.t.Var("path", term.Bool))
			c.bounds[v] = span{lo, hi}
			for _, x := range all {
				yes, no, ever := false, false, false
				for n := range uint64(1) << w {
					in := lo <= n && n <= hi
					yes, no, ever = yes || in && x.holds(n), no || in && !x.holds(n), ever || x.holds(n)
				}
				value, ok := onContext{&g.paths, c}.Known(x.term)
				if ok && (value && no || !value && yes) || !ok && ever && yes != no && !(x.equal && yes && x.k > 0) {
					t.Errorf("%s where v is from %d to %d: %v %v", x.name, lo, hi, value, ok)
				}
			}
		}
	}
}

// How much of a value a path looks at: 64 nodes, and choices below 5 operations.
func TestContractPathLimits(t *testing.T) {
	g := newGen(t)
	path := g.t.Var("path", term.Bool)
	g.set(guard, path)
	g.OnPath(guard)
	x := g.t.Var("x", term.BV(8))
	at := func(kind string, i int) term.ID { return g.t.Var(fmt.Sprint(kind, i), term.BV(8)) }
	most := 0
	for n := 1; n <= 2*pathBudget; n++ {
		v := x
		for i := range n {
			v = g.t.Ite(path, v, at("other", i))
		}
		if g.forgotten().onPath(v) == x {
			most = n
		}
	}
	if most != pathBudget {
		t.Errorf("%d choices, one in the other, are looked at", most)
	}
	most = 0
	for n := 1; n <= 2*pathDepth; n++ {
		v := g.t.Ite(path, x, at("other", 0))
		for i := range n {
			v = g.t.Bin(term.OpUDiv, v, at("by", i))
		}
		if g.forgotten().onPath(v) != v {
			most = n
		}
	}
	if most != pathDepth {
		t.Errorf("a choice below %d operations is looked at", most)
	}
}

// forgotten is g, without what values came to on the path.
func (g *Gen) forgotten() *Gen {
	g.here.forget()
	return g
}

// A path that is known has a context, the same one each time; one that is not known, or never taken, has none. What is computed on a path belongs
// to it, and what is computed on all of them, or after an error, to nobody.
func TestContractOnPath(t *testing.T) {
	tests := []struct {
		name string
		path func(g *Gen) term.ID // 0: not known
		err  error
		on   bool // the path has a context of its own
	}{
		{"a path", func(g *Gen) term.ID { return g.t.Var("path", term.Bool) }, nil, true},
		{"one that is not known", func(*Gen) term.ID { return 0 }, nil, false},
		{"all paths", func(*Gen) term.ID { return term.True }, nil, false},
		{"no path", func(*Gen) term.ID { return term.False }, nil, false},
		{"a path after an error", func(g *Gen) term.ID { return g.t.Var("path", term.Bool) }, errors.New("enough"), false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := newGen(t)
			g.done = len(g.p.Def)
			g.told = g.done
			before := g.t.Var("before", term.Bool)
			g.set(guard, before)
			g.OnPath(guard)
			x, path := g.t.Var("x", term.Bool), tt.path(g)
			g.set(flag, x)
			g.regs[guard] = path
			g.err = tt.err
			g.OnPath(guard)
			if tt.on != (g.here != nil && g.here != g.always) || tt.on && (g.here.cond != path || g.hereTerm != path) {
				t.Fatalf("on %v", g.here)
			}
			g.Own(flag)
			owner, owned := g.owner[x]
			if wanted := tt.on || path == term.False; owned != wanted || owned && owner != path {
				t.Errorf("it belongs to term %d, %v", owner, owned)
			}
			if first := g.here; tt.on {
				if g.OnPath(guard); g.here != first {
					t.Error("another context of the same path")
				}
			}
			g.hereTerm = before // and now the error comes
			delete(g.owner, x)
			if g.Own(flag); (g.owner[x] == before) != (tt.err == nil) {
				t.Errorf("it belongs to term %d", g.owner[x])
			}
		})
	}
}

// What a value came to on a path is forgotten when more is known on all of them.
func TestContractForgets(t *testing.T) {
	g := newGen(t)
	c, x, y := g.t.Var("c", term.Bool), g.t.Var("x", term.BV(8)), g.t.Var("y", term.BV(8))
	g.set(guard, g.t.Var("path", term.Bool))
	g.OnPath(guard)
	v := g.t.Ite(c, x, y)
	if got := g.onPath(v); got != v {
		t.Fatalf("term %d, and nothing is known", got)
	}
	g.note(term.True, c)
	if got := g.onPath(v); got != x {
		t.Errorf("term %d, and the choice is made", got)
	}
}
