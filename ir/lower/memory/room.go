package memory

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// The offset of a pointer limits the size of an object. A real machine may have larger objects: with 32-bit pointers, or if the user gave many bits to the numbers of
// objects. If a program makes such an object, it is not supported from there on.

// machineBits is the logarithm of the size of the largest object that a machine with 64-bit pointers is assumed to have.
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

// Room ends the paths on which a machine could have an object of size bytes, but pointers could not reach all of it.
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

// HeapRoom is Room for an allocation of a known size. If the size is not known and allocations may fail, an allocation that is too large fails, which is one of the
// things that may happen. If allocations never fail, newHeap assumes that the size fits.
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

// AssumeFits assumes that an object can have the size of an allocation that never fails, and the report says so. It must not be called with a size that is known not
// to fit: the program would end there without a reason.
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
