package audit

import (
	"fmt"
	"strings"

	"seabmc/claim"
	"seabmc/term"
)

// The result of a read is written byte by byte from the definition: a byte comes from the last write that covers its place.

// place returns the base and offset of a pointer. If id is only an offset, the base is "".
func (s *scribe) place(id term.ID) pair {
	p := s.write(id)
	if s.t.Sort(id) != term.Ptr {
		return pair{b: p.a}
	}
	return p
}

// sameObject states that p and q are in one object. This is always so if one of them is only an offset.
func (s *scribe) sameObject(p, q pair) string {
	if p.a == "" || q.a == "" {
		return "true"
	}
	return fmt.Sprintf("(= %s %s)", p.a, q.a)
}

// number returns the text of a value as a bit-vector. For a pointer it is the pointer's integer.
func (s *scribe) number(id term.ID) string {
	p, l := s.write(id), s.t.Layout
	if s.t.Sort(id) != term.Ptr {
		return p.a
	}
	return s.define(term.BV(l.PtrBits), "(bvadd (concat %s (_ bv0 %d)) ((_ sign_extend %d) %s))", p.a, l.OffBits(), l.ObjBits, p.b)
}

// read returns what r reads.
func (s *scribe) read(r *claim.Read) string {
	at := pair{}
	if r.At != 0 {
		at = s.place(r.At)
	}
	w := s.t.Layout.OffBits()
	below := ""
	if r.Below != 0 {
		below = s.number(r.Below)
	}
	var bytes []string // the last one first
	for k := r.Size - 1; k >= 0; k-- {
		off := ""
		if r.At != 0 {
			off = s.define(term.BV(w), "(bvadd %s (_ bv%d %d))", at.b, k, w)
		}
		v := ""
		if below != "" {
			v = fmt.Sprintf("((_ extract %d %d) %s)", 8*k+7, 8*k, below)
		} else {
			v = s.unknown(term.BV(8))
		}
		for i := len(r.Writes) - 1; i >= 0; i-- {
			v = s.over(&r.Writes[i], at, off, v, k)
		}
		bytes = append(bytes, v)
	}
	if len(bytes) == 1 {
		return bytes[0]
	}
	return "(concat " + strings.Join(bytes, " ") + ")"
}

// over returns byte k of a read: the byte at offset off of the object that at points into. below is this byte without the write x.
func (s *scribe) over(x *claim.Write, at pair, off, below string, k int) string {
	w := s.t.Layout.OffBits()
	if x.All {
		return s.define(term.BV(8), "(ite %s %s %s)", s.write(x.Cond).a, s.taken(x, k), below)
	}
	to := pair{b: fmt.Sprintf("(_ bv%d %d)", x.Off, w)}
	if x.To != 0 {
		to = s.place(x.To)
	}
	i := s.define(term.BV(w), "(bvsub %s %s)", off, to.b)
	inside := fmt.Sprintf("(bvult %s (_ bv%d %d))", i, x.Size, w)
	if x.Len != 0 {
		inside = s.below(i, x.Len)
	}
	v := ""
	switch {
	case len(x.Bytes) > 0:
		v = s.taken(x, k)
		if x.From != 0 {
			v = s.define(term.BV(8), "(ite %s %s %s)", s.source(x, i, k), v, s.unknown(term.BV(8)))
		}
	case x.Fill:
		v = s.number(x.Val)
	default:
		v = s.byteOf(s.number(x.Val), s.valueWidth(x.Val), i, x.Skip)
	}
	return s.define(term.BV(8), "(ite (and %s %s %s) %s %s)", s.write(x.Cond).a, s.sameObject(at, to), inside, v, below)
}

// below states that the offset i is less than the number n.
func (s *scribe) below(i string, n term.ID) string {
	return fmt.Sprintf("(bvult ((_ zero_extend %d) %s) %s)", s.t.Width(n)-s.t.Layout.OffBits(), i, s.write(n).a)
}

// taken returns byte k of the read, from x.Bytes.
func (s *scribe) taken(x *claim.Write, k int) string {
	if len(x.Bytes) == 0 {
		return s.unknown(term.BV(8))
	}
	if len(x.Bytes) > 1 {
		return s.number(x.Bytes[k])
	}
	return fmt.Sprintf("((_ extract %d %d) %s)", 8*k+7, 8*k, s.number(x.Bytes[0]))
}

// source states that the copy x took byte k of the read from the right place. The byte is i bytes after the start of the copy, and so must be i bytes
// after the start of its source.
func (s *scribe) source(x *claim.Write, i string, k int) string {
	w, from := s.t.Layout.OffBits(), s.place(x.From)
	if len(x.Sources) != len(x.Bytes) {
		return "false"
	}
	src := s.place(x.Sources[0])
	if len(x.Bytes) > 1 {
		src, k = s.place(x.Sources[k]), 0
	}
	return fmt.Sprintf("(and (= %s %s) (= (bvadd %s (_ bv%d %d)) (bvadd %s %s)))", src.a, from.a, src.b, k, w, from.b, i)
}

// byteOf returns a byte of v, which is n bits wide: the one at offset i after skip bytes.
func (s *scribe) byteOf(v string, n int, i string, skip uint32) string {
	w := s.t.Layout.OffBits()
	switch {
	case n > w:
		i = fmt.Sprintf("((_ zero_extend %d) %s)", n-w, i)
	case n < w:
		i = fmt.Sprintf("((_ extract %d 0) %s)", n-1, i)
	}
	return fmt.Sprintf("((_ extract 7 0) (bvlshr %s (bvmul (_ bv8 %d) (bvadd %s (_ bv%d %d)))))", v, n, i, skip, n)
}

func (s *scribe) valueWidth(id term.ID) int {
	if s.t.Sort(id) == term.Ptr {
		return s.t.Layout.PtrBits
	}
	return s.t.Width(id)
}
