package memrep

import (
	"seabmc/memrep/pmap"
	"seabmc/points"
	"seabmc/term"
)

// strided is the set of unsigned offsets that a read may have.
type strided struct{ lo, hi, stride uint64 }

func (s strided) has(x uint64) bool {
	return x >= s.lo && x <= s.hi && (s.stride <= 1 || (x-s.lo)%s.stride == 0)
}

// after returns the first element greater than x.
func (s strided) after(x uint64) (uint64, bool) {
	if x < s.lo {
		return s.lo, true
	}
	st := max(s.stride, 1)
	y := x - (x-s.lo)%st + st
	return y, y <= s.hi && y > x
}

// within shrinks [lo, hi] to the elements of s in it.
func (s strided) within(lo, hi uint64) (first, last uint64, ok bool) {
	lo, hi = max(lo, s.lo), min(hi, s.hi)
	if lo > hi {
		return 0, 0, false
	}
	st := max(s.stride, 1)
	if m := (lo - s.lo) % st; m != 0 {
		lo += st - m
	}
	hi -= (hi - s.lo) % st
	return lo, hi, lo <= hi
}

// offsets returns the offsets that a read of w bytes at offset x of an object may have.
func (c *core) offsets(base uint64, x term.ID, w uint64) strided {
	set := strided{0, c.offMask, 1}
	if c.arm != nil {
		set.lo, set.hi, set.stride = points.UnsignedRange(c.r, x)
	}
	size, ok := c.sizes[base]
	if !c.checked || !ok || size < w {
		return set
	}
	if lo, hi, some := set.within(0, size-w); some {
		set.lo, set.hi = lo, hi
	}
	return set
}

// overlapping calls f for the entries that a read of w bytes at an offset in set may overlap.
func (c *core) overlapping(m pmap.Map, set strided, w uint64, f func(key uint64, e entry)) {
	from, to := set.lo, set.hi
	visit := func(lo, hi uint64) {
		c.maps.Ascend(m, lo, hi, func(k uint64, e uint32) bool { f(k, c.entry(e)); return true })
	}
	if k, e, ok := c.maps.Floor(m, from); ok && k < from && k+c.entrySize(e) > from {
		from = k
	}
	if c.offMask-to >= w-1 {
		visit(from, to+w-1)
		return
	}
	visit(from, c.offMask)
	if wrap := w - 1 - (c.offMask - to) - 1; from > 0 { // after the last offset, the bytes continue with the first
		visit(0, min(wrap, from-1))
	}
}
