package rewriter

import (
	"testing"

	"seabmc/term"
)

// counter is a sum of few small numbers, as wide as its C type.
func (d *drawn) counter(w, depth int) term.ID {
	t := d.t
	small := func() term.ID { return t.Const(uint64(int64(d.pick(6)-2)), w) }
	if depth == 0 {
		switch d.pick(4) {
		case 0:
			return t.ZExt(d.v("x", 2), w)
		case 1:
			return t.SExt(d.v("x", 2), w)
		}
		return t.Ite(d.cond(), small(), small())
	}
	a := func() term.ID { return d.counter(w, depth-1) }
	switch d.pick(6) {
	case 0:
		return t.Ite(d.cond(), a(), a())
	case 1:
		return t.Bin(term.OpAdd, a(), small())
	}
	return t.Bin(term.OpAdd, a(), a())
}

// A comparison of sums over fewer bits is equivalent; it is made if the numbers fill less than half of them.
func TestContractNarrow(t *testing.T) {
	contract(t, 6000, func(d *drawn) string {
		w := one(d, 4, 8, 16, 32, 64, 65)
		x, y := d.counter(w, 1+d.pick(3)), d.counter(w, d.pick(3))
		if d.pick(8) == 0 {
			y = d.v("z", w)
		}
		id := d.t.Eq(x, y)
		if d.pick(2) == 0 {
			id = d.t.Bin(one(d, term.OpUlt, term.OpUlt, term.OpSlt), x, y)
		}
		got := d.r.narrowSums(id)
		d.same(id, got)
		if got == id {
			if op := d.t.Op(id); op == term.OpUlt && w <= 64 { // as the contract has it
				a, b := d.r.Range(d.t.Arg(id, 0)), d.r.Range(d.t.Arg(id, 1))
				sums := d.t.Op(d.t.Arg(id, 0)) == term.OpAdd || d.t.Op(d.t.Arg(id, 1)) == term.OpAdd
				if sums && max(a.UMax(), b.UMax())>>uint(w/2) == 0 && d.r.Simplify(id) == id {
					d.fatal("%s is compared over all %d bits", sexpr(d.t, id), w)
				}
			}
			return "as it was"
		}
		return "narrow"
	}, "as it was", "narrow")
}
