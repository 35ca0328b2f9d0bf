package memory

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// An object is as large as a pointer's offset can tell. What a machine has room for may be more: with 32-bit pointers,
// or if the user gave object ids many bits. A program that makes such an object has no meaning here from there on.

// machineBits is the logarithm of what is taken for the largest object that a machine with 64-bit pointers has.
const machineBits = 43

// maxMallocSize is CBMC's variable that holds the size of the largest object.
const MaxMallocSize = "__CPROVER_max_malloc_size"

// MaxObject is the size of the largest object.
func (l *Memory) MaxObject() uint64 { return 1<<uint(l.B.Prog.OffBits()-1) - 1 }

// MaxReal is the size of the largest object that a machine has.
func (l *Memory) MaxReal() uint64 { return 1<<uint(min(machineBits, l.B.Prog.PtrBits-1)) - 1 }

func (l *Memory) noRoom() string {
	return fmt.Sprintf("an object of more than %d bytes (there is room for larger ones with fewer --object-bits)", l.MaxObject())
}

// Room ends the paths on which an object of size bytes would be one that a machine has, but pointers do not reach all of.
func (l *Memory) Room(a *state.Activation, in *cfg.Inst, size ir.Reg) {
	if l.Dead || l.MaxObject() >= l.MaxReal() {
		return
	}
	if v, ok := l.B.ConstInt(size); ok {
		if l.MaxObject() < v && v <= l.MaxReal() {
			l.Fail("%s", l.noRoom())
		}
		return
	}
	w := int(l.B.Type(size).Bits)
	over := l.B.Bin(ir.OpUlt, l.B.Const(l.MaxObject(), w), size)
	over = l.B.Bin(ir.OpAnd, over, l.B.Bin(ir.OpUle, size, l.B.Const(l.MaxReal(), w)))
	if v, ok := l.B.ConstInt(over); ok && v == 0 {
		return
	}
	l.Supported(a, in, l.B.Not(over), l.noRoom())
}

// HeapRoom is room for an allocation of a known size. One of a size that is not known is taken to fail where the object is too large, if
// allocations may fail: that is one of the things that may happen. If they never fail, newHeap assumes that the size fits.
func (l *Memory) HeapRoom(c *state.Call, size ir.Reg) {
	if _, known := l.B.ConstInt(size); known {
		l.Room(c.Activation, c.Inst, size)
	}
}

// TooBig tells whether size is more than any object has.
func (l *Memory) TooBig(size ir.Reg) ir.Reg {
	if v, known := l.B.ConstInt(size); known {
		return l.B.Const(arith.FromBool(v > l.MaxObject()), 1)
	}
	return l.B.Bin(ir.OpUlt, l.B.Addr(l.MaxObject()), size)
}

// AssumeFits assumes of the size of an allocation that never fails that there is such an object, which the report says. A size that is
// known not to fit would end the program in silence.
func (l *Memory) AssumeFits(size ir.Reg) {
	big := l.TooBig(size)
	v, known := l.B.ConstInt(big)
	switch {
	case known && v != 0:
		l.Fail("%s", l.noRoom())
	case !known:
		l.Report.SizesFit = true
		l.Assume(state.EndFits, l.B.Not(big))
	}
}
