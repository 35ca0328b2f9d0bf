package addresses

import (
	"bytes"
	"math/bits"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/path"
)

// Where objects lie. In SEA-IR a pointer is an object's number and an offset. As an integer, the program sees the object's address plus the offset.
// An object's address is any that the language allows: aligned as the object is declared, and apart from the addresses of objects that live at the
// same time. The order is open, and an object may lie where a freed one was. An object gets an address when the program first looks at it
// (integers.go).

// placed is an object that may get an address.
type placed struct {
	p, size ir.Reg
	before  ir.Reg      // memory just before the object was made
	made    *path.Guard // the path on which it was made
	kind    ir.ObjKind
	there   ir.Reg // on this path: the condition that it is there, 0 if it surely is
	align   uint64
	alignBy ir.Reg // an alignment that is not known yet, or 0
	addr    ir.Reg // its address, 0 until it is asked for
	stated  bool   // what is known of the address has been stated
	literal []byte // the bytes of a string literal
}

// Host is what Addresses asks of the execution.
type Host interface {
	// Memory returns the current memory.
	Memory() ir.Reg
	// LooksAtAddresses reports whether the program looks at addresses.
	LooksAtAddresses() bool
	// Promise assumes ok if guard holds, because the language promises it.
	Promise(guard, ok ir.Reg)
	// OnAllPaths runs f so that what it makes is right on all paths.
	OnAllPaths(f func())
}

// Addresses gives addresses to objects. It finds the integers that pointers stand for, and the pointers that integers stand for.
type Addresses struct {
	*arith.Builder
	Host Host

	places      []placed // by object
	haveAddress []uint64 // objects that have an address
	stated      []uint64 // those of them about whose address something was stated
	unplaced    int      // number of the others
	unstated    int      // over 0: what asks for an address does not show it to the program

	addresses addressCache // what was found out about integers made from pointers
}

// New returns an Addresses that builds with b and asks host.
func New(b *arith.Builder, host Host) *Addresses {
	return &Addresses{Builder: b, Host: host, addresses: newAddressCache()}
}

const (
	maxPlaced     = 256 // number of objects with an address
	maxLedTo      = 64  // number of objects that an integer may lead to without anybody having looked at their addresses
	LowestAddress = 4096
	maxAlignment  = 1 << 20 // of what is promised about an alignment that is not a constant: there are addresses for all objects then
)

// Place notes an object that was just made, with its number, the memory before it and the path on which it was made.
func (l *Addresses) Place(obj int, p, size, before ir.Reg, made *path.Guard, kind ir.ObjKind) {
	for len(l.places) < obj {
		l.places = append(l.places, placed{align: 1})
	}
	o := placed{p: p, size: size, before: before, made: made, kind: kind, align: 1}
	if kind == ir.ObjHeap || kind == ir.ObjStack || kind == ir.ObjConstLocal {
		o.align = uint64(l.B.Prog.PtrBits / 4)
	}
	l.places = append(l.places, o)
}

// AlignedTo notes the alignment of the object that was made last.
func (l *Addresses) AlignedTo(align uint64) {
	o := &l.places[len(l.places)-1]
	if o.align = max(align, 1); o.kind == ir.ObjHeap && o.there == 0 && align > l.roomForEach() {
		l.Fail("an allocation that never fails, with an alignment of %d", align)
	}
}

// AlignedBy notes the alignment, a register, of the object that was made last.
func (l *Addresses) AlignedBy(align ir.Reg) { l.places[len(l.places)-1].alignBy = align }

// ThereIf notes that the object that was made last is there only if ok holds: its allocation may fail.
func (l *Addresses) ThereIf(ok ir.Reg) { l.places[len(l.places)-1].there = ok }

// InPlaceOf notes that the object that was made last may lie where another one was, which ended with memory before.
func (l *Addresses) InPlaceOf(before ir.Reg) { l.places[len(l.places)-1].before = before }

// IsPowerOfTwo returns the condition that r, as wide as an address, is a power of two.
func (l *Addresses) IsPowerOfTwo(r ir.Reg) ir.Reg {
	zero := l.B.Addr(0)
	one := l.B.Bin(ir.OpEq, l.B.Bin(ir.OpAnd, r, l.B.Bin(ir.OpSub, r, l.B.Addr(1))), zero)
	return l.B.Bin(ir.OpAnd, one, l.B.Bin(ir.OpNe, r, zero))
}

// addressBits returns the width in bits of the addresses that objects have.
func (l *Addresses) addressBits() int { return min(l.B.Prog.PtrBits, 47) }

// addressOf returns the address of an object: any that it can have beside the others.
func (l *Addresses) addressOf(obj uint64) ir.Reg {
	o := &l.places[obj]
	if o.addr == 0 {
		l.haveAddress = append(l.haveAddress, obj)
		l.unplaced++
		l.Host.OnAllPaths(func() { l.giveAddress(obj) })
	}
	if !o.stated && l.unstated == 0 {
		if len(l.stated) >= maxPlaced {
			l.Fail("looking at the addresses of more than %d objects", maxPlaced)
		}
		o.stated = true
		l.unplaced--
		l.Host.OnAllPaths(func() { l.stateAddress(obj) })
		l.stated = append(l.stated, obj)
	}
	return o.addr
}

// giveAddress makes an object's address.
func (l *Addresses) giveAddress(obj uint64) {
	o := &l.places[obj]
	width := l.addressBits()
	low := min(bits.TrailingZeros64(o.align), width-1) // if the alignment is larger, there is no address (stateAddress)
	a := l.B.Nondet(ir.Int(width-low), ir.Address)
	l.addresses.objects[a] = obj
	o.addr = l.B.Bin(ir.OpShl, l.B.Cast(ir.OpZExt, a, l.B.Prog.PtrBits), l.B.Addr(uint64(low)))
}

// stateAddress states what the language promises about an object's address.
func (l *Addresses) stateAddress(obj uint64) {
	o := &l.places[obj]
	width := l.addressBits()
	space := uint64(1) << width
	if width == 32 {
		space -= LowestAddress
	}
	here := l.whereSized(o)
	if o.align >= uint64(1)<<width {
		l.Host.Promise(here, l.B.False())
	}
	l.Host.Promise(here, l.B.Bin(ir.OpUle, l.B.Addr(LowestAddress), o.addr))
	l.Host.Promise(here, l.B.Bin(ir.OpUle, o.addr, l.B.Bin(ir.OpSub, l.B.Addr(space), o.size)))
	l.stateAlignment(o)
	for _, i := range l.stated {
		first, second := &l.places[min(i, obj)], &l.places[max(i, obj)]
		ended := l.B.Not(l.B.IsLive(second.before, first.p))
		apart := l.B.Bin(ir.OpOr, l.below(first, second), l.below(second, first))
		if l.mayShare(i, obj) {
			apart = l.B.Bin(ir.OpOr, apart, l.endTogether(first, second))
		}
		l.Host.Promise(l.B.Bin(ir.OpAnd, l.whereSized(first), l.whereSized(second)), l.B.Bin(ir.OpOr, ended, apart))
	}
}

// stateAlignment states that an address has the alignment that the program asked for.
func (l *Addresses) stateAlignment(o *placed) {
	if o.alignBy == 0 {
		return
	}
	asked := l.B.Bin(ir.OpAnd, l.IsPowerOfTwo(o.alignBy), l.B.Bin(ir.OpUle, o.alignBy, l.B.Addr(maxAlignment)))
	low := l.B.Bin(ir.OpAnd, o.addr, l.B.Bin(ir.OpSub, o.alignBy, l.B.Addr(1)))
	l.Host.Promise(l.B.Bin(ir.OpAnd, o.made.Condition(l.B), asked), l.B.Bin(ir.OpEq, low, l.B.Addr(0)))
}

// whereSized returns the condition under which an object needs an address. Where it is not made, or its allocation fails, its size or alignment may be too
// large for any address, or for one beside the other objects. All that are looked at have room if each has a part of the addresses.
func (l *Addresses) whereSized(o *placed) ir.Reg {
	if size, ok := l.B.ConstInt(o.size); ok && max(size, o.align) <= l.roomForEach() {
		return l.B.True()
	}
	where := o.made.Condition(l.B)
	if o.there != 0 {
		where = l.B.Bin(ir.OpAnd, where, o.there)
	}
	return where
}

// roomForEach returns the part of the addresses that each object has if there are as many as can have one.
func (l *Addresses) roomForEach() uint64 { return uint64(1) << l.addressBits() / (2 * maxPlaced) }

// below returns the condition that x ends at or before the start of y. An object of no bytes has a place too.
func (l *Addresses) below(x, y *placed) ir.Reg {
	size := l.B.Select(l.B.Bin(ir.OpEq, x.size, l.B.Addr(0)), l.B.Addr(1), x.size)
	return l.B.Bin(ir.OpUle, l.B.Bin(ir.OpAdd, x.addr, size), y.addr)
}

// BasesOf returns the objects that a pointer may point to. If ok is false, it may point to any object, or to none.
func (l *Addresses) BasesOf(p ir.Reg) (bases []uint64, ok bool) {
	if base, _, ok := l.B.Oracle.ConstPtr(p); ok {
		return []uint64{base}, true
	}
	if bases, ok := l.B.Oracle.PtrBases(p); ok {
		return bases, true
	}
	for obj := range l.places {
		if l.places[obj].p != 0 {
			bases = append(bases, uint64(obj))
		}
	}
	return bases, false
}

// Placed is the address of the object with this number, 0 if there is none.
func (l *Addresses) Placed(obj uint64) ir.Reg {
	if !l.isPlaced(obj) {
		return 0
	}
	return l.places[obj].p
}

// isPlaced reports whether a number is that of an object.
func (l *Addresses) isPlaced(obj uint64) bool {
	return obj < uint64(len(l.places)) && l.places[obj].p != 0
}

// Literal notes that the object made last is a string literal, and notes its bytes. Two literals with the same text may be one object, and one may be
// the tail of another (C11 6.4.5p7): a run may see either. Here each is an object of its own. If pointers into two literals that may share their
// bytes are compared, their addresses are compared (unlessTheyShare), and these may be equal (stateAddress).
func (l *Addresses) Literal(text []byte) { l.places[len(l.places)-1].literal = text }

// mayShare reports whether two objects are literals and one may be the tail of the other.
func (l *Addresses) mayShare(i, j uint64) bool {
	if i == j || !l.isPlaced(i) || !l.isPlaced(j) {
		return false
	}
	x, y := l.places[i].literal, l.places[j].literal
	return len(x) > 0 && len(y) > 0 && (bytes.HasSuffix(x, y) || bytes.HasSuffix(y, x))
}

// endTogether returns the condition that x and y end at the same place. This is so if one is the tail of the other.
func (l *Addresses) endTogether(x, y *placed) ir.Reg {
	end := func(o *placed) ir.Reg { return l.B.Bin(ir.OpAdd, o.addr, o.size) }
	return l.B.Bin(ir.OpEq, end(x), end(y))
}

// inObject returns the condition that p points into an object, or has moved away from it.
func (l *Addresses) inObject(p ir.Reg, obj uint64) ir.Reg {
	return l.B.Bin(ir.OpEq, l.Base(p), l.B.Addr(obj))
}

// InOneLiteral returns the condition that two pointers lead into literals that share their bytes, and so to one object. It returns 0 if no literals
// may.
func (l *Addresses) InOneLiteral(p, q ir.Reg) ir.Reg {
	return l.inLiterals(p, q, func(i, j uint64) ir.Reg {
		l.addressOf(i)
		l.addressOf(j)
		return l.endTogether(&l.places[i], &l.places[j])
	})
}

// inLiterals returns the condition that x and y lead into two literals that may share their bytes and for which holds is true. It returns 0 if there
// are none.
func (l *Addresses) inLiterals(x, y ir.Reg, holds func(i, j uint64) ir.Reg) (in ir.Reg) {
	if l.B.Recording() || l.B.Type(x) != ir.TPtr || l.Root(x) == l.Root(y) {
		return 0
	}
	xs, known := l.BasesOf(x)
	if !known {
		return 0
	}
	ys, known := l.BasesOf(y)
	if !known {
		return 0
	}
	for _, i := range xs {
		for _, j := range ys {
			if l.mayShare(i, j) {
				both := l.B.Bin(ir.OpAnd, l.inObject(x, i), l.inObject(y, j))
				in = l.Or(in, l.B.Bin(ir.OpAnd, both, holds(i, j)))
			}
		}
	}
	return in
}
