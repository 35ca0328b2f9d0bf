package plain

import "seabmc/ir"

// alloc makes an object with the next number. Only memories from here on know about it.
func (j *judge) alloc(m memory, size *value, kind ir.ObjKind) (p *value, after memory) {
	id := uint64(len(j.sizes))
	if id >= treeKeys || id >= 1<<j.objBits {
		panic(Limit("too many objects"))
	}
	j.sizes = append(j.sizes, size)
	j.kinds = append(j.kinds, kind)
	o := &object{id: id}
	if had, ok := m.get(id); ok {
		*o = *had
	}
	o.alloc, o.live = j.truth(true), j.truth(true)
	return j.constant(id, 0), m.set(id, o)
}

func (j *judge) free(m memory, p *value) memory {
	for _, at := range j.objects(m, p) {
		o, _ := j.object(m, at.o.id)
		n := *o
		n.live = j.and(o.live, j.not(at.cond))
		m = m.set(o.id, &n)
	}
	return m
}

// ask returns the condition that p points to a place for which f holds.
func (j *judge) ask(m memory, p *value, f func(o *object, off *value) *value) *value {
	r := j.truth(false)
	for _, at := range j.objects(m, p) {
		r = j.or(r, j.and(at.cond, f(at.o, at.off)))
	}
	return r
}

func (j *judge) valid(m memory, p, n *value) *value {
	return j.ask(m, p, func(o *object, off *value) *value {
		if j.kinds[o.id] == ir.ObjFunc {
			return j.truth(false)
		}
		off = j.extend(off, j.ptrBits, true)
		size := j.sizes[o.id]
		after := j.binary(ir.OpSle, j.number(0, j.ptrBits), off)
		begins := j.and(after, j.binary(ir.OpUle, off, size))
		ends := j.binary(ir.OpUle, n, j.binary(ir.OpSub, size, off))
		return j.and(o.live, j.and(begins, ends))
	})
}

func (j *judge) live(m memory, p *value) *value {
	return j.ask(m, p, func(o *object, _ *value) *value { return o.live })
}

func (j *judge) writable(m memory, p *value) *value {
	return j.ask(m, p, func(o *object, _ *value) *value {
		if j.kinds[o.id].Fixed() {
			return j.truth(false)
		}
		return o.alloc
	})
}

func (j *judge) size(m memory, p *value) *value {
	r := j.number(0, j.ptrBits)
	for _, at := range j.objects(m, p) {
		r = j.choose(j.and(at.cond, at.o.alloc), j.sizes[at.o.id], r)
	}
	return r
}

// isKind asks about all objects made so far, whatever memory they are in.
func (j *judge) isKind(p *value, kind ir.ObjKind) *value {
	r := j.truth(false)
	is := func(id uint64) {
		if id > 0 && id < uint64(len(j.kinds)) && j.kinds[id] == kind {
			r = j.or(r, j.equal(p.base, j.number(id, j.objBits)))
		}
	}
	switch {
	case p.base.known:
		is(p.base.u)
	case p.bases != nil:
		for _, id := range p.bases {
			is(id)
		}
	default:
		for id := range j.kinds {
			is(uint64(id))
		}
	}
	return r
}
