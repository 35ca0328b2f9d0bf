package ieee

import "seabmc/term"

// parts holds the fields and the class of a number.
type parts struct {
	sign term.ID // truth value
	exp  term.ID // as encoded, E bits
	frac term.ID // M bits
	mag  term.ID // all but the sign

	nan, inf, zero term.ID
	normal         term.ID // the exponent field is not 0: there is a leading one
}

func (c *Circuits) take(f Format, x term.ID) *parts {
	if p := c.taken[x]; p != nil {
		return p
	}
	w := f.Width()
	p := &parts{sign: c.bit(x, w-1), exp: c.r.Extract(x, w-2, f.M), frac: c.low(x, f.M), mag: c.low(x, w-1)}
	top := c.r.Eq(p.exp, c.t.Const(f.maxExp(), f.E))
	noFrac := c.isZero(p.frac)
	p.inf = c.r.And(top, noFrac)
	p.nan = c.r.And(top, c.r.Not(noFrac))
	p.normal = c.r.Not(c.isZero(p.exp))
	p.zero = c.isZero(p.mag)
	if c.t.Op(x) == term.OpIte {
		c.classOfChoice(f, x, p)
	}
	c.taken[x] = p
	return p
}

// classOfChoice uses what is known about the two sides of a choice, since most results are choices between a NaN and something else.
func (c *Circuits) classOfChoice(f Format, x term.ID, p *parts) {
	cond := c.t.Arg(x, 0)
	a, b := c.taken[c.t.Arg(x, 1)], c.taken[c.t.Arg(x, 2)]
	for i, q := range []**parts{&a, &b} {
		y := c.t.Arg(x, i+1)
		if *q == nil && c.t.Op(y) != term.OpIte {
			*q = c.take(f, y)
		}
	}
	if a == nil || b == nil {
		return
	}
	p.nan = c.r.Ite(cond, a.nan, b.nan)
	p.inf = c.r.Ite(cond, a.inf, b.inf)
	p.zero = c.r.Ite(cond, a.zero, b.zero)
	p.normal = c.r.Ite(cond, a.normal, b.normal)
}

// sig returns the significand with its leading bit, M+1 bits. For subnormal numbers it is not normalised.
func (c *Circuits) sig(p *parts) term.ID { return c.r.Concat(c.vec(p.normal), p.frac) }

// expBits returns the width of exponents in computations. Exponents of products of normalised subnormal numbers fit.
func (f Format) expBits() int { return f.E + 3 }

// norm returns a finite number as a significand with a leading one (0 for zero), and its biased exponent, signed with expBits bits.
func (c *Circuits) norm(f Format, p *parts) (exp, sig term.ID) {
	w := f.expBits()
	sub, shift := c.normalise(c.r.Concat(c.t.Const(0, 1), p.frac), 0)
	sig = c.r.Ite(p.normal, c.sig(p), sub)
	exp = c.r.Ite(p.normal, c.r.ZExt(p.exp, w), c.sub(c.con(1, w), c.r.ZExt(shift, w)))
	return exp, sig
}

// pack builds an encoding from its sign and magnitude.
func (c *Circuits) pack(sign, mag term.ID) term.ID { return c.r.Concat(c.vec(sign), mag) }

func (c *Circuits) nanOf(f Format) term.ID {
	return c.field(f.maxExp()<<1|1, f.M-1, f.Width())
}

func (c *Circuits) infMag(f Format) term.ID { return c.field(f.maxExp(), f.M, f.Width()-1) }

func (c *Circuits) infOf(f Format, sign term.ID) term.ID { return c.pack(sign, c.infMag(f)) }

func (c *Circuits) zeroOf(f Format, sign term.ID) term.ID {
	return c.pack(sign, c.t.Const(0, f.Width()-1))
}

// orNaN returns the canonical NaN if nan holds, and x otherwise. It remembers the class of the result.
func (c *Circuits) orNaN(f Format, nan, x term.ID) term.ID {
	return c.r.Ite(nan, c.nanOf(f), x)
}

// IsNaN returns the condition that x is a NaN.
func (c *Circuits) IsNaN(w int, x term.ID) term.ID { return c.take(OfWidth(w), x).nan }
