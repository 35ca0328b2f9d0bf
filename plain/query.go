package plain

import "seabmc/ir"

// alloc makes object number n, of which only a memory from here on knows.
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
	p = &value{t: ir.TPtr, base: j.number(id, j.objBits), off: j.number(0, j.offBits), bases: []uint64{id}}
	return p, m.set(id, o)
}

func (j *judge) free(m memory, p *value) memory {
	objs, conds, _ := j.candidates(m, p)
	for i, o := range objs {
		n := *o
		n.live = j.and(o.live, j.not(conds[i]))
		m = m.set(o.id, &n)
	}
	return m
}

// ask is whether p's object is one of which f holds.
func (j *judge) ask(m memory, p *value, f func(*object) *value) *value {
	objs, conds, _ := j.candidates(m, p)
	r := j.truth(false)
	for i, o := range objs {
		r = j.or(r, j.and(conds[i], f(o)))
	}
	return r
}

func (j *judge) valid(m memory, p, n *value) *value {
	off := j.extend(p.off, j.ptrBits, true)
	after := j.binary(ir.OpSle, j.number(0, j.ptrBits), off)
	return j.ask(m, p, func(o *object) *value {
		if j.kinds[o.id] == ir.ObjFunc {
			return j.truth(false)
		}
		size := j.sizes[o.id]
		begins := j.and(after, j.binary(ir.OpUle, off, size))
		ends := j.binary(ir.OpUle, n, j.binary(ir.OpSub, size, off))
		return j.and(o.live, j.and(begins, ends))
	})
}

func (j *judge) writable(m memory, p *value) *value {
	return j.ask(m, p, func(o *object) *value {
		if j.kinds[o.id].Fixed() {
			return j.truth(false)
		}
		return o.alloc
	})
}

func (j *judge) size(m memory, p *value) *value {
	objs, conds, _ := j.candidates(m, p)
	r := j.number(0, j.ptrBits)
	for i, o := range objs {
		r = j.choose(j.and(conds[i], o.alloc), j.sizes[o.id], r)
	}
	return r
}

// isKind asks of the objects made so far, whatever memory they are in.
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
