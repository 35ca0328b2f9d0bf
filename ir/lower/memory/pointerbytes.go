package memory

import (
	"seabmc/ir"
	"seabmc/llvm"
)

// If a program looks at the bytes of a pointer (with a union, memcpy, a hash over the bytes of a key, memcmp), it sees the bytes of its address. But where a pointer was
// stored, memory holds the number of the object and the offset. Most programs only copy such bytes, or work with any numbers in their place (vcgen/seen.go). If that
// is not enough, or if a program reads a pointer that was not stored as one, the program is lowered again (bmc/bytes.go) with a second memory (State.Apart). It holds
// the bits in which a stored pointer differs from its integer, and zeros where no pointer was stored. A register that is read takes these bits along (Paths.Apart)
// until it is stored again, or until the program computes with it; then its integer is used.
//
// An object gets its address when a pointer to it is stored, but nothing is stated about the address before the program sees something of it (announce).

// PokeApart notes in the second memory that v was stored at p.
func (l *Memory) PokeApart(p, v ir.Reg) {
	if l.State.Apart != 0 {
		l.State.Apart = l.StoreApart(l.State.Apart, l.State.Memory, p, v)
	}
}

// StoreApart is the second memory after v was stored at p, which gave memory m.
func (l *Memory) StoreApart(apart, m, p, v ir.Reg) ir.Reg {
	t := l.B.Type(v)
	if t.Kind != ir.KindPtr {
		d := l.Apart[v]
		if d == 0 {
			d = l.Zero(t)
		}
		return l.B.Store(apart, p, d)
	}
	if base, _, ok := l.B.Oracle.ConstPtr(v); ok && base == 0 {
		return l.B.Store(apart, p, l.B.Addr(0))
	}
	kept := l.B.Load(l.B.Prog.Addr(), m, p) // as reads of parts of it will find it
	return l.B.Store(apart, p, l.B.Bin(ir.OpXor, kept, l.AnyInteger(v)))
}

// noPointers notes that the n bytes at p do not belong to pointers.
func (l *Memory) noPointers(p, n ir.Reg) {
	if l.State.Apart != 0 {
		l.State.Apart = l.B.MemSet(l.State.Apart, p, l.B.Const(0, 8), n)
	}
}

// LoadLeaf reads a value from memory.
func (l *Memory) LoadLeaf(t ir.Type, p ir.Reg) ir.Reg {
	switch {
	case t.Kind == ir.KindPtr:
		return l.loadPointer(p)
	case l.State.Apart == 0:
		return l.B.LoadPlain(t, l.State.Memory, p)
	}
	v := l.B.Load(t, l.State.Memory, p)
	if d := l.B.Load(t, l.State.Apart, p); !l.IsZero(d) {
		l.Apart[v] = d
	}
	return v
}

// PassesBytes tells whether an instruction only passes integers on.
func PassesBytes(op llvm.Op) bool {
	switch op {
	case llvm.Store, llvm.Call, llvm.Load, llvm.Alloca, llvm.InsertValue, llvm.ExtractValue, llvm.Freeze, llvm.CmpXchg, llvm.AtomicRMW, llvm.Ret, llvm.Br:
		return true
	}
	return false
}

// loadPointer reads a pointer.
func (l *Memory) loadPointer(p ir.Reg) ir.Reg {
	if !l.Program.LooksAtAddresses {
		return l.B.LoadPlain(ir.TPtr, l.State.Memory, p)
	}
	v := l.B.Load(ir.TPtr, l.State.Memory, p)
	if l.B.Recording() || l.B.Err != nil {
		return v
	}
	from := l.B.Oracle.Loaded(v)
	switch {
	case !from.Numbers && !from.Pieces:
		return v
	case l.State.Apart == 0 && (from.Pieces || from.Stored):
		l.B.Err = ir.ErrLooks
		return v
	}
	x := l.loadInteger(p)
	if !from.Stored || from.Pieces { // one number, whatever it is made of
		return l.PointerOf(x)
	}
	stored := l.B.Bin(ir.OpNe, l.B.Load(l.B.Prog.Addr(), l.State.Apart, p), l.B.Addr(0))
	return l.B.Select(stored, v, l.PointerOf(x))
}

// shown notes that a pointer is used as an integer, or an integer as a pointer, without a conversion in the program: as an argument for a parameter of another type.
func (l *Memory) shown(v ir.Reg) {
	if l.B.Recording() || l.Program.LooksAtAddresses || l.B.Err != nil || v == l.B.Null() {
		return
	}
	if _, isConst := l.B.ConstInt(v); !isConst {
		l.B.Err = ir.ErrLooks
	}
}

// loadInteger reads the integer of a pointer.
func (l *Memory) loadInteger(p ir.Reg) ir.Reg {
	if l.State.Apart == 0 {
		return l.B.Load(l.B.Prog.Addr(), l.State.Memory, p)
	}
	return l.Seen(l.LoadLeaf(l.B.Prog.Addr(), p))
}
