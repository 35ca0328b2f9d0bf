package linear

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// reorder returns id with the arguments of sums, products and bitwise operations exchanged and associated the other way round.
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

// Terms of one class have one value. The terms are the same term in another order, and whatever other terms are put into the same class.
func TestClassesHoldEqualTerms(t *testing.T) {
	for _, w := range []int{1, 4, 8, 64, 100} {
		met, found := 0, 0
		for seed := range uint64(300) {
			g := draw.NewGen(seed, draw.SmallLayout)
			r := NewRewriter(g.T)
			seen := map[uint32]term.ID{}
			for range 8 {
				x := g.BV(w, 4)
				for i, y := range []term.ID{x, reorder(g, x), r.Simplify(x)} {
					c, ok := r.Comparer().classOf(y)
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
