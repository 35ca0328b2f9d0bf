package cex

import (
	"strings"

	"seabmc/ir"
)

// Part is a scalar or a text inside a structure or array that a step wrote.
type Part struct {
	Off, Len    uint64 // bytes, from the place where the step wrote
	Name, Value string
}

const (
	maxParts = 64
	maxDepth = 16
)

// Parts takes apart what step i wrote. It returns nil if that is one scalar, or is not known.
func (t *Trace) Parts(i int) []Part {
	s := &t.Steps[i]
	if s.layout == nil || t.names == nil || s.layout.Elem == nil && len(s.layout.Members) == 0 {
		return nil
	}
	p := &partList{w: contentWriter{n: t.names, b: s.bytes}}
	p.add(s.layout, 0, s.Name, 0)
	return p.list
}

type partList struct {
	w    contentWriter
	list []Part
}

func (p *partList) add(l *ir.Layout, off uint64, name string, depth int) {
	if len(p.list) == maxParts || depth == maxDepth {
		return
	}
	if l.Elem != nil {
		if text, ok := p.w.text(l, off); ok {
			p.list = append(p.list, Part{off, l.Bytes, name, text})
			return
		}
		for i := range l.Count {
			p.add(l.Elem, off+i*l.Elem.Bytes, name+index(l, i), depth+1)
		}
		return
	}
	for i := range l.Members {
		m := &l.Members[i]
		at := name
		switch {
		case m.Name == "":
		case strings.HasPrefix(name, "*"):
			at = name[1:] + "->" + m.Name
		default:
			at += "." + m.Name
		}
		if m.Bits > 0 { // fields that share bytes are shown one over the other otherwise
			p.scalar(m.Type, off+m.Off/8, m.Off%8, m.Bits, at)
			continue
		}
		p.add(m.Type, off+m.Off/8, at, depth+1)
	}
	if len(l.Members) == 0 {
		p.scalar(l, off, 0, 8*l.Bytes, name)
	}
}

func (p *partList) scalar(l *ir.Layout, off, shift, width uint64, name string) {
	p.w.s = ""
	p.w.scalar(l, off, shift, width)
	n := (shift + width + 7) / 8
	if k := len(p.list) - 1; k >= 0 && p.list[k].Off+p.list[k].Len > off { // bit-fields, members of a union
		x := &p.list[k]
		x.Name, x.Value = x.Name+", "+name, x.Value+", "+p.w.s
		x.Len = max(x.Len, off+n-x.Off)
		return
	}
	p.list = append(p.list, Part{off, n, name, p.w.s})
}
