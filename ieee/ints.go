package ieee

import (
	"math/big"
	"math/bits"

	"seabmc/term"
)

// Numbers that were integers. If a float was made from an integer that it holds exactly, it is remembered together with that integer, a signed
// bit-vector. Conversions back, comparisons, sums, differences and products of such numbers are integer arithmetic as long as they stay exact. The
// float of the integer 0 is +0, never -0.

// exactInt reports whether the format holds every signed integer of w bits.
func exactInt(f Format, w int) bool { return w <= f.M+2 }

// remember notes that x is the float of the integer v.
func (c *Circuits) remember(f Format, x, v term.ID) {
	p := *c.take(f, x)
	p.nan, p.inf, p.zero = term.False, term.False, c.isZero(v)
	p.sign = c.bit(v, c.t.Width(v)-1)
	c.taken[x] = &p
	c.ints[x] = v
}

// intOf returns the signed integer that x is known to equal.
func (c *Circuits) intOf(x term.ID) (term.ID, bool) {
	if v, ok := c.ints[x]; ok {
		return v, true
	}
	k, ok := c.t.Uint64(x)
	if !ok {
		return 0, false
	}
	v := wholeNumber(OfWidth(c.t.Width(x)), k)
	if v == nil {
		return 0, false
	}
	return c.t.BigConst(v, v.BitLen()+1), true
}

// wholeNumber returns the value of an encoding if it is an integer that is not too large and not -0. Otherwise it returns nil.
func wholeNumber(f Format, k uint64) *big.Int {
	exp := int64(k>>f.M&f.maxExp()) - f.bias()
	switch {
	case k == 0:
		return new(big.Int)
	case exp < 0 || exp > int64(f.M):
		return nil
	}
	sig := k&(1<<f.M-1) | 1<<f.M
	if sig&(1<<(int64(f.M)-exp)-1) != 0 {
		return nil
	}
	v := new(big.Int).SetUint64(sig >> (int64(f.M) - exp))
	if k>>(f.Width()-1) != 0 {
		v.Neg(v)
	}
	return v
}

// bothInts returns two known integers, extended to one width. This width has room bits more than the wider of the two.
func (c *Circuits) bothInts(x, y term.ID, room int) (a, b term.ID, ok bool) {
	a, ok1 := c.intOf(x)
	b, ok2 := c.intOf(y)
	if !ok1 || !ok2 {
		return 0, 0, false
	}
	w := max(c.t.Width(a), c.t.Width(b)) + room
	return c.r.SExt(a, w), c.r.SExt(b, w), true
}

// exactly returns the float of an integer if every value in its range has an exact float. Otherwise it returns 0.
func (c *Circuits) exactly(f Format, v term.ID) term.ID {
	if v = c.narrow(v); !exactInt(f, c.t.Width(v)) {
		return 0
	}
	return c.FromInt(f.Width(), v, true)
}

// addInts and subInts return the sum and the difference of known integers if they are exact, and 0 otherwise.
func (c *Circuits) addInts(f Format, x, y term.ID) term.ID {
	a, b, ok := c.bothInts(x, y, 1)
	if !ok {
		return 0
	}
	return c.exactly(f, c.add(a, b))
}

func (c *Circuits) subInts(f Format, x, y term.ID) term.ID {
	a, b, ok := c.bothInts(x, y, 1)
	if !ok {
		return 0
	}
	return c.exactly(f, c.sub(a, b))
}

// mulInts returns the product of known integers if it is exact and cannot be -0.
func (c *Circuits) mulInts(f Format, x, y term.ID) term.ID {
	a, b, ok := c.bothInts(x, y, 0)
	if !ok || c.t.Width(a) > f.M+2 {
		return 0
	}
	if !(c.never(a, 0) && c.never(b, 0) || c.natural(a) && c.natural(b)) {
		return 0
	}
	w := 2 * c.t.Width(a)
	v := c.r.Bin(term.OpMul, c.r.SExt(a, w), c.r.SExt(b, w))
	if w > 64 { // if no range is known, the operands' width limits them
		return 0
	}
	return c.exactly(f, v)
}

// natural reports whether the signed v is known not to be negative.
func (c *Circuits) natural(v term.ID) bool {
	r := c.r.Range(v)
	return r.Known() && r.SMin() >= 0
}

// never reports whether v is known not to be k.
func (c *Circuits) never(v term.ID, k uint64) bool {
	r := c.r.Range(v)
	return r.Known() && !r.Contains(k)
}

// intBack returns the integer that x was made from, as an integer of n bits. It returns 0 if it may not fit.
func (c *Circuits) intBack(x term.ID, n int, signed bool) term.ID {
	v, ok := c.intOf(x)
	if !ok {
		return 0
	}
	v = c.narrow(v)
	switch w := c.t.Width(v); {
	case signed && w <= n:
		return c.r.SExt(v, n)
	case !signed && w <= n+1 && c.natural(v):
		return c.low(c.r.SExt(v, max(w, n)), n)
	}
	return 0
}

// FromInt converts an integer to the format of width to, rounded.
func (c *Circuits) FromInt(to int, x term.ID, signed bool) term.ID {
	f := OfWidth(to)
	if !signed {
		x = c.r.ZExt(x, c.t.Width(x)+1)
	}
	x = c.narrow(x)
	w := c.t.Width(x)
	sign := c.bit(x, w-1)
	ew := max(f.expBits(), bits.Len(uint(w))+2)
	sig, shift := c.normalise(c.r.Ite(sign, c.r.Neg(x), x), 0)
	exp := c.sub(c.con(f.bias()+int64(w)-1, ew), c.r.ZExt(shift, ew))
	r := c.r.Ite(c.isZero(x), c.zeroOf(f, term.False), c.round(f, sign, exp, sig))
	if exactInt(f, w) {
		c.remember(f, r, x)
	}
	return r
}

// narrow cuts off the high bits that are copies of the sign of the signed x, according to its range.
func (c *Circuits) narrow(x term.ID) term.ID {
	w := c.t.Width(x)
	r := c.r.Range(x)
	if w > 64 || !r.Known() {
		return x
	}
	n := 1 + max(bits.Len64(uint64(r.SMin()^r.SMin()>>63)), bits.Len64(uint64(r.SMax()^r.SMax()>>63)))
	if n >= w {
		return x
	}
	return c.low(x, n)
}
