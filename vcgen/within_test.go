package vcgen

import (
	"testing"

	"seabmc/ir"
	"seabmc/term"
)

// Comparisons of products and sums are decided where the bounds that hold on the path do that, and only there.
func TestByRange(t *testing.T) {
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
