package plain

import (
	"strconv"

	"seabmc/ir"
)

// A memory is a map from object ids to objects. The bytes of an object are an SMT array, or what it held at
// first, and above that the bytes that were written at constant offsets since.

type memory = *tree[*object]

// object is immutable, but for array, which is made when it is first needed.
type object struct {
	id          uint64
	cells       *tree[chunk] // by offset / 8; below maxCell
	under       string       // the array below the cells; "": the object's initial bytes
	array       string       // all of it, once somebody asked
	alloc, live *value
	pointers    bool // bytes of a pointer may lie there
	addresses   bool // bytes of an object's address may lie there
}

// cell is a byte: byte k of a value. No value: what lies under it.
type cell struct {
	v *value
	k uint32
}

type chunk [8]cell

const (
	maxCell = 8 * treeKeys // offsets with a cell
	maxCopy = 1 << 14      // bytes that are set or copied one by one
)

func (o *object) cell(off uint64) cell {
	c, _ := o.cells.get(off / 8)
	return c[off%8]
}

// put writes cells from an offset on, all below maxCell.
func (o *object) put(off uint64, cells []cell) *object {
	n := *o
	n.array = ""
	for i := 0; i < len(cells); {
		at := off + uint64(i)
		c, _ := n.cells.get(at / 8)
		for j := at % 8; j < 8 && i < len(cells); i, j = i+1, j+1 {
			c[j] = cells[i]
			if v := cells[i].v; v != nil {
				n.pointers = n.pointers || v.t == ir.TPtr || v.made != nil
				n.addresses = n.addresses || len(v.addresses) > 0
			}
		}
		n.cells = n.cells.set(at/8, c)
	}
	return &n
}

// over is the object with all its bytes in an array.
func (o *object) over(array string) *object {
	n := *o
	n.cells, n.under, n.array = nil, array, array
	return &n
}

func (j *judge) offType() string { return "(_ BitVec " + strconv.Itoa(j.offBits) + ")" }

func (j *judge) arrayType() string { return "(Array " + j.offType() + " (_ BitVec 8))" }

// source is unknown memory: the initial bytes of an object, or what a havoc left. A byte at a constant
// offset is a constant; once the whole array is needed, they are tied to it.
type source struct {
	name  string
	whole bool
	bytes map[uint64]*value
}

func (j *judge) source(name string) *source {
	s := j.sources[name]
	if s == nil {
		s = &source{name: name, bytes: map[uint64]*value{}}
		j.sources[name] = s
	}
	return s
}

func (j *judge) sourceByte(s *source, off uint64) *value {
	if v := s.bytes[off]; v != nil {
		return v
	}
	v := &value{t: ir.Int(8)}
	if s.whole {
		v = j.define(v.t, "(select %s %s)", s.name, j.offset(off))
	} else {
		v.text = s.name + "_" + strconv.FormatUint(off, 10)
		j.line("(declare-const %s (_ BitVec 8))", v.text)
	}
	s.bytes[off] = v
	return v
}

func (j *judge) sourceArray(s *source) string {
	if !s.whole {
		s.whole = true
		j.line("(declare-const %s %s)", s.name, j.arrayType())
		for off, v := range s.bytes {
			j.line("(assert (= %s (select %s %s)))", v.text, s.name, j.offset(off))
		}
	}
	return s.name
}

func initial(id uint64) string { return "I" + strconv.FormatUint(id, 10) }

func havocked(n int) string { return "H" + strconv.Itoa(n) }

func (j *judge) offset(off uint64) string { return j.number(off, j.offBits).text }

// arrayOf is the bytes of an object as an array.
func (j *judge) arrayOf(o *object) string {
	if o.array != "" {
		return o.array
	}
	a := o.under
	if a == "" {
		a = j.sourceArray(j.source(initial(o.id)))
	}
	o.cells.each(func(key uint64, c chunk) {
		for i, b := range c {
			if b.v != nil {
				a = j.defineArray("(store " + a + " " + j.offset(8*key+uint64(i)) + " " + j.byteOf(b).text + ")")
			}
		}
	})
	o.array = a
	return a
}

func (j *judge) defineArray(text string) string {
	if v := j.made["array"+text]; v != nil {
		return v.text
	}
	v := &value{text: j.fresh("a")}
	j.line("(define-fun %s () %s %s)", v.text, j.arrayType(), text)
	j.made["array"+text] = v
	return v.text
}

// byteOf is a cell as an integer of 8 bits.
func (j *judge) byteOf(c cell) *value {
	v := j.integer(c.v)
	n := v.bits()
	lo := 8 * int(c.k)
	if lo+8 <= n {
		return j.part(v, lo+7, lo)
	}
	return j.extend(j.part(v, n-1, lo), 8, false)
}

// byteAt is a byte of an object at a constant offset.
func (j *judge) byteAt(o *object, off uint64) *value { return j.byteOf(j.cellAt(o, off)) }

// cellAt is a byte as a cell with a value.
func (j *judge) cellAt(o *object, off uint64) cell {
	if off < maxCell {
		if c := o.cell(off); c.v != nil {
			return c
		}
	}
	switch {
	case o.under == "":
		return cell{v: j.sourceByte(j.source(initial(o.id)), off)}
	default:
		return cell{v: j.define(ir.Int(8), "(select %s %s)", o.under, j.offset(off))}
	}
}

func (j *judge) bytes(t ir.Type) int {
	if t == ir.TPtr {
		return (j.ptrBits + 7) / 8
	}
	return int(t.Bits+7) / 8
}

// inCells tells whether n bytes at an offset have cells.
func inCells(off *value, n int) bool { return off.known && off.u+uint64(n) <= maxCell }

// place is where a pointer may point to, and the condition that it does.
type place struct {
	o    *object
	off  *value
	cond *value
}

// objects are the places in objects of a memory that a pointer may point to. It may also point elsewhere.
func (j *judge) objects(m memory, p *value) (at []place) {
	add := func(id uint64, o *object) {
		at = append(at, place{o, p.off, j.equal(p.base, j.number(id, j.objBits))})
	}
	switch {
	case p.options != nil:
		for _, c := range p.options {
			if o, ok := m.get(c.base); ok {
				at = append(at, place{o, j.number(c.off, j.offBits), c.cond})
			}
		}
	case p.bases != nil:
		for _, id := range p.bases {
			if o, ok := m.get(id); ok {
				add(id, o)
			}
		}
	default:
		m.each(add)
	}
	return at
}

// mostPlaces is how many offsets in an object are told apart without an array.
const mostPlaces = 128

// places are objects, where an unknown offset in a small object is one of several known ones, or outside (apart).
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

// load reads a value. That it is read where there is an object, if there is any, is assumed where the path says so: reads
// elsewhere are noted, and end without a verdict if an execution comes to one.
func (j *judge) load(m memory, p *value, t ir.Type) *value {
	n := j.bytes(t)
	var v *value
	somewhere := j.truth(false)
	places, _ := j.places(m, p)
	for _, at := range places {
		if j.outside(at.o, at.off, n) {
			continue
		}
		somewhere = j.or(somewhere, at.cond)
		x := j.loadFrom(at.o, at.off, t)
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
	return v
}

// unseen notes that what happens where cond holds is not followed.
func (j *judge) unseen(cond *value) {
	if lost := j.and(j.and(j.assumed, j.path), cond); !lost.known || lost.u == 1 {
		j.blind = append(j.blind, lost)
	}
}

// outside tells of constant offsets where an object surely has no byte.
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
	some := false
	for i, c := range cells {
		bytes[i] = j.byteOf(c)
		loose := c.v.bits() == 8 && !c.v.known
		some = some || c.v.t == ir.TPtr || c.v.made != nil || loose && (o.pointers && t != ir.TPtr || o.addresses && t == ir.TPtr)
	}
	return j.fromBytes(bytes, t, some)
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

// fromBytes is the value that bytes are. made: some may be a pointer's, or those of an address.
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

// as is a stored value, read as a type of as many bytes.
func (j *judge) as(v *value, t ir.Type) *value {
	switch {
	case v.t == t:
		return v
	case t == ir.TPtr:
		return j.pointer(j.extend(v, 8*j.bytes(v.t), false))
	case v.t == ir.TPtr:
		return j.part(j.integer(v), int(t.Bits)-1, 0)
	}
	return j.part(j.extend(v, 8*j.bytes(v.t), false), int(t.Bits)-1, 0)
}

// anything is an unknown value.
func (j *judge) anything(t ir.Type) *value {
	j.loose = true
	if t == ir.TPtr {
		return &value{t: t, base: j.unknown(ir.Int(j.objBits), "u"), off: j.unknown(ir.Int(j.offBits), "u"), step: 1}
	}
	return j.unknown(t, "u")
}

// change replaces each object that p may point to by what f makes of it. Writes to no object are not followed, as nothing is
// read there; those that begin outside of an object, and may reach into it, must not happen.
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
		o, _ := m.get(at.o.id)
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
	array func() string            // all of it: a term over i, the offset in the object, and k, the index of the byte
	like  []place                  // where it comes from
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

// mostFilled is the size of objects of which an unknown number of bytes is written byte by byte.
const mostFilled = 256

// fillUpTo writes n bytes, as far as the object has them.
func (j *judge) fillUpTo(o *object, off uint64, n *value, size uint64, with filling) *object {
	r := *o
	j.unseen(j.binary(ir.OpUle, j.number(1<<(j.offBits-1), j.ptrBits), n)) // round the end
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
		for k := uint64(len(bytes)); k <= i; k++ { // only what is copied must be there
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

// copied is byte i from a place on.
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

// fromArrays is the array of the object that is one of several.
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

// mergeMemory is c ? x : y.
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

// mergeObject is c ? x : y.
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

// cellIn is a byte of a chunk, or what lies under it; no value if neither side has one.
func (j *judge) cellIn(o *object, c *chunk, i int, off uint64) cell {
	if c != nil && c[i].v != nil {
		return c[i]
	}
	if o.under == "" {
		return cell{v: j.sourceByte(j.source(initial(o.id)), off)}
	}
	return cell{v: j.define(ir.Int(8), "(select %s %s)", o.under, j.offset(off))}
}

// common are the bytes that two chunks agree in.
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

// mergeCell chooses between two bytes; those of values of one type stay bytes of the choice between the values.
func (j *judge) mergeCell(c *value, p, q cell, pairs map[[2]*value]*value) cell {
	switch {
	case p == q:
		return p
	case p.k == q.k && p.v.t == q.v.t:
		v := pairs[[2]*value{p.v, q.v}]
		if v == nil {
			v = j.choose(c, p.v, q.v)
			pairs[[2]*value{p.v, q.v}] = v
		}
		return cell{v, p.k}
	}
	return cell{v: j.choose(c, j.byteOf(p), j.byteOf(q))}
}
