package lower

import (
	"math/big"

	"seabmc/ir"
)

// libc are the C library functions that need the memory model itself. The rest
// of the library are models in C, which the front end brings.
var libc = map[string]primitive{
	"malloc":         {do: (*lowerer).doMalloc},
	"valloc":         {do: (*lowerer).doValloc},
	"calloc":         {do: (*lowerer).doCalloc},
	"realloc":        {do: (*lowerer).doRealloc, kinds: []ir.CheckKind{ir.CheckFree}},
	"reallocarray":   {do: (*lowerer).doReallocArray, kinds: []ir.CheckKind{ir.CheckFree}},
	"free":           {do: (*lowerer).doFree, kinds: []ir.CheckKind{ir.CheckFree}},
	"cfree":          {do: (*lowerer).doFree, kinds: []ir.CheckKind{ir.CheckFree}},
	"aligned_alloc":  {do: (*lowerer).doAlignedAlloc},
	"memalign":       {do: (*lowerer).doAlignedAlloc},
	"posix_memalign": {do: (*lowerer).doPosixMemalign, kinds: derefKind},
	"alloca":         {do: (*lowerer).doAlloca},
	"memcpy":         {do: (*lowerer).doMemcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"memmove":        {do: (*lowerer).doMemcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"__memcpy_chk":   {do: (*lowerer).doMemcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"__memmove_chk":  {do: (*lowerer).doMemcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"mempcpy":        {do: (*lowerer).doMempcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"__mempcpy_chk":  {do: (*lowerer).doMempcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"memset":         {do: (*lowerer).doMemset, kinds: derefKind},
	"__memset_chk":   {do: (*lowerer).doMemset, kinds: derefKind},
	"bzero":          {do: (*lowerer).doBzero, kinds: derefKind},
}

// heapObj is a heap allocation, for the leak check. It exists where ok holds.
type heapObj struct {
	p, size, ok ir.Reg
}

// newHeap allocates n bytes on the heap unless fail holds (0: only too large a
// size fails). It gives the address, null where there is none, and the size.
func (l *lowerer) newHeap(n, fail ir.Reg, name string) (p, size ir.Reg) {
	size = n
	if l.opt.MallocMayFail {
		may := l.own(l.b.Nondet(ir.I1, ir.RoleFails.Of(name)))
		l.b.Trace(l.cond(), may, ir.Note{Kind: ir.NoteInput, Role: ir.RoleFails, Name: name})
		fail = l.or(fail, may)
		if big := l.tooBig(n); !l.isZero(big) {
			size = l.b.Select(big, l.b.Addr(0), n)
			fail = l.or(fail, big)
		}
	} else {
		l.assumeFits(n)
	}
	obj := l.alloc(size, ir.Alloc{Kind: ir.ObjHeap, Name: name})
	if fail == 0 {
		l.heap = append(l.heap, heapObj{p: obj, size: size, ok: l.b.True()})
		return obj, size
	}
	ok := l.b.Not(fail)
	l.b.Exists(obj, ok)
	l.heap = append(l.heap, heapObj{p: obj, size: size, ok: ok})
	return l.b.Select(fail, l.b.Null(), obj), size
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// or is a disjunction in which zero stands for false.
func (l *lowerer) or(x, y ir.Reg) ir.Reg {
	if x == 0 {
		return y
	}
	return l.b.Bin(ir.OpOr, x, y)
}

func (l *lowerer) doMalloc(c *call) []ir.Reg {
	n := l.addrArg(c, 0)
	l.allocSize(c, n, 0)
	if l.heapRoom(c, n); l.dead {
		return nil
	}
	p, _ := l.newHeap(n, 0, c.name)
	return l.result(c, p)
}

func (l *lowerer) doValloc(c *call) []ir.Reg {
	rs := l.doMalloc(c)
	if !l.dead {
		l.alignedTo(4096)
	}
	return rs
}

func (l *lowerer) doAlignedAlloc(c *call) []ir.Reg {
	n := l.addrArg(c, 1)
	if l.heapRoom(c, n); l.dead {
		return nil
	}
	p, _ := l.newHeap(n, 0, c.name)
	l.alignedTo(l.alignmentArg(l.addrArg(c, 0)))
	return l.result(c, p)
}

// product is the product of two of a call's arguments and a condition (0: never) under which there is no such object. If allocations
// may fail, too large an object is one of those that do. If they never fail, only a product that wraps around has no object: C and POSIX
// say that calloc and reallocarray give null then.
func (l *lowerer) product(c *call, i, j int) (n, over ir.Reg) {
	x, y := l.addrArg(c, i), l.addrArg(c, j)
	n = l.b.Bin(ir.OpMul, x, y)
	most := l.maxObject()
	if !l.opt.MallocMayFail {
		most = 1<<uint(l.b.Prog.PtrBits) - 1
	}
	if _, ok := l.b.ConstInt(x); ok {
		x, y = y, x
	}
	if k, ok := l.b.ConstInt(y); ok {
		if k == 0 {
			return n, 0
		}
		over = l.b.Bin(ir.OpUlt, l.b.Addr(most/k), x)
	} else {
		w := l.b.Prog.PtrBits
		wide := l.b.Bin(ir.OpMul, l.b.Cast(ir.OpZExt, x, 2*w), l.b.Cast(ir.OpZExt, y, 2*w))
		over = l.b.Bin(ir.OpUlt, l.b.BigConst(new(big.Int).SetUint64(most), 2*w), wide)
	}
	v, ok := l.b.ConstInt(over)
	if ok && v == 0 {
		return n, 0
	}
	if w := l.b.Prog.PtrBits; l.opt.MallocMayFail && l.maxObject() < l.maxReal() {
		l.heapRoom(c, l.b.Bin(ir.OpMul, l.b.Cast(ir.OpZExt, x, 2*w), l.b.Cast(ir.OpZExt, y, 2*w)))
	}
	return n, over
}

func (l *lowerer) doCalloc(c *call) []ir.Reg {
	n, over := l.product(c, 0, 1)
	if l.allocSize(c, n, over); l.dead {
		return nil
	}
	if over != 0 {
		n = l.b.Select(over, l.b.Addr(0), n)
	}
	p, size := l.newHeap(n, over, c.name)
	obj := l.heap[len(l.heap)-1].p
	l.fill(obj, l.b.Const(0, 8), size)
	return l.result(c, p)
}

// freeable asserts that p is null or the start of a live heap object.
func (l *lowerer) freeable(c *call, p ir.Reg) {
	l.framedFree(c, p)
	if l.opt.PointerCheck {
		l.check(c.a, c.in, ir.CheckFree, 0, l.mayFree(p), c.name+": the pointer is null or the start of a live heap object")
	}
}

// mayFree tells whether p is null or the start of a live heap object.
func (l *lowerer) mayFree(p ir.Reg) ir.Reg {
	null := l.b.Bin(ir.OpEq, p, l.b.Null())
	start := l.b.Bin(ir.OpEq, l.b.PtrOff(p), l.b.Addr(0))
	ok := l.b.Bin(ir.OpAnd, start, l.b.Bin(ir.OpAnd, l.b.IsLive(l.cur.mem, p), l.b.IsKind(p, ir.ObjHeap)))
	return l.b.Bin(ir.OpOr, null, ok)
}

func (l *lowerer) doFree(c *call) []ir.Reg {
	p := l.ptrArg(c, 0)
	l.freeable(c, p)
	if !l.dead {
		l.cur.mem = l.b.Free(l.cur.mem, p)
	}
	return l.doZero(c)
}

func (l *lowerer) doRealloc(c *call) []ir.Reg { return l.realloc(c, l.addrArg(c, 1), 0) }

func (l *lowerer) doReallocArray(c *call) []ir.Reg {
	n, over := l.product(c, 1, 2)
	if over != 0 {
		n = l.b.Select(over, l.b.Addr(0), n)
	}
	return l.realloc(c, n, over)
}

// realloc moves an object. A size of zero frees it and gives null; where there
// is no memory the old object stays.
func (l *lowerer) realloc(c *call, n, over ir.Reg) []ir.Reg {
	old := l.ptrArg(c, 0)
	l.freeable(c, old)
	l.allocSize(c, n, over)
	if l.heapRoom(c, n); l.dead {
		return nil
	}
	before := l.cur.mem
	p, size := l.newHeap(n, over, c.name)
	h := &l.heap[len(l.heap)-1]
	had := l.b.ObjSize(l.cur.mem, old)
	least := l.b.Select(l.b.Bin(ir.OpUlt, had, size), had, size)
	if l.cur.unset != 0 {
		l.cur.unset = l.b.MemCpy(l.cur.unset, h.p, l.cur.unset, old, least)
	}
	if l.cur.apart != 0 {
		l.cur.apart = l.b.MemCpy(l.cur.apart, h.p, l.cur.apart, old, least)
	}
	l.modified(h.p, least)
	moved := l.b.Free(l.b.MemCpy(l.cur.mem, h.p, l.cur.mem, old, least), old)
	if h.ok != l.b.True() {
		moved = l.b.Select(h.ok, moved, before)
	}
	zero := l.b.Bin(ir.OpEq, n, l.b.Addr(0))
	if over != 0 {
		zero = l.b.Bin(ir.OpAnd, zero, l.b.Not(over))
	}
	if v, ok := l.b.ConstInt(zero); !ok || v != 0 {
		isNull := l.b.Bin(ir.OpEq, old, l.b.Null())
		gone := l.b.Bin(ir.OpAnd, zero, l.b.Not(isNull))
		moved = l.b.Select(gone, l.b.Free(before, old), moved)
		p = l.b.Select(gone, l.b.Null(), p)
		h.ok = l.b.Bin(ir.OpAnd, h.ok, l.b.Not(gone))
	}
	l.cur.mem = moved
	return l.result(c, p)
}

func (l *lowerer) doPosixMemalign(c *call) []ir.Reg {
	at := l.ptrArg(c, 0)
	l.deref(c.a, c.in, 0, at, l.b.Addr(uint64(l.b.Prog.PtrBits/8)), true, "posix_memalign: the place for the result is writable")
	if l.dead {
		return nil
	}
	n := l.addrArg(c, 2)
	if l.heapRoom(c, n); l.dead {
		return nil
	}
	p, _ := l.newHeap(n, 0, c.name)
	l.alignedTo(l.alignmentArg(l.addrArg(c, 1)))
	fail := l.b.Bin(ir.OpEq, p, l.b.Null())
	before, apart := l.cur.mem, l.cur.apart
	l.cur.mem = l.b.Store(before, at, p)
	l.pokeApart(at, p)
	l.cur.mem = l.b.Select(fail, before, l.cur.mem)
	if apart != 0 {
		l.cur.apart = l.b.Select(fail, apart, l.cur.apart)
	}
	l.wrote(at, l.b.Select(fail, l.b.Addr(0), l.b.Addr(uint64(l.b.Prog.PtrBits/8))))
	const enomem = 12
	return l.result(c, l.b.Select(fail, l.b.Const(enomem, 32), l.b.Const(0, 32)))
}

func (l *lowerer) doAlloca(c *call) []ir.Reg {
	n := l.addrArg(c, 0)
	if l.room(c.a, c.in, n); l.dead {
		return nil
	}
	p := l.alloc(n, ir.Alloc{Kind: ir.ObjStack, Name: "alloca"})
	c.a.objs = append(c.a.objs, stackObj{p: p, g: l.cur.g})
	return l.result(c, p)
}

// access checks n bytes at p; no bytes need no valid pointer (as compilers and
// CBMC take it).
func (l *lowerer) access(c *call, sub int, p, n ir.Reg, write bool) {
	if !l.opt.PointerCheck || l.dead {
		return
	}
	v, known := l.b.ConstInt(n)
	if known && v == 0 {
		return
	}
	ok := l.b.Valid(l.cur.mem, p, n)
	what := "source"
	if write {
		if !c.in.Initial {
			ok = l.b.Bin(ir.OpAnd, ok, l.b.Writable(l.cur.mem, p))
		}
		what = "destination"
	}
	if !known {
		ok = l.b.Bin(ir.OpOr, ok, l.b.Bin(ir.OpEq, n, l.b.Addr(0)))
	}
	l.check(c.a, c.in, ir.CheckDeref, sub, ok, shortName(c.name)+": the "+what+" is valid for the length")
}

func (l *lowerer) copy(c *call) (to, n ir.Reg) {
	to, from := l.ptrArg(c, 0), l.ptrArg(c, 1)
	n = l.addrArg(c, 2)
	if l.alignedCopy(c, to, from); l.dead {
		return to, n
	}
	if l.copyElement(c, to, from, n) || l.dead {
		return to, n
	}
	l.access(c, 0, to, n, true)
	l.access(c, 1, from, n, false)
	l.disjoint(c, to, from, n)
	if !l.dead {
		l.copyBytes(to, from, n)
		l.noteWritten(c, to)
	}
	return to, n
}

func (l *lowerer) doMemcpy(c *call) []ir.Reg {
	to, _ := l.copy(c)
	return l.result(c, to)
}

func (l *lowerer) doMempcpy(c *call) []ir.Reg {
	to, n := l.copy(c)
	return l.result(c, l.b.Gep(to, n, 1))
}

func (l *lowerer) memset(c *call, p, v, n ir.Reg) []ir.Reg {
	l.access(c, 0, p, n, true)
	if !l.dead {
		l.fill(p, v, n)
		l.noteWritten(c, p)
	}
	return l.result(c, p)
}

func (l *lowerer) doMemset(c *call) []ir.Reg {
	return l.memset(c, l.ptrArg(c, 0), l.resize(l.asInt(l.arg(c, 1)), 8), l.addrArg(c, 2))
}

func (l *lowerer) doBzero(c *call) []ir.Reg {
	l.memset(c, l.ptrArg(c, 0), l.b.Const(0, 8), l.addrArg(c, 1))
	return l.doZero(c)
}

// leaks asserts, where the program ends, that no heap object is left.
func (l *lowerer) leaks(id string, about ir.Aspect) {
	if !l.opt.MemoryLeak || l.dead {
		return
	}
	live := make([]ir.Reg, len(l.heap))
	for i, h := range l.heap {
		live[i] = l.b.Bin(ir.OpAnd, h.ok, l.b.IsLiveIn(l.cur.mem, h.p))
	}
	var tracked []ir.Reg
	if l.opt.MayStayTracked {
		tracked = l.tracked(live)
	}
	for i, lost := range live {
		if tracked != nil {
			lost = l.b.Bin(ir.OpAnd, lost, l.b.Not(tracked[i]))
		}
		if !l.isZero(lost) {
			l.state(l.b.Not(lost), ir.Check{ID: id, Kind: ir.CheckLeak, About: about, Msg: "no heap object is left at the end of the program"})
		}
	}
}
