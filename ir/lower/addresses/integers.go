package addresses

import "seabmc/ir"

// Integers made of pointers, and pointers made of integers. An integer made of a pointer is the address of
// its object plus the offset. A pointer made of an integer x is
//   - the pointer that x was computed from, moved by as much as x was (derived.go);
//   - else the place at x in the object, alive now, in whose range x lies;
//   - else a pointer to nothing, which still has the value x (stray).

// maxPointerSteps limits how far back the making of a pointer is followed.
const maxPointerSteps = 16

// PointerAsInteger returns the result of converting p to an integer.
func (l *Addresses) PointerAsInteger(p ir.Reg) ir.Reg {
	if !l.Host.LooksAtAddresses() {
		return l.B.PtrToInt(p)
	}
	return l.IntegerOf(p)
}

// IntegerOf returns the integer that a pointer stands for.
func (l *Addresses) IntegerOf(p ir.Reg) ir.Reg {
	x := l.integerBy(p, maxPointerSteps)
	l.Announce(x)
	_, known := l.addresses.roots[x]
	_, stray := l.addresses.strays[p]
	if !known && !stray && l.opOf(x) != ir.OpConst && l.opOf(p) != ir.OpIntToPtr {
		l.addresses.roots[x] = p
	}
	return x
}

func (l *Addresses) integerBy(p ir.Reg, steps int) ir.Reg {
	if x, ok := l.addresses.strays[p]; ok {
		return x
	}
	if x, ok := cached(l, l.addresses.ints, p); ok {
		return x
	}
	x := l.computeInteger(p, steps)
	l.addresses.ints[onPath{p, l.B.Path()}] = x
	return x
}

func (l *Addresses) computeInteger(p ir.Reg, steps int) ir.Reg {
	in := l.B.Prog.DefOf(p)
	if steps > 0 {
		switch in.Op {
		case ir.OpNull:
			return l.B.Addr(0)
		case ir.OpIntToPtr:
			return in.Args[0]
		case ir.OpGep:
			by := l.B.Bin(ir.OpMul, in.Args[1], l.B.Addr(in.Imm))
			return l.B.Bin(ir.OpAdd, l.integerBy(in.Args[0], steps-1), by)
		case ir.OpSelect:
			return l.B.Select(in.Args[0], l.integerBy(in.Args[1], steps-1), l.integerBy(in.Args[2], steps-1))
		}
	}
	bases, known := l.BasesOf(p)
	off := l.B.PtrOff(p)
	if known && len(bases) == 1 && l.isPlaced(bases[0]) {
		return l.B.Bin(ir.OpAdd, l.addressOf(bases[0]), off)
	}
	x := off
	if !known || l.elsewhere(bases) {
		x = l.fromStray(p)
	}
	for _, b := range bases {
		if l.isPlaced(b) {
			x = l.B.Select(l.inObject(p, b), l.B.Bin(ir.OpAdd, l.addressOf(b), off), x)
		}
	}
	return x
}

// elsewhere reports whether one of the numbers is neither that of an object nor that of null.
func (l *Addresses) elsewhere(bases []uint64) bool {
	for _, b := range bases {
		if b != 0 && !l.isPlaced(b) {
			return true
		}
	}
	return false
}

func (l *Addresses) opOf(r ir.Reg) ir.Op { return l.B.Prog.DefOf(r).Op }

// PointerOf returns the pointer that an integer of pointer width stands for.
func (l *Addresses) PointerOf(x ir.Reg) ir.Reg {
	if p, ok := cached(l, l.addresses.ptrs, x); ok {
		return p
	}
	if p, ok := l.pointerBehind(x); ok {
		l.addresses.ptrs[onPath{x, l.B.Path()}] = p
		return p
	}
	if l.Host.LooksAtAddresses() {
		return l.lookedUp(x)
	}
	return l.B.IntToPtr(x)
}

// pointerBehind returns the pointer that x was computed from.
func (l *Addresses) pointerBehind(x ir.Reg) (p ir.Reg, ok bool) {
	in := l.B.Prog.DefOf(x)
	if in.Op == ir.OpPtrToInt {
		return in.Args[0], true
	}
	if v, ok := l.B.ConstInt(x); ok {
		if v == 0 {
			return l.B.Null(), true
		}
		return l.known(x, l.stray(x)), true
	}
	if !l.Host.LooksAtAddresses() {
		return 0, false
	}
	if d, ok := l.derivationOf(x); ok {
		return l.moved(x, d), true
	}
	if in.Op == ir.OpSelect && l.derivedOrZero(in.Args[1], maxPointerSteps) && l.derivedOrZero(in.Args[2], maxPointerSteps) {
		return l.B.Select(in.Args[0], l.PointerOf(in.Args[1]), l.PointerOf(in.Args[2])), true
	}
	return 0, false
}

// fromStray returns the integer of a pointer that is in no object.
func (l *Addresses) fromStray(p ir.Reg) ir.Reg {
	plain := l.B.PtrToInt(p)
	return l.B.Select(nearNull(l.B, plain), plain, l.exchanged(plain))
}

// offsets returns p - q in bytes, for pointers into one object.
func (l *Addresses) offsets(p, q ir.Reg) ir.Reg {
	return l.B.Bin(ir.OpSub, l.B.PtrToInt(p), l.B.PtrToInt(q))
}

// distance returns p - q in bytes, for a program that subtracts the integers of two pointers.
func (l *Addresses) distance(p, q ir.Reg) ir.Reg {
	plain := func() ir.Reg { return l.offsets(p, q) }
	apart := func() ir.Reg { return l.B.Bin(ir.OpSub, l.IntegerOf(p), l.IntegerOf(q)) }
	same := l.SameObject(p, q)
	v, known := l.B.ConstInt(same)
	switch {
	case known && v == 0:
		return apart()
	case known || l.B.Recording():
		return plain()
	}
	return l.B.Select(same, plain(), apart())
}

// lowBits returns the integer of p and a mask of low bits. The object's alignment may determine all of these.
func (l *Addresses) lowBits(p, mask ir.Reg) ir.Reg {
	m, ok := l.B.ConstInt(mask)
	bases, known := l.BasesOf(p)
	ok = ok && known && m&(m+1) == 0
	for _, b := range bases {
		ok = ok && (b == 0 || l.isPlaced(b) && l.places[b].align > m)
	}
	if ok {
		return l.B.Bin(ir.OpAnd, l.B.PtrOff(p), mask)
	}
	return l.B.Bin(ir.OpAnd, l.IntegerOf(p), mask)
}

// Announce states what is known about the addresses that x depends on.
func (l *Addresses) Announce(x ir.Reg) {
	if l.unplaced == 0 {
		return
	}
	objs, in := l.occurIn(x)
	if !in.All {
		objs = l.haveAddress
	}
	for _, obj := range objs {
		l.addressOf(obj)
	}
}

// AnyInteger does the work of IntegerOf, without stating what is known about the address.
func (l *Addresses) AnyInteger(p ir.Reg) ir.Reg {
	l.unstated++
	x := l.integerBy(p, maxPointerSteps)
	l.unstated--
	return x
}
