package rewriter

import (
	"testing"

	"seabmc/term"
)

// mixedTerm is a term of many operators, in which the order of arguments counts on some levels and not on others.
func (d *drawn) mixedTerm(w, depth int) term.ID {
	t := d.t
	if depth == 0 {
		return d.leaf(w)
	}
	a := func() term.ID { return d.mixedTerm(w, depth-1) }
	switch k := d.pick(16); {
	case k < 3:
		return d.sum(w, depth)
	case k < 9:
		return t.Bin(one(d, term.OpAdd, term.OpMul, term.OpBVAnd, term.OpBVOr, term.OpBVXor), a(), a())
	case k < 11:
		return t.Bin(one(d, term.OpUDiv, term.OpURem, term.OpShl, term.OpLShr, term.OpSub), a(), a())
	case k == 11:
		return t.Ite(t.Bin(term.OpUlt, a(), a()), a(), a())
	case k == 12:
		lo := d.pick(3)
		return t.Extract(d.mixedTerm(w+3, depth-1), w+lo-1, lo)
	case k == 13 && w > 1:
		n := 1 + d.pick(w-1)
		return one(d, t.ZExt(d.mixedTerm(n, depth-1), w), t.SExt(d.mixedTerm(n, depth-1), w))
	case k == 14 && w > 1:
		n := 1 + d.pick(w-1)
		return t.Bin(term.OpConcat, d.mixedTerm(w-n, depth-1), d.mixedTerm(n, depth-1))
	}
	return one(d, t.Neg(a()), t.BVNot(a()))
}

// Terms of one class are equal: those of one term in several orders, and whatever else comes into it.
func TestContractPermuted(t *testing.T) {
	contract(t, 7000, func(d *drawn) string {
		w := d.sumWidth()
		d.mayRefine(w)
		x := d.mixedTerm(w, 1+d.pick(3))
		y := d.beside(x)
		switch d.pick(4) {
		case 0:
			y = d.mixedTerm(w, 1+d.pick(2))
		case 1:
			z := d.leaf(w)
			x, y = d.t.Bin(term.OpBVXor, x, z), d.t.Bin(term.OpBVXor, z, y)
		}
		gone := d.pick(10) == 0
		switch {
		case gone && d.pick(2) == 0:
			d.r.classes.work = flatStart + 1<<30
		case gone:
			d.r.flat.busy = true
		}
		if d.pick(10) == 0 { // sums are not flattened any more: no class for what has one in it
			d.r.flat.rebuilt = flatStart
		}
		same := d.r.permuted(x, y)
		if id := d.t.Eq(x, y); d.t.Op(id) == term.OpEq {
			if res := eqPermuted(d.r, id); res != 0 && res != term.True || (res != 0) != same {
				d.fatal("two answers: %v and %v", same, res)
			}
		}
		if id := d.t.Bin(term.OpSlt, x, y); d.t.Op(id) == term.OpSlt {
			if res := ltPermuted(d.r, id); res != 0 && res != term.False || (res != 0) != same {
				d.fatal("two answers: %v and %v", same, res)
			}
		}
		if gone && same {
			d.fatal("an answer beyond the work that is allowed")
		}
		d.r.flat.busy = false
		if !same {
			return "open"
		}
		d.same(x, y)
		return "same"
	}, "open", "same")
}

// Classes over many terms of one table: a class that two terms come into by different ways holds equal terms all the same.
func TestContractClasses(t *testing.T) {
	contract(t, 1000, func(d *drawn) string {
		w := one(d, 1, 2, 3, 4, 65)
		first := map[uint32]term.ID{}
		met := "apart"
		for range 12 {
			x := d.mixedTerm(w, 1+d.pick(2))
			class, ok := d.r.classOf(x)
			if !ok {
				return "gave up"
			}
			if y := first[class]; y == 0 {
				first[class] = x
			} else if y != x {
				d.same(x, y)
				met = "together"
			}
		}
		return met
	}, "together")
}
