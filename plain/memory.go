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

// candidates are the objects of a memory that a pointer may point to, each with the condition that it does.
// others: it may point elsewhere too.
func (j *judge) candidates(m memory, p *value) (objs []*object, conds []*value, others bool) {
	add := func(id uint64, o *object) {
		objs = append(objs, o)
		conds = append(conds, j.equal(p.base, j.number(id, j.objBits)))
	}
	switch {
	case p.base.known || p.bases != nil:
		ids := p.bases
		if p.base.known {
			ids = []uint64{p.base.u}
		}
		for _, id := range ids {
			if o, ok := m.get(id); ok {
				add(id, o)
			} else {
				others = true
			}
		}
	default:
		others = true
		m.each(add)
	}
	return objs, conds, others
}

// load reads a value. Where there is no object it is unknown.
func (j *judge) load(m memory, p *value, t ir.Type) *value {
	objs, conds, others := j.candidates(m, p)
	var v *value
	if others {
		v = j.anything(t)
	}
	for i, o := range objs {
		x := j.loadFrom(o, p.off, t)
		if v == nil {
			v = x
		} else {
			v = j.choose(conds[i], x, v)
		}
	}
	return v
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
		some = some || c.v.t == ir.TPtr || c.v.made != nil
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
	if t == ir.TPtr {
		return &value{t: t, base: j.unknown(ir.Int(j.objBits), "u"), off: j.unknown(ir.Int(j.offBits), "u")}
	}
	return j.unknown(t, "u")
}

// change replaces each object that p may point to by what f makes of it.
func (j *judge) change(m memory, p *value, f func(*object) *object) memory {
	objs, conds, _ := j.candidates(m, p)
	for i, o := range objs {
		m = m.set(o.id, j.mergeObject(conds[i], f(o), o))
	}
	return m
}

func (j *judge) store(m memory, p, v *value) memory {
	n := j.bytes(v.t)
	return j.change(m, p, func(o *object) *object {
		cells := make([]cell, n)
		for i := range cells {
			cells[i] = cell{v, uint32(i)}
		}
		if inCells(p.off, n) {
			return o.put(p.off.u, cells)
		}
		a := j.arrayOf(o)
		for i := range cells {
			at := j.binary(ir.OpAdd, p.off, j.number(uint64(i), j.offBits))
			a = j.defineArray("(store " + a + " " + at.text + " " + j.byteOf(cells[i]).text + ")")
		}
		r := o.over(a)
		r.pointers = r.pointers || v.t == ir.TPtr || v.made != nil
		r.addresses = r.addresses || len(v.addresses) > 0
		return r
	})
}

// fill writes n bytes: at constant places those that byCell gives, else those of the expression whole, an
// SMT term over i, the offset in the object, and k, the index of the byte.
func (j *judge) fill(m memory, p, n *value, byCell func(i uint64) cell, whole func() string, like func(o *object)) memory {
	if n.known && n.u == 0 {
		return m
	}
	return j.change(m, p, func(o *object) *object {
		if n.known && n.u <= maxCopy && inCells(p.off, int(n.u)) {
			cells := make([]cell, n.u)
			for i := range cells {
				cells[i] = byCell(uint64(i))
			}
			return o.put(p.off.u, cells)
		}
		k := "(bvsub i " + p.off.text + ")"
		in := "(bvult ((_ zero_extend " + strconv.Itoa(j.objBits) + ") " + k + ") " + n.text + ")"
		text := "(lambda ((i " + j.offType() + ")) (let ((k " + k + ")) (ite " + in + " " + whole() + " (select " + j.arrayOf(o) + " i))))"
		r := o.over(j.defineArray(text))
		if like != nil {
			like(r)
		}
		return r
	})
}

func (j *judge) set(m memory, p, b, n *value) memory {
	return j.fill(m, p, n, func(uint64) cell { return cell{v: b} }, func() string { return b.text }, nil)
}

func (j *judge) havoc(m memory, p, n *value) memory {
	j.havocs++
	s := j.source(havocked(j.havocs))
	mask := low(j.offBits)
	return j.fill(m, p, n, func(i uint64) cell { return cell{v: j.sourceByte(s, (p.off.u+i)&mask)} },
		func() string { return "(select " + j.sourceArray(s) + " i)" }, nil)
}

func (j *judge) copy(m memory, to *value, src memory, from, n *value) memory {
	objs, conds, others := j.candidates(src, from)
	if len(objs) == 1 && !others && from.off.known {
		mask := low(j.offBits)
		o := objs[0]
		return j.fill(m, to, n, func(i uint64) cell { return j.cellAt(o, (from.off.u+i)&mask) },
			func() string { return "(select " + j.arrayOf(o) + " (bvadd k " + from.off.text + "))" }, likeOf(objs))
	}
	bytes := map[uint64]*value{} // the same for each object that is written to
	one := func(i uint64) cell {
		v := bytes[i]
		if v == nil {
			at := &value{t: ir.TPtr, base: from.base, bases: from.bases, off: j.binary(ir.OpAdd, from.off, j.number(i, j.offBits))}
			v = j.load(src, at, ir.Int(8))
			bytes[i] = v
		}
		return cell{v: v}
	}
	a := ""
	all := func() string {
		if a == "" && (others || len(objs) == 0) {
			a = j.fresh("u")
			j.line("(declare-const %s %s)", a, j.arrayType())
		}
		for i, o := range objs {
			if a == "" {
				a = j.arrayOf(o)
			} else {
				a = j.defineArray("(ite " + conds[i].text + " " + j.arrayOf(o) + " " + a + ")")
			}
		}
		return "(select " + a + " (bvadd k " + from.off.text + "))"
	}
	return j.fill(m, to, n, one, all, likeOf(objs))
}

// likeOf notes that bytes of other objects were copied.
func likeOf(objs []*object) func(*object) {
	return func(r *object) {
		for _, o := range objs {
			r.pointers = r.pointers || o.pointers
			r.addresses = r.addresses || o.addresses
		}
	}
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
