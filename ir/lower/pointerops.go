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
	return l.icmp(pred, x, y)
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
