package pass

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// Replace: the formulas are equal if x is k. If the limit is passed, they are given back as they are.
func TestContractReplace(t *testing.T) {
	contract(t, 6000, func(d *drawn) string {
		w := 1 + d.Pick(5)
		x := d.Leaf(w)
		if d.T.IsConst(x) {
			x = d.Var("x", w)
		}
		if d.Pick(3) == 0 {
			x = d.Number(w, 1)
			if d.T.IsConst(x) {
				x = d.Var("y", w)
			}
		}
		k := d.Leaf(w)
		if d.T.Op(k) == term.OpVar && d.Pick(2) == 0 {
			k = d.Constant(w)
		}
		var fs []term.ID
		for range 1 + d.Pick(3) {
			y := d.Number(w, 2)
			fs = append(fs, draw.One(d, y, d.T.Eq(y, x), d.T.Bin(term.OpUlt, x, y), d.T.Bin(term.OpAdd, x, y), x))
		}
		limit := 0
		if d.Pick(3) == 0 {
			limit = 1 + d.Pick(20)
		}
		size := d.T.Size(fs...)
		out, ok := NewReplacer(d.r, x, k, limit).Run(fs)
		if !ok {
			for i, f := range fs {
				if out[i] != f {
					d.Fatal("something else after giving up")
				}
			}
			if limit == 0 || limit > size+1 {
				d.Fatal("gave up on %d nodes, limit %d", size, limit)
			}
			return "gave up"
		}
		changed := false
		for i, f := range fs {
			where := d.T.Eq(x, k)
			if where == term.True {
				d.Same(f, out[i])
				continue
			}
			same := d.T.Eq(f, out[i])
			if d.T.Sort(f) == term.Bool {
				same = d.T.Not(d.T.Xor(f, out[i]))
			}
			d.Always(where, same, true)
			changed = changed || out[i] != f
			if d.T.IsConst(k) && d.T.Op(x) == term.OpVar {
				d.T.Walk(func(y term.ID) {
					if y == x {
						d.Fatal("%s is left in %s", draw.Sexpr(d.T, x), draw.Sexpr(d.T, out[i]))
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
