package lower

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// CBMC compares structures by == member by member; the front end makes a call of __seabmc_same_members of it, with the addresses of two
// variables that hold them (frontend/mend.go). Members are what debug information says. Padding does not count; numbers with a point are
// the same if their bits are, unions if all their bytes are.

// maxMembers is the most members that are compared, elements of arrays counted each.
const maxMembers = 1 << 12

// part is a member without members of its own, at an offset in bits.
type part struct {
	off, bits int64
	pointer   bool
}

// doSameMembers is __seabmc_same_members(p, q).
func (l *lowerer) doSameMembers(c *call) []ir.Reg {
	in := c.a.f.allocas[variableOf(c.ll.Args[0])]
	if in == nil || in.v == nil {
		l.fail("== of structures that debug information says nothing of")
	}
	var parts []part
	if !membersOf(in.v.typ, 0, &parts) {
		l.fail("== of structures of type %s", in.v.ctype)
	}
	p, q := l.ptrArg(c, 0), l.ptrArg(c, 1)
	same := l.b.True()
	for _, m := range parts {
		same = l.b.Bin(ir.OpAnd, same, l.b.Bin(ir.OpEq, l.loadPart(p, m), l.loadPart(q, m)))
	}
	return l.result(c, same)
}

// variableOf is the variable that an address is of.
func variableOf(v value.Value) *llir.InstAlloca {
	v = callArg(v)
	if b, ok := v.(*llir.InstBitCast); ok {
		v = b.From
	}
	a, _ := v.(*llir.InstAlloca)
	return a
}

// loadPart reads a member.
func (l *lowerer) loadPart(p ir.Reg, m part) ir.Reg {
	at := l.at(p, m.off/8)
	if m.pointer {
		return l.b.Load(ir.TPtr, l.cur.mem, at)
	}
	shift := m.off % 8
	bytes := (shift + m.bits + 7) / 8
	r := l.b.Load(ir.Int(int(bytes*8)), l.cur.mem, at)
	if shift > 0 {
		r = l.b.Bin(ir.OpLShr, r, l.b.Const(uint64(shift), int(bytes*8)))
	}
	return l.b.Cast(ir.OpTrunc, r, int(m.bits))
}

// membersOf lists the members of a type that lies at an offset in bits; false if it is not understood or has too many.
func membersOf(t metadata.Field, off int64, out *[]part) bool {
	if len(*out) > maxMembers {
		return false
	}
	switch t := strip(t).(type) {
	case *metadata.DIBasicType:
		bits := int64(t.Size)
		if t.Name == "long double" && bits > 80 {
			bits = 80 // the rest is padding
		}
		return bits > 0 && addBits(off, bits, out)
	case *metadata.DIDerivedType:
		if t.Tag != enum.DwarfTagPointerType {
			return false
		}
		*out = append(*out, part{off: off, pointer: true})
		return true
	case *metadata.DICompositeType:
		return compositeMembers(t, off, out)
	}
	return false
}

// addBits adds a member of any width, in pieces of 64 bits.
func addBits(off, bits int64, out *[]part) bool {
	for ; bits > 0; off, bits = off+64, bits-64 {
		*out = append(*out, part{off: off, bits: min(bits, 64)})
	}
	return true
}

func compositeMembers(t *metadata.DICompositeType, off int64, out *[]part) bool {
	switch t.Tag {
	case enum.DwarfTagEnumerationType, enum.DwarfTagUnionType:
		return addBits(off, int64(t.Size), out)
	case enum.DwarfTagArrayType:
		n, size := elementsOf(t), sizeOf(t.BaseType)
		if n > maxMembers || n > 0 && size <= 0 {
			return false
		}
		for i := range n {
			if !membersOf(t.BaseType, off+i*size, out) {
				return false
			}
		}
		return true
	case enum.DwarfTagStructureType:
		if t.Elements == nil {
			return t.Size == 0
		}
		for _, f := range t.Elements.Fields {
			m, ok := f.(*metadata.DIDerivedType)
			if !ok || m.Tag != enum.DwarfTagMember {
				return false
			}
			at := off + int64(m.Offset)
			if size := sizeOf(m.BaseType); int64(m.Size) > 0 && int64(m.Size) < size || at%8 != 0 { // a bit-field
				addBits(at, int64(m.Size), out)
			} else if !membersOf(m.BaseType, at, out) {
				return false
			}
		}
		return true
	}
	return false
}

// elementsOf is the number of elements of an array type.
func elementsOf(t *metadata.DICompositeType) int64 {
	n := int64(1)
	if t.Elements == nil {
		return 0
	}
	for _, f := range t.Elements.Fields {
		sr, ok := f.(*metadata.DISubrange)
		if !ok {
			return 0
		}
		count, ok := sr.Count.(metadata.IntLit)
		if !ok || count < 0 {
			return 0
		}
		n *= int64(count)
	}
	return n
}

// sizeOf is the size of a type in bits.
func sizeOf(t metadata.Field) int64 {
	switch t := strip(t).(type) {
	case *metadata.DIBasicType:
		return int64(t.Size)
	case *metadata.DIDerivedType:
		return int64(t.Size)
	case *metadata.DICompositeType:
		if t.Tag == enum.DwarfTagArrayType {
			return elementsOf(t) * sizeOf(t.BaseType)
		}
		return int64(t.Size)
	}
	return 0
}
