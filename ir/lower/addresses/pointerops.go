package addresses

import (
	"seabmc/ir"
	"seabmc/llvm"
)

// Operations on integers that were just made from pointers, and comparisons of pointers that were made from integers.

// OnPointers returns x op y for operands v and w that are conversions of pointers, if the result reveals less than their addresses. Otherwise ok is
// false. inOne says that both lead to one object.
func (l *Addresses) OnPointers(op ir.Op, v, w llvm.Value, x, y ir.Reg, inOne bool) (r ir.Reg, ok bool) {
	p := l.CastPointer(v, x)
	if p == 0 || int(l.B.Type(x).Bits) != l.B.Prog.PtrBits {
		return 0, false
	}
	switch op {
	case ir.OpSub:
		if q := l.CastPointer(w, y); q != 0 {
			if inOne {
				return l.offsets(p, q), true
			}
			return l.distance(p, q), true
		}
	case ir.OpAnd:
		if m, ok := l.B.ConstInt(y); ok && m&(m+1) == 0 {
			return l.lowBits(p, y), true
		}
	case ir.OpURem:
		if m, ok := l.B.ConstInt(y); ok && m != 0 && m&(m-1) == 0 {
			return l.lowBits(p, l.B.Addr(m-1)), true
		}
	}
	return 0, false
}

// Compared returns the result of an icmp. Pointers that were made from integers are compared as integers.
func (l *Addresses) Compared(pred llvm.Pred, x, y ir.Reg) ir.Reg {
	return l.compared(pred, x, y, false)
}

// ComparedThere does the work of Compared for pointers of which one is null, or both lead to objects that are there.
func (l *Addresses) ComparedThere(pred llvm.Pred, x, y ir.Reg) ir.Reg {
	return l.compared(pred, x, y, true)
}

func (l *Addresses) compared(pred llvm.Pred, x, y ir.Reg, there bool) ir.Reg {
	if l.B.Type(x) == ir.TPtr && x != l.B.Null() && y != l.B.Null() && (l.mayBeAddress(x) || l.mayBeAddress(y)) {
		x, y = l.IntegerOf(x), l.IntegerOf(y)
	}
	r := l.Compare(pred, x, y)
	if pred == llvm.EQ || pred == llvm.NE {
		return l.unlessTheyMeet(pred, x, y, r, there)
	}
	return l.unlessApart(pred, x, y, r)
}

// unlessApart returns r, the order of x and y by object and offset. But where they lead to different objects, their addresses are compared.
func (l *Addresses) unlessApart(pred llvm.Pred, x, y, r ir.Reg) ir.Reg {
	if l.B.Recording() || l.B.Type(x) != ir.TPtr || l.Root(x) == l.Root(y) {
		return r
	}
	same := l.SameObject(x, y)
	if l.IsOne(same) {
		return r
	}
	return l.B.Select(same, r, l.Compare(pred, l.IntegerOf(x), l.IntegerOf(y)))
}

// unlessTheyMeet returns r, the comparison of x and y by object and offset. But if one of them points to the end of an object and the other to the
// beginning of another, which may lie there, or if the object of one has ended and the other may lie there, their addresses are compared.
func (l *Addresses) unlessTheyMeet(pred llvm.Pred, x, y, r ir.Reg, there bool) ir.Reg {
	if l.B.Recording() || l.B.Type(x) != ir.TPtr || x == l.B.Null() || y == l.B.Null() || l.Root(x) == l.Root(y) {
		return r
	}
	if l.inOneObject(x, y) {
		return r
	}
	r = l.unlessTheyShare(pred, x, y, r)
	meet := l.B.Bin(ir.OpOr, l.meets(x, y), l.meets(y, x))
	if !there {
		meet = l.B.Bin(ir.OpOr, meet, l.B.Bin(ir.OpOr, l.ended(x), l.ended(y)))
	}
	if l.IsZero(meet) {
		return r
	}
	if meet = l.B.Bin(ir.OpAnd, meet, l.B.Not(l.SameObject(x, y))); l.IsZero(meet) {
		return r
	}
	return l.B.Select(meet, l.Compare(pred, l.IntegerOf(x), l.IntegerOf(y)), r)
}

// unlessTheyShare returns r, the comparison of x and y by object and offset. But if they lead into two literals that may share their bytes, their
// addresses are compared.
func (l *Addresses) unlessTheyShare(pred llvm.Pred, x, y, r ir.Reg) ir.Reg {
	share := l.inLiterals(x, y, func(i, j uint64) ir.Reg { return l.B.True() })
	if share == 0 || l.IsZero(share) {
		return r
	}
	return l.B.Select(share, l.Compare(pred, l.IntegerOf(x), l.IntegerOf(y)), r)
}

// inOneObject reports whether two pointers are known to lead to one object, or one of them may lead anywhere.
func (l *Addresses) inOneObject(x, y ir.Reg) bool {
	xs, known := l.BasesOf(x)
	if !known {
		return true
	}
	ys, known := l.BasesOf(y)
	return !known || len(xs) == 1 && len(ys) == 1 && xs[0] == ys[0]
}

// meets returns the condition that x is the end of its object, which has bytes, and y is the beginning of an object.
func (l *Addresses) meets(x, y ir.Reg) ir.Reg {
	start := l.B.Bin(ir.OpEq, l.B.PtrOff(y), l.B.Addr(0))
	if l.IsZero(start) {
		return start
	}
	off := l.B.PtrOff(x)
	end := l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpEq, off, l.B.ObjSize(l.Host.Memory(), x)), l.B.Bin(ir.OpNe, off, l.B.Addr(0)))
	return l.B.Bin(ir.OpAnd, start, end)
}

// ended returns the condition that the object of a pointer is not there any more.
func (l *Addresses) ended(p ir.Reg) ir.Reg {
	live := l.B.IsLive(l.Host.Memory(), p)
	if l.IsOne(live) {
		return l.B.False()
	}
	return l.B.Bin(ir.OpAnd, l.B.Not(live), l.B.Not(l.inObject(p, 0)))
}

// mayBeAddress reports whether a pointer was made from an integer that may be the address of some object.
func (l *Addresses) mayBeAddress(p ir.Reg) bool {
	x, ok := l.addresses.strays[p]
	if !ok {
		return false
	}
	r, ok := l.B.Bounds(x)
	return !ok || r.SignedOnly || r.UMax >= LowestAddress && r.UMin>>l.addressBits() == 0
}

// CastPointer returns the pointer that an integer was cast from, 0 if there is none.
func (l *Addresses) CastPointer(v llvm.Value, r ir.Reg) ir.Reg {
	if !llvm.Is(v, llvm.PtrToInt) {
		return 0
	}
	if in := l.B.Prog.DefOf(r); in.Op == ir.OpPtrToInt {
		return in.Args[0]
	}
	return l.addresses.roots[r]
}
