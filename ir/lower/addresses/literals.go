package addresses

import (
	"bytes"

	"seabmc/ir"
	"seabmc/llvm"
)

// String literals. Two literals of one text may be one object, and one may be the tail of another (C11 6.4.5p7): a run may
// see either. Each literal of the program is an object of its own here. Where pointers into two that may share their bytes
// are compared, their addresses are, and these may be equal (stateAddress).

// Literal notes that the object made last is a string literal, and its bytes.
func (l *Addresses) Literal(text []byte) { l.places[len(l.places)-1].literal = text }

// mayShare tells whether two objects are literals of which one may be the tail of the other.
func (l *Addresses) mayShare(i, j uint64) bool {
	if i == j || !l.isPlaced(i) || !l.isPlaced(j) {
		return false
	}
	x, y := l.places[i].literal, l.places[j].literal
	return len(x) > 0 && len(y) > 0 && (bytes.HasSuffix(x, y) || bytes.HasSuffix(y, x))
}

// endTogether tells whether x ends where y does: so it is where one is the tail of the other.
func (l *Addresses) endTogether(x, y *placed) ir.Reg {
	end := func(o *placed) ir.Reg { return l.B.Bin(ir.OpAdd, o.addr, o.size) }
	return l.B.Bin(ir.OpEq, end(x), end(y))
}

// unlessTheyShare is r, the comparison of x and y by object and offset, unless they lead into two literals that may share their bytes.
func (l *Addresses) unlessTheyShare(pred llvm.Pred, x, y, r ir.Reg) ir.Reg {
	xs, known := l.BasesOf(x)
	if !known {
		return r
	}
	ys, known := l.BasesOf(y)
	if !known {
		return r
	}
	share := l.B.False()
	for _, i := range xs {
		for _, j := range ys {
			if l.mayShare(i, j) {
				share = l.B.Bin(ir.OpOr, share, l.B.Bin(ir.OpAnd, l.inObject(x, i), l.inObject(y, j)))
			}
		}
	}
	if l.IsZero(share) {
		return r
	}
	return l.B.Select(share, l.Compare(pred, l.IntegerOf(x), l.IntegerOf(y)), r)
}
