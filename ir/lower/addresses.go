package lower

import (
	"math/bits"

	"seabmc/ir"
)

// Addresses as integers. A pointer's integer value is object · 2^k + offset: aligned
// to 2^k, in the order of allocation, never used again. A program must not rely on
// any of that. So where it compares integers that are made of addresses by +, -, &,
// | and conversions (tests of alignment, order or equality), the comparison is made
// on addresses that are only what the language promises: aligned as the object is,
// and apart from those of the objects that live at the same time. All else that a
// program computes from addresses (hashes, for one) keeps the values that they have
// here: each is one that a real execution can have.

// placed is an object as the comparisons of addresses see it.
type placed struct {
	p, size ir.Reg
	before  ir.Reg // memory when it was made
	align   uint64 // 0: its place is not known any better
	addr    ir.Reg // its address, 0 until it is asked for
}

const (
	maxPlaced       = 48 // objects whose addresses are compared
	maxAddressTerms = 10 // depth of an integer that is looked through for addresses
	lowestAddress   = 4096
)

// place notes an object that was just made.
func (l *lowerer) place(p, size, before ir.Reg, kind ir.ObjKind) {
	for len(l.places) < l.objects {
		l.places = append(l.places, placed{})
	}
	o := placed{p: p, size: size, before: before}
	if kind == ir.ObjHeap || kind == ir.ObjStack || kind == ir.ObjConstLocal {
		o.align = uint64(l.b.Prog.PtrBits / 4)
	}
	l.places = append(l.places, o)
}

// alignedTo notes the alignment of the object made last, 0 if it is unknown.
func (l *lowerer) alignedTo(align uint64) { l.places[l.objects].align = align }

// alignmentArg is a constant alignment that the program asked for, 0 if there is none.
func (l *lowerer) alignmentArg(r ir.Reg) uint64 {
	if v, ok := l.b.ConstInt(r); ok && bits.OnesCount64(v) == 1 {
		return v
	}
	return 0
}

// realAddresses brings the two sides of a comparison to real addresses.
func (l *lowerer) realAddresses(x, y ir.Reg) (ir.Reg, ir.Reg) {
	if !l.madeOfAddress(x) && !l.madeOfAddress(y) {
		return x, y
	}
	if l.zeroConst(x) || l.zeroConst(y) {
		if l.opOf(x) == ir.OpPtrToInt || l.opOf(y) == ir.OpPtrToInt {
			return x, y // a test for null
		}
	}
	rx, okx := l.real(x, maxAddressTerms)
	ry, oky := l.real(y, maxAddressTerms)
	if !okx || !oky {
		return x, y
	}
	return rx, ry
}

func (l *lowerer) zeroConst(r ir.Reg) bool {
	v, ok := l.b.ConstInt(r)
	return ok && v == 0
}

func (l *lowerer) opOf(r ir.Reg) ir.Op { return l.b.Prog.DefOf(r).Op }

// madeOfAddress looks for an address in the first operands of x, quickly.
func (l *lowerer) madeOfAddress(x ir.Reg) bool {
	for range maxAddressTerms {
		in := l.b.Prog.DefOf(x)
		switch in.Op {
		case ir.OpPtrToInt:
			return true
		case ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpAdd, ir.OpSub, ir.OpAnd, ir.OpOr, ir.OpURem:
			x = in.Args[0]
			if _, ok := l.b.ConstInt(x); ok && len(in.Args) > 1 && !l.madeByAddress(x) {
				x = in.Args[1]
			}
		case ir.OpSelect:
			x = in.Args[1]
		default:
			return false
		}
	}
	return false
}

// madeByAddress tells whether an operation that folds is one on an address.
func (l *lowerer) madeByAddress(x ir.Reg) bool { return l.opOf(x) != ir.OpConst }

// real is x on real addresses; ok is false if x is computed in another way than
// tests of addresses are.
func (l *lowerer) real(x ir.Reg, depth int) (r ir.Reg, ok bool) {
	in := l.b.Prog.DefOf(x)
	if depth == 0 {
		return x, false
	}
	switch in.Op {
	case ir.OpPtrToInt:
		return l.realAddress(in.Args[0])
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		r, ok = l.real(in.Args[0], depth-1)
		if r == in.Args[0] {
			return x, ok
		}
		return l.b.Cast(in.Op, r, int(in.Type.Bits)), ok
	case ir.OpAdd, ir.OpSub, ir.OpAnd, ir.OpOr, ir.OpURem:
		if l.onlyLowBits(&in, depth) {
			return x, true
		}
		a, ok1 := l.real(in.Args[0], depth-1)
		b, ok2 := l.real(in.Args[1], depth-1)
		if a == in.Args[0] && b == in.Args[1] {
			return x, ok1 && ok2
		}
		return l.b.Bin(in.Op, a, b), ok1 && ok2
	case ir.OpSelect:
		a, ok1 := l.real(in.Args[1], depth-1)
		b, ok2 := l.real(in.Args[2], depth-1)
		if a == in.Args[1] && b == in.Args[2] {
			return x, ok1 && ok2
		}
		return l.b.Select(in.Args[0], a, b), ok1 && ok2
	case ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpMul, ir.OpXor, ir.OpUDiv, ir.OpSDiv, ir.OpSRem:
		return x, !l.madeOfAddress(in.Args[0]) && !l.madeOfAddress(in.Args[1])
	}
	return x, true
}

// onlyLowBits tells whether an operation keeps only bits of an address that its
// object's alignment decides.
func (l *lowerer) onlyLowBits(in *ir.Instr, depth int) bool {
	m, ok := l.b.ConstInt(in.Args[1])
	if !ok || in.Op != ir.OpAnd && in.Op != ir.OpURem {
		return false
	}
	if in.Op == ir.OpURem {
		if bits.OnesCount64(m) != 1 {
			return false
		}
		m--
	}
	x := in.Args[0]
	for ; depth > 0; depth-- {
		d := l.b.Prog.DefOf(x)
		switch d.Op {
		case ir.OpPtrToInt:
			bases, ok := l.basesOf(d.Args[0])
			for _, b := range bases {
				ok = ok && b < uint64(len(l.places)) && (l.places[b].align > m || l.places[b].align == 0)
			}
			return ok
		case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
			x = d.Args[0]
		case ir.OpAdd, ir.OpSub:
			if _, ok := l.b.ConstInt(d.Args[1]); !ok || l.opOf(d.Args[1]) != ir.OpConst {
				return false
			}
			x = d.Args[0]
		default:
			return false
		}
	}
	return false
}

// basesOf are the objects that a pointer may point to.
func (l *lowerer) basesOf(p ir.Reg) ([]uint64, bool) {
	if l.b.Cons == nil {
		return nil, false
	}
	if base, _, ok := l.b.Cons.ConstPtr(p); ok {
		return []uint64{base}, true
	}
	bases, ok := l.b.Cons.PtrBases(p)
	return bases, ok && len(bases) <= maxPlaced
}

// realAddress is the address that p has.
func (l *lowerer) realAddress(p ir.Reg) (ir.Reg, bool) {
	plain := l.b.PtrToInt(p)
	bases, ok := l.basesOf(p)
	if !ok {
		return plain, false
	}
	r, off := plain, l.b.PtrOff(p)
	for _, b := range bases {
		if b >= uint64(len(l.places)) || l.places[b].align == 0 {
			continue
		}
		addr, ok := l.addressOf(b)
		if !ok {
			return plain, false
		}
		here := l.b.Bin(ir.OpAdd, addr, off)
		if len(bases) > 1 {
			here = l.b.Select(l.sameObject(p, l.places[b].p), here, r)
		}
		r = here
	}
	return r, true
}

// addressOf is the address of an object: any that it can have beside the others.
func (l *lowerer) addressOf(obj uint64) (ir.Reg, bool) {
	o := &l.places[obj]
	if o.addr != 0 {
		return o.addr, true
	}
	if len(l.haveAddress) >= maxPlaced {
		return 0, false
	}
	a := l.b.Nondet(l.b.Prog.Addr(), "address")
	o.addr = a
	holds := func(ok ir.Reg) { l.restrict(EndInput, l.b.True(), ok) }
	space := uint64(1) << 47
	if l.b.Prog.PtrBits == 32 {
		space = 1<<32 - lowestAddress
	}
	holds(l.b.Bin(ir.OpEq, l.b.Bin(ir.OpAnd, a, l.b.Addr(o.align-1)), l.b.Addr(0)))
	holds(l.b.Bin(ir.OpUle, l.b.Addr(lowestAddress), a))
	holds(l.b.Bin(ir.OpUle, a, l.b.Bin(ir.OpSub, l.b.Addr(space), o.size)))
	for _, i := range l.haveAddress {
		first, second := &l.places[min(i, obj)], &l.places[max(i, obj)]
		ended := l.b.Not(l.b.IsLive(second.before, first.p))
		holds(l.b.Bin(ir.OpOr, ended, l.b.Bin(ir.OpOr, l.below(first, second), l.below(second, first))))
	}
	l.haveAddress = append(l.haveAddress, obj)
	return a, true
}

// below tells whether x ends where y begins or before. An object of no bytes has a place too.
func (l *lowerer) below(x, y *placed) ir.Reg {
	size := l.b.Select(l.b.Bin(ir.OpEq, x.size, l.b.Addr(0)), l.b.Addr(1), x.size)
	return l.b.Bin(ir.OpUle, l.b.Bin(ir.OpAdd, x.addr, size), y.addr)
}
