package ieee

import "seabmc/term"

// Add returns x + y.
func (c *Circuits) Add(w int, x, y term.ID) term.ID {
	f := OfWidth(w)
	if y < x {
		x, y = y, x
	}
	if r := c.addInts(f, x, y); r != 0 {
		return r
	}
	p, q := c.take(f, x), c.take(f, y)
	swap := c.r.Bin(term.OpUlt, p.mag, q.mag)
	pick := func(a, b term.ID) term.ID { return c.r.Ite(swap, b, a) }
	one := c.con(1, f.E)
	exp := func(a *parts) term.ID { return c.r.Ite(a.normal, a.exp, one) }
	sign := pick(p.sign, q.sign)
	eh, el := pick(exp(p), exp(q)), pick(exp(q), exp(p))
	sh, sl := pick(c.sig(p), c.sig(q)), pick(c.sig(q), c.sig(p))
	minus := c.r.Xor(p.sign, q.sign)
	s := c.addAligned(minus, sh, sl, c.sub(eh, el))
	// The sum has one bit more than the larger operand, so its exponent is eh+1.
	e := c.add(c.r.ZExt(eh, f.E+1), c.con(1, f.E+1))
	t, shift := c.normalise(s, c.r.ZExt(eh, f.E+1))
	e = c.sub(e, c.r.ZExt(shift, f.E+1))
	r := c.pack(sign, c.assemble(f, e, t))
	r = c.r.Ite(c.isZero(s), c.zeroOf(f, c.r.And(p.sign, q.sign)), r)
	inf := c.r.Or(p.inf, q.inf)
	r = c.r.Ite(inf, c.infOf(f, sign), r)
	nan := c.orAll(p.nan, q.nan, c.r.And(minus, p.inf, q.inf))
	return c.orNaN(f, nan, r)
}

// Sub returns x - y.
func (c *Circuits) Sub(w int, x, y term.ID) term.ID {
	if r := c.subInts(OfWidth(w), x, y); r != 0 {
		return r
	}
	return c.Add(w, x, c.r.Bin(term.OpBVXor, y, c.field(1, w-1, w)))
}

// addAligned returns hi ± (lo >> dist). hi is not less than lo. The result has one more bit at the top and three at the end, the last of which is
// sticky.
func (c *Circuits) addAligned(minus, hi, lo, dist term.ID) term.ID {
	w := c.t.Width(hi) + 4
	b, lost := c.shr(c.padRight(lo, 3), dist)
	a := c.r.ZExt(c.padRight(hi, 3), w)
	b = c.r.ZExt(c.sticky(b, lost), w)
	return c.r.Ite(minus, c.sub(a, b), c.add(a, b))
}

// Mul returns x * y.
func (c *Circuits) Mul(w int, x, y term.ID) term.ID {
	f := OfWidth(w)
	if y < x {
		x, y = y, x
	}
	if r := c.mulInts(f, x, y); r != 0 {
		return r
	}
	p, q := c.take(f, x), c.take(f, y)
	one := c.field(uint64(f.bias()), f.M, w)
	switch one {
	case x:
		return c.orNaN(f, q.nan, y)
	case y:
		return c.orNaN(f, p.nan, x)
	}
	sign := c.r.Xor(p.sign, q.sign)
	zero := c.r.Or(p.zero, q.zero)
	inf := c.r.Or(p.inf, q.inf)
	exp, prod := c.product(f, p, q)
	r := c.round(f, sign, exp, prod)
	r = c.r.Ite(zero, c.zeroOf(f, sign), r)
	r = c.r.Ite(inf, c.infOf(f, sign), r)
	nan := c.orAll(p.nan, q.nan, c.r.And(zero, inf))
	return c.orNaN(f, nan, r)
}

// product returns the exact product of two finite numbers that are not zero: 2M+2 bits with a leading one, and its exponent.
func (c *Circuits) product(f Format, p, q *parts) (exp, sig term.ID) {
	n := 2*f.M + 2
	e1, s1 := c.norm(f, p)
	e2, s2 := c.norm(f, q)
	sig = c.r.Bin(term.OpMul, c.r.ZExt(s1, n), c.r.ZExt(s2, n))
	exp = c.add(c.add(e1, e2), c.con(1-f.bias(), f.expBits()))
	return c.topBit(exp, sig)
}

// topBit shifts sig left by one if its highest bit is 0, and adjusts the exponent.
func (c *Circuits) topBit(exp, sig term.ID) (e, s term.ID) {
	top := c.bit(sig, c.t.Width(sig)-1)
	one := c.con(1, c.t.Width(exp))
	return c.r.Ite(top, exp, c.sub(exp, one)), c.r.Ite(top, sig, c.shlConst(sig, 1))
}

// Div returns x / y.
func (c *Circuits) Div(w int, x, y term.ID) term.ID {
	f := OfWidth(w)
	if k, ok := c.reciprocal(f, y); ok {
		return c.Mul(w, x, k)
	}
	p, q := c.take(f, x), c.take(f, y)
	sign := c.r.Xor(p.sign, q.sign)
	e1, s1 := c.norm(f, p)
	e2, s2 := c.norm(f, q)
	exp := c.add(c.sub(e1, e2), c.con(f.bias(), f.expBits()))
	exp, quo := c.topBit(exp, c.quotient(f, s1, s2))
	r := c.round(f, sign, exp, quo)
	r = c.r.Ite(c.r.Or(p.zero, q.inf), c.zeroOf(f, sign), r)
	r = c.r.Ite(c.r.Or(p.inf, q.zero), c.infOf(f, sign), r)
	nan := c.orAll(p.nan, q.nan, c.r.And(p.zero, q.zero), c.r.And(p.inf, q.inf))
	return c.orNaN(f, nan, r)
}

// reciprocal returns 1/y if y is a constant power of two whose reciprocal is normal. Then multiplying by it is the same as dividing by y.
func (c *Circuits) reciprocal(f Format, y term.ID) (term.ID, bool) {
	v, ok := c.t.Uint64(y)
	exp := int64(v >> f.M & f.maxExp())
	if !ok || v&(1<<f.M-1) != 0 || exp == 0 || exp == int64(f.maxExp()) || 2*f.bias()-exp < 1 {
		return 0, false
	}
	return c.t.Const(v>>(f.Width()-1)<<(f.Width()-1)|uint64(2*f.bias()-exp)<<f.M, f.Width()), true
}

// quotient divides significands with leading ones digit by digit: one digit before
// the point, M+2 after it, and a sticky bit.
func (c *Circuits) quotient(f Format, s1, s2 term.ID) term.ID {
	w := f.M + 2
	rem, d := c.r.ZExt(s1, w), c.r.ZExt(s2, w)
	var digits []term.ID
	for range f.M + 3 {
		less := c.r.Bin(term.OpUlt, rem, d)
		digits = append(digits, c.r.Not(less))
		rem = c.shlConst(c.r.Ite(less, rem, c.sub(rem, d)), 1)
	}
	digits = append(digits, c.r.Not(c.isZero(rem)))
	return c.vector(digits)
}

// Sqrt returns the square root of x.
func (c *Circuits) Sqrt(w int, x term.ID) term.ID {
	f := OfWidth(w)
	p := c.take(f, x)
	exp, sig := c.norm(f, p)
	ew := f.expBits()
	// The parity of the exponent decides where the point is. The bias is odd, so an even biased exponent is an odd exponent.
	e := c.add(exp, c.con(f.bias(), ew)) // (exp-bias)/2 + bias, times two, rounded down
	root := c.root(f, c.r.Ite(c.bit(exp, 0), c.r.Concat(c.t.Const(0, 1), sig), c.padRight(sig, 1)))
	r := c.pack(term.False, c.assemble(f, c.r.SExt(c.high(e, ew-1), ew), root))
	r = c.r.Ite(p.zero, x, r)
	r = c.r.Ite(p.inf, x, r)
	nan := c.r.Or(p.nan, c.r.And(p.sign, c.r.Not(p.zero)))
	return c.orNaN(f, nan, r)
}

// root takes the square root of x in [1,4), which has two digits before the point and M after it. The result has M+2 binary digits and a sticky
// bit.
func (c *Circuits) root(f Format, x term.ID) term.ID {
	n := f.M + 2
	w := n + 2
	x = c.padRight(x, 2*n-c.t.Width(x))
	rem, root := c.con(0, w), c.con(0, w)
	var digits []term.ID
	for i := range n {
		next := c.r.Extract(x, 2*(n-i)-1, 2*(n-i)-2)
		rem = c.r.Concat(c.low(rem, w-2), next)
		trial := c.r.Concat(c.low(root, w-2), c.t.Const(1, 2))
		less := c.r.Bin(term.OpUlt, rem, trial)
		digits = append(digits, c.r.Not(less))
		rem = c.r.Ite(less, rem, c.sub(rem, trial))
		root = c.r.Concat(c.low(root, w-1), c.vec(c.r.Not(less)))
	}
	return c.vector(append(digits, c.r.Not(c.isZero(rem))))
}

// FMA returns x*y + z, rounded once.
func (c *Circuits) FMA(w int, x, y, z term.ID) term.ID {
	f := OfWidth(w)
	if y < x {
		x, y = y, x
	}
	p, q, s := c.take(f, x), c.take(f, y), c.take(f, z)
	ew := f.expBits()
	sign := c.r.Xor(p.sign, q.sign)
	zero := c.r.Or(p.zero, q.zero)
	e1, s1 := c.product(f, p, q)
	e2, s2 := c.norm(f, s)
	least := c.con(-1<<(ew-1), ew) // a zero is smaller than anything else
	n := 2*f.M + 2
	e1, s1 = c.r.Ite(zero, least, e1), c.r.Ite(zero, c.t.Const(0, n), s1)
	e2, s2 = c.r.Ite(s.zero, least, e2), c.padRight(s2, f.M+1)
	swap := c.r.Or(c.r.Bin(term.OpSlt, e1, e2), c.r.And(c.r.Eq(e1, e2), c.r.Bin(term.OpUlt, s1, s2)))
	pick := func(a, b term.ID) term.ID { return c.r.Ite(swap, b, a) }
	hs := pick(sign, s.sign)
	eh := pick(e1, e2)
	minus := c.r.Xor(sign, s.sign)
	dist := c.sub(c.r.SExt(eh, ew+1), c.r.SExt(pick(e2, e1), ew+1))
	sum := c.addAligned(minus, pick(s1, s2), pick(s2, s1), dist)
	t, shift := c.normalise(sum, 0)
	exp := c.sub(c.add(c.r.SExt(eh, ew+1), c.con(1, ew+1)), c.r.ZExt(shift, ew+1))
	r := c.round(f, hs, exp, t)
	r = c.r.Ite(c.isZero(sum), c.zeroOf(f, c.r.And(sign, s.sign)), r)
	inf := c.r.Or(p.inf, q.inf)
	r = c.r.Ite(s.inf, c.infOf(f, s.sign), r)
	r = c.r.Ite(inf, c.infOf(f, sign), r)
	nan := c.orAll(p.nan, q.nan, s.nan, c.r.And(zero, inf), c.r.And(inf, s.inf, minus))
	return c.orNaN(f, nan, r)
}
