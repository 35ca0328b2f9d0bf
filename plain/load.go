package plain

import "seabmc/ir"

// place is a place that a pointer may point to, and the condition that it does.
type place struct {
	o    *object
	off  *value
	cond *value
}

// objects returns the places in objects of a memory that a pointer may point to. The pointer may also point elsewhere.
func (j *judge) objects(m memory, p *value) (at []place) {
	add := func(id uint64, o *object) {
		at = append(at, place{o, p.off, j.equal(p.base, j.number(id, j.objBits))})
	}
	switch {
	case p.options != nil:
		for _, c := range p.options {
			if o, ok := j.object(m, c.base); ok {
				at = append(at, place{o, j.number(c.off, j.offBits), c.cond})
			}
		}
	case p.bases != nil:
		for _, id := range p.bases {
			if o, ok := j.object(m, id); ok {
				add(id, o)
			}
		}
	default:
		for id := range j.sizes[1:] {
			o, _ := j.object(m, uint64(id+1))
			add(o.id, o)
		}
	}
	return at
}

// object returns what a memory knows about an object. An object that was made elsewhere has bytes, too. For example, objects are never allocated in
// the second memory, which records what was written.
func (j *judge) object(m memory, id uint64) (o *object, ok bool) {
	if id == 0 || id >= uint64(len(j.sizes)) {
		return nil, false
	}
	if o, ok := m.get(id); ok {
		return o, true
	}
	return &object{id: id, alloc: j.truth(false), live: j.truth(false)}, true
}

// mostPlaces is the largest number of offsets in an object that are distinguished without an array.
const mostPlaces = 128

// places does what objects does, but an unknown offset in a small object becomes several known ones. apart is set if this was done; the offset may
// then also be outside the object.
func (j *judge) places(m memory, p *value) (at []place, apart bool) {
	for _, a := range j.objects(m, p) {
		size := j.sizes[a.o.id]
		if a.off.known || !size.known || size.u/p.step > mostPlaces || size.u > maxCell {
			at = append(at, a)
			continue
		}
		apart = true
		for k := p.rem; k < size.u; k += p.step {
			off := j.number(k, j.offBits)
			at = append(at, place{a.o, off, j.and(a.cond, j.equal(p.off, off))})
		}
	}
	return at, apart
}

// load reads a value. If there is any object that p may point to, load assumes that the read is in one. Reads elsewhere on the current path are
// noted. If an execution comes to one, there is no verdict.
func (j *judge) load(m memory, p *value, t ir.Type) *value {
	n := j.bytes(t)
	var v *value
	somewhere, forged := j.truth(false), false
	places, _ := j.places(m, p)
	for _, at := range places {
		if j.outside(at.o, at.off, n) {
			continue
		}
		somewhere = j.or(somewhere, at.cond)
		x := j.loadFrom(at.o, at.off, t)
		forged = forged || x.forged
		if v == nil {
			v = x
		} else {
			v = j.choose(at.cond, x, v)
		}
	}
	if v == nil {
		return j.anything(t)
	}
	j.unseen(j.not(somewhere))
	if forged {
		return madeOfBytes(v)
	}
	return v
}

// unseen notes that executions in which cond holds are not followed.
func (j *judge) unseen(cond *value) {
	if lost := j.and(j.and(j.assumed, j.path), cond); !lost.known || lost.u == 1 {
		j.blind = append(j.blind, lost)
	}
}

// outside reports whether an offset is constant and the object surely has no n bytes there.
func (j *judge) outside(o *object, off *value, n int) bool {
	size := j.sizes[o.id]
	return off.known && size.known && (off.u >= size.u || uint64(n) > size.u-off.u)
}

func (j *judge) loadFrom(o *object, off *value, t ir.Type) *value {
	n := j.bytes(t)
	if !inCells(off, n) {
		return j.loadArray(o, off, t)
	}
	cells := make([]cell, n)
	whole := true
	for i := range cells {
		cells[i] = j.cellAt(o, off.u+uint64(i))
		whole = whole && cells[i].v == cells[0].v && cells[i].k == uint32(i)
	}
	if whole && j.bytes(cells[0].v.t) == n {
		return j.as(cells[0].v, t)
	}
	bytes := make([]*value, n)
	some, cut := false, false
	for i, c := range cells {
		bytes[i] = j.byteOf(c)
		cut = cut || c.v.cut || c.v.t == ir.TPtr && !c.v.isZero()
		loose := c.v.bits() == 8 && !c.v.known
		some = some || c.v.t == ir.TPtr || c.v.made != nil || loose && (o.pointers && t != ir.TPtr || o.addresses && t == ir.TPtr)
	}
	v := j.fromBytes(bytes, t, some)
	if t == ir.TPtr && forged(cells) {
		return madeOfBytes(v)
	}
	if cut && n < j.ptrBits/8 {
		y := *v
		y.cut, y.piece = true, cells[0].whole()
		if n > 1 {
			y.piece = cell{}
		}
		return &y
	}
	return v
}

func (j *judge) loadArray(o *object, off *value, t ir.Type) *value {
	a := j.arrayOf(o)
	bytes := make([]*value, j.bytes(t))
	for i := range bytes {
		at := j.binary(ir.OpAdd, off, j.number(uint64(i), j.offBits))
		bytes[i] = j.define(ir.Int(8), "(select %s %s)", a, at.text)
	}
	made := o.pointers
	if t == ir.TPtr {
		made = o.addresses
	}
	return j.fromBytes(bytes, t, made)
}

// fromBytes returns the value that bytes stand for. made says that some of them may be bytes of a pointer or of an address.
func (j *judge) fromBytes(bytes []*value, t ir.Type, made bool) *value {
	x := j.concat(bytes)
	if t != ir.TPtr {
		x = j.part(x, int(t.Bits)-1, 0)
	} else {
		x = j.pointer(j.part(x, j.ptrBits-1, 0))
	}
	if made {
		y := *x
		y.some = true
		return &y
	}
	return x
}

// madeOfBytes marks a pointer that memory made from something other than a pointer.
func madeOfBytes(p *value) *value {
	y := *p
	y.forged = true
	return &y
}

// as returns a stored value, read as a type with the same number of bytes.
func (j *judge) as(v *value, t ir.Type) *value {
	switch {
	case v.t == t:
		return v
	case t == ir.TPtr:
		p := j.pointer(j.extend(v, 8*j.bytes(v.t), false))
		if v.made == nil && !v.isZero() {
			return madeOfBytes(p)
		}
		return p
	case v.t == ir.TPtr:
		return j.part(j.integer(v), int(t.Bits)-1, 0)
	}
	return j.part(j.extend(v, 8*j.bytes(v.t), false), int(t.Bits)-1, 0)
}

// anything returns an unknown value.
func (j *judge) anything(t ir.Type) *value {
	j.loose = true
	if t == ir.TPtr {
		return &value{t: t, base: j.unknown(ir.Int(j.objBits), "u"), off: j.unknown(ir.Int(j.offBits), "u"), step: 1}
	}
	return j.unknown(t, "u")
}
