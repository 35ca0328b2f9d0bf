package pass

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// position returns a number that has few values, like a parser's position: a constant, a choice, a sum, or sometimes something unknown.
func (d *drawn) position(w, depth int) term.ID {
	t := d.T
	if depth == 0 {
		if d.Pick(5) == 0 {
			return d.Leaf(w)
		}
		return t.Const(uint64(d.Pick(4)), w)
	}
	switch k := d.Pick(12); {
	case k < 6:
		return t.Ite(d.on(w, depth-1), d.position(w, depth-1), d.position(w, depth-1))
	case k < 9:
		return t.Bin(draw.One(d, term.OpAdd, term.OpSub, term.OpMul, term.OpUDiv, term.OpShl), d.position(w, depth-1), d.position(w, depth-1))
	case k == 9:
		return draw.One(d, t.Neg(d.position(w, depth-1)), t.BVNot(d.position(w, depth-1)))
	case k == 10 && w > 1:
		n := 1 + d.Pick(w-1)
		return draw.One(d, t.ZExt(d.position(n, depth-1), w), t.SExt(d.position(n, depth-1), w), t.Bin(term.OpConcat, d.position(w-n, depth-1), d.position(n, depth-1)))
	}
	return t.Extract(d.position(w+1, depth-1), w, 1)
}

// on returns a condition on positions.
func (d *drawn) on(w, depth int) term.ID {
	t := d.T
	if depth == 0 || d.Pick(3) == 0 {
		return d.Cond()
	}
	x, y := d.position(w, depth-1), d.position(w, depth-1)
	switch d.Pick(6) {
	case 0:
		return t.And(d.on(w, depth-1), t.Not(d.on(w, depth-1)))
	case 1:
		return t.Ite(d.Cond(), d.on(w, depth-1), d.on(w, depth-1))
	case 2, 3:
		return t.Eq(x, y)
	}
	return t.Bin(draw.One(d, term.OpUlt, term.OpUle, term.OpSlt, term.OpSle), x, y)
}

// Summarize: the formulas are equal. If it gives up, they are as they were.
func TestContractSummarize(t *testing.T) {
	contract(t, 4000, func(d *drawn) string {
		var fs []term.ID
		for range 1 + d.Pick(2) {
			fs = append(fs, d.on(d.Width(), 2+d.Pick(3)))
		}
		if d.Pick(3) == 0 { // a position that is used as a number
			x := d.Var("x", 2)
			fs = append(fs, d.T.Eq(d.T.Bin(term.OpMul, x, d.position(2, 3)), x), d.T.Eq(d.T.Select(d.T.Var("mem", term.Array(2)), d.position(2, 2)), d.position(8, 2)))
		}
		limit := 1 << 20
		if d.Pick(4) == 0 {
			limit = d.Pick(60)
		}
		s := NewSummarizer(d.r, limit)
		s.least = d.Pick(20)
		out, ok := s.Run(fs)
		for i, f := range fs {
			if !ok && out[i] != f {
				d.Fatal("gave up, but %s became %s", draw.Sexpr(d.T, f), draw.Sexpr(d.T, out[i]))
			}
			d.Same(f, out[i])
		}
		one := NewSummarizer(d.r, limit) // one after the other
		for _, f := range fs {
			d.Same(f, one.Formula(f))
		}
		if !ok {
			return "gave up"
		}
		return "summarized"
	}, "gave up", "summarized")
}

// A cursor that moves by one or two is compared with the end: only the conditions are left, and no sum.
func TestSummaryOfCursor(t *testing.T) {
	contract(t, 1, func(d *drawn) string {
		t := d.T
		one, two := t.Const(1, 32), t.Const(2, 32)
		pos := t.Const(0, 32)
		for _, c := range []string{"a", "b", "c"} {
			pos = t.Ite(t.Var(c, term.Bool), t.Bin(term.OpAdd, pos, one), t.Bin(term.OpAdd, pos, two))
		}
		s := NewSummarizer(d.r, 1000)
		s.least = 0
		out, ok := s.Run([]term.ID{t.Eq(pos, t.Const(6, 32)), t.Bin(term.OpUlt, pos, t.Const(3, 32))})
		none := t.And(t.Not(t.Var("c", term.Bool)), t.And(t.Not(t.Var("b", term.Bool)), t.Not(t.Var("a", term.Bool))))
		if !ok || out[1] != term.False || t.Op(out[0]) != term.OpAnd {
			d.Fatal("%v %s, %s", ok, draw.Sexpr(t, out[0]), draw.Sexpr(t, out[1]))
		}
		d.Same(out[0], none)
		return "summarized"
	})
}

// Sums of numbers of many values each make a term for each pair of values. Formulas that are asked for one by one are left as they are then; a whole that is put into this form once is not.
func TestSummaryGrows(t *testing.T) {
	contract(t, 1, func(d *drawn) string {
		t := d.T
		const width = 5
		any := func(name string, i int) term.ID {
			n := t.Const(0, width)
			for k := range width {
				n = t.Ite(t.Numbered(name, uint32(i*width+k), term.Bool), t.Bin(term.OpAdd, n, t.Const(1<<k, width)), n)
			}
			return n
		}
		sum := any("first", 0)
		for i := range 60 {
			sum = t.Bin(term.OpAdd, sum, any("more", i))
		}
		f := t.Eq(sum, t.Const(7, width))
		one := NewSummarizer(d.r, 1<<20)
		if got := one.Formula(f); got != f || !one.GaveUp() {
			d.Fatal("gave up: %v, after %d terms for %d nodes", one.GaveUp(), one.terms, one.nodes)
		}
		if got := one.Formula(t.Not(f)); got != t.Not(f) {
			d.Fatal("went on after it had given up")
		}
		whole := NewSummarizer(d.r, 1<<20)
		whole.least = 0
		if whole.Run([]term.ID{f}); whole.GaveUp() {
			d.Fatal("the whole gave up")
		}
		return "left as it was"
	}, "left as it was")
}
