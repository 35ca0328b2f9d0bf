package arith

import (
	_ "embed"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// At returns the address off bytes behind p.
func (l *Builder) At(p ir.Reg, off int64) ir.Reg {
	if off == 0 {
		return p
	}
	return l.B.Gep(p, l.B.Addr(uint64(off)), 1)
}

// Certain reports whether a condition surely holds.
func (l *Builder) Certain(ok ir.Reg) bool {
	v, known := l.B.ConstInt(ok)
	return known && v == 1
}

// Move computes an element's address. Constant parts are added up first.
func (l *Builder) Move(m *program.Unit, t *llvm.Type, p ir.Reg, idx []llvm.Value, reg func(int) ir.Reg) ir.Reg {
	var off int64
	for i, ix := range idx {
		k := program.ConstInt(ix)
		if i > 0 {
			if t.Kind == llvm.Struct {
				if k == nil {
					l.Fail("struct index that is not constant")
				}
				n := k.Int64()
				off += m.Layout.StructOf(t).Offsets[n]
				t = t.Fields[n]
				continue
			}
			if t.Kind != llvm.Array && t.Kind != llvm.Vector {
				l.Fail("getelementptr into %v", t)
			}
			t = t.Elem
		}
		size := m.Layout.SizeOf(t)
		if k != nil && k.IsInt64() && abs(k.Int64()) < 1<<40 {
			off += k.Int64() * size
			continue
		}
		if size != 0 {
			p = l.B.Gep(p, l.ToAddr(reg(i)), uint64(size))
		}
	}
	return l.At(p, off)
}

// Root returns the pointer from which p was made by moving it.
func (l *Builder) Root(p ir.Reg) ir.Reg {
	for {
		in := l.B.Prog.DefOf(p)
		if in.Op != ir.OpGep {
			return p
		}
		p = in.Args[0]
	}
}

// SameObject returns whether two pointers have the same base.
func (l *Builder) SameObject(p, q ir.Reg) ir.Reg {
	if !l.B.Recording() {
		if l.Root(p) == l.Root(q) {
			return l.B.True()
		}
		x, _, ok1 := l.B.Oracle.ConstPtr(p)
		y, _, ok2 := l.B.Oracle.ConstPtr(q)
		if ok1 && ok2 {
			return l.B.Const(FromBool(x == y), 1)
		}
		xs, ok1 := l.B.Oracle.PtrBases(p)
		ys, ok2 := l.B.Oracle.PtrBases(q)
		switch {
		case ok1 && ok2 && !MeetSorted(xs, ys):
			return l.B.False()
		case ok1 && ok2 && len(xs) == 1 && len(ys) == 1:
			return l.B.True()
		}
	}
	if l.mayBeFar(p) || l.mayBeFar(q) {
		return l.B.Bin(ir.OpEq, l.Base(p), l.Base(q))
	}
	return l.B.Bin(ir.OpEq, l.ObjectStart(p), l.ObjectStart(q))
}

// MeetSorted reports whether two sorted lists have a common element.
func MeetSorted(xs, ys []uint64) bool {
	for len(xs) > 0 && len(ys) > 0 {
		switch {
		case xs[0] == ys[0]:
			return true
		case xs[0] < ys[0]:
			xs = xs[1:]
		default:
			ys = ys[1:]
		}
	}
	return false
}

// Base returns the object id of a pointer as an address-wide integer.
func (l *Builder) Base(p ir.Reg) ir.Reg {
	off := l.B.Prog.OffBits()
	start := l.B.PtrToInt(l.ObjectStart(p))
	if l.mayBeFar(p) { // going back does not find its object's start
		start = l.B.Bin(ir.OpAdd, l.B.PtrToInt(p), l.B.Addr(1<<(off-1)))
	}
	return l.B.Bin(ir.OpLShr, start, l.B.Addr(uint64(off)))
}

// ObjectStart returns the address of p's object.
func (l *Builder) ObjectStart(p ir.Reg) ir.Reg {
	return l.B.Gep(p, l.B.Bin(ir.OpSub, l.B.Addr(0), l.B.PtrOff(p)), 1)
}

// StoredBytes returns how many bytes a scalar takes in memory.
func (l *Builder) StoredBytes(t ir.Type) int {
	if t.Kind == ir.KindPtr {
		return l.B.Prog.PtrBits / 8
	}
	return int(t.Bits+7) / 8
}

// mayBeFar reports whether p may have been moved further than offsets reach.
func (l *Builder) mayBeFar(p ir.Reg) bool {
	if l.B.Recording() {
		return false
	}
	least := int64(-1) << (l.B.Prog.OffBits() - 1)
	if _, off, ok := l.B.Oracle.ConstPtr(p); ok {
		return off == least
	}
	r, ok := l.B.Bounds(l.B.PtrOff(p))
	return !ok || r.SMin <= least
}
