package lower

import (
	"seabmc/ir"
	"seabmc/llvm"
)

// What a program sees of the bytes of a pointer (a union, memcpy, a hash over the bytes of a key, memcmp) are those of its address.
// Memory holds an object's number and the offset where a pointer was stored. Most programs only copy such bytes, or do with any
// numbers for them (vcgen/seen.go). Where that is not so, or a program reads a pointer that was not stored as one, it is lowered
// again (bmc/bytes.go) with a second memory (state.apart): in it are the bits in which a stored pointer differs from its integer, and zeros where no pointer was
// stored. Bytes that are read take these bits along (lowerer.apart, by register) until they are stored again or
// computed with, which is done with the integer.
//
// An object gets its address when a pointer to it is stored, but nothing is stated about the address before the program
// sees something of it (announce).

// pokeApart notes in the second memory that v was stored at p.
func (l *lowerer) pokeApart(p, v ir.Reg) {
	if l.cur.apart != 0 {
		l.cur.apart = l.storeApart(l.cur.apart, l.cur.mem, p, v)
	}
}

// storeApart is the second memory after v was stored at p, which gave memory m.
func (l *lowerer) storeApart(apart, m, p, v ir.Reg) ir.Reg {
	t := l.b.Type(v)
	if t.Kind != ir.KindPtr {
		d := l.apart[v]
		if d == 0 {
			d = l.zero(t)
		}
		return l.b.Store(apart, p, d)
	}
	if base, _, ok := l.b.Oracle.ConstPtr(v); ok && base == 0 {
		return l.b.Store(apart, p, l.b.Addr(0))
	}
	kept := l.b.Load(l.b.Prog.Addr(), m, p) // as reads of parts of it will find it
	return l.b.Store(apart, p, l.b.Bin(ir.OpXor, kept, l.anyInteger(v)))
}

// anyInteger is integerOf without what is known of the address.
func (l *lowerer) anyInteger(p ir.Reg) ir.Reg {
	l.unstated++
	x := l.integerBy(p, maxPointerSteps)
	l.unstated--
	return x
}

// noPointers notes that n bytes at p are no pointer's.
func (l *lowerer) noPointers(p, n ir.Reg) {
	if l.cur.apart != 0 {
		l.cur.apart = l.b.MemSet(l.cur.apart, p, l.b.Const(0, 8), n)
	}
}

// loadLeaf reads a value from memory.
func (l *lowerer) loadLeaf(t ir.Type, p ir.Reg) ir.Reg {
	switch {
	case t.Kind == ir.KindPtr:
		return l.loadPointer(p)
	case l.cur.apart == 0:
		return l.b.LoadPlain(t, l.cur.mem, p)
	}
	v := l.b.Load(t, l.cur.mem, p)
	if d := l.b.Load(t, l.cur.apart, p); !l.isZero(d) {
		l.apart[v] = d
	}
	return v
}

// seen is the integer that the program sees where the value is v.
func (l *lowerer) seen(v ir.Reg) ir.Reg {
	d := l.apart[v]
	if d == 0 {
		return v
	}
	x := l.b.Bin(ir.OpXor, v, d)
	l.announce(x)
	return x
}

// seenHere is seen if the instruction that runs computes with its operands.
func (l *lowerer) seenHere(v ir.Reg) ir.Reg {
	if l.sees {
		return l.seen(v)
	}
	return v
}

func (l *lowerer) seenAll(vs []ir.Reg) []ir.Reg {
	if !l.sees {
		return vs
	}
	out := make([]ir.Reg, len(vs))
	for i, v := range vs {
		out[i] = l.seen(v)
	}
	return out
}

// passesBytes tells of the instructions that do no more with integers than to pass them on.
func passesBytes(op llvm.Op) bool {
	switch op {
	case llvm.Store, llvm.Call, llvm.Load, llvm.Alloca, llvm.InsertValue, llvm.ExtractValue, llvm.Freeze, llvm.CmpXchg, llvm.AtomicRMW, llvm.Ret, llvm.Br:
		return true
	}
	return false
}

// either is x where c holds, else y.
func (l *lowerer) either(c, x, y ir.Reg) ir.Reg {
	v := l.b.Select(c, x, y)
	dx, dy := l.apart[x], l.apart[y]
	if dx == 0 && dy == 0 || v == x || v == y {
		return v
	}
	if dx == 0 {
		dx = l.zero(l.b.Type(x))
	}
	if dy == 0 {
		dy = l.zero(l.b.Type(y))
	}
	l.apart[v] = l.b.Select(c, dx, dy)
	return v
}

// loadPointer reads a pointer.
func (l *lowerer) loadPointer(p ir.Reg) ir.Reg {
	if !l.prog.LooksAtAddresses {
		return l.b.LoadPlain(ir.TPtr, l.cur.mem, p)
	}
	v := l.b.Load(ir.TPtr, l.cur.mem, p)
	if l.b.Recording() || l.b.Err != nil {
		return v
	}
	from := l.b.Oracle.Loaded(v)
	switch {
	case !from.Numbers && !from.Pieces:
		return v
	case l.cur.apart == 0 && (from.Pieces || from.Stored):
		l.b.Err = ir.ErrLooks
		return v
	case from.Pieces && from.Stored:
		l.fail("reading a pointer that may have been stored as a whole, or may have been put together")
	}
	x := l.loadInteger(p)
	if !from.Stored {
		return l.pointerOf(x)
	}
	stored := l.b.Bin(ir.OpNe, l.b.Load(l.b.Prog.Addr(), l.cur.apart, p), l.b.Addr(0))
	return l.b.Select(stored, v, l.pointerOf(x))
}

// shown notes that a pointer is used as an integer, or the other way round, where the program's text does not
// tell it: an argument for a parameter of another type.
func (l *lowerer) shown(v ir.Reg) {
	if l.b.Recording() || l.prog.LooksAtAddresses || l.b.Err != nil || v == l.b.Null() {
		return
	}
	if _, isConst := l.b.ConstInt(v); !isConst {
		l.b.Err = ir.ErrLooks
	}
}

// loadInteger reads the integer of a pointer.
func (l *lowerer) loadInteger(p ir.Reg) ir.Reg {
	if l.cur.apart == 0 {
		return l.b.Load(l.b.Prog.Addr(), l.cur.mem, p)
	}
	return l.seen(l.loadLeaf(l.b.Prog.Addr(), p))
}

// announce states what is known of the addresses that x depends on.
func (l *lowerer) announce(x ir.Reg) {
	if l.unplaced == 0 {
		return
	}
	objs, all := l.occurIn(x)
	if !all {
		objs = l.haveAddress
	}
	for _, obj := range objs {
		l.addressOf(obj)
	}
}
