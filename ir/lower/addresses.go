package lower

import (
	"math/bits"

	"seabmc/ir"
)

// Where objects lie. In SEA-IR a pointer is an object's number and an offset. What a program sees of it
// as an integer is the object's address plus the offset, and an object's address is any that the language
// allows: aligned as the object is declared, apart from those of the objects that live at the same time,
// in any order, perhaps where a freed one was. An object gets an address when the program first looks
// at it (integers.go).

// placed is an object that may get an address.
type placed struct {
	p, size ir.Reg
	before  ir.Reg // memory when it was made
	made    *guard // where it was made
	align   uint64
	addr    ir.Reg // its address, 0 until it is asked for
	stated  bool   // what is known of the address was stated
}

const (
	maxPlaced     = 64 // objects with an address
	lowestAddress = 4096
)

// place notes an object that was just made.
func (l *lowerer) place(p, size, before ir.Reg, kind ir.ObjKind) {
	for len(l.places) < l.objects {
		l.places = append(l.places, placed{align: 1})
	}
	o := placed{p: p, size: size, before: before, made: l.cur.g, align: 1}
	if kind == ir.ObjHeap || kind == ir.ObjStack || kind == ir.ObjConstLocal {
		o.align = uint64(l.b.Prog.PtrBits / 4)
	}
	if kind == ir.ObjHeap {
		l.noteAlignment(o.align)
	}
	l.places = append(l.places, o)
}

// alignedTo notes the alignment of the object made last.
func (l *lowerer) alignedTo(align uint64) {
	l.places[l.objects].align = max(align, 1)
	if have, ok := l.alignments[uint64(l.objects)]; ok && align > have { // of what malloc gives at least
		l.noteAlignment(align)
	}
}

// alignmentArg is a constant alignment that the program asked for, 0 if there is none.
func (l *lowerer) alignmentArg(r ir.Reg) uint64 {
	if v, ok := l.b.ConstInt(r); ok && bits.OnesCount64(v) == 1 {
		return v
	}
	return 0
}

// addressBits is the width of the addresses that objects have.
func (l *lowerer) addressBits() int { return min(l.b.Prog.PtrBits, 47) }

// addressOf is the address of an object: any that it can have beside the others.
func (l *lowerer) addressOf(obj uint64) ir.Reg {
	o := &l.places[obj]
	if o.addr == 0 {
		l.haveAddress = append(l.haveAddress, obj)
		l.unplaced++
		l.onAllPaths(func() { l.giveAddress(obj) })
	}
	if !o.stated && l.unstated == 0 {
		if len(l.stated) >= maxPlaced {
			l.fail("looking at the addresses of more than %d objects", maxPlaced)
		}
		o.stated = true
		l.unplaced--
		l.onAllPaths(func() { l.stateAddress(obj) })
		l.stated = append(l.stated, obj)
	}
	return o.addr
}

// giveAddress makes an object's address.
func (l *lowerer) giveAddress(obj uint64) {
	o := &l.places[obj]
	width := l.addressBits()
	low := min(bits.TrailingZeros64(o.align), width-1)
	a := l.b.Nondet(ir.Int(width-low), ir.Address)
	l.addresses.objects[a] = obj
	o.addr = l.b.Bin(ir.OpShl, l.b.Cast(ir.OpZExt, a, l.b.Prog.PtrBits), l.b.Addr(uint64(low)))
}

// stateAddress states what the language promises of an object's address.
func (l *lowerer) stateAddress(obj uint64) {
	o := &l.places[obj]
	width := l.addressBits()
	space := uint64(1) << width
	if width == 32 {
		space -= lowestAddress
	}
	here := l.whereSized(o)
	l.restrict(EndInput, here, l.b.Bin(ir.OpUle, l.b.Addr(lowestAddress), o.addr))
	l.restrict(EndInput, here, l.b.Bin(ir.OpUle, o.addr, l.b.Bin(ir.OpSub, l.b.Addr(space), o.size)))
	for _, i := range l.stated {
		first, second := &l.places[min(i, obj)], &l.places[max(i, obj)]
		ended := l.b.Not(l.b.IsLive(second.before, first.p))
		apart := l.b.Bin(ir.OpOr, l.below(first, second), l.below(second, first))
		l.restrict(EndInput, l.b.Bin(ir.OpAnd, l.whereSized(first), l.whereSized(second)), l.b.Bin(ir.OpOr, ended, apart))
	}
}

// whereSized is the condition under which an object's size means something: on other paths than that on which
// it is made it may be too large for any address.
func (l *lowerer) whereSized(o *placed) ir.Reg {
	if _, ok := l.b.ConstInt(o.size); ok {
		return l.b.True()
	}
	return l.greg(o.made)
}

// onAllPaths runs f so that what it makes is right on all paths.
func (l *lowerer) onAllPaths(f func()) {
	path := l.path
	l.onPath(l.allPaths)
	f()
	l.onPath(path)
}

// below tells whether x ends where y begins or before. An object of no bytes has a place too.
func (l *lowerer) below(x, y *placed) ir.Reg {
	size := l.b.Select(l.b.Bin(ir.OpEq, x.size, l.b.Addr(0)), l.b.Addr(1), x.size)
	return l.b.Bin(ir.OpUle, l.b.Bin(ir.OpAdd, x.addr, size), y.addr)
}

// basesOf are the objects that a pointer may point to. If ok is false it may be any, or none.
func (l *lowerer) basesOf(p ir.Reg) (bases []uint64, ok bool) {
	if base, _, ok := l.b.Oracle.ConstPtr(p); ok {
		return []uint64{base}, true
	}
	if bases, ok := l.b.Oracle.PtrBases(p); ok {
		return bases, true
	}
	for obj := range l.places {
		if l.places[obj].p != 0 {
			bases = append(bases, uint64(obj))
		}
	}
	return bases, false
}

// isPlaced tells whether a number is that of an object.
func (l *lowerer) isPlaced(obj uint64) bool {
	return obj < uint64(len(l.places)) && l.places[obj].p != 0
}
