package cex

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"seabmc/ir"
	"seabmc/ir/interp"
)

const (
	maxText     = 160 // of the contents of a variable
	maxElements = 16
)

// contents writes the bytes of memory in the form of their C type: {.a = 1, .b = {2, 3}}.
func (n *namer) contents(b []byte, l *ir.Layout) string {
	w := &contentWriter{n: n, b: b}
	if len(l.Members) == 1 && l.Members[0].Name == "" { // a bit-field by itself
		w.member(&l.Members[0], 0)
	} else {
		w.value(l, 0)
	}
	if len(w.s) > maxText {
		return strings.ToValidUTF8(w.s[:maxText], "") + "…"
	}
	return w.s
}

type contentWriter struct {
	n *namer
	b []byte
	s string
}

func (w *contentWriter) value(l *ir.Layout, off uint64) {
	switch {
	case len(w.s) > maxText:
	case off+l.Bytes > uint64(len(w.b)) && l.Elem == nil && len(l.Members) == 0:
		w.s += "…"
	case l.Elem != nil:
		w.array(l, off)
	case len(l.Members) > 0:
		w.s += "{"
		for i := range l.Members {
			if i > 0 {
				w.s += ", "
			}
			m := &l.Members[i]
			if m.Name != "" {
				w.s += "." + m.Name + " = "
			}
			w.member(m, off)
		}
		w.s += "}"
	default:
		w.scalar(l, off, 0, 8*l.Bytes)
	}
}

func (w *contentWriter) member(m *ir.Member, off uint64) {
	if m.Bits > 0 {
		w.scalar(m.Type, off+m.Off/8, m.Off%8, m.Bits)
		return
	}
	w.value(m.Type, off+m.Off/8)
}

func (w *contentWriter) array(l *ir.Layout, off uint64) {
	if s, ok := w.text(l, off); ok {
		w.s += s
		return
	}
	w.s += "{"
	for i := uint64(0); i < l.Count; i++ {
		if i > 0 {
			w.s += ", "
		}
		if i == maxElements || len(w.s) > maxText {
			w.s += "…"
			break
		}
		w.value(l.Elem, off+i*l.Elem.Bytes)
	}
	w.s += "}"
}

// text returns the string in an array of characters, if the array holds a printable string.
func (w *contentWriter) text(l *ir.Layout, off uint64) (string, bool) {
	if !isChar(baseType(l.Elem.CType)) {
		return "", false
	}
	for i := uint64(0); i < l.Count && off+i < uint64(len(w.b)); i++ {
		switch c := w.b[off+i]; {
		case c == 0:
			return strconv.Quote(string(w.b[off : off+i])), i > 0 || l.CType == ir.TextType
		case c != '\n' && c != '\t' && (c < ' ' || c > '~'):
			return "", false
		}
	}
	return "", false
}

// scalar writes a number that has width bits and begins at bit shift of a byte.
func (w *contentWriter) scalar(l *ir.Layout, off, shift, width uint64) {
	end := off + (shift+width+7)/8
	if end > uint64(len(w.b)) || width == 0 {
		w.s += "…"
		return
	}
	x := new(big.Int)
	for i := end; i > off; i-- {
		x.Or(x.Lsh(x, 8), big.NewInt(int64(w.b[i-1])))
	}
	x.Rsh(x, uint(shift))
	x.And(x, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(width)), big.NewInt(1)))
	v := interp.Value{Type: ir.Int(int(width)), U: x.Uint64()}
	if width > 64 {
		v.Wide = x
	}
	if l.Pointer {
		v.Type = ir.TPtr
	}
	w.s += w.n.typed(v, l.CType, l)
}

// typed returns the same as value, but with the names of an enum's values.
func (n *namer) typed(v interp.Value, ctype string, l *ir.Layout) string {
	if l != nil && l.Names != nil && v.Wide == nil {
		if name, ok := l.Names[v.Signed().Int64()]; ok {
			return fmt.Sprintf("%s (%v)", name, v.Signed())
		}
	}
	return n.value(v, ctype)
}
