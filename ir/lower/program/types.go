package program

import (
	"slices"

	"seabmc/llvm"
)

// Is reports whether a type of the source is of a kind.
func Is(t *llvm.DIType, tag llvm.Tag) bool { return t != nil && t.Tag == tag }

// Strip removes typedefs and qualifiers.
func Strip(t *llvm.DIType) *llvm.DIType {
	for range 100 {
		if t == nil {
			return nil
		}
		switch t.Tag {
		case llvm.TypedefType, llvm.ConstType, llvm.VolatileType, llvm.MemberType:
			t = t.Base
		default:
			return t
		}
	}
	return t
}

// Pointee returns the type that a debug pointer type points to, nil if t is not a pointer.
func Pointee(t *llvm.DIType) *llvm.DIType {
	if t = Strip(t); Is(t, llvm.PointerType) {
		return t.Base
	}
	return nil
}

// HoldsCallbacks reports whether an object of a type has a pointer to a function in it, in at most so many structures or arrays.
func HoldsCallbacks(t *llvm.DIType, depth int) bool {
	if t = Strip(t); t == nil || depth == 0 {
		return false
	}
	switch t.Tag {
	case llvm.PointerType:
		return Is(Strip(t.Base), llvm.FunctionType)
	case llvm.ArrayType:
		return HoldsCallbacks(t.Base, depth-1)
	case llvm.StructType, llvm.UnionType:
		return slices.ContainsFunc(t.Parts, func(m *llvm.DIType) bool { return HoldsCallbacks(m, depth-1) })
	}
	return false
}

// MemberAt returns the member with a name at a byte offset of a struct type.
func MemberAt(t *llvm.DIType, off int64) *llvm.DIType {
	if t = Strip(t); !Is(t, llvm.StructType) {
		return nil
	}
	for _, m := range t.Parts {
		if Is(m, llvm.MemberType) && m.Off == off*8 {
			return m
		}
	}
	return nil
}

// Element returns the element type of a debug array type, nil if t is not one.
func Element(t *llvm.DIType) *llvm.DIType {
	if t = Strip(t); !Is(t, llvm.ArrayType) || len(t.Dims) > 1 {
		return nil
	}
	return t.Base
}

// Composite reports whether a type is composed of others, or is an enumeration.
func Composite(t *llvm.DIType) bool {
	if t == nil {
		return false
	}
	switch t.Tag {
	case llvm.ArrayType, llvm.StructType, llvm.UnionType, llvm.EnumType, llvm.OtherComposite:
		return true
	}
	return false
}

// DebugSize returns the size of a debug type in bytes, 0 if it is unknown.
func DebugSize(t *llvm.DIType) int64 {
	if t = Strip(t); t == nil || t.Tag == llvm.FunctionType {
		return 0
	}
	return t.Size / 8
}

// isBitField reports whether the size of a member differs from that of its type.
func isBitField(m *llvm.DIType) bool {
	n := DebugSize(m.Base)
	return n > 0 && m.Size > 0 && m.Size != 8*n
}

// BitMember returns the bit-field of a structure or union type with an offset and a width, both in bits. It returns nil if there is none.
func BitMember(t *llvm.DIType, off, width int64) *llvm.DIType {
	if t = Strip(t); !Composite(t) {
		return nil
	}
	for _, m := range t.Parts {
		if m != nil && m.Base != nil && isBitField(m) && m.Off == off && m.Size == width {
			return m
		}
	}
	return nil
}

// QualifiedConst reports whether an object of a debug type is const. An array is const if its elements are.
func QualifiedConst(t *llvm.DIType) bool { return Qualified(t, llvm.ConstType) }

// Qualified reports whether a debug type, or that of its elements, has a qualifier.
func Qualified(t *llvm.DIType, by llvm.Tag) bool {
	for range 100 {
		switch {
		case t == nil:
			return false
		case t.Tag == by:
			return true
		}
		switch t.Tag {
		case llvm.TypedefType, llvm.ConstType, llvm.VolatileType, llvm.AtomicType, llvm.ArrayType:
			t = t.Base
		default:
			return false
		}
	}
	return false
}

// maxMembers is the largest number of members that are compared; each element of an array counts.
const maxMembers = 1 << 12

// Part is a member without members of its own, at an offset in bits.
type Part struct {
	Off, Bits int64
	IsPointer bool
}

// MembersOf lists the members of a type that lies at an offset in bits. It returns false if the type is not understood or has too many.
func MembersOf(t *llvm.DIType, off int64, out *[]Part) bool {
	if len(*out) > maxMembers {
		return false
	}
	t = Strip(t)
	switch {
	case Is(t, llvm.BasicType):
		bits := t.Size
		if t.Name == "long double" && bits > 80 {
			bits = 80 // the rest is padding
		}
		return bits > 0 && addBits(off, bits, out)
	case Is(t, llvm.PointerType):
		*out = append(*out, Part{Off: off, IsPointer: true})
		return true
	case Composite(t):
		return compositeMembers(t, off, out)
	}
	return false
}

// addBits adds a member of any width, in pieces of 64 bits.
func addBits(off, bits int64, out *[]Part) bool {
	for ; bits > 0; off, bits = off+64, bits-64 {
		*out = append(*out, Part{Off: off, Bits: min(bits, 64)})
	}
	return true
}

func compositeMembers(t *llvm.DIType, off int64, out *[]Part) bool {
	switch t.Tag {
	case llvm.EnumType, llvm.UnionType:
		return addBits(off, t.Size, out)
	case llvm.ArrayType:
		n, size := elementsOf(t), sizeOf(t.Base)
		if n > maxMembers || n > 0 && size <= 0 {
			return false
		}
		for i := range n {
			if !MembersOf(t.Base, off+i*size, out) {
				return false
			}
		}
		return true
	case llvm.StructType:
		if !t.Whole {
			return t.Size == 0
		}
		for _, m := range t.Parts {
			if !Is(m, llvm.MemberType) {
				return false
			}
			at := off + m.Off
			if size := sizeOf(m.Base); m.Size > 0 && m.Size < size || at%8 != 0 { // a bit-field
				addBits(at, m.Size, out)
			} else if !MembersOf(m.Base, at, out) {
				return false
			}
		}
		return true
	}
	return false
}

// elementsOf returns the number of elements of an array type.
func elementsOf(t *llvm.DIType) int64 {
	n := int64(1)
	if !t.Whole {
		return 0
	}
	for _, d := range t.Dims {
		if d < 0 {
			return 0
		}
		n *= d
	}
	return n
}

// sizeOf returns the size of a type in bits.
func sizeOf(t *llvm.DIType) int64 {
	t = Strip(t)
	switch {
	case t == nil:
		return 0
	case t.Tag == llvm.ArrayType:
		return elementsOf(t) * sizeOf(t.Base)
	}
	return t.Size
}
