package vcgen

import (
	"testing"

	"seabmc/ir"
	"seabmc/term"
)

// A comparison that says nothing of its sides gives them no range.
func TestContractSaysNothing(t *testing.T) {
	g, err := New(ir.NewProgram(64, 20), Options{ARM: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	x, y := g.t.Var("x", term.BV(16)), g.t.Var("y", term.BV(16))
	for _, tt := range []struct {
		name   string
		path   term.ID
		ranges int
	}{
		{"at most", g.t.Not(g.r.Bin(term.OpUlt, y, x)), 0},
		{"below", g.r.Bin(term.OpUlt, x, y), 2},
		{"below a number", g.r.Bin(term.OpUlt, x, g.t.Const(9, 16)), 1},
	} {
		if c := g.newContext(tt.path); len(c.ranges) != tt.ranges {
			t.Errorf("%s: %v", tt.name, c.ranges)
		}
	}
}

// Comparisons of products and sums are decided where the bounds that hold on the path do that, and only there.
func TestContractByRange(t *testing.T) {
	g, err := New(ir.NewProgram(64, 20), Options{ARM: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := g.t
	c := func(k int64) term.ID { return b.Const(uint64(k)&0xffff, 16) }
	x, y := b.Var("x", term.BV(16)), b.Var("y", term.BV(16))
	less := func(a, b term.ID) term.ID { return g.r.Bin(term.OpSlt, a, b) }
	mul := func(a, b term.ID) term.ID { return g.r.Bin(term.OpMul, a, b) }
	add := func(a, b term.ID) term.ID { return g.r.Bin(term.OpAdd, a, b) }
	between := func(lo int64, x term.ID, hi int64) term.ID { return b.And(less(c(lo), x), less(x, c(hi))) }
	cut := g.r.Ite(between(-1, x, 51), x, c(7)) // 0 to 50
	wide := func(w int, x term.ID) term.ID { return g.r.SExt(x, w) }
	sum := func(a, b term.ID) (p, q term.ID) { // it wraps where the conjunction of both is negative
		s := add(a, b)
		return g.r.Bin(term.OpBVXor, a, s), g.r.Bin(term.OpBVXor, b, s)
	}
	wraps := func(op term.Op, a, b, k term.ID) term.ID {
		p, q := sum(a, b)
		return less(g.r.Bin(op, p, q), k)
	}
	total := add(x, y)
	bitsOfFirst := b.Bin(term.OpBVOr, x, total)
	first, second := sum(x, y)
	z := b.Var("z", term.BV(16))
	rest := g.r.Bin(term.OpSub, total, z) // rest + z is x + y
	big1, big2 := b.Var("big", term.BV(128)), b.Var("other big", term.BV(128))
	bigs := g.r.Bin(term.OpAdd, big1, big2)
	bigWraps := less(g.r.Bin(term.OpBVAnd, g.r.Bin(term.OpBVXor, big1, bigs), g.r.Bin(term.OpBVXor, big2, bigs)), b.Const(0, 128))
	small := b.And(between(-100, x, 100), between(-100, y, 100))
	overflows := func(a, b term.ID) term.ID { return g.r.Not(g.r.Eq(wide(32, mul(a, b)), mul(wide(32, a), wide(32, b)))) }
	signed1, signed2 := wide(16, b.Var("signed byte", term.BV(8))), wide(16, b.Var("other signed byte", term.BV(8)))
	raised := g.r.Ite(less(x, c(0)), c(7), x)
	squares := term.False // many nodes share two
	for i := range int64(15) {
		squares = g.r.Or(squares, g.r.Eq(mul(x, x), c(1000+3*i)))
	}
	deep := x
	for range 100 * withinBudget {
		deep = b.Bin(term.OpBVXor, add(deep, c(1)), y)
	}
	tests := []struct {
		name       string
		path, what term.ID
		value, ok  bool
	}{
		{"a square of less than 10 is below 82", between(-10, x, 10), less(mul(x, x), c(82)), true, true},
		{"a square of less than 10 is not above 100", between(-10, x, 10), less(c(100), mul(x, x)), false, true},
		{"a square of less than 10 may be above 50", between(-10, x, 10), less(c(50), mul(x, x)), false, false},
		{"without bounds a square wraps", between(-10, y, 10), less(mul(x, x), c(82)), false, false},
		{"with bounds too wide a square wraps", between(-1, x, 300), less(c(-1), mul(x, x)), false, false},
		{"a cube between bounds", between(-1, x, 20), less(mul(mul(x, x), x), c(6860)), true, true},
		{"a choice has the bounds of its condition", term.True, less(mul(cut, cut), c(2501)), true, true},
		{"a choice may be as large as its condition says", term.True, less(mul(cut, cut), c(2500)), false, false},
		{"a product of two", b.And(between(0, x, 100), between(0, y, 100)), less(mul(x, y), c(9802)), true, true},
		{"a product in more bits is one of more bits where it fits", b.And(between(-1, x, 100), between(-1, y, 100)), less(wide(32, mul(x, y)), b.Const(9802, 32)), true, true},
		{"a product in more bits wraps before it gets them", b.And(between(-1, x, 300), between(-1, y, 300)), less(b.Const(0xffffffff, 32), wide(32, mul(x, y))), false, false},
		{"a product of small numbers does not overflow", small, overflows(x, y), false, true},
		{"a product of larger numbers may", b.And(between(-300, x, 300), between(-300, y, 300)), overflows(x, y), false, false},
		{"no product", small, g.r.Not(g.r.Eq(wide(32, g.r.Bin(term.OpBVXor, x, y)), mul(wide(32, x), wide(32, y)))), false, false},
		{"a choice has the bounds of its condition's negation", less(x, c(51)), less(mul(raised, raised), c(2501)), true, true},
		{"what many parts share is looked at once", between(-10, x, 10), squares, false, true},
		{"a sum in more bits", between(-1, x, 100), less(wide(32, add(x, c(1))), b.Const(101, 32)), true, true},
		{"a sum of small numbers does not wrap", small, wraps(term.OpBVAnd, x, y, c(0)), false, true},
		{"a sum of small numbers, the other way round", small, wraps(term.OpBVAnd, y, x, c(0)), false, true},
		{"a sum of numbers of which one may be large wraps", between(-100, x, 100), wraps(term.OpBVAnd, x, y, c(0)), false, false},
		{"a sum of large numbers wraps", b.And(less(c(20000), x), less(c(20000), y)), wraps(term.OpBVAnd, x, y, c(0)), false, false},
		{"a sum of large negative numbers wraps", b.And(less(x, c(-20000)), less(y, c(-20000))), wraps(term.OpBVAnd, x, y, c(0)), false, false},
		{"the greatest numbers whose sum fits", b.And(less(x, c(16384)), less(y, c(16385)), less(c(0), x), less(c(0), y)), wraps(term.OpBVAnd, x, y, c(0)), false, true},
		{"one more is too large", b.And(less(x, c(16385)), less(y, c(16385)), less(c(0), x), less(c(0), y)), wraps(term.OpBVAnd, x, y, c(0)), false, false},
		{"the least numbers whose sum fits", b.And(less(c(-16385), x), less(c(-16385), y), less(x, c(0)), less(y, c(0))), wraps(term.OpBVAnd, x, y, c(0)), false, true},
		{"one less is too small", b.And(less(c(-16386), x), less(c(-16385), y), less(x, c(0)), less(y, c(0))), wraps(term.OpBVAnd, x, y, c(0)), false, false},
		{"no check of overflow: below one", small, wraps(term.OpBVAnd, x, y, c(1)), false, false},
		{"no check of overflow: below another number", small, wraps(term.OpBVAnd, x, y, y), false, false},
		{"no check of overflow: a disjunction of bits", small, wraps(term.OpBVOr, x, y, c(0)), false, false},
		{"no check of overflow: one of the sum only", small, less(g.r.Bin(term.OpBVAnd, first, y), c(0)), false, false},
		{"no check of overflow: the sum of another", small, less(g.r.Bin(term.OpBVAnd, first, g.r.Bin(term.OpBVXor, x, y)), c(0)), false, false},
		{"no check of overflow: a disjunction of bits of the first", small, less(b.Bin(term.OpBVAnd, bitsOfFirst, second), c(0)), false, false},
		{"no check of overflow: a disjunction of bits of the second", small, less(b.Bin(term.OpBVAnd, first, b.Bin(term.OpBVOr, y, add(x, y))), c(0)), false, false},
		{"no check of overflow: of the sum of other numbers", b.And(small, between(-100, z, 100)), less(b.Bin(term.OpBVAnd, first, b.Bin(term.OpBVXor, z, total)), c(0)), false, false},
		{"no check of overflow: one part is of no sum", small, less(b.Bin(term.OpBVAnd, first, b.Bin(term.OpBVXor, y, z)), c(0)), false, false},
		{"a sum that was there before what it is the sum of", b.And(between(-100, rest, 100), between(-100, z, 100)), less(b.Bin(term.OpBVAnd, b.Bin(term.OpBVXor, rest, total), b.Bin(term.OpBVXor, z, total)), c(0)), false, true},
		{"a product in more bits is not below itself", small, less(wide(32, mul(x, y)), mul(wide(32, x), wide(32, y))), false, true},
		{"no check of overflow: three parts", small, less(b.Bin(term.OpBVAnd, g.r.Bin(term.OpBVAnd, first, y), z), c(0)), false, false},
		{"a check of overflow in 128 bits is left open", small, bigWraps, false, false},
		{"without bounds nothing is looked at, even if it is plain", term.True, wraps(term.OpBVAnd, signed1, signed2, c(0)), false, false},
		{"a term deeper than the budget is left open", between(-10, x, 10), less(deep, c(82)), false, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g.here = g.newContext(tt.path)
			if value, ok := g.byRange(tt.what); value != tt.value || ok != tt.ok {
				t.Errorf("value %v, decided %v; want %v, %v", value, ok, tt.value, tt.ok)
			}
		})
	}
}

// A comparison of which sixty nodes are rewritten may be decided; one of which more would have to be is not. How many of some are is written down, as one
// node more or less makes a difference.
func TestContractWithinSixty(t *testing.T) {
	g, err := New(ir.NewProgram(64, 20), Options{ARM: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b, k := g.t, func(k int64) term.ID { return g.t.Const(uint64(k)&0xffff, 16) }
	var x []term.ID
	for _, name := range []string{"x0", "x1", "x2", "x3", "x4", "x5"} {
		x = append(x, b.Var(name, term.BV(16)))
	}
	decided := 0
	for choices := 1; choices <= len(x); choices++ {
		for more := range 24 {
			sum, path := b.Bin(term.OpBVAnd, x[0], k(63)), term.True
			part := x[0]
			for i := range more % 3 { // in the sum once
				sum = b.Bin(term.OpBVXor, sum, k(int64(i+1)))
			}
			for i := range more / 3 { // in each choice twice
				part = b.Bin(term.OpBVXor, b.Bin(term.OpBVAnd, part, k(63)), k(int64(i+1)))
			}
			for i := range choices {
				path = b.And(path, g.r.Bin(term.OpUlt, x[i], k(50)))
				sum = b.Bin(term.OpAdd, sum, b.Ite(g.r.Bin(term.OpUlt, x[i], k(int64(20+i))), part, b.Bin(term.OpAdd, part, x[i])))
			}
			g.here = g.newContext(path)
			switch value, ok := g.byRange(g.r.Bin(term.OpUlt, sum, k(6*200))); {
			case ok && !value:
				t.Fatalf("%d choices, %d nodes more: it is less", choices, more)
			case ok:
				decided++
			}
		}
	}
	if decided != decidedOfSixty {
		t.Errorf("%d are decided, %d were", decided, decidedOfSixty)
	}
}

const decidedOfSixty = 125

// What is assumed on every path counts on each of them. Where nothing gives bounds, nothing is looked at.
func TestContractWithinAlways(t *testing.T) {
	for _, bounds := range []bool{false, true} {
		g, err := New(ir.NewProgram(64, 20), Options{ARM: true}, nil)
		if err != nil {
			t.Fatal(err)
		}
		x := g.t.Var("x", term.BV(16))
		g.note(term.True, g.t.Var("b", term.Bool))
		if bounds {
			g.note(term.True, g.r.Bin(term.OpUlt, x, g.t.Const(10, 16)))
		}
		if _, ok := g.byRange(g.r.Bin(term.OpUlt, g.r.Bin(term.OpMul, x, x), g.t.Const(82, 16))); ok != bounds {
			t.Errorf("bounds %v, decided %v", bounds, ok)
		}
		a, b := g.r.SExt(g.t.Var("a", term.BV(8)), 16), g.r.SExt(g.t.Var("b8", term.BV(8)), 16)
		s := g.r.Bin(term.OpAdd, a, b)
		wraps := g.r.Bin(term.OpSlt, g.r.Bin(term.OpBVAnd, g.r.Bin(term.OpBVXor, a, s), g.r.Bin(term.OpBVXor, b, s)), g.t.Const(0, 16))
		if _, ok := g.byRange(wraps); ok != bounds {
			t.Errorf("bounds %v, a sum that fits in any case is decided: %v", bounds, ok)
		}
	}
}
