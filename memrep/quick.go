package memrep

import "seabmc/term"

// need returns the answer to q, or 0 after noting that it is missing.
func (c *core) need(q query) term.ID {
	if v := c.memo[q]; v != 0 {
		return v
	}
	if v := c.quick(q); v != 0 {
		return v
	}
	c.missing = append(c.missing, q)
	return 0
}

// quick answers what takes a single look-up: a whole word at a constant offset, or unwritten memory at a constant address.
func (c *core) quick(q query) term.ID {
	if k := c.nodes[q.node].kind; k != kPut && k != kMap && k != kInit {
		return 0
	}
	base, off, ok := c.constPtr(q.p)
	if !ok {
		return 0
	}
	return c.quickAt(q.node, base, off, q.bytes)
}

// quickAt does what quick does, for a constant address.
func (c *core) quickAt(at uint32, base, off uint64, bytes int32) term.ID {
	n := &c.nodes[at]
	w := uint64(query{bytes: bytes}.width())
	if w-1 > c.offMask-off {
		return 0
	}
	for ; n.kind == kPut; n = &c.nodes[n.parent] {
		if n.off() == off && uint64(n.size) == w {
			return c.quickHit(n.val, bytes)
		}
		if off < n.off()+uint64(n.size) && n.off() < off+w {
			return 0
		}
	}
	switch n.kind {
	case kMap:
		i, ok := c.maps.Get(n.root(), off)
		if v := term.ID(i &^ wordBit); ok && i&wordBit != 0 && uint64(c.size(v)) == w {
			return c.quickHit(v, bytes)
		}
	case kInit:
		return c.as(c.u.at(0, base, off, int(w)), bytes)
	}
	return 0
}

func (c *core) quickHit(v term.ID, bytes int32) term.ID {
	c.smapSimp++
	c.rowHits++
	c.quickHits++
	if c.r.Auditor() != nil {
		c.untold("R-HIT", 1)
	}
	return c.as(v, bytes)
}
