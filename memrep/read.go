package memrep

import (
	"slices"

	"seabmc/points"
	"seabmc/term"
)

// read answers q. It is β-reduction (thesis ch. 2.4) with the rules of Figures 4.6 and 4.7, done with an explicit stack: an attempt at a query
// either succeeds or names the queries whose answers it lacks. Results are kept per (node, pointer, width), so reads that meet again are shared.
func (c *core) read(q query) term.ID {
	if v := c.memo[q]; v != 0 {
		return v
	}
	c.stack = append(c.stack[:0], q)
	for len(c.stack) > 0 {
		top := c.stack[len(c.stack)-1]
		if c.memo[top] != 0 {
			c.stack = c.stack[:len(c.stack)-1]
			continue
		}
		c.missing = c.missing[:0]
		c.pend = counts{}
		v := c.try(top)
		if len(c.missing) > 0 {
			c.stack = append(c.stack, c.missing...)
			continue
		}
		c.commit()
		c.memo[top] = v
		c.stack = c.stack[:len(c.stack)-1]
	}
	return c.memo[q]
}

// try makes one attempt at q. It walks past writes to other places and stops at the first write that may be to the place read. If it needs reads
// whose results are not known, it notes them and returns 0.
func (c *core) try(q query) term.ID {
	start := q.node
	for {
		if q.node != start {
			if v := c.memo[q]; v != 0 {
				return v
			}
		}
		n := &c.nodes[q.node]
		var v term.ID
		var skip bool
		switch n.kind {
		case kInit:
			return c.as(c.unknown(0, q.p, q.width()), q.bytes)
		case kStore:
			v, skip = c.overStore(q, n)
		case kSet, kCopy, kHavoc:
			v, skip = c.overRange(q, n)
		case kMerge:
			c.pend.merge++
			switch cond := c.given(q, n.cond); cond {
			case term.True:
				v := c.need(query{n.parent, q.p, q.bytes})
				return c.claimMerge("MERGE", n.cond, v, v, 0)
			case term.False:
				v := c.need(query{n.other, q.p, q.bytes})
				return c.claimMerge("MERGE", n.cond, v, 0, v)
			default:
				a, b := c.need(query{n.parent, q.p, q.bytes}), c.need(query{n.other, q.p, q.bytes})
				return c.claimMerge("MERGE", n.cond, c.ite(cond, a, b), a, b)
			}
		case kMap:
			v, skip = c.overMap(q, n)
		case kPut:
			v, below := c.overPut(q, n)
			if v != 0 {
				return v
			}
			q.node = below
			continue
		case kSmap:
			v, skip = c.overSmap(q, n)
		}
		if !skip {
			return v
		}
		q.node = n.parent
	}
}

// guard returns the condition that node n writes to the object that q.p points into. It returns False if n certainly does not touch the bytes read.
func (c *core) guard(q query, n *node, size uint64) term.ID {
	if n.object {
		return n.cond
	}
	qb, nb := c.r.PtrBase(q.p), c.r.PtrBase(n.ptr)
	if qb != nb {
		if c.t.IsConst(qb) && c.t.IsConst(nb) {
			c.pend.skip++
			c.claimApart("ROW-SKIP", q, n, size)
			return term.False
		}
		if c.arm != nil && c.arm.Apart(q.p, uint64(q.width()), n.ptr, size) {
			c.pend.armSkip++
			c.claimApart("ARM-SKIP", q, n, size)
			return term.False
		}
	}
	g := c.r.And(n.cond, c.r.Eq(qb, nb))
	if g == term.False {
		c.pend.skip++
		c.claimApart("ROW-SKIP", q, n, size)
	}
	return g
}

// dest returns the offset at which n writes.
func (c *table) dest(n *node) term.ID {
	if n.object {
		return n.ptr
	}
	return c.r.PtrOff(n.ptr)
}

// overStore reads over a store: ROW-SKIP, ROW-HIT or ROW.
func (c *core) overStore(q query, n *node) (v term.ID, skip bool) {
	size := c.size(n.val)
	g := c.guard(q, n, uint64(size))
	if g == term.False {
		return 0, true
	}
	w := c.place(q.p, q.width(), c.dest(n), size)
	if len(w.diffs) == 0 {
		by := "ROW-SKIP"
		if w.byRange {
			by = "ARM-SKIP"
			c.pend.armSkip++
		} else {
			c.pend.skip++
		}
		c.claimApart(by, q, n, uint64(size))
		return 0, true
	}
	if d := w.diffs[0]; w.exact && g == term.True && d >= 0 && d+q.width() <= size {
		c.pend.hit++
		return c.claimOver("ROW-HIT", q, n, c.as(c.slice(n.val, d, q.width()), q.bytes), 0), false
	}
	c.pend.row++
	rest := c.need(query{n.parent, q.p, q.bytes})
	if rest == 0 {
		return 0, false
	}
	return c.claimOver("ROW", q, n, c.overlay(q, w, g, n.val, rest), rest), false
}

// overRange reads over a set, copy or havoc (thesis Figure 4.7).
func (c *core) overRange(q query, n *node) (v term.ID, skip bool) {
	g := c.guard(q, n, c.maxLen(n.n))
	if g == term.False {
		return 0, true
	}
	w := q.width()
	delta := c.r.Bin(term.OpSub, c.r.PtrOff(q.p), c.dest(n))
	if d, ok := c.onlyDiff(delta, n.n, w); ok {
		return c.overCell(q, n, g, delta, d), false
	}
	ins := make([]term.ID, w) // byte k is inside
	all, none := true, true
	for k := range ins {
		ins[k] = c.inside(plus(c.r, delta, uint64(k)), n.n)
		all = all && ins[k] == ins[0]
		none = none && ins[k] == term.False
	}
	if none {
		c.pend.skip++
		c.claimApart("ROW-SKIP", q, n, 0)
		return 0, true
	}
	if all || c.aligned(delta, n.n, w) {
		in := c.given(q, c.r.And(g, ins[0]))
		if in == term.True {
			c.pend.hit++
			v := c.written(q, n, delta, 0, w, q.bytes)
			return c.claimRange("ROW-HIT", q, n, v, 0, v), false
		}
		c.pend.row++
		v, below := c.written(q, n, delta, 0, w, q.bytes), c.need(query{n.parent, q.p, q.bytes})
		return c.claimRange("ROW", q, n, c.ite(in, v, below), below, v), false
	}
	c.pend.row++
	parts := make([]term.ID, w)
	rest := c.need(query{n.parent, q.p, int32(w)})
	ok := rest != 0
	bytes := make([]term.ID, w)
	for k := range parts {
		x := c.written(q, n, delta, k, 1, 1)
		bytes[k] = x
		if x == 0 || !ok {
			ok = false
			continue
		}
		parts[k] = c.r.Ite(c.given(q, c.r.And(g, ins[k])), x, c.r.Extract(rest, 8*k+7, 8*k))
	}
	if !ok {
		return 0, false
	}
	return c.claimRange("ROW", q, n, c.as(concatParts(c.r, parts), q.bytes), rest, bytes...), false
}

// longestCell is the largest length of a range that is compared with a read place by place.
const longestCell = 256

// onlyDiff returns the only difference (read offset minus start of the range) at which a read of w bytes and a range of n bytes overlap. ok is
// false unless there is exactly one and the read is then inside the range. This happens for a field in one of several elements of an array that is
// written as a whole.
func (c *core) onlyDiff(delta, n term.ID, w int) (diff uint64, ok bool) {
	size, isConst := c.t.Uint64(n)
	if c.arm == nil || !isConst || size > longestCell || c.t.IsConst(delta) {
		return 0, false
	}
	itv := c.arm.Itv(delta)
	for d := int64(1 - w); d < int64(size); d++ {
		switch {
		case !itv.Contains(d):
		case ok || d < 0 || d+int64(w) > int64(size):
			return 0, false
		default:
			diff, ok = uint64(d), true
		}
	}
	return diff, ok
}

// overCell reads over a range write that can overlap with the read only if the read starts d bytes after it. The bytes that a copy put there are d
// bytes after the start of its source, whichever element it was.
func (c *core) overCell(q query, n *node, g, delta term.ID, d uint64) term.ID {
	in := c.given(q, c.r.And(g, c.r.Eq(delta, c.offConst(d))))
	v := c.written(q, n, c.offConst(d), 0, q.width(), q.bytes)
	if in == term.True {
		c.pend.hit++
		return c.claimRange("ROW-HIT", q, n, v, 0, v)
	}
	c.pend.row++
	below := c.need(query{n.parent, q.p, q.bytes})
	return c.claimRange("ROW", q, n, c.ite(in, v, below), below, v)
}

// given returns cond, simplified for valid reads. If the object's size is a term, a valid read gives a lower bound for it. This often decides
// whether a write of that many bytes covers the read, or a write that is made only if there are any bytes.
func (c *core) given(q query, cond term.ID) term.ID {
	if !c.checked || c.t.IsConst(cond) || cond == term.True || cond == term.False {
		return cond
	}
	base, ok := c.t.Uint64(c.r.PtrBase(q.p))
	if ok {
		cond = c.existing(base, cond)
		if c.exists[base] != 0 {
			c.takeValid(c.exists[base])
		}
	}
	size := c.sizeOf[base]
	if !ok || size == 0 || c.t.IsConst(size) {
		return cond
	}
	last := plus(c.r, c.r.ZExt(c.r.PtrOff(q.p), c.t.Layout.PtrBits), uint64(q.width()-1))
	valid := c.r.Bin(term.OpUlt, last, size)
	c.takeValid(valid)
	switch {
	case c.r.And(valid, c.r.Not(cond)) == term.False:
		return term.True
	case c.r.And(valid, cond) == term.False:
		return term.False
	}
	return cond
}

// takeValid notes for an auditor what is assumed about a valid read.
func (c *core) takeValid(cond term.ID) {
	if c.r.Auditor() != nil && !slices.Contains(c.telling().valid, cond) {
		c.telling().valid = append(c.telling().valid, cond)
	}
}

// inside returns d < n, where d is an unsigned difference of offsets.
func (c *table) inside(d, n term.ID) term.ID {
	if c.arm != nil {
		dlo, dhi, _ := points.UnsignedRange(c.r, d)
		nlo, nhi, _ := points.UnsignedRange(c.r, n)
		if dhi < nlo {
			return term.True
		}
		if dlo >= nhi {
			return term.False
		}
	}
	return c.r.Bin(term.OpUlt, c.r.ZExt(d, c.t.Layout.PtrBits), n)
}

// aligned reports whether a read of w bytes is either completely inside a range or completely outside.
func (c *table) aligned(delta, n term.ID, w int) bool {
	if w == 1 {
		return true
	}
	if c.arm == nil || w&(w-1) != 0 {
		return false
	}
	return points.Multiple(c.r, delta, uint64(w)) && points.Multiple(c.r, n, uint64(w))
}

// maxLen returns the largest length that n can be.
func (c *table) maxLen(n term.ID) uint64 {
	if c.arm == nil {
		return ^uint64(0)
	}
	_, hi, _ := points.UnsignedRange(c.r, n)
	return hi
}
