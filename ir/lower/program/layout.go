package program

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"seabmc/ir"
	"seabmc/llvm"
)

// Layout is a module's data layout: sizes and alignments in bytes. Types of different modules never meet, because they are reduced to sizes, offsets
// and leaves.
type Layout struct {
	PtrBytes  int64
	ptrAlign  int64
	intAlign  map[uint64]int64 // by bits
	f64Align  int64
	f80Align  int64
	f128Align int64
	bigEndian bool
	structs   map[*llvm.Type]*StructLayout
	leafs     map[*llvm.Type][]Leaf
}

// StructLayout is the layout of a structure's members: offsets, size and alignment in bytes.
type StructLayout struct {
	Offsets []int64
	Size    int64
	align   int64
}

// Leaf is one scalar of a first-class value: its type and its byte offset.
type Leaf struct {
	Type ir.Type
	Off  int64
}

// MaxLeaves limits the size of first-class aggregates that are kept in registers.
const MaxLeaves = 1 << 14

// ParseLayout reads the data layout string of an LLVM module. LLVM's defaults hold for what the string does not say.
func ParseLayout(s string) *Layout {
	d := &Layout{PtrBytes: 8, ptrAlign: 8, f64Align: 8, f80Align: 16, f128Align: 16,
		intAlign: map[uint64]int64{1: 1, 8: 1, 16: 2, 32: 4, 64: 4}, // LLVM's defaults
		structs:  map[*llvm.Type]*StructLayout{}, leafs: map[*llvm.Type][]Leaf{}}
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
			d.PtrBytes = num(1, 8)
			d.ptrAlign = num(2, d.PtrBytes)
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

// RoundUp returns the least multiple of a that is not below n.
func RoundUp(n, a int64) int64 {
	if a <= 1 {
		return n
	}
	return (n + a - 1) / a * a
}

// intABI returns the alignment of an integer: that of the next larger specified one, or of the largest there is.
func (d *Layout) intABI(bits uint64) int64 {
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

// UnknownType names a part of t that has no size and no meaning here. It returns "" if there is none.
func UnknownType(t *llvm.Type) string {
	switch t.Kind {
	case llvm.Array:
		return UnknownType(t.Elem)
	case llvm.Vector:
		if t.Scalable {
			return "scalable vectors"
		}
		return UnknownType(t.Elem)
	case llvm.Struct:
		for _, f := range t.Fields {
			if what := UnknownType(f); what != "" {
				return what
			}
		}
	case llvm.Token:
		return fmt.Sprintf("values of type %v", t)
	}
	return ""
}

// AlignOf returns the ABI alignment of t in bytes.
func (d *Layout) AlignOf(t *llvm.Type) int64 {
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
		return d.AlignOf(t.Elem)
	case llvm.Struct:
		return d.StructOf(t).align
	case llvm.Vector:
		n := d.StoreSize(t)
		a := int64(1)
		for a < n {
			a *= 2
		}
		return a
	}
	return 1
}

// StoreSize returns the number of bytes that a store of t writes.
func (d *Layout) StoreSize(t *llvm.Type) int64 {
	switch t.Kind {
	case llvm.Int:
		return int64(t.Bits+7) / 8
	case llvm.Ptr:
		return d.PtrBytes
	case llvm.Float:
		return int64(t.Float.Bits() / 8)
	case llvm.MMX:
		return 8
	case llvm.Array:
		return int64(t.Len) * d.SizeOf(t.Elem)
	case llvm.Struct:
		return d.StructOf(t).Size
	case llvm.Vector:
		if t.Elem.Kind == llvm.Int {
			return int64(t.Len*t.Elem.Bits+7) / 8
		}
		return int64(t.Len) * d.StoreSize(t.Elem)
	case llvm.FuncKind:
		return 1
	}
	return 0
}

// SizeOf returns the distance between elements of an array of t.
func (d *Layout) SizeOf(t *llvm.Type) int64 { return RoundUp(d.StoreSize(t), d.AlignOf(t)) }

// StructOf returns the layout of a structure type's members.
func (d *Layout) StructOf(t *llvm.Type) *StructLayout {
	if s, ok := d.structs[t]; ok {
		return s
	}
	s := &StructLayout{align: 1, Offsets: make([]int64, len(t.Fields))}
	var off int64
	for i, f := range t.Fields {
		if !t.Packed {
			a := d.AlignOf(f)
			s.align = max(s.align, a)
			off = RoundUp(off, a)
		}
		s.Offsets[i] = off
		off += d.SizeOf(f)
	}
	s.Size = RoundUp(off, s.align)
	d.structs[t] = s
	return s
}

// Scalar returns the SEA-IR type of a scalar LLVM type. Floats are moved as their bits.
func (d *Layout) Scalar(t *llvm.Type) (ir.Type, bool) {
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

// CountLeaves returns the number of scalars of t, at most MaxLeaves+1.
func (d *Layout) CountLeaves(t *llvm.Type) int64 {
	switch t.Kind {
	case llvm.Array:
		n := d.CountLeaves(t.Elem)
		if n > 0 && t.Len > uint64(MaxLeaves) {
			return MaxLeaves + 1
		}
		return min(int64(t.Len)*n, MaxLeaves+1)
	case llvm.Vector:
		return min(int64(min(t.Len, MaxLeaves+1)), MaxLeaves+1)
	case llvm.Struct:
		var n int64
		for _, f := range t.Fields {
			n = min(n+d.CountLeaves(f), MaxLeaves+1)
		}
		return n
	case llvm.Int, llvm.Ptr, llvm.Float, llvm.MMX:
		return 1
	}
	return 0
}

// Leaves returns the scalars of t in order. The list is empty for void and the like. A type that is too large to be kept in registers is an error.
func (d *Layout) Leaves(t *llvm.Type) ([]Leaf, error) {
	if ls, ok := d.leafs[t]; ok {
		return ls, nil
	}
	if what := UnknownType(t); what != "" {
		return nil, errors.New(what)
	}
	if d.CountLeaves(t) > MaxLeaves {
		return nil, fmt.Errorf("first-class aggregate of more than %d scalars", MaxLeaves)
	}
	ls := d.addLeaves(nil, t, 0)
	d.leafs[t] = ls
	return ls, nil
}

func (d *Layout) addLeaves(ls []Leaf, t *llvm.Type, off int64) []Leaf {
	switch t.Kind {
	case llvm.Array:
		for i := int64(0); i < int64(t.Len); i++ {
			ls = d.addLeaves(ls, t.Elem, off+i*d.SizeOf(t.Elem))
		}
	case llvm.Vector:
		for i := int64(0); i < int64(t.Len); i++ {
			ls = d.addLeaves(ls, t.Elem, off+i*d.StoreSize(t.Elem))
		}
	case llvm.Struct:
		s := d.StructOf(t)
		for i, f := range t.Fields {
			ls = d.addLeaves(ls, f, off+s.Offsets[i])
		}
	default:
		if st, ok := d.Scalar(t); ok {
			ls = append(ls, Leaf{st, off})
		}
	}
	return ls
}

// LeafRange returns where the leaves of the element at the given indices begin among the leaves of a first-class value, and how many they are.
func (d *Layout) LeafRange(t *llvm.Type, idx []uint64) (start, n int) {
	for _, i := range idx {
		switch t.Kind {
		case llvm.Struct:
			for k := uint64(0); k < i; k++ {
				start += int(d.CountLeaves(t.Fields[k]))
			}
			t = t.Fields[i]
		case llvm.Array:
			start += int(i) * int(d.CountLeaves(t.Elem))
			t = t.Elem
		}
	}
	return start, int(d.CountLeaves(t))
}
