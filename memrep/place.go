package memrep

import (
	"seabmc/points"
	"seabmc/term"
)

// placing says how the place of a read is related to that of a store. diffs holds the possible differences, read offset minus store offset, at
// which they overlap.
type placing struct {
	delta   term.ID
	diffs   []int
	exact   bool // delta is a constant
	byRange bool // there are no diffs, but constants alone did not show this
}

// place compares a read of w bytes at p with a store of size bytes at offset no.
func (c *core) place(p term.ID, w int, no term.ID, size int) placing {
	qo := c.r.PtrOff(p)
	x := placing{delta: c.r.Bin(term.OpSub, qo, no)}
	if d, ok := c.t.Uint64(x.delta); ok {
		x.exact = true
		if s := points.SignExtend(d, c.offBits); s > int64(-w) && s < int64(size) {
			x.diffs = []int{int(s)}
		}
		return x
	}
	x.byRange = true
	var itv points.Itv
	if c.arm != nil {
		if c.arm.Itv(qo).Apart(uint64(w), c.arm.Itv(no), uint64(size), c.offBits) {
			return x
		}
		itv = c.arm.Itv(x.delta)
	}
	for d := 1 - w; d < size; d++ {
		if c.arm == nil || itv.Contains(int64(d)) {
			x.diffs = append(x.diffs, d)
		}
	}
	return x
}

// overlay returns the value of a read over a store under guard g. rest is the value without the store (ROW).
func (c *core) overlay(q query, x placing, g, val, rest term.ID) term.ID {
	v := rest
	for i := len(x.diffs) - 1; i >= 0; i-- {
		d := x.diffs[i]
		cond := c.r.And(g, c.r.Eq(x.delta, c.offConst(uint64(d)&c.offMask)))
		if cond != term.False {
			v = c.r.Ite(cond, c.patch(q, d, val, rest), v)
		}
	}
	return v
}

// patch returns the value read if the read starts d bytes after the store of val.
func (c *core) patch(q query, d int, val, rest term.ID) term.ID {
	w, size := q.width(), c.size(val)
	lo, hi := max(0, -d), min(w, size-d) // the bytes of the read that the store wrote
	if lo == 0 && hi == w {
		return c.as(c.slice(val, d, w), q.bytes)
	}
	var parts []term.ID
	if lo > 0 {
		parts = append(parts, c.as(c.slice(rest, 0, lo), 1))
	}
	parts = append(parts, c.as(c.slice(val, d+lo, hi-lo), 1))
	if hi < w {
		parts = append(parts, c.as(c.slice(rest, hi, w-hi), 1))
	}
	return c.as(concatParts(c.r, parts), q.bytes)
}

// slice returns n bytes of v from byte skip on. If that is all of v, it returns v itself.
func (c *core) slice(v term.ID, skip, n int) term.ID {
	if skip == 0 && n == c.size(v) {
		return v
	}
	return c.r.Extract(c.as(v, 1), 8*(skip+n)-1, 8*skip)
}

// written returns what a range write put at bytes k to k+w of the read. The read starts delta bytes after the range.
func (c *core) written(q query, n *node, delta term.ID, k, w int, bytes int32) term.ID {
	switch n.kind {
	case kSet:
		return c.as(c.repeat(n.val, w), bytes)
	case kCopy:
		from := points.AddPtr(c.r, n.from, plus(c.r, delta, uint64(k)))
		if c.r.Auditor() != nil {
			c.telling().sources = append(c.telling().sources, from)
		}
		return c.need(query{n.other, from, bytes})
	}
	p := points.AddPtr(c.r, q.p, c.offConst(uint64(k)))
	return c.as(c.unknown(n.sym, p, w), bytes)
}
