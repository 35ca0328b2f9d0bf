package lower

import (
	"fmt"

	"seabmc/ir"
)

// An object is as large as a pointer's offset can tell. What a machine has room for may be more: with 32-bit pointers,
// or if the user gave object ids many bits. A program that makes such an object has no meaning here from there on.

// machineBits is the logarithm of what is taken for the largest object that a machine with 64-bit pointers has.
const machineBits = 43

// maxObject is the size of the largest object.
func (l *lowerer) maxObject() uint64 { return 1<<uint(l.b.Prog.OffBits()-1) - 1 }

// maxReal is the size of the largest object that a machine has.
func (l *lowerer) maxReal() uint64 { return 1<<uint(min(machineBits, l.b.Prog.PtrBits-1)) - 1 }

func (l *lowerer) noRoom() string {
	return fmt.Sprintf("an object of more than %d bytes (there is room for larger ones with fewer --object-bits)", l.maxObject())
}

// room ends the paths on which an object of size bytes would be one that a machine has, but pointers do not reach all of.
func (l *lowerer) room(a *activation, in *inst, size ir.Reg) {
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

// heapRoom is room for an allocation. One that may fail, of a size that is not known, is taken to fail where the object is too large:
// that is one of the things that may happen.
func (l *lowerer) heapRoom(c *call, size ir.Reg) {
	if _, known := l.b.ConstInt(size); known || !l.opt.MallocMayFail {
		l.room(c.a, c.in, size)
	}
}
