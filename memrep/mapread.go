package memrep

import (
	"cmp"
	"slices"

	"seabmc/memrep/pmap"
	"seabmc/term"
)

// overMap reads over the entries of an object's store-map. R-HIT applies if they hold all bytes read, R-MISS if they hold none of them. At a
// symbolic offset the result is a choice between these.
func (c *core) overMap(q query, n *node) (v term.ID, skip bool) {
	base, off, ok := c.constPtr(q.p)
	if !ok {
		return c.mux(q, n)
	}
	w := uint64(q.width())
	if off+w-1 <= c.offMask && off+w-1 >= off {
		return c.constRead(q, n, base, off)
	}
	// The read wraps around at the end of the offsets.
	first := c.offMask - off + 1
	lo := c.need(query{q.node, c.mkPtr(base, c.offConst(off)), int32(first)})
	hi := c.need(query{q.node, c.mkPtr(base, c.offConst(0)), int32(w - first)})
	if lo == 0 || hi == 0 {
		return 0, false
	}
	return c.as(c.r.Concat(hi, lo), q.bytes), false
}

// span is an entry, or a gap if entry is 0, with the offset and the number of the bytes of it that are looked at.
type span struct {
	entry    uint32
	key      uint64 // of the entry
	off, len uint64
}

// spans divides [off, off+n) by the entries of a map.
func (c *core) spans(m pmap.Map, off, n uint64) []span {
	var out []span
	pos, end := off, off+n // end could be 2^64 = 0 only if offsets had 64 bits, and they never do
	if k, e, ok := c.maps.Floor(m, off); ok && k < off && k+c.entrySize(e) > off {
		stop := min(end, k+c.entrySize(e))
		out = append(out, span{e, k, off, stop - off})
		pos = stop
	}
	if pos < end {
		c.maps.Ascend(m, pos, end-1, func(k uint64, e uint32) bool {
			if k > pos {
				out = append(out, span{0, 0, pos, k - pos})
			}
			stop := min(end, k+c.entrySize(e))
			out = append(out, span{e, k, k, stop - k})
			pos = stop
			return true
		})
		if pos < end {
			out = append(out, span{0, 0, pos, end - pos})
		}
	}
	return out
}

// constRead reads at a constant offset.
func (c *core) constRead(q query, n *node, base, off uint64) (v term.ID, skip bool) {
	spans := c.spans(n.root(), off, uint64(q.width()))
	if len(spans) == 1 {
		if spans[0].entry == 0 {
			c.pend.rMiss++
			return 0, true
		}
		c.pend.rHit++
		return c.claimMap("R-HIT", q, n, c.spanValue(n, base, spans[0], q.bytes), 0, strided{off, off, 0}), false
	}
	parts := make([]term.ID, len(spans))
	ok := true
	for i, s := range spans {
		parts[i] = c.spanValue(n, base, s, int32(s.len))
		ok = ok && parts[i] != 0
	}
	if !ok {
		return 0, false
	}
	c.pend.rHit++
	v = c.as(concatParts(c.r, parts), q.bytes)
	if !slices.ContainsFunc(spans, func(s span) bool { return s.entry == 0 }) {
		c.claimMap("R-HIT", q, n, v, 0, strided{off, off, 0})
	}
	return v, false
}

// spanValue returns the value of a span of s.len bytes, in the sort that bytes asks for.
func (c *core) spanValue(n *node, base uint64, s span, bytes int32) term.ID {
	ptr := func(off uint64) term.ID { return c.mkPtr(base, c.offConst(off)) }
	if s.entry == 0 {
		return c.need(query{n.parent, ptr(s.off), bytes})
	}
	e := c.entry(s.entry)
	d := s.off - s.key
	switch e.kind {
	case eWord:
		return c.as(c.slice(e.val, int(e.skip)+int(d), int(s.len)), bytes)
	case eFill:
		return c.as(c.repeat(e.val, int(s.len)), bytes)
	case eCopy:
		return c.need(query{e.a, c.mkPtr(e.base, c.offConst((e.src+d)&c.offMask)), bytes})
	case eHavoc:
		return c.as(c.u.at(e.sym, base, s.off, int(s.len)), bytes)
	}
	return c.ite(e.val, c.need(query{e.a, ptr(s.off), bytes}), c.need(query{e.b, ptr(s.off), bytes}))
}

// longEntry is the size from which the inner offsets of an entry are one piece.
const longEntry = 16

// mux reads at a symbolic offset. It collects the offsets at which the read meets entries, asks each for its value, and builds a choice. It leaves
// out offsets that the strided interval of the read excludes. Neighbours with the same value become one.
func (c *core) mux(q query, n *node) (v term.ID, skip bool) {
	x := c.r.PtrOff(q.p)
	base, _ := c.t.Uint64(c.r.PtrBase(q.p))
	set := c.offsets(base, x, uint64(q.width()))
	pieces, met, ok := c.pieces(q, n, base, x, set)
	if !met {
		c.pend.rMiss++
		return 0, true
	}
	if !ok {
		return 0, false
	}
	pieces, gaps := fillGaps(pieces, set)
	below := term.ID(0)
	if gaps {
		below = c.need(query{n.parent, q.p, q.bytes})
		if below == 0 {
			return 0, false
		}
		for i := range pieces {
			if pieces[i].val == 0 {
				pieces[i].val = below
			}
		}
	}
	c.pend.row++
	return c.claimMap("ROW", q, n, c.choose(x, c.joinAffine(x, joinEqual(pieces), q)), below, set), false
}

// pieces returns the read offsets that meet entries, sorted, with their values. met reports whether there are any, ok whether all values are known.
func (c *core) pieces(q query, n *node, base uint64, x term.ID, set strided) (out []piece, met, ok bool) {
	w := uint64(q.width())
	ok = true
	point := func(off uint64) {
		off &= c.offMask
		if !set.has(off) {
			return
		}
		v := c.need(query{q.node, c.mkPtr(base, c.offConst(off)), q.bytes})
		ok = ok && v != 0
		out = append(out, piece{off, off, v})
	}
	c.overlapping(n.root(), set, w, func(key uint64, e entry) {
		last := key + e.size - 1 // last byte
		if e.size < longEntry || e.size < 2*w || e.kind == eWord {
			for d := uint64(0); d < e.size+w-1; d++ {
				point(key - (w - 1) + d)
			}
			return
		}
		for d := uint64(1); d < w; d++ {
			point(key - d)
			point(last - (w - 1) + d)
		}
		lo, hi, some := set.within(key, last-(w-1))
		if !some {
			return
		}
		v := c.inEntry(q, e, key, base, x)
		ok = ok && v != 0
		out = append(out, piece{lo, hi, v})
	})
	slices.SortFunc(out, func(a, b piece) int { return cmp.Compare(a.lo, b.lo) })
	out = slices.CompactFunc(out, func(a, b piece) bool { return a.lo == b.lo })
	return out, len(out) > 0, ok
}

// inEntry returns the value of a read at symbolic offset x that lies completely inside a long entry.
func (c *core) inEntry(q query, e entry, key, base uint64, x term.ID) term.ID {
	switch e.kind {
	case eFill:
		return c.as(c.repeat(e.val, q.width()), q.bytes)
	case eCopy:
		p := c.mkPtr(e.base, plus(c.r, x, (e.src-key)&c.offMask))
		return c.need(query{e.a, p, q.bytes})
	case eHavoc:
		return c.as(c.unknown(e.sym, q.p, q.width()), q.bytes)
	}
	return c.ite(e.val, c.need(query{e.a, q.p, q.bytes}), c.need(query{e.b, q.p, q.bytes}))
}
