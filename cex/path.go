package cex

import (
	"fmt"

	"seabmc/ir"
)

// path names the part of a variable at an address, such as pool[2].m[1][0], and returns its type. want is the type of what is written there, as far
// as it is known. The name is empty if the address is in no variable, or at no part of one.
func (n *namer) path(address uint64, want *ir.Layout) (string, *ir.Layout) {
	base, off := n.p.SplitPtr(address)
	if base == 0 || base >= uint64(len(n.objects)) || off < 0 {
		return "", nil
	}
	o := &n.objects[base]
	if o.Layout == nil || o.Kind == ir.ObjHeap || o.Literal() {
		return "", nil
	}
	return part(o.Layout, uint64(off), want, n.objectName(base, o), 0)
}

// part returns the path of a part that begins at offset off of a type.
func part(l *ir.Layout, off uint64, want *ir.Layout, name string, depth int) (string, *ir.Layout) {
	scalar := l.Elem == nil && len(l.Members) == 0
	switch {
	case off == 0 && l.Bytes == want.Bytes && (scalar || want.CType != "" && l.CType == want.CType || want.CType == ir.WholeType):
		return name, l
	case scalar || depth == maxDepth || off+want.Bytes > l.Bytes:
		return "", nil
	case l.Elem != nil:
		size := max(l.Elem.Bytes, 1)
		return part(l.Elem, off%size, want, name+index(l, off/size), depth+1)
	}
	for i := range l.Members {
		m := &l.Members[i]
		if m.Bits > 0 || off < m.Off/8 {
			continue
		}
		at := name
		if m.Name != "" {
			at += "." + m.Name
		}
		if found, leaf := part(m.Type, off-m.Off/8, want, at, depth+1); found != "" {
			return found, leaf
		}
	}
	return "", nil
}

// index returns [k] for the k-th element of an array, and [i][j] for an element of an array of arrays.
func index(l *ir.Layout, k uint64) string {
	dims := dimensions(l.CType)
	all := uint64(1)
	for _, d := range dims {
		all *= d
	}
	if len(dims) < 2 || all != l.Count {
		return fmt.Sprintf("[%d]", k)
	}
	s := ""
	for _, d := range dims {
		all /= d
		s += fmt.Sprintf("[%d]", k/all)
		k %= all
	}
	return s
}
