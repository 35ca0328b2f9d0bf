package ieee

import "seabmc/term"

// roundUp reports whether the bits below the kept ones, low, round to the next number up. They do if they are more than half, or exactly half and
// the last bit kept is odd.
func (c *Circuits) roundUp(odd, low term.ID) term.ID {
	w := c.t.Width(low)
	half := c.bit(low, w-1)
	more := term.False
	if w > 1 {
		more = c.r.Not(c.isZero(c.low(low, w-1)))
	}
	return c.r.And(half, c.r.Or(odd, more))
}

// assemble returns the magnitude of a number with exponent exp (biased, at least 1, of any width beyond E bits) and significand sig, which has M+1
// bits and some more that are rounded. The leading bit may be 0 if exp is 1. Numbers that are too large become infinite.
func (c *Circuits) assemble(f Format, exp, sig term.ID) term.ID {
	w := c.t.Width(sig)
	keep := c.high(sig, f.M+1)
	up := c.roundUp(c.bit(keep, 0), c.low(sig, w-f.M-1))
	n := f.E + f.M + 1
	// Adding the leading one makes up for the 1 that is subtracted from the exponent. The carry of rounding is added in the same way.
	field := c.r.ZExt(c.low(c.sub(exp, c.con(1, c.t.Width(exp))), f.E), f.E+1)
	mag := c.add(c.padRight(field, f.M), c.r.ZExt(keep, n))
	mag = c.add(mag, c.r.ZExt(c.vec(up), n))
	inf := c.r.ZExt(c.infMag(f), n)
	return c.r.Ite(c.r.Bin(term.OpUlt, mag, inf), c.low(mag, n-1), c.infMag(f))
}

// round returns the number with a sign, a biased exponent (signed, of any width beyond E+1 bits) and a significand with a leading one and any
// number of bits.
func (c *Circuits) round(f Format, sign, exp, sig term.ID) term.ID {
	w, ew := c.t.Width(sig), c.t.Width(exp)
	n := f.M + 4 // kept bits, one bit to round on, one more and a sticky one
	if w < n {
		sig = c.padRight(sig, n-w)
	} else if w > n {
		sig = c.sticky(c.high(sig, n), c.r.Not(c.isZero(c.low(sig, w-n))))
	}
	tiny := c.slt(exp, 1)
	dist := c.r.Ite(tiny, c.sub(c.con(1, ew), exp), c.con(0, ew))
	shifted, lost := c.shr(sig, dist)
	mag := c.assemble(f, c.r.Ite(tiny, c.con(1, ew), exp), c.sticky(shifted, lost))
	huge := c.r.Not(c.slt(exp, int64(f.maxExp())))
	return c.pack(sign, c.r.Ite(huge, c.infMag(f), mag))
}
