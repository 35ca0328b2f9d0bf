package lower

import (
	"strings"

	"seabmc/ir"
)

// Functions on pointers: what they point to, and whether it may be accessed.

// primitiveArg checks what one of CBMC's functions gets as its i-th argument: null, or a pointer into a live object or just
// behind its end (--pointer-primitive-check).
func (l *lowerer) primitiveArg(c *call, i int) ir.Reg {
	p := l.ptrArg(c, i)
	if !l.opt.PointerPrimitive || l.dead || c.a.f.Unit.Model || !strings.HasPrefix(c.name, "__CPROVER_") {
		return p
	}
	ok := l.b.Valid(l.cur.mem, p, l.b.Addr(0))
	if !l.isOne(ok) {
		ok = l.b.Bin(ir.OpOr, ok, l.b.Bin(ir.OpOr, l.b.Bin(ir.OpEq, p, l.b.Null()), l.b.IsKind(p, ir.ObjFunc)))
	}
	l.check(c.a, c.in, ir.CheckPrimitive, i, ok, c.name+": the pointer is null or points into a live object")
	return p
}

func (l *lowerer) sizeArg(c *call, i int) ir.Reg {
	if i < len(c.ll.Args) {
		return l.addrArg(c, i)
	}
	return l.b.Addr(1)
}

func (l *lowerer) doReadOK(c *call) []ir.Reg {
	return l.result(c, l.b.Valid(l.cur.mem, l.primitiveArg(c, 0), l.sizeArg(c, 1)))
}

func (l *lowerer) doWriteOK(c *call) []ir.Reg {
	p := l.primitiveArg(c, 0)
	return l.result(c, l.b.Bin(ir.OpAnd, l.b.Valid(l.cur.mem, p, l.sizeArg(c, 1)), l.b.Writable(l.cur.mem, p)))
}

// base is the object id of a pointer as an address-wide integer.
func (l *lowerer) base(p ir.Reg) ir.Reg {
	off := l.b.Prog.OffBits()
	start := l.b.PtrToInt(l.objectStart(p))
	if l.mayBeFar(p) { // its object's start is not found by going back
		start = l.b.Bin(ir.OpAdd, l.b.PtrToInt(p), l.b.Addr(1<<(off-1)))
	}
	return l.b.Bin(ir.OpLShr, start, l.b.Addr(uint64(off)))
}

// mayBeFar tells whether p may have been moved further than offsets reach.
func (l *lowerer) mayBeFar(p ir.Reg) bool {
	if l.b.Recording() {
		return false
	}
	least := int64(-1) << (l.b.Prog.OffBits() - 1)
	if _, off, ok := l.b.Oracle.ConstPtr(p); ok {
		return off == least
	}
	r, ok := l.b.Bounds(l.b.PtrOff(p))
	return !ok || r.SMin <= least
}

func (l *lowerer) doPointerObject(c *call) []ir.Reg { return l.result(c, l.base(l.primitiveArg(c, 0))) }

func (l *lowerer) doPointerOffset(c *call) []ir.Reg {
	return l.result(c, l.b.PtrOff(l.primitiveArg(c, 0)))
}

func (l *lowerer) doObjectSizeOf(c *call) []ir.Reg {
	return l.result(c, l.b.ObjSize(l.cur.mem, l.primitiveArg(c, 0)))
}

func (l *lowerer) doSameObject(c *call) []ir.Reg {
	p := l.primitiveArg(c, 0)
	q := l.primitiveArg(c, 1)
	return l.result(c, l.b.Bin(ir.OpEq, l.base(p), l.base(q)))
}

// doPointerInRange is __CPROVER_pointer_in_range(low, p, high): all three point into one object, p between the others.
func (l *lowerer) doPointerInRange(c *call) []ir.Reg {
	low := l.primitiveArg(c, 0)
	p := l.primitiveArg(c, 1)
	high := l.primitiveArg(c, 2)
	one := l.b.Bin(ir.OpAnd, l.b.Bin(ir.OpEq, l.base(low), l.base(p)), l.b.Bin(ir.OpEq, l.base(p), l.base(high)))
	from := l.b.Bin(ir.OpSle, l.b.PtrOff(low), l.b.PtrOff(p))
	to := l.b.Bin(ir.OpSle, l.b.PtrOff(p), l.b.PtrOff(high))
	return l.result(c, l.b.Bin(ir.OpAnd, one, l.b.Bin(ir.OpAnd, from, to)))
}

func (l *lowerer) doIsLive(c *call) []ir.Reg {
	return l.result(c, l.b.IsLive(l.cur.mem, l.ptrArg(c, 0)))
}

func (l *lowerer) doIsHeap(c *call) []ir.Reg {
	return l.result(c, l.b.IsKind(l.primitiveArg(c, 0), ir.ObjHeap))
}

func (l *lowerer) doIsWritable(c *call) []ir.Reg {
	return l.result(c, l.b.Writable(l.cur.mem, l.primitiveArg(c, 0)))
}

// doIsFreeable is __CPROVER_is_freeable(p): free(p) would be right.
func (l *lowerer) doIsFreeable(c *call) []ir.Reg {
	return l.result(c, l.mayFree(l.primitiveArg(c, 0)))
}
