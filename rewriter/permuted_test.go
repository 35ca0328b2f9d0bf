package rewriter

import (
	"fmt"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// reorder is id with the arguments of sums, products and bitwise operations exchanged and associated
// the other way round.
func reorder(g *draw.Gen, id term.ID) term.ID {
	t := g.T
	args := make([]term.ID, len(t.Args(id)))
	for i, a := range t.Args(id) {
		args[i] = reorder(g, a)
	}
	op := t.Op(id)
	switch op {
	case term.OpAdd, term.OpMul, term.OpBVAnd, term.OpBVOr, term.OpBVXor:
	default:
		if len(args) == 0 {
			return id
		}
		return t.Mk(id, args)
	}
	x, y := args[0], args[1]
	if t.Op(x) == op { // (u + v) + y is v + (u + y)
		return t.Bin(op, t.Arg(x, 1), t.Bin(op, t.Arg(x, 0), y))
	}
	return t.Bin(op, y, x)
}

// Terms of one class have one value: those of the same term in another order, and whatever other terms
// are put into the same class.
func TestClassesHoldEqualTerms(t *testing.T) {
	for _, w := range []int{1, 4, 8, 64, 100} {
		met, found := 0, 0
		for seed := range uint64(300) {
			g := draw.NewGen(seed, draw.SmallLayout)
			r := New(g.T)
			seen := map[uint32]term.ID{}
			for range 8 {
				x := g.BV(w, 4)
				for i, y := range []term.ID{x, reorder(g, x), r.Simplify(x)} {
					c, ok := r.compare.classOf(y)
					if !ok {
						continue
					}
					if seen[c] == 0 {
						seen[c] = y
						continue
					}
					met++
					if i == 1 {
						found++
					}
					if !draw.SameValue(t, g, seen[c], y, 5) {
						t.Fatalf("width %d: one class for %s and %s", w, draw.Sexpr(g.T, seen[c]), draw.Sexpr(g.T, y))
					}
				}
			}
		}
		if met < 3100 || found < 2390 {
			t.Errorf("width %d: only %d terms met others, %d of them in another order", w, met, found)
		}
	}
}

// Sums in products in exclusive ors, through extensions and parts, of any width: the order is forgotten on
// every level.
func TestPermutedOnEveryLevel(t *testing.T) {
	for _, w := range []int{32, 64, 128} {
		r := New(term.NewTable(draw.Layout64))
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
