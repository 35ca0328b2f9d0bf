package rewriter

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// toyConfig rewrites the nodes of a table by a function, with the statuses of the thesis.
type toyConfig struct {
	t       *term.Table
	apply   func(term.ID) (term.ID, Status)
	applied map[term.ID]int
	log     []string
}

func (c *toyConfig) Args(n term.ID) []term.ID                  { return c.t.Args(n) }
func (c *toyConfig) Rebuild(n term.ID, args []term.ID) term.ID { return c.t.Mk(n, args) }
func (c *toyConfig) ShouldRewrite(n term.ID) bool              { return c.t.Op(n) > term.OpVar }
func (c *toyConfig) After(old, new term.ID) {
	c.log = append(c.log, draw.Sexpr(c.t, old)+" -> "+draw.Sexpr(c.t, new))
}
func (c *toyConfig) Apply(n term.ID) (term.ID, Status) {
	c.applied[n]++
	return c.apply(n)
}

// The statuses: DONE ends, n rewrites n levels deep, FULL rewrites without a limit. All nodes are cached, from the first node of a multi-step rewrite
// to its last.
func TestStatuses(t *testing.T) {
	for _, test := range []struct {
		status Status
		want   string
		steps  int
	}{
		{Done, "(bvneg (bvneg (bvneg x)))", 1},
		{Skip, "(bvneg (bvneg (bvneg x)))", 1},
		{1, "(bvneg (bvneg (bvneg x)))", 2},
		{2, "(bvneg x)", 2}, // the second level is reached, not the third
		{Full, "x", 2},
	} {
		tab := term.NewTable(draw.Layout64)
		x := tab.Var("x", term.BV(8))
		neg := func(x term.ID) term.ID { return tab.Neg(x) }
		c := &toyConfig{t: tab, applied: map[term.ID]int{}}
		// not x becomes - - - x; a negation in the middle is removed
		c.apply = func(n term.ID) (term.ID, Status) {
			switch {
			case tab.Op(n) == term.OpBVNot:
				return neg(neg(neg(tab.Arg(n, 0)))), test.status
			case tab.Op(n) == term.OpNeg && (test.status == Full || tab.Op(tab.Arg(n, 0)) == term.OpNeg && tab.Op(tab.Arg(tab.Arg(n, 0), 0)) == term.OpVar):
				return tab.Arg(n, 0), Done
			}
			return n, Done
		}
		e := NewEngine[term.ID](c)
		from := tab.BVNot(x)
		got := e.Rewrite(from)
		if draw.Sexpr(tab, got) != test.want {
			t.Errorf("status %d: %s, want %s; %v", test.status, draw.Sexpr(tab, got), test.want, c.log)
		}
		if e.Steps != test.steps {
			t.Errorf("status %d: %d steps, want %d", test.status, e.Steps, test.steps)
		}
		if e.Cached(from) != got {
			t.Errorf("status %d: the result is not cached", test.status)
		}
		before := e.Steps
		if e.Rewrite(from); e.Steps != before {
			t.Errorf("status %d: rewritten twice", test.status)
		}
	}
}

// Every node of a multi-step rewrite a -> b -> c is cached, so shared nodes are rewritten
// once (Figure 7.1).
func TestMultiStepCaching(t *testing.T) {
	tab := term.NewTable(draw.Layout64)
	x := tab.Var("x", term.BV(8))
	c := &toyConfig{t: tab, applied: map[term.ID]int{}}
	k := func(v uint64) term.ID { return tab.Const(v, 8) }
	c.apply = func(n term.ID) (term.ID, Status) { // x ^ 3 -> x ^ 2 -> x ^ 1 -> x
		if tab.Op(n) == term.OpBVXor {
			v, _ := tab.Uint64(tab.Arg(n, 1))
			if v > 1 {
				return tab.Bin(term.OpBVXor, x, k(v-1)), 1
			}
			return x, Done
		}
		return n, Done
	}
	k(1)
	k(2)
	shared := tab.Bin(term.OpBVXor, x, k(3))
	root := tab.Ite(tab.Var("c", term.Bool), tab.Bin(term.OpUDiv, shared, k(7)), tab.Bin(term.OpURem, shared, k(7)))
	e := NewEngine[term.ID](c)
	e.Rewrite(root)
	for v := range uint64(3) {
		n := tab.Bin(term.OpBVXor, x, k(v+1))
		if c.applied[n] != 1 || e.Cached(n) != x {
			t.Errorf("%s was rewritten %d times, cached %d", draw.Sexpr(tab, n), c.applied[n], e.Cached(n))
		}
	}
}

// A pair of rules that undo each other ends.
func TestLoopEnds(t *testing.T) {
	tab := term.NewTable(draw.Layout64)
	x, y := tab.Var("x", term.BV(8)), tab.Var("y", term.BV(8))
	c := &toyConfig{t: tab, applied: map[term.ID]int{}}
	c.apply = func(n term.ID) (term.ID, Status) { return tab.Bin(term.OpSub, tab.Arg(n, 1), tab.Arg(n, 0)), Full }
	e := NewEngine[term.ID](c)
	e.Rewrite(tab.Bin(term.OpSub, x, y))
	if e.Cut != 1 {
		t.Errorf("cut %d times", e.Cut)
	}
}

// stepsPerNode simplifies a raw term and checks the number of rewriting steps per node of it.
func stepsPerNode(t *testing.T, name string, build func(tab *term.Table) term.ID) {
	t.Helper()
	tab := term.NewTable(draw.Layout64)
	id := build(tab)
	size := tab.Size(id)
	r := New(tab)
	s := r.Simplify(id)
	stats := r.Stats()
	t.Logf("%-28s %7d nodes, %7d steps (%.2f a node), %7d cache hits, %7d nodes left", name, size, stats.Steps, float64(stats.Steps)/float64(size), stats.CacheHits, tab.Size(s))
	if stats.Steps > 6*size || stats.Cut > 0 {
		t.Errorf("%s: %d steps for %d nodes, %d cut: %v", name, stats.Steps, size, stats.Cut, stats.Rules)
	}
	before := r.eng.Steps
	if again := r.Simplify(s); again != s || r.eng.Steps != before {
		t.Errorf("%s: the result is not in the cache", name)
	}
}

// Rewriting is linear in the DAG: diamonds, chains, shared nodes.
func TestLinearInTheDAG(t *testing.T) {
	v := func(tab *term.Table, name string, w int) term.ID { return tab.Var(name, term.BV(w)) }
	cond := func(tab *term.Table, i int) term.ID { return tab.Var(fmt.Sprintf("c%d", i), term.Bool) }
	stepsPerNode(t, "diamonds of depth 60", func(tab *term.Table) term.ID {
		x := v(tab, "x", 32)
		for i := range 60 {
			x = tab.Ite(cond(tab, i), tab.Bin(term.OpAdd, x, tab.Const(uint64(i), 32)), tab.Bin(term.OpSub, x, v(tab, "y", 32)))
		}
		return tab.Eq(x, v(tab, "z", 32))
	})
	stepsPerNode(t, "doublings, 1,000", func(tab *term.Table) term.ID {
		x := v(tab, "x", 32)
		for i := range 1000 {
			x = tab.Bin(term.OpBVXor, tab.Bin(term.OpMul, x, x), tab.Bin(term.OpAdd, x, v(tab, fmt.Sprint("y", i), 32)))
		}
		return x
	})
	stepsPerNode(t, "Fibonacci sums, 1,000", func(tab *term.Table) term.ID {
		a, b := v(tab, "x", 32), v(tab, "y", 32)
		for range 1000 {
			a, b = b, tab.Bin(term.OpAdd, a, b)
		}
		return tab.Eq(a, b)
	})
	stepsPerNode(t, "chain of 100,000 additions", func(tab *term.Table) term.ID {
		x := v(tab, "x", 32)
		for i := range 100_000 {
			x = tab.Bin(term.OpAdd, x, v(tab, fmt.Sprint("y", i%1000), 32))
		}
		return tab.Bin(term.OpUlt, x, v(tab, "y", 32))
	})
	stepsPerNode(t, "chain of 100,000 constants", func(tab *term.Table) term.ID {
		x := v(tab, "x", 32)
		for range 100_000 {
			x = tab.Bin(term.OpAdd, tab.Const(3, 32), x)
		}
		return x
	})
	stepsPerNode(t, "chain of 100,000 ites", func(tab *term.Table) term.ID {
		x := v(tab, "x", 32)
		for i := range 100_000 {
			x = tab.Ite(cond(tab, i), v(tab, fmt.Sprint("y", i%7), 32), x)
		}
		return x
	})
	stepsPerNode(t, "table of 20,000 constants", func(tab *term.Table) term.ID {
		x, i := tab.Const(7, 32), v(tab, "i", 32)
		for k := range uint64(20_000) {
			x = tab.Ite(tab.Eq(i, tab.Const(k, 32)), tab.Const(k*k, 32), x)
		}
		return tab.Eq(x, tab.Const(100, 32))
	})
	stepsPerNode(t, "path condition of 100,000", func(tab *term.Table) term.ID {
		g := term.True
		for i := range 100_000 {
			c := cond(tab, i)
			if i%3 == 0 {
				c = tab.Not(c)
			}
			g = tab.And(g, c)
		}
		return g
	})
	stepsPerNode(t, "pointer through 10,000 ites", func(tab *term.Table) term.ID {
		p := tab.MkPtr(tab.Const(1, 20), tab.Const(0, 44))
		for i := range 10_000 {
			q := tab.MkPtr(tab.Const(uint64(i%50), 20), tab.Const(uint64(8*i), 44))
			p = tab.Ite(cond(tab, i), q, p)
		}
		return tab.Eq(p, tab.Null())
	})
	stepsPerNode(t, "not of nots, 100,000", func(tab *term.Table) term.ID {
		x := v(tab, "x", 32)
		for range 50_000 {
			x = tab.Neg(tab.BVNot(x))
		}
		return x
	})
}

// Building one node at a time on simplified children costs a bounded number of steps each.
func TestBuildingIsIncremental(t *testing.T) {
	const n = 20_000
	for _, test := range []struct {
		name string
		next func(r *Rewriter, x term.ID, i int) term.ID
	}{
		{"sum", func(r *Rewriter, x term.ID, i int) term.ID {
			return r.Bin(term.OpAdd, x, r.T.Var(fmt.Sprint("y", i), term.BV(32)))
		}},
		{"sum with constants", func(r *Rewriter, x term.ID, i int) term.ID {
			return r.Bin(term.OpAdd, r.Bin(term.OpAdd, x, r.T.Const(uint64(i), 32)), r.T.Var(fmt.Sprint("y", i), term.BV(32)))
		}},
		{"ite", func(r *Rewriter, x term.ID, i int) term.ID {
			return r.Ite(r.T.Var(fmt.Sprint("c", i), term.Bool), r.Bin(term.OpAdd, x, r.T.Const(1, 32)), x)
		}},
		{"compared at every step", func(r *Rewriter, x term.ID, i int) term.ID {
			y := r.Bin(term.OpAdd, x, r.T.Var(fmt.Sprint("y", i), term.BV(32)))
			r.Bin(term.OpUlt, y, x)
			r.Eq(y, r.T.Var(fmt.Sprint("y", i/2), term.BV(32)))
			return y
		}},
		{"extended at every step", func(r *Rewriter, x term.ID, i int) term.ID {
			r.Extract(r.ZExt(x, 64), 40, 8)
			return r.Bin(term.OpAdd, x, r.ZExt(r.T.Var(fmt.Sprint("b", i), term.BV(8)), 32))
		}},
	} {
		r := New(term.NewTable(draw.Layout64))
		x := r.T.Var("x", term.BV(32))
		for i := range n {
			x = test.next(r, x, i)
		}
		s := r.Stats()
		t.Logf("%-24s %.2f steps and %.2f flattened summands a node, %d terms", test.name, float64(s.Steps)/n, float64(s.Flattened)/n, r.T.Len())
		if s.Steps > 16*n || s.Cut > 0 || s.Flattened > 600*n {
			t.Errorf("%s: %d steps for %d nodes: %v", test.name, s.Steps, n, s.Rules)
		}
	}
}

// docs/rules.md is up to date.
func TestRuleBook(t *testing.T) {
	var b strings.Builder
	if err := WriteRules(&b); err != nil {
		t.Fatal(err)
	}
	have, err := os.ReadFile("../docs/rules.md")
	if err != nil || !strings.HasPrefix(string(have), b.String()) { // the memory rules follow: package memrep
		t.Error("docs/rules.md is not what the rule tables say: run go generate ./rewriter")
	}
	seen := map[string]bool{}
	for _, rule := range Rules() {
		if seen[rule.Name] {
			t.Errorf("two rules are called %s", rule.Name)
		}
		seen[rule.Name] = true
		if rule.rows != nil {
			continue // its lines were parsed
		}
		if lhs, rhs, _ := rule.Sides(); lhs == "" || rhs == "" || rule.Level < 1 || rule.Level > 3 || len(rule.Ops) == 0 {
			t.Errorf("%s is not stated in full", rule.Name)
		}
	}
}

// The rules of the thesis's figures exist.
func TestFigures(t *testing.T) {
	for _, f := range figures {
		if len(f.rules) == 0 && f.build == "" {
			t.Errorf("nothing does %s", f.text)
		}
		for _, name := range f.rules {
			prefix, all := strings.CutSuffix(name, "*")
			if !slices.ContainsFunc(Rules(), func(r Rule) bool { return r.Name == name || all && strings.HasPrefix(r.Name, prefix) }) {
				t.Errorf("Figure %s: there is no rule %s", f.number, name)
			}
		}
	}
}

// A rule may have other nodes simplified while it is applied.
func TestRewriteInsideARule(t *testing.T) {
	tab := term.NewTable(draw.Layout64)
	x, y := tab.Var("x", term.BV(8)), tab.Var("y", term.BV(8))
	c := &toyConfig{t: tab, applied: map[term.ID]int{}}
	e := NewEngine[term.ID](c)
	c.apply = func(n term.ID) (term.ID, Status) {
		switch {
		case tab.Op(n) == term.OpMul:
			return tab.Bin(term.OpUDiv, tab.Arg(n, 0), tab.Arg(n, 1)), Full
		case tab.Op(n) == term.OpUDiv: // in the middle of a multi-step rewrite
			return tab.Bin(term.OpURem, e.Rewrite(tab.BVNot(x)), y), Done
		case tab.Op(n) == term.OpBVNot:
			return tab.Neg(x), Done
		}
		return n, Done
	}
	if got := draw.Sexpr(tab, e.Rewrite(tab.Bin(term.OpMul, x, y))); got != "(bvurem (bvneg x) y)" {
		t.Error(got)
	}
	if got := e.Cached(tab.Bin(term.OpUDiv, x, y)); draw.Sexpr(tab, got) != "(bvurem (bvneg x) y)" {
		t.Error(draw.Sexpr(tab, got))
	}
}
