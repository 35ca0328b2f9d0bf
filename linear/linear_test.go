package linear_test

import (
	"fmt"
	"testing"

	"seabmc/rewriter"
	"seabmc/rewriter/draw"
	"seabmc/term"
)

func sumOfVars(r *rewriter.Rewriter, op term.Op, order []int, w int) term.ID {
	var s term.ID
	for i, k := range order {
		v := r.T.Var(fmt.Sprintf("x%d", k), term.BV(w))
		if i == 0 {
			s = v
		} else {
			s = r.Bin(op, s, v)
		}
	}
	return s
}

// Sorting keeps the sum, however many comparisons it makes, at linear cost for each.
func TestExchangedNumbersKeepTheirSum(t *testing.T) {
	const n = 40
	r := rewriter.New(term.NewTable(draw.Layout64))
	a := make([]term.ID, n)
	for i := range a {
		a[i] = r.T.Var(fmt.Sprintf("x%d", i), term.BV(32))
	}
	total := func() term.ID {
		s := a[0]
		for _, x := range a[1:] {
			s = r.Bin(term.OpAdd, s, x)
		}
		return s
	}
	before := total()
	steps := 0
	for last := n - 1; last > 0; last-- {
		for i := range last {
			c := r.Bin(term.OpUlt, a[i+1], a[i])
			a[i], a[i+1] = r.Ite(c, a[i+1], a[i]), r.Ite(c, a[i], a[i+1])
			steps++
		}
	}
	after := total()
	visited := r.Stats().Flattened
	if got := r.Eq(before, after); got != term.True {
		t.Error("the sum of sorted numbers is not seen to be that of the numbers")
	}
	if more := r.Stats().Flattened - visited; more > 4*(steps+n) {
		t.Errorf("%d summands visited for %d exchanges", more, steps)
	}
	a[3] = r.Ite(r.T.Var("c", term.Bool), a[3], a[4])
	if got := r.Eq(before, total()); got == term.True {
		t.Error("a copied number keeps the sum")
	}
}

// A permuted sum of 1,000 variables is the same sum, at linear cost.
func TestPermutedOperations(t *testing.T) {
	const n = 1000
	up, down := make([]int, n), make([]int, n)
	for i := range n {
		up[i], down[i] = i, n-1-i
	}
	for _, op := range []term.Op{term.OpAdd, term.OpMul, term.OpBVAnd, term.OpBVOr, term.OpBVXor} {
		r := rewriter.New(term.NewTable(draw.Layout64))
		a, b := sumOfVars(r, op, up, 32), sumOfVars(r, op, down, 32)
		if got := r.Eq(a, b); got != term.True {
			t.Errorf("permuted %v is not decided by rewriting", op)
		}
		if s := r.Stats(); s.Steps > 12*n || s.Flattened > 12*n {
			t.Errorf("%v: %d steps, %d summands visited for %d variables", op, s.Steps, s.Flattened, n)
		}
	}
}

// Equal sums are found through extensions that are exact, and through low bits.
func TestSumsThroughCuts(t *testing.T) {
	r := rewriter.New(term.NewTable(draw.Layout64))
	tab := r.T
	b := func(i int) term.ID { return tab.Var(fmt.Sprint("b", i), term.BV(8)) }
	add := func(x, y term.ID) term.ID { return r.Bin(term.OpAdd, x, y) }
	x, y, z := tab.Var("x", term.BV(64)), tab.Var("y", term.BV(64)), tab.Var("z", term.BV(64))
	low := func(x term.ID) term.ID { return r.Extract(x, 31, 0) }
	for _, test := range []struct {
		name      string
		got, want term.ID
	}{
		{"zext of sum and sum of zexts",
			r.Eq(r.ZExt(add(r.ZExt(b(0), 32), r.ZExt(b(1), 32)), 64), add(r.ZExt(b(1), 64), r.ZExt(b(0), 64))), term.True},
		{"sext of sum and sum of sexts",
			r.Eq(r.SExt(add(r.SExt(b(0), 32), r.SExt(b(1), 32)), 64), add(r.SExt(b(1), 64), r.SExt(b(0), 64))), term.True},
		{"low bits of sums", r.Eq(low(add(x, add(y, z))), add(low(z), add(low(y), low(x)))), term.True},
		{"low bits of both", r.Eq(low(add(x, add(y, z))), low(add(add(z, x), y))), term.True},
		{"low bits of a difference", r.Eq(low(r.Bin(term.OpSub, x, y)), tab.Const(0, 32)), r.Eq(low(x), low(y))},
		{"low bits of equal dividends", r.Eq(low(r.Bin(term.OpSDiv, add(x, add(y, z)), tab.Const(100, 64))),
			low(r.Bin(term.OpSDiv, add(add(z, x), y), tab.Const(100, 64)))), term.True},
		{"the same is not less", r.Bin(term.OpSlt, add(x, add(y, z)), add(add(z, x), y)), term.False},
		{"multiplicities", r.Eq(add(x, add(y, x)), add(add(x, z), add(x, y))), r.Eq(z, tab.Const(0, 64))},
		{"constants", r.Eq(add(x, tab.Const(5, 64)), add(y, tab.Const(7, 64))), r.Eq(x, add(y, tab.Const(2, 64)))},
	} {
		if test.got != test.want {
			t.Errorf("%s: %s, want %s", test.name, draw.Sexpr(tab, test.got), draw.Sexpr(tab, test.want))
		}
	}
}

// Equal products are found through extensions that are exact and through low bits. Squares of squares are not multiplied out.
func TestProductsThroughCuts(t *testing.T) {
	r := rewriter.New(term.NewTable(draw.Layout64))
	tab := r.T
	b := func(i int) term.ID { return tab.Var(fmt.Sprint("b", i), term.BV(8)) }
	x, y := tab.Var("x", term.BV(64)), tab.Var("y", term.BV(64))
	mul := func(x, y term.ID) term.ID { return r.Bin(term.OpMul, x, y) }
	zext := func(x term.ID) term.ID { return r.ZExt(x, 64) }
	sext := func(x term.ID) term.ID { return r.SExt(x, 64) }
	rem := func(i int) term.ID { return r.Bin(term.OpURem, b(i), tab.Const(15, 8)) } // below 15
	for name, eq := range map[string]term.ID{
		"zext":                 r.Eq(r.ZExt(mul(r.ZExt(b(0), 16), r.ZExt(b(1), 16)), 64), mul(zext(b(1)), zext(b(0)))),
		"sext":                 r.Eq(r.SExt(mul(r.SExt(b(0), 16), r.SExt(b(1), 16)), 64), mul(sext(b(1)), sext(b(0)))),
		"sext and zext":        r.Eq(r.SExt(mul(r.SExt(b(0), 16), r.ZExt(b(1), 16)), 64), mul(zext(b(1)), sext(b(0)))),
		"exact by range":       r.Eq(zext(mul(rem(0), rem(1))), mul(zext(rem(1)), zext(rem(0)))),
		"low bits":             r.Eq(r.Extract(mul(x, y), 7, 0), mul(r.Extract(y, 7, 0), r.Extract(x, 7, 0))),
		"three, in two widths": r.Eq(mul(zext(mul(r.ZExt(b(0), 16), r.ZExt(b(1), 16))), zext(b(2))), mul(mul(zext(b(2)), zext(b(1))), zext(b(0)))),
	} {
		if eq != term.True {
			t.Errorf("%s: %s is not decided", name, draw.Sexpr(tab, eq))
		}
	}
	if wraps := r.Eq(zext(mul(b(0), b(1))), mul(zext(b(1)), zext(b(0)))); wraps == term.True {
		t.Error("a product that wraps is the one that does not")
	}
	p, q := b(0), b(0)
	for w := 16; w <= 1024; w *= 2 {
		p = mul(r.ZExt(p, w), r.ZExt(p, w))
		q = mul(r.ZExt(q, w), r.ZExt(q, w))
	}
	before := r.Stats().Flattened
	r.Eq(mul(p, r.ZExt(b(1), 1024)), mul(r.ZExt(b(2), 1024), q))
	if n := r.Stats().Flattened - before; n > 100 {
		t.Errorf("%d factors visited of squares of squares", n)
	}
}

// An equality of long sums that share few summands stays as it is: solving it would build
// long sums that share nothing with the rest.
func TestLongSumsStayShared(t *testing.T) {
	r := rewriter.New(term.NewTable(draw.Layout64))
	up := make([]int, 1000)
	for i := range up {
		up[i] = i
	}
	s := sumOfVars(r, term.OpAdd, up, 32)
	before := r.T.Len()
	r.Eq(s, r.T.Var("x7", term.BV(32)))
	if n := r.T.Len() - before; n > 4 {
		t.Errorf("%d terms made", n)
	}
}

// Sums in products in exclusive ors, through extensions and parts, of any width: the order does not matter on any level.
func TestPermutedOnEveryLevel(t *testing.T) {
	for _, w := range []int{32, 64, 128} {
		r := rewriter.New(term.NewTable(draw.Layout64))
		x := func(i int) term.ID { return r.T.Var(fmt.Sprint("x", i), term.BV(w)) }
		bin := func(op term.Op, a ...term.ID) term.ID {
			s := a[0]
			for _, b := range a[1:] {
				s = r.Bin(op, s, b)
			}
			return s
		}
		add := func(a ...term.ID) term.ID { return bin(term.OpAdd, a...) }
		mul := func(a ...term.ID) term.ID { return bin(term.OpMul, a...) }
		xor := func(a ...term.ID) term.ID { return bin(term.OpBVXor, a...) }
		low := func(x term.ID) term.ID { return r.Extract(x, w/2-1, 0) }
		high := func(x term.ID) term.ID { return r.Extract(x, w-1, w/2) }
		wide := func(x term.ID) term.ID { return r.SExt(x, w) }
		seven := r.T.Const(7, w)
		for name, eq := range map[string]term.ID{
			"sums in a product": r.Eq(mul(add(x(0), x(1), x(2)), add(x(3), x(4), x(5))), mul(add(x(5), x(3), x(4)), add(x(1), x(2), x(0)))),
			"sums in an exclusive or": r.Eq(xor(add(x(0), x(1), x(2)), add(x(3), x(4), x(5)), x(6)),
				xor(x(6), add(x(5), x(3), x(4)), add(x(1), x(2), x(0)))),
			"multiples of sums": r.Eq(mul(add(x(0), x(1), x(2)), seven), mul(seven, add(x(2), x(0), x(1)))),
			"a multiple and a sum of multiples": r.Eq(mul(add(mul(add(x(0), x(1), x(2)), x(3)), x(4)), seven),
				add(mul(x(4), seven), mul(mul(x(3), add(x(2), x(0), x(1))), seven))),
			"low bits of bits":     r.Eq(low(bin(term.OpBVOr, x(0), wide(low(bin(term.OpBVOr, x(1), x(2)))))), low(bin(term.OpBVOr, x(2), wide(low(bin(term.OpBVOr, x(0), x(1))))))),
			"high bits of bits":    r.Eq(high(bin(term.OpBVAnd, x(0), x(1), x(2))), high(bin(term.OpBVAnd, x(2), x(0), x(1)))),
			"low bits, xor":        r.Eq(low(xor(x(0), wide(low(xor(x(1), x(2)))))), low(xor(x(2), wide(low(xor(x(0), x(1))))))),
			"two sums in a shift":  r.Eq(bin(term.OpShl, add(x(0), x(1), x(2)), add(x(3), x(4), x(5))), bin(term.OpShl, add(x(1), x(2), x(0)), add(x(4), x(3), x(5)))),
			"not less than itself": r.Not(r.Bin(term.OpSlt, mul(add(x(0), x(1), x(2)), x(3)), mul(x(3), add(x(1), x(2), x(0))))),
		} {
			if eq != term.True {
				t.Errorf("%d bits, %s: not decided by rewriting", w, name)
			}
		}
		if eq := r.Eq(mul(add(x(0), x(1), x(2)), x(3)), mul(add(x(0), x(1), x(1)), x(3))); eq == term.True {
			t.Errorf("%d bits: another sum is taken for the same", w)
		}
	}
}
