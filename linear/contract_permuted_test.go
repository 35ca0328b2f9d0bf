package linear

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// mixedTerm returns a term of many operators, in which the order of arguments matters on some levels and not on others.
func (d *drawn) mixedTerm(w, depth int) term.ID {
	t := d.T
	if depth == 0 {
		return d.Leaf(w)
	}
	a := func() term.ID { return d.mixedTerm(w, depth-1) }
	switch k := d.Pick(16); {
	case k < 3:
		return d.sum(w, depth)
	case k < 9:
		return t.Bin(draw.One(d, term.OpAdd, term.OpMul, term.OpBVAnd, term.OpBVOr, term.OpBVXor), a(), a())
	case k < 11:
		return t.Bin(draw.One(d, term.OpUDiv, term.OpURem, term.OpShl, term.OpLShr, term.OpSub), a(), a())
	case k == 11:
		return t.Ite(t.Bin(term.OpUlt, a(), a()), a(), a())
	case k == 12:
		lo := d.Pick(3)
		return t.Extract(d.mixedTerm(w+3, depth-1), w+lo-1, lo)
	case k == 13 && w > 1:
		n := 1 + d.Pick(w-1)
		return draw.One(d, t.ZExt(d.mixedTerm(n, depth-1), w), t.SExt(d.mixedTerm(n, depth-1), w))
	case k == 14 && w > 1:
		n := 1 + d.Pick(w-1)
		return t.Bin(term.OpConcat, d.mixedTerm(w-n, depth-1), d.mixedTerm(n, depth-1))
	}
	return draw.One(d, t.Neg(a()), t.BVNot(a()))
}

// Terms of one class are equal. The terms are one term in several orders, and whatever else gets into the class.
func TestContractPermuted(t *testing.T) {
	contract(t, 7000, func(d *drawn) string {
		w := d.sumWidth()
		d.mayRefine(w)
		x := d.mixedTerm(w, 1+d.Pick(3))
		y := d.beside(x)
		switch d.Pick(4) {
		case 0:
			y = d.mixedTerm(w, 1+d.Pick(2))
		case 1:
			z := d.Leaf(w)
			x, y = d.T.Bin(term.OpBVXor, x, z), d.T.Bin(term.OpBVXor, z, y)
		}
		gone := d.Pick(10) == 0
		switch {
		case gone && d.Pick(2) == 0:
			d.c.classes.work = flatStart + 1<<30
		case gone:
			d.c.flat.busy = true
		}
		if d.Pick(10) == 0 { // sums are not flattened any more: no class for what has one in it
			d.c.flat.rebuilt = flatStart
		}
		same := d.c.permuted(x, y)
		if id := d.T.Eq(x, y); d.T.Op(id) == term.OpEq {
			if res := d.c.EqPermuted(id); res != 0 && res != term.True || (res != 0) != same {
				d.Fatal("two answers: %v and %v", same, res)
			}
		}
		if id := d.T.Bin(term.OpSlt, x, y); d.T.Op(id) == term.OpSlt {
			if res := d.c.LtPermuted(id); res != 0 && res != term.False || (res != 0) != same {
				d.Fatal("two answers: %v and %v", same, res)
			}
		}
		if gone && same {
			d.Fatal("an answer beyond the work that is allowed")
		}
		d.c.flat.busy = false
		if !same {
			return "open"
		}
		d.Same(x, y)
		return "same"
	}, "open", "same")
}

// Classes over many terms of one table: if two terms get into a class in different ways, they are equal nevertheless.
func TestContractClasses(t *testing.T) {
	contract(t, 1000, func(d *drawn) string {
		w := draw.One(d, 1, 2, 3, 4, 65)
		first := map[uint32]term.ID{}
		met := "apart"
		for range 12 {
			x := d.mixedTerm(w, 1+d.Pick(2))
			class, ok := d.c.classOf(x)
			if !ok {
				return "gave up"
			}
			if y := first[class]; y == 0 {
				first[class] = x
			} else if y != x {
				d.Same(x, y)
				met = "together"
			}
		}
		return met
	}, "together")
}
