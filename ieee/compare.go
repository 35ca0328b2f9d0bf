package ieee

import "seabmc/term"

// Eq returns x == y. It is false for NaNs, and true for zeros of either sign.
func (c *Circuits) Eq(w int, x, y term.ID) term.ID {
	f := OfWidth(w)
	p, q := c.take(f, x), c.take(f, y)
	if x == y {
		return c.r.Not(p.nan)
	}
	if a, b, ok := c.bothInts(x, y, 0); ok {
		return c.r.Eq(a, b)
	}
	same := c.r.Or(c.r.Eq(x, y), c.r.And(p.zero, q.zero))
	return c.r.And(c.r.Not(p.nan), c.r.Not(q.nan), same)
}

// Lt returns x < y. It is false for NaNs.
func (c *Circuits) Lt(w int, x, y term.ID) term.ID { return c.order(w, x, y, false) }

// Le returns x <= y. It is false for NaNs.
func (c *Circuits) Le(w int, x, y term.ID) term.ID { return c.order(w, x, y, true) }

func (c *Circuits) order(w int, x, y term.ID, equal bool) term.ID {
	f := OfWidth(w)
	p, q := c.take(f, x), c.take(f, y)
	if x == y {
		if equal {
			return c.r.Not(p.nan)
		}
		return term.False
	}
	if a, b, ok := c.bothInts(x, y, 0); ok {
		if equal {
			return c.r.Not(c.r.Bin(term.OpSlt, b, a))
		}
		return c.r.Bin(term.OpSlt, a, b)
	}
	zeros := c.r.And(p.zero, q.zero)
	up, down := c.r.Bin(term.OpUlt, p.mag, q.mag), c.r.Bin(term.OpUlt, q.mag, p.mag)
	signs := c.r.Not(zeros)
	if equal {
		up, down, signs = c.r.Not(down), c.r.Not(up), term.True
	}
	lt := c.r.Ite(p.sign, c.r.Ite(q.sign, down, signs), c.r.Ite(q.sign, c.r.And(zeros, c.t.BoolConst(equal)), up))
	return c.r.And(c.r.Not(p.nan), c.r.Not(q.nan), lt)
}
