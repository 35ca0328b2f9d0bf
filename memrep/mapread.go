package memrep

import (
	"cmp"
	"slices"

	"seabmc/memrep/pmap"
	"seabmc/points"
	"seabmc/term"
)

// overMap reads over the entries of an object's store-map: R-HIT where they hold all
// bytes read, R-MISS where none of them; at a symbolic offset a choice between them.
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

// span is an entry, or a gap if entry is 0, and the offset and number of its bytes that
// are looked at.
type span struct {
	entry    uint32
	key      uint64 // of the entry
	off, len uint64
}

// spans cuts [off, off+n) by the entries of a map.
func (c *core) spans(m pmap.Map, off, n uint64) []span {
	var out []span
	pos, end := off, off+n // end may be 2^64 = 0 only if offsets had 64 bits, which they have not
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

// spanValue is the value of a span, of s.len bytes, in the sort that bytes asks for.
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

// piece is a stretch of read offsets, ends included, that share a value.
type piece struct {
	lo, hi uint64
	val    term.ID // 0: what lies below the map
}

// strided is the set of unsigned offsets that a read may have.
type strided struct{ lo, hi, stride uint64 }

func (s strided) has(x uint64) bool {
	return x >= s.lo && x <= s.hi && (s.stride <= 1 || (x-s.lo)%s.stride == 0)
}

// after is the first element above x.
func (s strided) after(x uint64) (uint64, bool) {
	if x < s.lo {
		return s.lo, true
	}
	st := max(s.stride, 1)
	y := x - (x-s.lo)%st + st
	return y, y <= s.hi && y > x
}

// within shrinks [lo, hi] to the elements in it.
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

// offsets are those that a read of w bytes at offset x of an object may have.
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

// longEntry is the size from which an entry's inner offsets are one piece.
const longEntry = 16

// mux reads at a symbolic offset: it collects the offsets at which the read meets
// entries, asks each for its value, and builds a choice. Offsets that the strided interval
// of the read excludes are left out; neighbours with one value become one.
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

// pieces are the read offsets that meet entries, sorted, with their values; met tells
// whether there are any, ok whether all values are known.
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

// overlapping calls f for the entries that reads at offsets of set may meet.
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
	if wrap := w - 1 - (c.offMask - to) - 1; from > 0 { // the bytes after the last offset are the first
		visit(0, min(wrap, from-1))
	}
}

// inEntry is the value at symbolic offset x of a read that is wholly inside a long entry.
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

// fillGaps adds pieces without a value for the elements of set that no piece has.
func fillGaps(pieces []piece, set strided) (out []piece, gaps bool) {
	gap := func(lo, hi uint64) {
		_, hi, _ = set.within(lo, hi)
		out = append(out, piece{lo: lo, hi: hi})
		gaps = true
	}
	next, ok := set.lo, true // first element not covered yet
	for _, p := range pieces {
		if !ok {
			break
		}
		if next < p.lo {
			gap(next, p.lo-1)
		}
		out = append(out, p)
		next, ok = set.after(p.hi)
	}
	if ok {
		gap(next, set.hi)
	}
	return out, gaps
}

// joinEqual makes neighbours with the same value one piece.
func joinEqual(in []piece) []piece {
	out := in[:1]
	for _, p := range in[1:] {
		if last := &out[len(out)-1]; last.val == p.val {
			last.hi = p.hi
			continue
		}
		out = append(out, p)
	}
	return out
}

// minAffine is the number of neighbouring constants from which a table is looked at as a
// linear function of the offset.
const minAffine = 4

// joinAffine makes neighbours one piece whose constants are a linear function of the
// offset, as in tables of lower-case letters or of running numbers.
func (c *core) joinAffine(x term.ID, in []piece, q query) []piece {
	if q.bytes < 0 || q.bytes > 8 || len(in) < minAffine || c.arm == nil {
		return in
	}
	w := 8 * q.width()
	point := func(i int) (uint64, bool) {
		if i >= len(in) || in[i].lo != in[i].hi || in[i].val == 0 {
			return 0, false
		}
		return c.t.Uint64(in[i].val)
	}
	var out []piece
	for i := 0; i < len(in); {
		v0, ok0 := point(i)
		v1, ok1 := point(i + 1)
		n := 1
		var dv, dx uint64
		if ok0 && ok1 {
			dv, dx = v1-v0, in[i+1].lo-in[i].lo
			for last := v0; ; n++ {
				v, ok := point(i + n)
				if !ok || v-last != dv || in[i+n].lo-in[i+n-1].lo != dx {
					break
				}
				last = v
			}
		}
		if n < minAffine || dv%dx != 0 { // dv as a multiple of dx, whatever its sign
			out = append(out, in[i])
			i++
			continue
		}
		k := dv / dx
		at := c.r.ZExt(x, max(w, c.offBits))
		at = c.r.Extract(at, w-1, 0)
		val := c.r.Bin(term.OpMul, at, c.t.Const(k&points.LowMask(w), w))
		val = c.r.Bin(term.OpAdd, val, c.t.Const((v0-k*in[i].lo)&points.LowMask(w), w))
		out = append(out, piece{in[i].lo, in[i+n-1].hi, val})
		i += n
	}
	return joinEqual(out)
}

// maxChainMux is the number of pieces up to which a choice is a chain of equations; more
// make a balanced tree of comparisons.
const maxChainMux = 8

// choose builds the choice between pieces that cover all values of x in order.
func (c *core) choose(x term.ID, pieces []piece) term.ID {
	if len(pieces) == 1 {
		return pieces[0].val
	}
	if len(pieces) <= maxChainMux {
		if v := c.chain(x, pieces); v != 0 {
			return v
		}
	}
	return c.tree(x, pieces)
}

// chain tests single offsets by equality; the most frequent value is what remains. It is
// 0 if more than one value would need an interval test.
func (c *core) chain(x term.ID, pieces []piece) term.ID {
	rest := term.ID(0)
	for _, p := range pieces {
		if p.lo != p.hi {
			if rest != 0 && rest != p.val {
				return 0
			}
			rest = p.val
		}
	}
	if rest == 0 {
		rest = pieces[len(pieces)-1].val
	}
	v := rest
	for i := len(pieces) - 1; i >= 0; i-- {
		if p := pieces[i]; p.val != rest {
			v = c.r.Ite(c.r.Eq(x, c.offConst(p.lo)), p.val, v)
		}
	}
	return v
}

// tree is a binary search; its depth is the logarithm of the number of pieces, so it may recurse.
func (c *core) tree(x term.ID, pieces []piece) term.ID {
	if len(pieces) == 1 {
		return pieces[0].val
	}
	mid := len(pieces) / 2
	lo, hi := c.tree(x, pieces[:mid]), c.tree(x, pieces[mid:])
	return c.r.Ite(c.r.Bin(term.OpUlt, x, c.offConst(pieces[mid].lo)), lo, hi)
}
