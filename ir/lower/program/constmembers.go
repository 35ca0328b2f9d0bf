package program

import (
	"slices"

	"seabmc/llvm"
)

// Span is a range of bits in a variable.
type Span struct {
	Off, Bits int64
	BitField  bool // it shares bytes with its neighbours
}

// ConstMembers lists the places of the const members of a type. ok is false if there are too many. Members of unions are left out, since what they hold
// may be changed through other members.
func ConstMembers(t *llvm.DIType) (list []Span, ok bool) {
	ok = constMembers(t, 0, &list)
	return list, ok
}

func constMembers(t *llvm.DIType, off int64, out *[]Span) bool {
	t = Strip(t)
	switch {
	case Is(t, llvm.ArrayType):
		before := len(*out)
		for i := range elementsOf(t) {
			if !constMembers(t.Base, off+i*sizeOf(t.Base), out) {
				return false
			}
			if len(*out) == before { // nor does any other element have one
				break
			}
		}
	case Is(t, llvm.StructType):
		for _, m := range t.Parts {
			if !Is(m, llvm.MemberType) {
				continue
			}
			size := sizeOf(m.Base)
			if isBitField(m) {
				size = m.Size
			}
			if QualifiedConst(m.Base) {
				*out = append(*out, Span{off + m.Off, size, isBitField(m)})
			} else if !constMembers(m.Base, off+m.Off, out) {
				return false
			}
		}
	}
	return len(*out) <= maxMembers
}

// ConstParts lists the const members of a type that lie in bytes of their own; none if there are too many.
func ConstParts(t *llvm.DIType) []Span {
	list, ok := ConstMembers(t)
	if !ok {
		return nil
	}
	return slices.DeleteFunc(list, func(m Span) bool { return m.BitField })
}
