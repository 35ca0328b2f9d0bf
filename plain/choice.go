package plain

import (
	"slices"

	"seabmc/ir"
)

// A choice between two values keeps what is known about both: the numbers that floats stand for, the constants that a pointer may be, and the
// objects that an integer was made from.

// choose returns c ? x : y, of integers or pointers.
func (e *encoder) choose(c, x, y *value) *value {
	switch {
	case c.known && c.u == 1 || same(x, y):
		return x
	case c.known:
		return y
	case x.t == ir.TPtr:
		p := &value{t: ir.TPtr, base: e.choose(c, x.base, y.base), off: e.choose(c, x.off, y.off)}
		if x.bases != nil && y.bases != nil {
			p.bases = join(x.bases, y.bases)
		}
		p.options = e.joinOptions(c, x, y)
		p.step = min(x.step, y.step)
		for p.step > 1 && (x.rem^y.rem)&(p.step-1) != 0 {
			p.step /= 2
		}
		p.rem = x.rem & (p.step - 1)
		return e.tagged(p, x, y)
	}
	v := &value{}
	*v = *e.define(x.t, "(ite %s %s %s)", c.text, x.text, y.text)
	if x.number != "" || y.number != "" {
		v.number = e.defineNumber(x.bits(), "(ite %s %s %s)", c.text, e.numberOf(x), e.numberOf(y))
	}
	if x.made != nil && y.made != nil {
		v.made = e.choose(c, x.made, y.made)
	}
	return e.tagged(v, x, y)
}

// joinOptions returns the options of c ? x : y.
func (e *encoder) joinOptions(c, x, y *value) []option {
	xs, ys := e.optionsOf(x), e.optionsOf(y)
	if xs == nil || ys == nil || len(xs)+len(ys) > mostOptions {
		return nil
	}
	var all []option
	for _, side := range []struct {
		cond *value
		list []option
	}{{c, xs}, {e.not(c), ys}} {
		for _, o := range side.list {
			o.cond = e.and(side.cond, o.cond)
			k := slices.IndexFunc(all, func(q option) bool { return q.base == o.base && q.off == o.off })
			switch {
			case o.cond.known && o.cond.u == 0:
			case k >= 0:
				all[k].cond = e.or(all[k].cond, o.cond)
			default:
				all = append(all, o)
			}
		}
	}
	return all
}

// tagged gives v, which is x or y, what is known about the origin of x and y. A zero may have either origin.
func (e *encoder) tagged(v, x, y *value) *value {
	v.some = x.some || y.some
	v.all = v.some && (x.all || x.isZero()) && (y.all || y.isZero())
	v.addresses = join(x.addresses, y.addresses)
	return v
}
