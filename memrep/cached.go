package memrep

import (
	"github.com/emirpasic/gods/maps/treemap"
	"github.com/emirpasic/gods/utils"

	"seabmc/term"
)

// cached is seam with the store-map of thesis ch. 6 and 7.2: a chain of writes in which consecutive words of one object become one store-map. The
// entries of a store-map are a list in order of insertion. An ordered map of them is kept for the latest revision only, and moves on with each
// insertion. Writes to older objects are moved below writes to newer ones. Store-maps hold words of one width at multiples of this width. Other
// writes stay in the chain, so that every access is exact.
type cached struct {
	*chain
}

func newCached(c *core) *cached { return &cached{newChain(c)} }

// word reads a chain store as a word that a store-map can hold: it is at a constant address.
func (c *cached) word(n *node) (base, off uint64, width int, ok bool) {
	if n.kind != kStore || n.cond != term.True {
		return 0, 0, 0, false
	}
	base, off, ok = c.constPtr(n.ptr)
	width = c.size(n.val)
	return base, off, width, ok && width&(width-1) == 0 && off%uint64(width) == 0
}

// target returns the base of the only object that a node writes to, if this base is a constant.
func (c *cached) target(n *node) (uint64, bool) {
	switch n.kind {
	case kSmap:
		return c.smaps[n.sym].base, true
	case kStore:
		return c.t.Uint64(c.r.PtrBase(n.ptr))
	}
	return 0, false
}

// Store applies the write-over-write rules of thesis Figure 6.4.
func (c *cached) Store(m Mem, p, v term.ID) Mem {
	w := node{kind: kStore, ptr: p, val: v, cond: term.True}
	base, isConst := c.t.Uint64(c.r.PtrBase(p))
	var above []uint32 // nodes that the write was moved below
	at := uint32(m)
	for isConst {
		n := &c.nodes[at]
		b, ok := c.target(n)
		if !ok || b <= base {
			break
		}
		if n.kind == kSmap {
			c.applied("WOSMAP-COMMUTE", 1)
		} else {
			c.applied("WOW-COMMUTE", 1)
		}
		above = append(above, at)
		at = n.parent
	}
	at = c.insert(at, w)
	for i := len(above) - 1; i >= 0; i-- {
		n := c.nodes[above[i]]
		n.parent = at
		at = c.mk(n)
	}
	return Mem(at)
}

// insert puts a write over the node numbered at. It applies SMAP-HIT or SMAP-NEW, or makes a plain write.
func (c *cached) insert(at uint32, w node) uint32 {
	w.parent = at
	base, off, width, ok := c.word(&w)
	if !ok {
		return c.mk(w)
	}
	n := c.nodes[at]
	if n.kind == kSmap {
		if s := c.smaps[n.sym]; s.base == base && s.width == width {
			c.applied("SMAP-HIT", 1)
			return c.mkSmap(n.parent, c.extend(n.sym, off, w.val))
		}
		return c.mk(w)
	}
	if b, o, wd, ok := c.word(&n); ok && b == base && wd == width {
		c.applied("SMAP-NEW", 1)
		s := smap{base: base, width: width, list: -1, tree: treemap.NewWith(utils.UInt64Comparator), cells: new([]cons)}
		s.add(o, n.val)
		s.add(off, w.val)
		c.smaps = append(c.smaps, s)
		return c.mkSmap(n.parent, uint32(len(c.smaps)-1))
	}
	return c.mk(w)
}

func (c *cached) mkSmap(parent, state uint32) uint32 {
	return c.mk(node{kind: kSmap, parent: parent, sym: state})
}

// extend returns the store-map with one more entry. The ordered map moves to it.
func (c *cached) extend(state uint32, off uint64, v term.ID) uint32 {
	s := c.smaps[state]
	c.smaps[state].tree = nil
	s.add(off, v)
	c.smaps = append(c.smaps, s)
	return uint32(len(c.smaps) - 1)
}
