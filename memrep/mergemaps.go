package memrep

import (
	"seabmc/memrep/pmap"
	"seabmc/term"
)

func (s *storeMap) Merge(cond term.ID, a, b Mem) Mem {
	switch {
	case cond == term.True || a == b:
		return a
	case cond == term.False:
		return b
	}
	x, y := s.whole(a), s.whole(b)
	out := smem{objs: x.objs, rest: s.mergeChain(cond, x.rest, y.rest)}
	var changes []pmap.Change
	s.maps.Diff(x.objs, y.objs, func(c pmap.Change) { changes = append(changes, c) })
	for _, c := range changes {
		if s.checked && c.InA != c.InB { // where the object does not exist, nobody looks
			if !c.InA {
				out.objs = s.maps.Set(out.objs, c.Key, c.B)
			}
			continue
		}
		if !c.InA {
			c.A = x.rest
		}
		if !c.InB {
			c.B = y.rest
		}
		out.objs = s.maps.Set(out.objs, c.Key, s.mergeObject(c.Key, cond, c.A, c.B))
	}
	if out == x {
		return a
	}
	if out == y {
		return b
	}
	return s.mk(out)
}

func (s *storeMap) mergeChain(cond term.ID, a, b uint32) uint32 {
	if a == b {
		return a
	}
	return s.core.mk(node{kind: kMerge, cond: cond, parent: a, other: b})
}

// mergeObject returns cond ? a : b for two states of an object. Two store-maps over the same layer are merged entry by entry where they differ. A
// single conditional write on one side gets the condition. Anything else becomes a merge layer.
func (s *storeMap) mergeObject(base uint64, cond term.ID, a, b uint32) uint32 {
	switch cond = s.existing(base, cond); {
	case a == b || cond == term.True:
		return a
	case cond == term.False:
		return b
	}
	s.settleCommon(a, b)
	pa, ra := s.asMap(a)
	pb, rb := s.asMap(b)
	switch {
	case pa == pb:
	case s.guardable(a, b):
		return s.guarded(a, cond)
	case s.guardable(b, a):
		return s.guarded(b, s.r.Not(cond))
	default:
		return s.core.mk(node{kind: kMerge, object: true, cond: cond, parent: a, other: b})
	}
	root, own := ra, s.maps.Mark()
	for _, d := range s.different(ra, rb) {
		root = s.mergeRange(root, own, base, cond, a, b, d)
	}
	if root == ra {
		return a
	}
	return s.core.mk(node{kind: kMap, object: true, parent: pa, other: uint32(root)})
}

// asMap views a state as a store-map over a layer.
func (s *storeMap) asMap(n uint32) (parent uint32, root pmap.Map) {
	s.settle(n)
	if x := &s.nodes[n]; x.kind == kMap {
		return x.parent, x.root()
	}
	return n, 0
}

// guardable reports whether a is one conditional write over b.
func (s *storeMap) guardable(a, b uint32) bool {
	x := &s.nodes[a]
	return x.object && x.kind >= kStore && x.kind <= kHavoc && x.parent == b
}

func (s *storeMap) guarded(a uint32, cond term.ID) uint32 {
	x := s.nodes[a]
	x.cond = s.r.And(x.cond, cond)
	return s.core.mk(x)
}

// different lists, in order, the byte ranges in which two store-maps over one layer may differ. The ranges are cut where an entry of either map
// begins or ends.
func (s *storeMap) different(a, b pmap.Map) []span {
	var out []span
	pos := uint64(0) // bytes below are done
	s.maps.Diff(a, b, func(c pmap.Change) {
		end := c.Key
		if c.InA {
			end = max(end, c.Key+s.entrySize(c.A))
		}
		if c.InB {
			end = max(end, c.Key+s.entrySize(c.B))
		}
		start := max(pos, c.Key)
		for start < end {
			stop := s.cutAt(a, start, s.cutAt(b, start, end))
			out = append(out, span{off: start, len: stop - start})
			start = stop
		}
		pos = max(pos, end)
	})
	return out
}

// cutAt returns the first place after off where an entry of m begins or ends, but at most end.
func (s *storeMap) cutAt(m pmap.Map, off, end uint64) uint64 {
	if k, e, ok := s.maps.Floor(m, off); ok && k+s.entrySize(e) > off {
		return min(end, k+s.entrySize(e))
	}
	s.maps.Ascend(m, off+1, end, func(k uint64, _ uint32) bool { end = k; return false })
	return end
}

// mergeRange sets a range of the merged map.
func (s *storeMap) mergeRange(root pmap.Map, own pmap.Mark, base uint64, cond term.ID, a, b uint32, d span) pmap.Map {
	if d.len > longEntry && !s.isWord(a, d) && !s.isWord(b, d) {
		s.applied("MERGE-MAP", 1)
		return s.setEntry(root, d.off, s.mkEntry(entry{kind: eMerge, val: cond, a: a, b: b, size: d.len}), own)
	}
	bytes := int32(d.len)
	if d.len == uint64(s.ptrBytes) && (s.isPtr(a, d) || s.isPtr(b, d)) {
		bytes = -bytes
	}
	p := s.mkPtr(base, s.offConst(d.off))
	q := query{a, p, bytes}
	var v term.ID
	s.pend = counts{}
	known := s.given(q, cond) // whoever reads here knows that the object is large enough
	told := s.pend.told
	var x, y term.ID
	switch known {
	case term.True:
		x = s.read(q)
		v = x
	case term.False:
		y = s.read(query{b, p, bytes})
		v = y
	default:
		x, y = s.read(q), s.read(query{b, p, bytes})
		v = s.r.Ite(known, x, y)
	}
	s.pend.told = told
	s.claimMerge("MERGE-MAP", cond, v, x, y)
	s.applied("MERGE-MAP", 1)
	s.pend = counts{}
	return s.setEntry(root, d.off, s.mkEntry(entry{kind: eWord, val: v, size: d.len}), own)
}

// wordAt returns the word entry of a store-map that covers exactly d.
func (s *storeMap) wordAt(n uint32, d span) (e entry, ok bool) {
	x := &s.nodes[n]
	if x.kind != kMap {
		return entry{}, false
	}
	i, ok := s.maps.Get(x.root(), d.off)
	if !ok {
		return entry{}, false
	}
	e = s.entry(i)
	return e, e.kind == eWord && e.size == d.len
}

func (s *storeMap) isWord(n uint32, d span) bool {
	_, ok := s.wordAt(n, d)
	return ok
}

func (s *storeMap) isPtr(n uint32, d span) bool {
	e, ok := s.wordAt(n, d)
	return ok && e.skip == 0 && s.t.Sort(e.val) == term.Ptr
}
