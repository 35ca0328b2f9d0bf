package vcgen

import (
	"seabmc/domain"
	"seabmc/term"
)

// limit notes the ranges of both sides of a comparison that has the given value on c.
func (g *paths) limit(c *pathContext, cmp term.ID, value bool) {
	op := g.t.Op(cmp)
	if op != term.OpUlt && op != term.OpSlt {
		return
	}
	x, y, strict := g.t.Arg(cmp, 0), g.t.Arg(cmp, 1), uint64(1) // x < y
	if !value {
		x, y, strict = y, x, 0 // x <= y
	}
	rx, ry := g.rangeOn(c, x), g.rangeOn(c, y)
	g.narrow(c, x, rx, ry, op == term.OpSlt, true, strict)
	g.narrow(c, y, ry, rx, op == term.OpSlt, false, strict)
}

// narrow notes that x, of range rx, is below (upper) or above something of range ry.
func (g *paths) narrow(c *pathContext, x term.ID, rx, ry domain.Range, signed, upper bool, strict uint64) {
	if fact, ok := limited(rx, ry, signed, upper, strict, g.t.Width(x)); ok {
		if c.ranges == nil {
			c.ranges = map[term.ID]domain.Range{}
		}
		c.ranges[x] = rx.Meet(fact)
	}
}

// rangeOn are the values that x may have on c.
func (g *paths) rangeOn(c *pathContext, x term.ID) domain.Range {
	if r, ok := c.ranges[x]; ok {
		return r
	}
	return g.r.Range(x)
}

// limited is the part of the range r of w bits that is below (upper) or above k, by at least strict. It is not ok if that is all of r, or nothing: the
// assumption itself says so then.
func limited(r, k domain.Range, signed, upper bool, strict uint64, w int) (fact domain.Range, ok bool) {
	if !r.Known() || !k.Known() {
		return fact, false
	}
	// If the sums below wrap around, the comparison contradicts itself, and lo and hi stay as they are.
	if signed {
		lo, hi := r.SMin(), r.SMax()
		if upper {
			hi = min(hi, k.SMax()-int64(strict))
		} else {
			lo = max(lo, k.SMin()+int64(strict))
		}
		if lo > hi || lo == r.SMin() && hi == r.SMax() {
			return fact, false
		}
		return domain.SRange(w, lo, hi, 1), true
	}
	lo, hi := r.UMin(), r.UMax()
	if upper {
		hi = min(hi, k.UMax()-strict)
	} else {
		lo = max(lo, k.UMin()+strict)
	}
	if lo > hi || lo == r.UMin() && hi == r.UMax() {
		return fact, false
	}
	return domain.URange(w, lo, hi, 1), true
}

// shareAnEnd tells whether an end of what r and s have in common is in both of them. A range is an interval of unsigned and one of signed numbers; if it is neither, there may
// be no number in it.
func shareAnEnd(r, s domain.Range) bool {
	both, mask := r.Meet(s), ^uint64(0)>>uint(64-r.Width())
	for _, v := range [4]uint64{both.UMin(), both.UMax(), uint64(both.SMin()) & mask, uint64(both.SMax()) & mask} {
		if r.Contains(v) && s.Contains(v) {
			return true
		}
	}
	return false
}
