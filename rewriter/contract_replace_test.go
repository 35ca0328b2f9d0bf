package rewriter

import (
	"testing"

	"seabmc/term"
)

// Replace: the formulas where x is k. A limit that is passed gives them back as they are.
func TestContractReplace(t *testing.T) {
	contract(t, 6000, func(d *drawn) string {
		w := 1 + d.pick(5)
		x := d.leaf(w)
		if d.t.IsConst(x) {
			x = d.v("x", w)
		}
		if d.pick(3) == 0 {
			x = d.rangeTerm(w, 1)
			if d.t.IsConst(x) {
				x = d.v("y", w)
			}
		}
		k := d.leaf(w)
		if d.t.Op(k) == term.OpVar && d.pick(2) == 0 {
			k = d.constant(w)
		}
		var fs []term.ID
		for range 1 + d.pick(3) {
			y := d.rangeTerm(w, 2)
			fs = append(fs, one(d, y, d.t.Eq(y, x), d.t.Bin(term.OpUlt, x, y), d.t.Bin(term.OpAdd, x, y), x))
		}
		limit := 0
		if d.pick(3) == 0 {
			limit = 1 + d.pick(20)
		}
		size := d.t.Size(fs...)
		out, ok := d.r.Replace(x, k, limit, fs...)
		if !ok {
			for i, f := range fs {
				if out[i] != f {
					d.fatal("something else after giving up")
				}
			}
			if limit == 0 || limit > size+1 {
				d.fatal("gave up on %d nodes, limit %d", size, limit)
			}
			return "gave up"
		}
		changed := false
		for i, f := range fs {
			where := d.t.Eq(x, k)
			if where == term.True {
				d.same(f, out[i])
				continue
			}
			same := d.t.Eq(f, out[i])
			if d.t.Sort(f) == term.Bool {
				same = d.t.Not(d.t.Xor(f, out[i]))
			}
			d.always(where, same, true)
			changed = changed || out[i] != f
			if d.t.IsConst(k) && d.t.Op(x) == term.OpVar {
				d.t.Walk(func(y term.ID) {
					if y == x {
						d.fatal("%s is left in %s", sexpr(d.t, x), sexpr(d.t, out[i]))
					}
				}, out[i])
			}
		}
		if changed {
			return "changed"
		}
		return "as it was"
	}, "gave up", "changed", "as it was")
}
