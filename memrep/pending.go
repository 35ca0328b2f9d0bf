package memrep

import (
	"seabmc/memrep/pmap"
	"seabmc/term"
)

// A word written at a constant offset is not put into the store-map of its object at once. It waits in a short chain above the map. So a run of
// writes makes the nodes of the map only once, and a revision that nobody looks at makes none. A look-up goes through the chain first, so its
// length is bounded.

// mostPending is the greatest length of the chain.
const mostPending = 8

// wait writes entry e at off over the state n of an object, if e is an entry that can wait. Otherwise it returns 0.
func (c *core) wait(n uint32, off uint64, e entry) uint32 {
	if e.kind != eWord || e.skip != 0 || e.size > 255 || e.size != uint64(c.size(e.val)) {
		return 0
	}
	depth := uint8(0)
	if c.nodes[n].kind == kPut {
		depth = c.nodes[n].depth
	}
	if depth == mostPending {
		c.settle(n)
		depth = 0
	}
	hi, lo := putAt(off)
	return c.mk(node{kind: kPut, object: true, size: uint8(e.size), depth: depth + 1, parent: n, val: e.val, n: hi, from: lo})
}

// settle puts the words that wait in the state n of an object into its store-map. The state stays the same.
func (c *core) settle(n uint32) {
	var chain [mostPending]uint32
	k := 0
	m := n
	for ; c.nodes[m].kind == kPut; m = c.nodes[m].parent {
		chain[k] = m
		k++
	}
	if k == 0 {
		return
	}
	root, own := pmap.Map(0), c.maps.Mark()
	if x := &c.nodes[m]; x.kind == kMap {
		m, root = x.parent, x.root()
	}
	for k--; k >= 0; k-- {
		x := &c.nodes[chain[k]]
		root = c.setEntry(root, x.off(), wordBit|uint32(x.val), own)
	}
	c.nodes[n] = node{kind: kMap, object: true, cond: term.True, parent: m, other: uint32(root)}
}

// settleCommon settles the last state that a and b have in common, if it is in both their chains. Their maps then share what they have from it.
func (c *core) settleCommon(a, b uint32) {
	for c.nodes[a].kind == kPut || c.nodes[b].kind == kPut {
		switch { // nodes are numbered in the order in which they are made
		case a == b:
			c.settle(a)
			return
		case a > b && c.nodes[a].kind == kPut:
			a = c.nodes[a].parent
		case b > a && c.nodes[b].kind == kPut:
			b = c.nodes[b].parent
		default:
			return
		}
	}
}

// overPut reads over the words that wait in state n. It returns the value or, if that is 0, the state below that remains to be read. If the read is
// not at one constant place, or meets only a part of a word, the words are settled.
func (c *core) overPut(q query, n *node) (v term.ID, below uint32) {
	_, off, ok := c.constPtr(q.p)
	w := uint64(q.width())
	if !ok || w-1 > c.offMask-off {
		c.settle(q.node)
		return 0, q.node
	}
	for ; n.kind == kPut; q.node, n = n.parent, &c.nodes[n.parent] {
		size := uint64(n.size)
		switch {
		case off >= n.off()+size || n.off() >= off+w:
		case off >= n.off() && off+w <= n.off()+size:
			c.pend.rHit++
			return c.as(c.slice(n.val, int(off-n.off()), int(w)), q.bytes), 0
		default:
			c.settle(q.node)
			return 0, q.node
		}
	}
	if n.kind != kMap {
		c.pend.rMiss++
	}
	return 0, q.node
}

// setEntry puts the entry with number e at off and cuts the entries that it overlaps. It changes nodes of the map in place if they were made since
// own.
func (c *core) setEntry(m pmap.Map, off uint64, e uint32, own pmap.Mark) pmap.Map {
	size := c.entrySize(e)
	end := off + size // at most 2^OffBits
	k, old, ok := c.maps.Floor(m, end-1)
	if !ok || k+c.entrySize(old) <= off || k == off && c.entrySize(old) == size {
		return c.maps.Update(m, off, e, own) // the common cases: nothing is there yet, or the same word is
	}
	if k, old, ok := c.maps.Floor(m, off); ok && k < off && k+c.entrySize(old) > off {
		tail := k + c.entrySize(old)
		m = c.maps.Update(m, k, c.cut(old, 0, off-k), own)
		if tail > end {
			m = c.maps.Update(m, end, c.cut(old, end-k, tail-end), own)
		}
	}
	var keys []uint64
	c.maps.Ascend(m, off, end-1, func(k uint64, _ uint32) bool { keys = append(keys, k); return true })
	for _, k := range keys {
		old, _ := c.maps.Get(m, k)
		tail := k + c.entrySize(old)
		m = c.maps.Delete(m, k)
		if tail > end {
			m = c.maps.Update(m, end, c.cut(old, end-k, tail-end), own)
		}
	}
	return c.maps.Update(m, off, e, own)
}

// cut returns the part of an entry that starts at byte skip.
func (c *core) cut(old uint32, skip, size uint64) uint32 {
	e := c.entry(old)
	e.size = size
	switch e.kind {
	case eWord:
		e.skip += uint32(skip)
	case eCopy:
		e.src += skip
	}
	return c.mkEntry(e)
}
