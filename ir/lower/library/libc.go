package library

import (
	"math/big"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/checks"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// accessOf checks n bytes at p. An access to no bytes needs no valid pointer (as compilers and CBMC take it).
func accessOf(l *Library, c *state.Call, sub int, p, n ir.Reg, write bool) {
	if !l.Options.PointerCheck || l.Dead {
		return
	}
	v, known := l.B.ConstInt(n)
	if known && v == 0 {
		return
	}
	ok := l.B.Valid(l.State.Memory, p, n)
	what := "source"
	if write {
		if !c.Inst.Initial {
			ok = l.B.Bin(ir.OpAnd, ok, l.B.Writable(l.State.Memory, p))
		}
		what = "destination"
	}
	if !known {
		ok = l.B.Bin(ir.OpOr, ok, l.B.Bin(ir.OpEq, n, l.B.Addr(0)))
	}
	l.Check(c.Activation, c.Inst, ir.CheckDeref, sub, ok, shortName(c.Name)+": the "+what+" is valid for the length")
	if write && !strings.HasPrefix(c.Name, "llvm.memcpy") { // clang's own copies are those of whole structures
		l.OnConstMember(c.Activation, c.Inst, p, n)
	}
}

func copyBlock(l *Library, c *state.Call) (to, n ir.Reg) {
	to, from := l.PtrArg(c, 0), l.PtrArg(c, 1)
	n = l.AddrArg(c, 2)
	if alignedCopy(l, c, to, from); l.Dead {
		return to, n
	}
	if copyElement(l, c, to, from, n) || l.Dead {
		return to, n
	}
	accessOf(l, c, 0, to, n, true)
	accessOf(l, c, 1, from, n, false)
	checkDisjoint(l, c, to, from, n)
	if !l.Dead {
		l.CopyBytes(to, from, n)
		l.NoteWritten(c, to)
	}
	return to, n
}

func doAlignedAlloc(l *Library, c *state.Call) []ir.Reg {
	n := l.AddrArg(c, 1)
	if l.HeapRoom(c, n); l.Dead {
		return nil
	}
	p, _ := newHeap(l, c, n, 0)
	noMemory(l, l.Heap[len(l.Heap)-1].Ok)
	l.AlignedAs(l.AddrArg(c, 0))
	return l.Result(c, p)
}

func doAlloca(l *Library, c *state.Call) []ir.Reg {
	n := l.AddrArg(c, 0)
	if l.Room(c.Activation, c.Inst, n); l.Dead {
		return nil
	}
	p := l.Alloc(n, ir.Alloc{Kind: ir.ObjStack, Name: "alloca"})
	l.Contract.NoteMade(p)
	c.Activation.Objects = append(c.Activation.Objects, state.StackObject{Address: p, Guard: l.State.Guard})
	return l.Result(c, p)
}

func doBzero(l *Library, c *state.Call) []ir.Reg {
	setBytes(l, c, l.PtrArg(c, 0), l.B.Const(0, 8), l.AddrArg(c, 1))
	return doZero(l, c)
}

func doCalloc(l *Library, c *state.Call) []ir.Reg {
	n, over := productOf(l, c, 0, 1)
	if allocSize(l, c, n, over); l.Dead {
		return nil
	}
	if over != 0 {
		n = l.B.Select(over, l.B.Addr(0), n)
	}
	p, size := newHeap(l, c, n, over)
	made := l.Heap[len(l.Heap)-1]
	l.Fill(made.Address, l.B.Const(0, 8), size)
	noMemory(l, made.Ok)
	return l.Result(c, p)
}

func doFree(l *Library, c *state.Call) []ir.Reg {
	p := l.PtrArg(c, 0)
	freeable(l, c, p)
	if !l.Dead {
		l.State.Memory = l.B.Free(l.State.Memory, p)
	}
	return doZero(l, c)
}

func doMalloc(l *Library, c *state.Call) []ir.Reg {
	n := l.AddrArg(c, 0)
	allocSize(l, c, n, 0)
	if l.HeapRoom(c, n); l.Dead {
		return nil
	}
	p, _ := newHeap(l, c, n, 0)
	noMemory(l, l.Heap[len(l.Heap)-1].Ok)
	return l.Result(c, p)
}

func doMemcpy(l *Library, c *state.Call) []ir.Reg {
	to, _ := copyBlock(l, c)
	return l.Result(c, to)
}

func doMempcpy(l *Library, c *state.Call) []ir.Reg {
	to, n := copyBlock(l, c)
	return l.Result(c, l.B.Gep(to, n, 1))
}

func doMemset(l *Library, c *state.Call) []ir.Reg {
	return setBytes(l, c, l.PtrArg(c, 0), l.Resize(l.AsInt(l.Arg(c, 1)), 8), l.AddrArg(c, 2))
}

func doPosixMemalign(l *Library, c *state.Call) []ir.Reg {
	at := l.PtrArg(c, 0)
	l.OnAccess(c.Activation, c.Inst, 0, at, l.B.Addr(uint64(l.B.Prog.PtrBits/8)), true, "posix_memalign: the place for the result is writable")
	if l.Dead {
		return nil
	}
	n := l.AddrArg(c, 2)
	if l.HeapRoom(c, n); l.Dead {
		return nil
	}
	bad := l.B.Not(fitsMemalign(l, l.AddrArg(c, 1)))
	p, _ := newHeap(l, c, n, bad)
	l.AlignedAs(l.AddrArg(c, 1))
	fail := l.B.Bin(ir.OpEq, p, l.B.Null())
	before, apart := l.State.Memory, l.State.Apart
	l.State.Memory = l.B.Store(before, at, p)
	l.PokeApart(at, p)
	l.State.Memory = l.B.Select(fail, before, l.State.Memory)
	if apart != 0 {
		l.State.Apart = l.B.Select(fail, apart, l.State.Apart)
	}
	l.Wrote(at, l.B.Select(fail, l.B.Addr(0), l.B.Addr(uint64(l.B.Prog.PtrBits/8))))
	why := l.B.Select(bad, l.B.Const(einval, 32), l.B.Const(enomem, 32))
	return l.Result(c, l.B.Select(fail, why, l.B.Const(0, 32)))
}

// fitsMemalign returns the condition that posix_memalign accepts an alignment: a power of two that is a multiple of the size of a pointer.
func fitsMemalign(l *Library, align ir.Reg) ir.Reg {
	return l.B.Bin(ir.OpAnd, l.IsPowerOfTwo(align), l.B.Bin(ir.OpUle, l.B.Addr(uint64(l.B.Prog.PtrBits/8)), align))
}

func doRealloc(l *Library, c *state.Call) []ir.Reg { return reallocate(l, c, l.AddrArg(c, 1), 0) }

func doReallocArray(l *Library, c *state.Call) []ir.Reg {
	n, over := productOf(l, c, 1, 2)
	if over != 0 {
		n = l.B.Select(over, l.B.Addr(0), n)
	}
	return reallocate(l, c, n, over)
}

func doValloc(l *Library, c *state.Call) []ir.Reg {
	rs := doMalloc(l, c)
	if !l.Dead {
		l.AlignedTo(4096)
	}
	return rs
}

// freeable asserts that p is null or the start of a live heap object.
func freeable(l *Library, c *state.Call, p ir.Reg) {
	l.Contract.FramedFree(c, p)
	if l.Options.PointerCheck {
		l.Check(c.Activation, c.Inst, ir.CheckFree, 0, l.MayFree(p), c.Name+": the pointer is null or the start of a live heap object")
	}
}

// libc holds the C library functions that need the memory model itself. The rest of the library are models in C, which the front end brings.
var libc = map[string]primitive{
	"malloc":         {do: doMalloc, makes: true},
	"valloc":         {do: doValloc, makes: true},
	"calloc":         {do: doCalloc, makes: true},
	"realloc":        {do: doRealloc, makes: true, kinds: []ir.CheckKind{ir.CheckFree}},
	"reallocarray":   {do: doReallocArray, makes: true, kinds: []ir.CheckKind{ir.CheckFree}},
	"free":           {do: doFree, kinds: []ir.CheckKind{ir.CheckFree}},
	"cfree":          {do: doFree, kinds: []ir.CheckKind{ir.CheckFree}},
	"aligned_alloc":  {do: doAlignedAlloc, makes: true},
	"memalign":       {do: doAlignedAlloc, makes: true},
	"posix_memalign": {do: doPosixMemalign, makes: true, kinds: derefKind},
	"alloca":         {do: doAlloca},
	"memcpy":         {do: doMemcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"memmove":        {do: doMemcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"__memcpy_chk":   {do: doMemcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"__memmove_chk":  {do: doMemcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"mempcpy":        {do: doMempcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"__mempcpy_chk":  {do: doMempcpy, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckDeref}},
	"memset":         {do: doMemset, kinds: derefKind},
	"__memset_chk":   {do: doMemset, kinds: derefKind},
	"bzero":          {do: doBzero, kinds: derefKind},
}

func setBytes(l *Library, c *state.Call, p, v, n ir.Reg) []ir.Reg {
	accessOf(l, c, 0, p, n, true)
	if !l.Dead {
		l.Fill(p, v, n)
		l.NoteWritten(c, p)
	}
	return l.Result(c, p)
}

// newHeap allocates n bytes on the heap unless fail holds (0: only a size that is too large fails). It returns the address, or null if there is none,
// and the size.
func newHeap(l *Library, c *state.Call, n, fail ir.Reg) (p, size ir.Reg) {
	size, name := n, c.Name
	if l.Options.MallocMayFail {
		may := ownMeaning(l, l.B.NondetAt(ir.I1, ir.RoleFails.Of(name), l.Point(c, 0)))
		l.B.Trace(l.Condition(), may, ir.Note{Kind: ir.NoteInput, Role: ir.RoleFails, Name: name})
		fail = l.Or(fail, may)
		if big := l.TooBig(n); !l.IsZero(big) {
			size = l.B.Select(big, l.B.Addr(0), n)
			fail = l.Or(fail, big)
		}
	} else {
		l.AssumeFits(n)
	}
	obj := l.Alloc(size, ir.Alloc{Kind: ir.ObjHeap, Name: name})
	ok := l.B.True()
	if p = obj; fail != 0 {
		ok = l.B.Not(fail)
		l.B.Exists(obj, ok)
		l.ThereIf(ok)
		p = l.B.Select(fail, l.B.Null(), obj)
	}
	l.Heap = append(l.Heap, checks.HeapObject{Address: obj, Size: size, Ok: ok})
	l.Contract.NoteMade(p)
	return p, size
}

const (
	enomem = 12
	einval = 22
)

// noMemory sets errno if an allocation fails, as POSIX says, in programs that look at errno.
func noMemory(l *Library, ok ir.Reg) {
	if l.IsOne(ok) || !callsOf(l, "__errno_location") {
		return
	}
	if e := variableOfModels(l, "errno_value"); e != nil && e.Reg != 0 {
		was := l.B.Load(ir.Int(32), l.State.Memory, e.Reg)
		l.Poke(e.Reg, l.B.Select(ok, was, l.B.Const(enomem, 32)))
	}
}

// variableOfModels returns a variable at file scope of the library models, nil if the program needs none of the functions that use it.
func variableOfModels(l *Library, name string) *program.Entity {
	for _, m := range l.Program.Mods {
		if !m.Model {
			continue
		}
		for _, g := range m.LL.Globals {
			if g.Name == name {
				return m.Symbols[g]
			}
		}
	}
	return nil
}

// productOf returns the product of two of a call's arguments, and the condition (0: never) under which there is no such object. If allocations may
// fail, allocating too large an object is one that fails. If they never fail, only a product that wraps around has no object: C and POSIX say that
// calloc and reallocarray return null then.
func productOf(l *Library, c *state.Call, i, j int) (n, over ir.Reg) {
	x, y := l.AddrArg(c, i), l.AddrArg(c, j)
	n = l.B.Bin(ir.OpMul, x, y)
	most := l.MaxObject()
	if !l.Options.MallocMayFail {
		most = 1<<uint(l.B.Prog.PtrBits) - 1
	}
	if _, ok := l.B.ConstInt(x); ok {
		x, y = y, x
	}
	if k, ok := l.B.ConstInt(y); ok {
		if k == 0 {
			return n, 0
		}
		over = l.B.Bin(ir.OpUlt, l.B.Addr(most/k), x)
	} else {
		w := l.B.Prog.PtrBits
		wide := l.B.Bin(ir.OpMul, l.B.Cast(ir.OpZExt, x, 2*w), l.B.Cast(ir.OpZExt, y, 2*w))
		over = l.B.Bin(ir.OpUlt, l.B.BigConst(new(big.Int).SetUint64(most), 2*w), wide)
	}
	v, ok := l.B.ConstInt(over)
	if ok && v == 0 {
		return n, 0
	}
	if w := l.B.Prog.PtrBits; l.Options.MallocMayFail && l.MaxObject() < l.MaxReal() {
		l.HeapRoom(c, l.B.Bin(ir.OpMul, l.B.Cast(ir.OpZExt, x, 2*w), l.B.Cast(ir.OpZExt, y, 2*w)))
	}
	return n, over
}

// reallocate moves an object. A size of zero frees the object and gives null. If there is no memory, the old object stays.
func reallocate(l *Library, c *state.Call, n, over ir.Reg) []ir.Reg {
	old := l.PtrArg(c, 0)
	freeable(l, c, old)
	allocSize(l, c, n, over)
	if l.HeapRoom(c, n); l.Dead {
		return nil
	}
	before := l.State.Memory
	p, size := newHeap(l, c, n, over)
	l.InPlaceOf(l.B.Free(before, old))
	h := &l.Heap[len(l.Heap)-1]
	got := h.Ok
	had := l.B.ObjSize(l.State.Memory, old)
	least := l.B.Select(l.B.Bin(ir.OpUlt, had, size), had, size)
	if l.State.Unset != 0 {
		l.State.Unset = l.B.MemCpy(l.State.Unset, h.Address, l.State.Unset, old, least)
	}
	if l.State.Apart != 0 {
		l.State.Apart = l.B.MemCpy(l.State.Apart, h.Address, l.State.Apart, old, least)
	}
	l.Modified(h.Address, least)
	moved := l.B.Free(l.B.MemCpy(l.State.Memory, h.Address, l.State.Memory, old, least), old)
	if h.Ok != l.B.True() {
		moved = l.B.Select(h.Ok, moved, before)
	}
	zero := l.B.Bin(ir.OpEq, n, l.B.Addr(0))
	if over != 0 {
		zero = l.B.Bin(ir.OpAnd, zero, l.B.Not(over))
	}
	if v, ok := l.B.ConstInt(zero); !ok || v != 0 {
		isNull := l.B.Bin(ir.OpEq, old, l.B.Null())
		gone := l.B.Bin(ir.OpAnd, zero, l.B.Not(isNull))
		moved = l.B.Select(gone, l.B.Free(before, old), moved)
		p = l.B.Select(gone, l.B.Null(), p)
		h.Ok = l.B.Bin(ir.OpAnd, h.Ok, l.B.Not(gone))
	}
	l.State.Memory = moved
	noMemory(l, got)
	return l.Result(c, p)
}

// copyElement copies a structure from or to an element of a declared array whose bounds are not checked. It returns false if the copy is another one.
func copyElement(l *Library, c *state.Call, to, from, n ir.Reg) bool {
	writes, isTo := l.InArray(c.Activation, c.Inst, 0, to, n, true)
	reads, isFrom := l.InArray(c.Activation, c.Inst, 1, from, n, false)
	if !isTo && !isFrom {
		return false
	}
	if !isTo {
		accessOf(l, c, 0, to, n, true)
		writes = l.B.True()
	}
	if !isFrom {
		accessOf(l, c, 1, from, n, false)
		reads = l.B.True()
	}
	if l.Dead {
		return true
	}
	l.OnlyIf(writes, func() []ir.Reg {
		l.OnlyIf(reads, func() []ir.Reg {
			l.CopyBytes(to, from, n)
			return nil
		})
		l.OnlyIf(l.B.Not(reads), func() []ir.Reg {
			l.UnknownBytes(to, n)
			return nil
		})
		return nil
	})
	return true
}
