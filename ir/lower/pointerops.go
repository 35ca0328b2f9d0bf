package lower

import (
	"seabmc/ir"
	"seabmc/llvm"
)

// Operations on integers that were just made of pointers, and comparisons of pointers that were made of integers.

// onPointers is x op y for operands v and w that are conversions of pointers, where the result shows less than
// their addresses; ok is false if it does not. inOne says that both lead to one object.
func (l *lowerer) onPointers(op ir.Op, v, w llvm.Value, x, y ir.Reg, inOne bool) (r ir.Reg, ok bool) {
	p := l.castPointer(v, x)
	if p == 0 || int(l.b.Type(x).Bits) != l.b.Prog.PtrBits {
		return 0, false
	}
	switch op {
	case ir.OpSub:
		if q := l.castPointer(w, y); q != 0 {
			if inOne {
				return l.offsets(p, q), true
			}
			return l.distance(p, q), true
		}
	case ir.OpAnd:
		if m, ok := l.b.ConstInt(y); ok && m&(m+1) == 0 {
			return l.lowBits(p, y), true
		}
	case ir.OpURem:
		if m, ok := l.b.ConstInt(y); ok && m != 0 && m&(m-1) == 0 {
			return l.lowBits(p, l.b.Addr(m-1)), true
		}
	}
	return 0, false
}

// compared is icmp, where pointers that were made of integers are compared as these.
func (l *lowerer) compared(pred llvm.Pred, x, y ir.Reg) ir.Reg {
	if l.b.Type(x) == ir.TPtr && x != l.b.Null() && y != l.b.Null() && (l.mayBeAddress(x) || l.mayBeAddress(y)) {
		x, y = l.integerOf(x), l.integerOf(y)
	}
	r := l.icmp(pred, x, y)
	if pred == llvm.EQ || pred == llvm.NE {
		return l.unlessTheyMeet(pred, x, y, r)
	}
	return r
}

// unlessTheyMeet is r, the comparison of x and y by object and offset, unless one of them points to the end of an object and
// the other to the beginning of another, which may lie there: their addresses are compared then.
func (l *lowerer) unlessTheyMeet(pred llvm.Pred, x, y, r ir.Reg) ir.Reg {
	if l.b.Recording() || l.b.Type(x) != ir.TPtr || x == l.b.Null() || y == l.b.Null() || l.root(x) == l.root(y) {
		return r
	}
	if l.inOneObject(x, y) {
		return r
	}
	meet := l.b.Bin(ir.OpOr, l.meets(x, y), l.meets(y, x))
	if l.isZero(meet) {
		return r
	}
	if meet = l.b.Bin(ir.OpAnd, meet, l.b.Not(l.sameObject(x, y))); l.isZero(meet) {
		return r
	}
	return l.b.Select(meet, l.icmp(pred, l.integerOf(x), l.integerOf(y)), r)
}

// inOneObject tells of two pointers that are known to lead to one object, or of which one may lead anywhere.
func (l *lowerer) inOneObject(x, y ir.Reg) bool {
	xs, known := l.basesOf(x)
	if !known {
		return true
	}
	ys, known := l.basesOf(y)
	return !known || len(xs) == 1 && len(ys) == 1 && xs[0] == ys[0]
}

// meets tells whether x is the end of its object, which has bytes, and y the beginning of one.
func (l *lowerer) meets(x, y ir.Reg) ir.Reg {
	start := l.b.Bin(ir.OpEq, l.b.PtrOff(y), l.b.Addr(0))
	if l.isZero(start) {
		return start
	}
	off := l.b.PtrOff(x)
	end := l.b.Bin(ir.OpAnd, l.b.Bin(ir.OpEq, off, l.b.ObjSize(l.cur.mem, x)), l.b.Bin(ir.OpNe, off, l.b.Addr(0)))
	return l.b.Bin(ir.OpAnd, start, end)
}

// mayBeAddress tells whether a pointer was made of an integer that some object may have as its address.
func (l *lowerer) mayBeAddress(p ir.Reg) bool {
	x, ok := l.addresses.strays[p]
	if !ok {
		return false
	}
	r, ok := l.b.Bounds(x)
	return !ok || r.SignedOnly || r.UMax >= lowestAddress && r.UMin>>l.addressBits() == 0
}
