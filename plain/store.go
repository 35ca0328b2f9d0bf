package plain

import (
	"strconv"

	"seabmc/ir"
)

// change replaces each object that p may point to by the result of f. Writes to no object are not followed, since nothing is read there. Writes
// that begin outside an object, and may reach into it, must not happen.
func (j *judge) change(m memory, p *value, f func(*object, *value) *object) memory {
	places, apart := j.places(m, p)
	if apart {
		inside, some := j.truth(false), j.truth(false)
		for _, at := range places {
			inside = j.or(inside, at.cond)
		}
		for _, at := range j.objects(m, p) {
			some = j.or(some, at.cond)
		}
		j.unseen(j.and(some, j.not(inside)))
	}
	for _, at := range places {
		o, _ := j.object(m, at.o.id)
		m = m.set(o.id, j.mergeObject(at.cond, f(o, at.off), o))
	}
	return m
}

func (j *judge) store(m memory, p, v *value) memory {
	n := j.bytes(v.t)
	cells := make([]cell, n)
	for i := range cells {
		cells[i] = cell{v, uint32(i)}
	}
	return j.change(m, p, func(o *object, off *value) *object {
		if inCells(off, n) {
			return o.put(off.u, cells)
		}
		a := j.arrayOf(o)
		for i := range cells {
			at := j.binary(ir.OpAdd, off, j.number(uint64(i), j.offBits))
			a = j.defineArray("(store " + a + " " + at.text + " " + j.byteOf(cells[i]).text + ")")
		}
		r := o.over(a)
		r.pointers = r.pointers || v.t == ir.TPtr || v.made != nil
		r.addresses = r.addresses || len(v.addresses) > 0
		return r
	})
}

// filling is what a set, copy or havoc writes.
type filling struct {
	byte  func(i, off uint64) cell // byte i, written at an offset of the object
	array func() string            // all bytes: a term over i, the offset in the object, and k, the index of the byte
	like  []place                  // the objects that the bytes come from
}

// fill writes n bytes.
func (j *judge) fill(m memory, p, n *value, with filling) memory {
	if n.known && n.u == 0 {
		return m
	}
	return j.change(m, p, func(o *object, off *value) *object {
		size := j.sizes[o.id]
		var r *object
		switch {
		case n.known && n.u <= maxCopy && inCells(off, int(n.u)):
			cells := make([]cell, n.u)
			for i := range cells {
				cells[i] = with.byte(uint64(i), off.u+uint64(i))
			}
			r = o.put(off.u, cells)
		case !n.known && off.known && size.known && size.u <= mostFilled && off.u <= size.u:
			r = j.fillUpTo(o, off.u, n, size.u, with)
		default:
			k := "(bvsub i " + off.text + ")"
			in := "(bvult ((_ zero_extend " + strconv.Itoa(j.objBits) + ") " + k + ") " + n.text + ")"
			r = o.over(j.defineArray("(lambda ((i " + j.offType() + ")) (let ((k " + k + ")) (ite " + in + " " + with.array() + " (select " + j.arrayOf(o) + " i))))"))
		}
		for _, s := range with.like {
			r.pointers = r.pointers || s.o.pointers
			r.addresses = r.addresses || s.o.addresses
		}
		return r
	})
}

// mostFilled is the largest size of an object in which an unknown number of bytes is written byte by byte.
const mostFilled = 256

// fillUpTo writes n bytes, but only those that are inside the object.
func (j *judge) fillUpTo(o *object, off uint64, n *value, size uint64, with filling) *object {
	r := *o
	j.unseen(j.binary(ir.OpUle, j.number(1<<(j.offBits-1), j.ptrBits), n)) // it would wrap around at the end
	for at := off; at < size; at++ {
		written := j.binary(ir.OpUlt, j.number(at-off, j.ptrBits), n)
		r = *r.put(at, []cell{j.mergeCell(written, with.byte(at-off, at), j.cellAt(o, at), map[[2]*value]*value{})})
	}
	return &r
}

func (j *judge) set(m memory, p, b, n *value) memory {
	return j.fill(m, p, n, filling{byte: func(_, _ uint64) cell { return cell{v: b} }, array: func() string { return b.text }})
}

func (j *judge) havoc(m memory, p, n *value) memory {
	j.havocs++
	s := j.source(havocked(j.havocs))
	return j.fill(m, p, n, filling{byte: func(_, off uint64) cell { return cell{v: j.sourceByte(s, off)} },
		array: func() string { return "(select " + j.sourceArray(s) + " i)" }})
}

func (j *judge) copy(m memory, to *value, src memory, from, n *value) memory {
	places := j.objects(src, from)
	with := filling{like: places}
	var bytes []cell // the same for each object that is written to
	with.byte = func(i, _ uint64) cell {
		path := j.path
		for k := uint64(len(bytes)); k <= i; k++ { // only bytes that are copied must exist
			j.path = j.and(path, j.binary(ir.OpUlt, j.number(k, j.ptrBits), n))
			bytes = append(bytes, j.copied(src, from, k))
		}
		j.path = path
		return bytes[i]
	}
	text := ""
	with.array = func() string {
		if text == "" {
			text = "(select " + j.fromArrays(places) + " (bvadd k " + from.off.text + "))"
		}
		return text
	}
	return j.fill(m, to, n, with)
}

// copied returns byte i after a place.
func (j *judge) copied(src memory, from *value, i uint64) cell {
	if places := j.objects(src, from); len(places) == 1 && places[0].cond.known && places[0].off.known {
		at := j.number(places[0].off.u+i, j.offBits)
		if !j.outside(places[0].o, at, 1) {
			return j.cellAt(places[0].o, at.u)
		}
	}
	at := *from
	at.made = nil
	at.off = j.binary(ir.OpAdd, from.off, j.number(i, j.offBits))
	at.rem = (from.rem + i) & (from.step - 1)
	at.options = nil
	for _, o := range from.options {
		at.options = append(at.options, option{o.cond, o.base, (o.off + i) & low(j.offBits)})
	}
	return cell{v: j.load(src, &at, ir.Int(8))}
}

// fromArrays returns the array of the object in which the place lies. There may be several such objects.
func (j *judge) fromArrays(places []place) string {
	if len(places) == 1 && places[0].cond.known {
		return j.arrayOf(places[0].o)
	}
	a := j.fresh("u")
	j.loose = true
	j.line("(declare-const %s %s)", a, j.arrayType())
	for _, p := range places {
		a = j.defineArray("(ite " + p.cond.text + " " + j.arrayOf(p.o) + " " + a + ")")
	}
	return a
}
