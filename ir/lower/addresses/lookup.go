package addresses

import (
	"cmp"
	"slices"

	"seabmc/ir"
)

// What lies at an address.

// lookUp returns the pointer to what lies at address x.
func (l *Addresses) lookUp(x ir.Reg) ir.Reg {
	if r, ok := l.B.Bounds(x); ok && r.UMax < LowestAddress {
		return l.stray(x)
	}
	for _, obj := range l.haveAddress { // often it is plain
		o := &l.places[obj]
		d := l.B.Bin(ir.OpSub, x, o.addr)
		if v, ok := l.B.ConstInt(l.B.Bin(ir.OpUle, d, o.size)); ok && v == 1 {
			return l.B.Gep(o.p, d, 1)
		}
	}
	all := l.placesAt(x)
	p := l.stray(x)
	for _, obj := range all { // in an object, rather than just behind it
		p = l.ifAt(ir.OpEq, x, obj, p)
	}
	return l.within(all, x, p)
}

// lookedUp returns the pointer to what lies at address x, and notes what it was made from.
func (l *Addresses) lookedUp(x ir.Reg) ir.Reg {
	p := l.known(x, l.lookUp(x))
	if objs, in := l.occurIn(x); len(objs) > 0 && in.All && !in.Only {
		l.wild(x, p)
	}
	return p
}

// wild notes that the pointer p was made from x, which may be the address of any object. The program may look at the addresses of further objects
// afterwards, and compare them with p.
func (l *Addresses) wild(x, p ir.Reg) {
	l.known(x, p)
	l.addresses.wild[p] = wildPointer{x, len(l.stated)}
}

// placesAt returns the objects in which x may lie.
func (l *Addresses) placesAt(x ir.Reg) []uint64 {
	objs, in := l.occurIn(x)
	switch {
	case len(objs) == 0 || !in.All:
		return l.atAddresses()
	case in.Only:
		return objs
	}
	return l.andStated(objs)
}

// andStated adds to objs the others whose addresses the program has looked at.
func (l *Addresses) andStated(objs []uint64) []uint64 {
	for _, obj := range l.stated {
		if !slices.Contains(objs, obj) {
			objs = append(objs, obj)
		}
	}
	return objs
}

// within returns the place at address x in one of the objects; p if it lies in none of them.
func (l *Addresses) within(objs []uint64, x, p ir.Reg) ir.Reg {
	for _, obj := range objs {
		p = l.ifAt(ir.OpUlt, x, obj, p)
	}
	return p
}

// ifAt returns the place at address x in an object if its distance from the object's start is, by op, in the right relation to the size. Otherwise it
// returns p.
func (l *Addresses) ifAt(op ir.Op, x ir.Reg, obj uint64, p ir.Reg) ir.Reg {
	o := &l.places[obj]
	d := l.B.Bin(ir.OpSub, x, l.addressOf(obj))
	here := l.B.Bin(ir.OpAnd, l.B.Bin(op, d, o.size), l.B.IsLive(l.Host.Memory(), o.p))
	if l.IsZero(here) {
		return p
	}
	return l.B.Select(here, l.B.Gep(o.p, d, 1), p)
}

// occurIn returns the objects whose addresses an integer was computed from.
func (l *Addresses) occurIn(x ir.Reg) (objs []uint64, in ir.Occurring) {
	if l.B.Err == nil {
		in = l.B.Oracle.AddressesIn(x)
		for _, r := range in.Found {
			objs = append(objs, l.addresses.objects[r])
		}
	}
	slices.Sort(objs)
	return objs, in
}

// atAddresses returns the objects whose address an integer may be: all that may be alive, if they are few; otherwise those whose address was looked
// at. (By C's rules an integer leads to no other.)
func (l *Addresses) atAddresses() (objs []uint64) {
	for obj := range l.places {
		o := &l.places[obj]
		if o.p == 0 {
			continue
		}
		if v, ok := l.B.ConstInt(l.B.IsLive(l.Host.Memory(), o.p)); !ok || v == 1 {
			objs = append(objs, uint64(obj))
		}
	}
	if len(objs)+len(l.stated) > maxLedTo {
		return append([]uint64(nil), l.stated...)
	}
	return objs
}

// stray returns a stray pointer: one made from an integer that is no object's address. Small integers, also negative ones, are offsets from null. The
// others keep their value with some of their highest bits flipped, so that they do not meet the numbers of objects. Integers that would meet them even
// then are not kept apart (Lost).
func (l *Addresses) stray(x ir.Reg) ir.Reg {
	near := l.B.Gep(l.B.Null(), x, 1)
	return l.B.Select(l.B.Bin(ir.OpOr, nearNull(l.B, x), l.meetsObjects(x)), near, l.B.IntToPtr(l.exchanged(x)))
}

// Lost returns the condition that memory does not keep the integer that p was made from; ok is false if it does.
func (l *Addresses) Lost(p ir.Reg) (lost ir.Reg, ok bool) {
	if len(l.addresses.strays) == 0 {
		return 0, false
	}
	lost = l.lost(p, maxPointerSteps)
	return lost, lost != 0 && !l.IsZero(lost)
}

// lost is the condition of Lost, or 0 if p was made from no integer.
func (l *Addresses) lost(p ir.Reg, steps int) ir.Reg {
	if x, ok := l.addresses.strays[p]; ok {
		return l.B.Bin(ir.OpAnd, l.B.Not(nearNull(l.B, x)), l.meetsObjects(x))
	}
	switch in := l.B.Prog.DefOf(p); {
	case steps == 0:
	case in.Op == ir.OpGep:
		return l.lost(in.Args[0], steps-1)
	case in.Op == ir.OpSelect:
		x, y := l.lost(in.Args[1], steps-1), l.lost(in.Args[2], steps-1)
		if x == 0 && y == 0 {
			return 0
		}
		return l.B.Select(in.Args[0], cmp.Or(x, l.B.False()), cmp.Or(y, l.B.False()))
	}
	return 0
}

// nearNull returns the condition that x is taken for an offset from null.
func nearNull(b *ir.Builder, x ir.Reg) ir.Reg {
	half := uint64(1) << (b.Prog.OffBits() - 1)
	return b.Bin(ir.OpUlt, b.Bin(ir.OpAdd, x, b.Addr(half)), b.Addr(2*half))
}

// meetsObjects returns the condition that x, when it is turned, looks like a place in an object.
func (l *Addresses) meetsObjects(x ir.Reg) ir.Reg {
	bits, _ := flipped(l.B.Prog)
	return l.B.Bin(ir.OpUlt, turned(l.B, x), l.B.Addr(1<<(l.B.Prog.PtrBits-bits)))
}

// turned returns x with some of its highest bits flipped.
func turned(b *ir.Builder, x ir.Reg) ir.Reg {
	_, mask := flipped(b.Prog)
	return b.Bin(ir.OpXor, x, b.Addr(mask))
}

// exchanged is the value of a stray for its integer, and the other way round, if that is not near null. What is near null when it is turned stays as it
// is, since the integers near null have those values.
func (l *Addresses) exchanged(x ir.Reg) ir.Reg {
	other := turned(l.B, x)
	return l.B.Select(nearNull(l.B, other), x, other)
}

// flipped returns which bits of integers are flipped in strays: how many of the highest may differ, and the mask. The integers that begin like the mask
// are those that meet objects. With 64 bits they begin with 0x90 to 0x93: there are no addresses, and programs mark pointers in other ways. With 32 bits,
// or if few bits name the object, they are those of the highest quarter.
func flipped(p *ir.Program) (bits int, mask uint64) {
	if p.PtrBits < 64 || p.ObjBits < 16 {
		return 2, 3 << (p.PtrBits - 2)
	}
	return 6, 0x90 << (p.PtrBits - 8)
}

// FirstLost is the lowest integer, but for a few, that memory does not keep in a stray.
func FirstLost(p *ir.Program) uint64 {
	_, mask := flipped(p)
	return mask
}

// MostObjects is how many objects a program may have that looks at addresses: the numbers of more would be those of strays.
func MostObjects(p *ir.Program) int {
	bits, _ := flipped(p)
	return 1 << max(p.ObjBits-bits, 0)
}

// known notes that a pointer has the value x.
func (l *Addresses) known(x, p ir.Reg) ir.Reg {
	if p != l.B.Null() {
		l.addresses.strays[p] = x
	}
	return p
}
