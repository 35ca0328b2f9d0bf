package plain

import "seabmc/ir"

// mergeMemory returns c ? x : y.
func (j *judge) mergeMemory(c *value, x, y memory) memory {
	if c.known {
		if c.u == 1 {
			return x
		}
		return y
	}
	return mergeTrees(x, y, func(id uint64, a, b **object) **object {
		none := &object{id: id, alloc: j.truth(false), live: j.truth(false)}
		if a == nil {
			a = &none
		}
		if b == nil {
			b = &none
		}
		o := j.mergeObject(c, *a, *b)
		return &o
	})
}

// mergeObject returns c ? x : y.
func (j *judge) mergeObject(c *value, x, y *object) *object {
	switch {
	case x == y || c.known && c.u == 1:
		return x
	case c.known:
		return y
	}
	n := &object{id: x.id, alloc: j.choose(c, x.alloc, y.alloc), live: j.choose(c, x.live, y.live),
		pointers: x.pointers || y.pointers, addresses: x.addresses || y.addresses}
	if x.under != y.under {
		n.under = j.defineArray("(ite " + c.text + " " + j.arrayOf(x) + " " + j.arrayOf(y) + ")")
		n.cells = mergeTrees(x.cells, y.cells, func(_ uint64, a, b *chunk) *chunk { return common(a, b) })
		return n
	}
	n.under = x.under
	pairs := map[[2]*value]*value{}
	n.cells = mergeTrees(x.cells, y.cells, func(key uint64, a, b *chunk) *chunk {
		var r chunk
		for i := range r {
			if (a == nil || a[i].v == nil) && (b == nil || b[i].v == nil) {
				continue
			}
			off := 8*key + uint64(i)
			p, q := j.cellIn(x, a, i, off), j.cellIn(y, b, i, off)
			r[i] = j.mergeCell(c, p, q, pairs)
		}
		return &r
	})
	return n
}

// cellIn returns a byte of a chunk. If the chunk does not have it, cellIn returns the byte below it.
func (j *judge) cellIn(o *object, c *chunk, i int, off uint64) cell {
	if c != nil && c[i].v != nil {
		return c[i]
	}
	if o.under == "" {
		return cell{v: j.sourceByte(j.source(initial(o.id)), off)}
	}
	return cell{v: unwritten(j.define(ir.Int(8), "(select %s %s)", o.under, j.offset(off)))}
}

// common returns the bytes in which two chunks agree.
func common(a, b *chunk) *chunk {
	if a == nil || b == nil {
		return nil
	}
	var r chunk
	for i := range r {
		if a[i].v != nil && b[i].v != nil && a[i].k == b[i].k && same(a[i].v, b[i].v) {
			r[i] = a[i]
		}
	}
	return &r
}

// mergeCell chooses between two bytes. Bytes of values of one type stay bytes of the choice between these values.
func (j *judge) mergeCell(c *value, p, q cell, pairs map[[2]*value]*value) cell {
	switch {
	case p == q:
		return p
	case p.k == q.k && p.v.t == q.v.t:
		v := pairs[[2]*value{p.v, q.v}]
		if v == nil {
			v = j.choose(c, p.v, q.v)
			if v.t == ir.Int(8) && p.innocent() && q.innocent() {
				v = unwritten(v)
			}
			pairs[[2]*value{p.v, q.v}] = v
		}
		return cell{v, p.k}
	}
	v := j.choose(c, j.byteOf(p), j.byteOf(q))
	if p.innocent() && q.innocent() {
		v = unwritten(v)
	}
	return cell{v: v}
}
