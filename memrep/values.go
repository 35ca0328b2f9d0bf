package memrep

import "seabmc/term"

// width returns the number of bytes read.
func (q query) width() int {
	if q.bytes < 0 {
		return int(-q.bytes)
	}
	return int(q.bytes)
}

// as converts a value to the sort that a query with this number of bytes expects.
func (c *core) as(v term.ID, bytes int32) term.ID {
	isPtr := c.t.Sort(v) == term.Ptr
	switch {
	case bytes < 0 && !isPtr:
		return c.pointerOf(v)
	case bytes > 0 && isPtr:
		return c.bytesOf(v)
	}
	return v
}

// ite is like Ite, but returns 0 if a part is missing.
func (c *table) ite(cond, a, b term.ID) term.ID {
	if a == 0 || b == 0 {
		return 0
	}
	return c.r.Ite(cond, a, b)
}

// repeat returns the byte b repeated w times.
func (c *core) repeat(b term.ID, w int) term.ID {
	v := b
	for range w - 1 {
		v = c.r.Concat(b, v)
	}
	return v
}
