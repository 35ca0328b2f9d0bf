package plain

import (
	"strconv"

	"seabmc/ir"
)

// A memory is a map from object ids to objects. The bytes of an object are an SMT array, or its initial contents. Above this are the bytes that
// were written at constant offsets since.

type memory = *tree[*object]

// object is immutable, except for array, which is made when it is first needed.
type object struct {
	id          uint64
	cells       *tree[chunk] // by offset / 8; below maxCell
	under       string       // the array below the cells; "": the object's initial bytes
	array       string       // all bytes of it, once somebody has asked
	alloc, live *value
	pointers    bool // bytes of a pointer may lie there
	addresses   bool // bytes of an object's address may lie there
}

// cell is a byte: byte k of a value. Without a value, the byte is the one below it.
type cell struct {
	v *value
	k uint32
}

type chunk [8]cell

const (
	maxCell = 8 * treeKeys // offsets with a cell
	maxCopy = 1 << 14      // largest number of bytes that are set or copied one by one
)

func (o *object) cell(off uint64) cell {
	c, _ := o.cells.get(off / 8)
	return c[off%8]
}

// put writes cells from an offset on. All of them are below maxCell.
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

// over returns the object with all its bytes in an array.
func (o *object) over(array string) *object {
	n := *o
	n.cells, n.under, n.array = nil, array, array
	return &n
}

func (j *judge) offType() string { return "(_ BitVec " + strconv.Itoa(j.offBits) + ")" }

func (j *judge) arrayType() string { return "(Array " + j.offType() + " (_ BitVec 8))" }

// source is unknown memory: the initial bytes of an object, or the result of a havoc. A byte at a constant offset is a constant of its own. Once
// the whole array is needed, these constants are tied to it.
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
	v := &value{t: ir.Int(8), raw: true}
	if s.whole {
		v = unwritten(j.define(v.t, "(select %s %s)", s.name, j.offset(off)))
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

// arrayOf returns the bytes of an object as an array.
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

// byteOf returns the byte of a cell as an integer of 8 bits.
func (j *judge) byteOf(c cell) *value {
	v := j.integer(c.v)
	n := v.bits()
	lo := 8 * int(c.k)
	if lo+8 <= n {
		return j.part(v, lo+7, lo)
	}
	return j.extend(j.part(v, n-1, lo), 8, false)
}

// cellAt returns a byte as a cell that has a value.
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
		return cell{v: unwritten(j.define(ir.Int(8), "(select %s %s)", o.under, j.offset(off)))}
	}
}

// unwritten marks a byte as one that may belong to a pointer. It is used for bytes of arrays, since it is not known what was written to them.
func unwritten(v *value) *value {
	y := *v
	y.raw = true
	return &y
}

// innocent reports whether a byte may belong to a stored pointer, to null, or to memory that nobody wrote.
func (c cell) innocent() bool { return c.v.t == ir.TPtr || c.v.raw || c.v.isZero() }

// whole returns the byte of a pointer that a cell holds, even if this byte was copied by itself.
func (c cell) whole() cell {
	switch {
	case c.v.t == ir.TPtr:
		return c
	case c.v.t == ir.Int(8) && c.k == 0:
		return c.v.piece
	}
	return cell{}
}

// forged reports whether bytes are anything other than the bytes of one pointer, of null, or of memory that nobody wrote.
func forged(cells []cell) bool {
	zero, raw, pointer := true, true, true
	first := cells[0].whole()
	for i, c := range cells {
		zero = zero && c.v.isZero() && c.v.t != ir.TPtr
		raw = raw && c.v.raw
		w := c.whole()
		pointer = pointer && w.v != nil && w.v == first.v && w.k == uint32(i)
	}
	return !zero && !raw && !pointer
}

func (j *judge) bytes(t ir.Type) int {
	if t == ir.TPtr {
		return (j.ptrBits + 7) / 8
	}
	return int(t.Bits+7) / 8
}

// inCells reports whether n bytes at an offset have cells.
func inCells(off *value, n int) bool { return off.known && off.u+uint64(n) <= maxCell }
