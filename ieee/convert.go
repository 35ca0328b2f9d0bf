package ieee

import (
	"math/bits"

	"seabmc/term"
)

// Convert converts x from the format of width from to the format of width to.
func (c *Circuits) Convert(from, to int, x term.ID) term.ID {
	f, g := OfWidth(from), OfWidth(to)
	p := c.take(f, x)
	var r term.ID
	switch {
	case f == g:
		r = x
	case f.M < g.M:
		exp, sig := c.norm(f, p)
		exp = c.low(c.add(c.r.SExt(exp, g.E+1), c.con(g.bias()-f.bias(), g.E+1)), g.E)
		r = c.pack(p.sign, c.r.Concat(exp, c.padRight(c.low(sig, f.M), g.M-f.M)))
	default: // a subnormal number of f is nothing in g
		exp := c.add(c.r.ZExt(p.exp, f.expBits()), c.con(g.bias()-f.bias(), f.expBits()))
		r = c.round(g, p.sign, exp, c.sig(p))
		r = c.r.Ite(p.normal, r, c.zeroOf(g, p.sign))
	}
	r = c.r.Ite(p.zero, c.zeroOf(g, p.sign), r)
	r = c.r.Ite(p.inf, c.infOf(g, p.sign), r)
	r = c.orNaN(g, p.nan, r)
	if v, ok := c.ints[x]; ok && exactInt(g, c.t.Width(v)) {
		c.remember(g, r, v)
	}
	return r
}

// ToInt returns x rounded to zero, as an integer of n bits, or 0 if it does not fit.
func (c *Circuits) ToInt(w int, x term.ID, n int, signed bool) term.ID {
	f := OfWidth(w)
	if r := c.intBack(x, n, signed); r != 0 {
		return r
	}
	p := c.take(f, x)
	// The significand at the top of m bits, shifted right until the exponent is m-1.
	m := max(f.M+1, n)
	ew := max(f.expBits(), bits.Len(uint(m))+2)
	sig := c.padRight(c.sig(p), m-f.M-1)
	exp := c.sub(c.r.ZExt(p.exp, ew), c.con(f.bias(), ew))
	dist := c.sub(c.con(int64(m)-1, ew), exp)
	mag, _ := c.shr(sig, dist)
	mag = c.low(mag, n)
	small := c.slt(exp, 0)
	fits := c.r.And(c.slt(exp, int64(n)), c.r.Not(p.sign))
	if signed {
		least := c.r.And(p.sign, c.slt(exp, int64(n)), c.r.Eq(mag, c.padRight(c.t.Const(1, 1), n-1)))
		fits = c.r.Or(c.slt(exp, int64(n)-1), least)
	}
	if int64(n) > f.bias() { // infinity and NaN have an exponent that would fit
		fits = c.r.And(fits, c.r.Not(c.r.Or(p.inf, p.nan)))
	}
	v := c.r.Ite(p.sign, c.r.Neg(mag), mag)
	return c.r.Ite(c.r.And(fits, c.r.Not(small)), v, c.t.Const(0, n))
}
