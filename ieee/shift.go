package ieee

import (
	"math/bits"

	"seabmc/term"
)

// normalise shifts x left until its highest bit is 1, but at most by limit, and returns the distance. limit is an unsigned term with at least one
// bit for each stage; 0 means no limit. An x of zero is shifted as far as possible and stays zero.
func (c *Circuits) normalise(x, limit term.ID) (y, shift term.ID) {
	w := c.t.Width(x)
	n := bits.Len(uint(w - 1))
	y = x
	var by []term.ID
	left := limit
	for i := n - 1; i >= 0; i-- {
		k := 1 << i
		do := c.isZero(c.high(y, min(k, w)))
		if limit != 0 {
			lw := c.t.Width(left)
			do = c.r.And(do, c.r.Not(c.r.Bin(term.OpUlt, left, c.con(int64(k), lw))))
			left = c.r.Ite(do, c.sub(left, c.con(int64(k), lw)), left)
		}
		y = c.r.Ite(do, c.shlConst(y, k), y)
		by = append(by, do)
	}
	return y, c.vector(by)
}

// vector returns a bit-vector of truth values, the highest first.
func (c *Circuits) vector(bs []term.ID) term.ID {
	if len(bs) == 0 {
		return c.t.Const(0, 1)
	}
	x := c.vec(bs[0])
	for _, b := range bs[1:] {
		x = c.r.Concat(x, c.vec(b))
	}
	return x
}

func (c *Circuits) shlConst(x term.ID, k int) term.ID {
	w := c.t.Width(x)
	if k >= w {
		return c.t.Const(0, w)
	}
	return c.padRight(c.low(x, w-k), k)
}

func (c *Circuits) shrConst(x term.ID, k int) term.ID {
	w := c.t.Width(x)
	if k >= w {
		return c.t.Const(0, w)
	}
	return c.r.ZExt(c.high(x, w-k), w)
}

// shr shifts x right by n, an unsigned term. lost says whether a one was shifted out.
func (c *Circuits) shr(x, n term.ID) (y, lost term.ID) {
	w, nw := c.t.Width(x), c.t.Width(n)
	y, lost = x, term.False
	stages := bits.Len(uint(w - 1))
	for i := 0; i < min(stages, nw); i++ {
		k := 1 << i
		do := c.bit(n, i)
		if k < w {
			lost = c.r.Or(lost, c.r.And(do, c.r.Not(c.isZero(c.low(y, k)))))
		} else {
			lost = c.r.Or(lost, c.r.And(do, c.r.Not(c.isZero(y))))
		}
		y = c.r.Ite(do, c.shrConst(y, k), y)
	}
	if nw > stages {
		far := c.r.Not(c.isZero(c.r.Extract(n, nw-1, stages)))
		lost = c.r.Ite(far, c.r.Not(c.isZero(x)), lost)
		y = c.r.Ite(far, c.t.Const(0, w), y)
	}
	return y, lost
}

// sticky sets the lowest bit of x if b holds.
func (c *Circuits) sticky(x, b term.ID) term.ID {
	w := c.t.Width(x)
	last := c.vec(c.r.Or(c.bit(x, 0), b))
	if w == 1 {
		return last
	}
	return c.r.Concat(c.r.Extract(x, w-1, 1), last)
}
