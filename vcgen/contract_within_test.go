package vcgen

import (
	"testing"

	"seabmc/term"
)

// overflows is the check that the sum of a and b wraps, as LLVM's optimizer writes it.
func (d *drawn) overflows(a, b term.ID) term.ID {
	r, t := d.g.r, d.g.t
	s := r.Bin(term.OpAdd, a, b)
	x, y := r.Bin(term.OpBVXor, a, s), r.Bin(term.OpBVXor, b, s)
	return r.Bin(term.OpSlt, r.Bin(term.OpBVAnd, x, y), t.Const(0, d.w))
}

// small is a path that gives the variables bounds.
func (d *drawn) small() term.ID {
	r := d.g.r
	path := term.True
	for _, name := range []string{"x", "y"} {
		v := d.g.t.Var(name, term.BV(d.w))
		if d.IntN(2) == 0 {
			lo, hi := d.g.t.Const(uint64(-int64(d.IntN(4))), d.w), d.g.t.Const(uint64(1+d.IntN(5)), d.w)
			path = r.And(path, r.Bin(term.OpSlt, lo, v), r.Bin(term.OpSlt, v, hi))
			continue
		}
		if d.IntN(4) > 0 {
			path = r.And(path, r.Bin(one(d, term.OpSlt, term.OpUlt), v, d.constant()))
		}
		if d.IntN(3) > 0 {
			path = r.And(path, r.Bin(term.OpSlt, d.constant(), v))
		}
	}
	return path
}

// byRange: the comparison has the value wherever the path and what was assumed hold.
func TestContractWithin(t *testing.T) {
	contract(t, 5000, func(d *drawn) string {
		as := d.assumptions()
		path := d.small()
		if d.IntN(3) == 0 {
			path = d.g.r.And(path, d.condition(2))
		}
		x := d.comparison(1 + d.IntN(2))
		if d.IntN(2) == 0 { // of what is computed with a number beyond
			k := d.g.t.Const(uint64(int64([]int{-1, 1}[d.IntN(2)]*(1+d.IntN(60)))), d.w)
			y := d.g.r.Bin(one(d, term.OpMul, term.OpAdd), d.variable(), d.number(1))
			x = one(d, d.g.r.Bin(term.OpSlt, y, k), d.g.r.Bin(term.OpSlt, k, y), d.g.r.Bin(term.OpUlt, y, k))
		}
		switch d.IntN(6) {
		case 0:
			x = d.overflows(d.number(d.IntN(2)), d.number(0))
		case 1: // of a product in more bits, as a check of overflow has it
			if d.w <= 16 {
				wide := d.g.r.SExt(d.g.r.Bin(term.OpMul, d.number(1), d.number(0)), 2*d.w)
				x = d.g.r.Bin(term.OpSlt, wide, d.g.t.Const(uint64(d.IntN(60)), 2*d.w))
			}
		case 2:
			for range 40 * d.IntN(2) { // larger than what is looked at
				x = d.g.r.Or(x, d.g.r.Eq(d.number(2), d.constant()))
			}
		}
		if d.g.t.IsConst(x) {
			return "folded"
		}
		d.context(path)
		value, ok := d.g.byRange(x)
		if !ok {
			return "open"
		}
		d.always(d.where(path, as, x), x, value, "byRange")
		if value {
			return "true"
		}
		return "false"
	}, "open", "true", "false")
}

// The parts of a comparison, each as it is on the path: a stand-in has the range that its term has there.
func TestContractStandIns(t *testing.T) {
	contract(t, 2000, func(d *drawn) string {
		as := d.assumptions()
		path := d.small()
		c := d.context(path)
		if c == nil {
			c = newPath(term.True)
		}
		x := d.number(1 + d.IntN(2))
		w := &within{g: &d.g.paths, c: c, memo: map[term.ID]term.ID{}, budget: withinBudget}
		w.value(x)
		out := "none"
		for k := range d.g.standIns {
			if w.memo[k.x] != d.g.standIns[k] { // inside of a choice, where more holds
				continue
			}
			in := d.where(path, as, x, k.x)
			out = "some"
			for i, v := range d.l.Values(k.x) {
				if in[i] && !k.r.Contains(v) {
					d.fatal("term %d is %d in lane %d, not in %v", k.x, v, i, k.r)
				}
			}
		}
		return out
	}, "some", "none")
}
