package lower

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// An object is as large as a pointer's offset can tell. What a machine has room for may be more: with 32-bit pointers,
// or if the user gave object ids many bits. A program that makes such an object has no meaning here from there on.

// machineBits is the logarithm of what is taken for the largest object that a machine with 64-bit pointers has.
const machineBits = 43

// maxMallocSize is CBMC's variable that holds the size of the largest object.
const maxMallocSize = "__CPROVER_max_malloc_size"

// maxObject is the size of the largest object.
func (l *lowerer) maxObject() uint64 { return 1<<uint(l.b.Prog.OffBits()-1) - 1 }

// maxReal is the size of the largest object that a machine has.
func (l *lowerer) maxReal() uint64 { return 1<<uint(min(machineBits, l.b.Prog.PtrBits-1)) - 1 }

func (l *lowerer) noRoom() string {
	return fmt.Sprintf("an object of more than %d bytes (there is room for larger ones with fewer --object-bits)", l.maxObject())
}

// room ends the paths on which an object of size bytes would be one that a machine has, but pointers do not reach all of.
func (l *lowerer) room(a *activation, in *cfg.Inst, size ir.Reg) {
	if l.dead || l.maxObject() >= l.maxReal() {
		return
	}
	if v, ok := l.b.ConstInt(size); ok {
		if l.maxObject() < v && v <= l.maxReal() {
			l.fail("%s", l.noRoom())
		}
		return
	}
	w := int(l.b.Type(size).Bits)
	over := l.b.Bin(ir.OpUlt, l.b.Const(l.maxObject(), w), size)
	over = l.b.Bin(ir.OpAnd, over, l.b.Bin(ir.OpUle, size, l.b.Const(l.maxReal(), w)))
	if v, ok := l.b.ConstInt(over); ok && v == 0 {
		return
	}
	l.supported(a, in, l.b.Not(over), l.noRoom())
}

// heapRoom is room for an allocation of a known size. One of a size that is not known is taken to fail where the object is too large, if
// allocations may fail: that is one of the things that may happen. If they never fail, newHeap assumes that the size fits.
func (l *lowerer) heapRoom(c *call, size ir.Reg) {
	if _, known := l.b.ConstInt(size); known {
		l.room(c.a, c.in, size)
	}
}

// tooBig tells whether size is more than any object has.
func (l *lowerer) tooBig(size ir.Reg) ir.Reg {
	if v, known := l.b.ConstInt(size); known {
		return l.b.Const(b2u(v > l.maxObject()), 1)
	}
	return l.b.Bin(ir.OpUlt, l.b.Addr(l.maxObject()), size)
}

// assumeFits assumes of the size of an allocation that never fails that there is such an object, which the report says. A size that is
// known not to fit would end the program in silence.
func (l *lowerer) assumeFits(size ir.Reg) {
	big := l.tooBig(size)
	v, known := l.b.ConstInt(big)
	switch {
	case known && v != 0:
		l.fail("%s", l.noRoom())
	case !known:
		l.report.SizesFit = true
		l.assume(EndFits, l.b.Not(big))
	}
}
