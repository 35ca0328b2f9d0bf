package lower

import (
	"seabmc/ir"
	"seabmc/llvm"
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
	in := c.a.f.allocas[allocaOf(c.ll.Args[0])]
	if in == nil || in.v == nil {
		l.fail("== of structures without debug information")
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
func membersOf(t *llvm.DIType, off int64, out *[]part) bool {
	if len(*out) > maxMembers {
		return false
	}
	t = strip(t)
	switch {
	case is(t, llvm.BasicType):
		bits := t.Size
		if t.Name == "long double" && bits > 80 {
			bits = 80 // the rest is padding
		}
		return bits > 0 && addBits(off, bits, out)
	case is(t, llvm.PointerType):
		*out = append(*out, part{off: off, pointer: true})
		return true
	case composite(t):
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

func compositeMembers(t *llvm.DIType, off int64, out *[]part) bool {
	switch t.Tag {
	case llvm.EnumType, llvm.UnionType:
		return addBits(off, t.Size, out)
	case llvm.ArrayType:
		n, size := elementsOf(t), sizeOf(t.Base)
		if n > maxMembers || n > 0 && size <= 0 {
			return false
		}
		for i := range n {
			if !membersOf(t.Base, off+i*size, out) {
				return false
			}
		}
		return true
	case llvm.StructType:
		if !t.Whole {
			return t.Size == 0
		}
		for _, m := range t.Parts {
			if !is(m, llvm.MemberType) {
				return false
			}
			at := off + m.Off
			if size := sizeOf(m.Base); m.Size > 0 && m.Size < size || at%8 != 0 { // a bit-field
				addBits(at, m.Size, out)
			} else if !membersOf(m.Base, at, out) {
				return false
			}
		}
		return true
	}
	return false
}

// elementsOf is the number of elements of an array type.
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

// sizeOf is the size of a type in bits.
func sizeOf(t *llvm.DIType) int64 {
	t = strip(t)
	switch {
	case t == nil:
		return 0
	case t.Tag == llvm.ArrayType:
		return elementsOf(t) * sizeOf(t.Base)
	}
	return t.Size
}
