package pass

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// counter returns a sum of few small numbers, as wide as its C type.
func (d *drawn) counter(w, depth int) term.ID {
	t := d.T
	small := func() term.ID { return t.Const(uint64(int64(d.Pick(6)-2)), w) }
	if depth == 0 {
		switch d.Pick(4) {
		case 0:
			return t.ZExt(d.Var("x", 2), w)
		case 1:
			return t.SExt(d.Var("x", 2), w)
		}
		return t.Ite(d.Cond(), small(), small())
	}
	a := func() term.ID { return d.counter(w, depth-1) }
	switch d.Pick(6) {
	case 0:
		return t.Ite(d.Cond(), a(), a())
	case 1:
		return t.Bin(term.OpAdd, a(), small())
	}
	return t.Bin(term.OpAdd, a(), a())
}

// A comparison of sums over fewer bits is equivalent. It is made if the numbers fill at most half of them.
func TestContractNarrow(t *testing.T) {
	contract(t, 6000, func(d *drawn) string {
		w := draw.One(d, 4, 8, 16, 32, 64, 65)
		x, y := d.counter(w, 1+d.Pick(3)), d.counter(w, d.Pick(3))
		if d.Pick(8) == 0 {
			y = d.Var("z", w)
		}
		id := d.T.Eq(x, y)
		if d.Pick(2) == 0 {
			id = d.T.Bin(draw.One(d, term.OpUlt, term.OpUlt, term.OpSlt), x, y)
		}
		got := NewPurifier(d.r).narrow(id)
		d.Same(id, got)
		if got == id {
			if op := d.T.Op(id); op == term.OpUlt && w <= 64 { // as the contract has it
				a, b := d.r.Range(d.T.Arg(id, 0)), d.r.Range(d.T.Arg(id, 1))
				sums := d.T.Op(d.T.Arg(id, 0)) == term.OpAdd || d.T.Op(d.T.Arg(id, 1)) == term.OpAdd
				if sums && max(a.UMax(), b.UMax())>>uint(w/2) == 0 && d.r.Simplify(id) == id {
					d.Fatal("%s is compared over all %d bits", draw.Sexpr(d.T, id), w)
				}
			}
			return "as it was"
		}
		return "narrow"
	}, "as it was", "narrow")
}
