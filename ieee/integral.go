package ieee

import (
	"seabmc/term"
)

// Mode says to which integral value a number is rounded.
type Mode uint8

// The modes.
const (
	Down Mode = iota
	Up
	ToZero
	NearestEven
	NearestAway
)

// Integral returns x rounded to an integral value. It works on the encoding. If x has digits after the point, it adds a part of the last digit
// before the point to the magnitude and cuts off the digits after it. A carry goes into the exponent.
func (c *Circuits) Integral(w int, x term.ID, mode Mode) term.ID {
	f := OfWidth(w)
	if _, ok := c.intOf(x); ok {
		return x
	}
	p := c.take(f, x)
	n := f.Width() - 1
	ew := f.expBits()
	exp := c.sub(c.r.ZExt(p.exp, ew), c.con(f.bias(), ew))
	small := c.slt(exp, 0) // |x| < 1
	whole := c.r.Not(c.slt(exp, int64(f.M)))
	after, _ := c.shr(c.t.Const(1<<f.M-1, f.M+1), exp) // the digits after the point
	after = c.r.ZExt(after, n)
	unit := c.add(after, c.con(1, n))
	half := c.shrConst(unit, 1)
	odd := c.r.Not(c.isZero(c.r.Bin(term.OpBVAnd, p.mag, unit)))
	var plus, one term.ID
	away := func(cond term.ID) { // every value that is not integral, if cond holds
		plus = c.r.Ite(cond, after, c.con(0, n))
		one = c.r.And(cond, c.r.Not(p.zero))
	}
	isHalf := c.r.Eq(p.mag, c.field(uint64(f.bias()-1), f.M, n))
	atLeastHalf := c.r.Not(c.r.Bin(term.OpUlt, p.mag, c.field(uint64(f.bias()-1), f.M, n)))
	switch mode {
	case Down:
		away(p.sign)
	case Up:
		away(c.r.Not(p.sign))
	case ToZero:
		away(term.False)
	case NearestEven:
		plus = c.r.Ite(odd, half, c.sub(half, c.con(1, n)))
		one = c.r.And(atLeastHalf, c.r.Not(isHalf))
	default:
		plus, one = half, atLeastHalf
	}
	mag := c.r.Bin(term.OpBVAnd, c.add(p.mag, plus), c.r.BVNot(after))
	mag = c.r.Ite(small, c.r.Ite(one, c.field(uint64(f.bias()), f.M, n), c.con(0, n)), mag)
	r := c.r.Ite(whole, x, c.pack(p.sign, mag))
	return c.orNaN(f, p.nan, r)
}
