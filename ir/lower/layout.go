package lower

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"seabmc/ir"
	"seabmc/llvm"
)

// layout is a module's data layout: sizes and alignments in bytes. Types of
// different modules never meet: they are reduced to sizes, offsets and leaves.
type layout struct {
	ptrBytes  int64
	ptrAlign  int64
	intAlign  map[uint64]int64 // by bits
	f64Align  int64
	f80Align  int64
	f128Align int64
	bigEndian bool
	structs   map[*llvm.Type]*structLayout
	leafs     map[*llvm.Type][]leaf
}

type structLayout struct {
	offs  []int64
	size  int64
	align int64
}

// leaf is one scalar of a first-class value: its type and its byte offset.
type leaf struct {
	t   ir.Type
	off int64
}

// maxLeaves bounds the size of first-class aggregates that are kept in registers.
const maxLeaves = 1 << 14

func parseLayout(s string) *layout {
	d := &layout{ptrBytes: 8, ptrAlign: 8, f64Align: 8, f80Align: 16, f128Align: 16,
		intAlign: map[uint64]int64{1: 1, 8: 1, 16: 2, 32: 4, 64: 4}, // LLVM's defaults
		structs:  map[*llvm.Type]*structLayout{}, leafs: map[*llvm.Type][]leaf{}}
	for _, part := range strings.Split(s, "-") {
		f := strings.Split(part, ":")
		num := func(i int, def int64) int64 {
			if i >= len(f) {
				return def
			}
			n, err := strconv.ParseInt(f[i], 10, 64)
			if err != nil {
				return def
			}
			return n / 8
		}
		switch {
		case part == "E":
			d.bigEndian = true
		case f[0] == "p" || f[0] == "p0":
			d.ptrBytes = num(1, 8)
			d.ptrAlign = num(2, d.ptrBytes)
		case f[0] == "f64":
			d.f64Align = num(1, 8)
		case f[0] == "f80":
			d.f80Align = num(1, 16)
		case f[0] == "f128":
			d.f128Align = num(1, 16)
		case len(f) > 1 && strings.HasPrefix(f[0], "i"):
			if bits, err := strconv.ParseUint(f[0][1:], 10, 32); err == nil {
				d.intAlign[bits] = max(num(1, 1), 1)
			}
		}
	}
	return d
}

func roundUp(n, a int64) int64 {
	if a <= 1 {
		return n
	}
	return (n + a - 1) / a * a
}

// intABI is the alignment of an integer: that of the next larger specified one,
// or of the largest there is.
func (d *layout) intABI(bits uint64) int64 {
	if a, ok := d.intAlign[bits]; ok {
		return a
	}
	var best, largest uint64
	for b := range d.intAlign {
		if b > bits && (best == 0 || b < best) {
			best = b
		}
		largest = max(largest, b)
	}
	if best == 0 {
		best = largest
	}
	return d.intAlign[best]
}

// unknownType names a part of t that has no size and no meaning here; empty if there is none.
func unknownType(t *llvm.Type) string {
	switch t.Kind {
	case llvm.Array:
		return unknownType(t.Elem)
	case llvm.Vector:
		if t.Scalable {
			return "scalable vectors"
		}
		return unknownType(t.Elem)
	case llvm.Struct:
		for _, f := range t.Fields {
			if what := unknownType(f); what != "" {
				return what
			}
		}
	case llvm.Token:
		return fmt.Sprintf("values of type %v", t)
	}
	return ""
}

// align is the ABI alignment of t in bytes.
func (d *layout) align(t *llvm.Type) int64 {
	switch t.Kind {
	case llvm.Int:
		return d.intABI(t.Bits)
	case llvm.Ptr:
		return d.ptrAlign
	case llvm.MMX:
		return 8
	case llvm.Float:
		switch t.Float {
		case llvm.Double:
			return d.f64Align
		case llvm.X86FP80:
			return d.f80Align
		case llvm.FP128, llvm.PPCFP128:
			return d.f128Align
		}
		return int64(t.Float.Bits() / 8)
	case llvm.Array:
		return d.align(t.Elem)
	case llvm.Struct:
		return d.structOf(t).align
	case llvm.Vector:
		n := d.store(t)
		a := int64(1)
		for a < n {
			a *= 2
		}
		return a
	}
	return 1
}

// store is the number of bytes a store of t writes.
func (d *layout) store(t *llvm.Type) int64 {
	switch t.Kind {
	case llvm.Int:
		return int64(t.Bits+7) / 8
	case llvm.Ptr:
		return d.ptrBytes
	case llvm.Float:
		return int64(t.Float.Bits() / 8)
	case llvm.MMX:
		return 8
	case llvm.Array:
		return int64(t.Len) * d.size(t.Elem)
	case llvm.Struct:
		return d.structOf(t).size
	case llvm.Vector:
		if t.Elem.Kind == llvm.Int {
			return int64(t.Len*t.Elem.Bits+7) / 8
		}
		return int64(t.Len) * d.store(t.Elem)
	case llvm.FuncKind:
		return 1
	}
	return 0
}

// size is the distance between elements of an array of t.
func (d *layout) size(t *llvm.Type) int64 { return roundUp(d.store(t), d.align(t)) }

func (d *layout) structOf(t *llvm.Type) *structLayout {
	if s, ok := d.structs[t]; ok {
		return s
	}
	s := &structLayout{align: 1, offs: make([]int64, len(t.Fields))}
	var off int64
	for i, f := range t.Fields {
		if !t.Packed {
			a := d.align(f)
			s.align = max(s.align, a)
			off = roundUp(off, a)
		}
		s.offs[i] = off
		off += d.size(f)
	}
	s.size = roundUp(off, s.align)
	d.structs[t] = s
	return s
}

// scalar is the SEA-IR type of a scalar LLVM type. Floats are moved as their bits.
func (d *layout) scalar(t *llvm.Type) (ir.Type, bool) {
	switch t.Kind {
	case llvm.Int:
		return ir.Int(int(t.Bits)), true
	case llvm.Ptr:
		return ir.TPtr, true
	case llvm.Float:
		return ir.Int(t.Float.Bits()), true
	case llvm.MMX:
		return ir.Int(64), true
	}
	return ir.TNone, false
}

// countLeaves is the number of scalars of t, at most maxLeaves+1.
func (d *layout) countLeaves(t *llvm.Type) int64 {
	switch t.Kind {
	case llvm.Array:
		n := d.countLeaves(t.Elem)
		if n > 0 && t.Len > uint64(maxLeaves) {
			return maxLeaves + 1
		}
		return min(int64(t.Len)*n, maxLeaves+1)
	case llvm.Vector:
		return min(int64(min(t.Len, maxLeaves+1)), maxLeaves+1)
	case llvm.Struct:
		var n int64
		for _, f := range t.Fields {
			n = min(n+d.countLeaves(f), maxLeaves+1)
		}
		return n
	case llvm.Int, llvm.Ptr, llvm.Float, llvm.MMX:
		return 1
	}
	return 0
}

// leaves are the scalars of t in order. It is empty for void and the like, and
// an error for what is too large to be kept in registers.
func (d *layout) leaves(t *llvm.Type) ([]leaf, error) {
	if ls, ok := d.leafs[t]; ok {
		return ls, nil
	}
	if what := unknownType(t); what != "" {
		return nil, errors.New(what)
	}
	if d.countLeaves(t) > maxLeaves {
		return nil, fmt.Errorf("first-class aggregate of more than %d scalars", maxLeaves)
	}
	ls := d.addLeaves(nil, t, 0)
	d.leafs[t] = ls
	return ls, nil
}

func (d *layout) addLeaves(ls []leaf, t *llvm.Type, off int64) []leaf {
	switch t.Kind {
	case llvm.Array:
		for i := int64(0); i < int64(t.Len); i++ {
			ls = d.addLeaves(ls, t.Elem, off+i*d.size(t.Elem))
		}
	case llvm.Vector:
		for i := int64(0); i < int64(t.Len); i++ {
			ls = d.addLeaves(ls, t.Elem, off+i*d.store(t.Elem))
		}
	case llvm.Struct:
		s := d.structOf(t)
		for i, f := range t.Fields {
			ls = d.addLeaves(ls, f, off+s.offs[i])
		}
	default:
		if st, ok := d.scalar(t); ok {
			ls = append(ls, leaf{st, off})
		}
	}
	return ls
}

// leafRange is where the element at the given indices of a first-class value is
// among its leaves, and how many it has.
func (d *layout) leafRange(t *llvm.Type, idx []uint64) (start, n int) {
	for _, i := range idx {
		switch t.Kind {
		case llvm.Struct:
			for k := uint64(0); k < i; k++ {
				start += int(d.countLeaves(t.Fields[k]))
			}
			t = t.Fields[i]
		case llvm.Array:
			start += int(i) * int(d.countLeaves(t.Elem))
			t = t.Elem
		}
	}
	return start, int(d.countLeaves(t))
}
