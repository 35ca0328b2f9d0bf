package memrep

import (
	"github.com/emirpasic/gods/maps/treemap"

	"seabmc/term"
)

// smap is the state of a store-map node.
type smap struct {
	base  uint64
	width int          // of each word, in bytes
	list  int32        // latest entry: index into ocl, -1 is nil
	size  int          // entries in list
	tree  *treemap.Map // offset -> value; nil if a later revision took it
	cells *[]cons      // shared by all revisions
}

// cons is an entry of the offset-value list (OCL).
type cons struct {
	off  uint64
	val  term.ID
	next int32
}

func (s *smap) add(off uint64, v term.ID) {
	*s.cells = append(*s.cells, cons{off, v, s.list})
	s.list = int32(len(*s.cells) - 1)
	s.size++
	if s.tree != nil {
		s.tree.Put(off, v)
	}
}

// lookup finds the word at off. It looks in the ordered map, or along the list if a later revision has taken the map.
func (s *smap) lookup(off uint64) (term.ID, bool) {
	if s.tree != nil {
		v, ok := s.tree.Get(off)
		if !ok {
			return 0, false
		}
		return v.(term.ID), true
	}
	for i := s.list; i >= 0; i = (*s.cells)[i].next {
		if (*s.cells)[i].off == off {
			return (*s.cells)[i].val, true
		}
	}
	return 0, false
}

// overSmap reads over a store-map (thesis Figure 6.5).
func (c *core) overSmap(q query, n *node) (v term.ID, skip bool) {
	s := &c.smaps[n.sym]
	base := c.r.PtrBase(q.p)
	if b, ok := c.t.Uint64(base); ok && b != s.base {
		c.pend.rSkip++
		return 0, true
	}
	if c.t.IsConst(base) && c.t.IsConst(c.r.PtrOff(q.p)) {
		return c.smapConst(q, n, s)
	}
	if c.arm != nil && c.arm.Elsewhere(q.p, s.base) {
		c.pend.rSkip++
		return 0, true
	}
	return c.smapAbort(q, n, s, base)
}

// smapConst applies R-HIT or R-MISS, or both to the parts of a read of another width.
func (c *core) smapConst(q query, n *node, s *smap) (v term.ID, skip bool) {
	base, off, _ := c.constPtr(q.p)
	w, width := q.width(), uint64(s.width)
	if w == s.width && off%width == 0 {
		if v, ok := s.lookup(off); ok {
			c.pend.rHit++
			return c.as(v, q.bytes), false
		}
		c.pend.rMiss++
		return 0, true
	}
	if !s.meets(off, uint64(w), c.offMask) {
		c.pend.rMiss++
		return 0, true
	}
	var parts []term.ID
	ok := true
	for k := uint64(0); k < uint64(w); {
		at := (off + k) & c.offMask
		m := min(width-at%width, uint64(w)-k)
		x, found := s.lookup(at - at%width)
		if found {
			x = c.as(c.slice(x, int(at%width), int(m)), 1)
		} else {
			x = c.need(query{n.parent, c.mkPtr(base, c.offConst(at)), int32(m)})
		}
		ok = ok && x != 0
		parts = append(parts, x)
		k += m
	}
	if !ok {
		return 0, false
	}
	c.pend.rHit++
	return c.as(concatParts(c.r, parts), q.bytes), false
}

// meets reports whether a read of w bytes overlaps a word.
func (s *smap) meets(off, w, mask uint64) bool {
	width := uint64(s.width)
	for k := uint64(0); k < w; {
		at := (off + k) & mask
		if _, ok := s.lookup(at - at%width); ok {
			return true
		}
		k += width - at%width
	}
	return false
}

// smapAbort reads over the entries as if they were the stores that made them.
func (c *core) smapAbort(q query, n *node, s *smap, base term.ID) (v term.ID, skip bool) {
	isBase := c.r.Eq(base, c.t.Const(s.base, c.t.Layout.ObjBits))
	if isBase == term.False {
		c.pend.rSkip++
		return 0, true
	}
	rest := c.need(query{n.parent, q.p, q.bytes})
	c.pend.rAbort++
	if rest == 0 {
		return 0, false
	}
	v = rest
	seen := map[uint64]bool{}
	for i := s.list; i >= 0; i = (*s.cells)[i].next {
		e := (*s.cells)[i]
		if seen[e.off] {
			continue
		}
		seen[e.off] = true
		x := c.place(q.p, q.width(), c.offConst(e.off), s.width)
		v = c.overlay(q, x, isBase, e.val, v)
	}
	return v, false
}
