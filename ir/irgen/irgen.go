// Package irgen makes random SEA-IR programs and inputs for property tests.
//
// In: a source of random choices (a rapid.T, which shrinks, or math/rand).
// Out: programs that verify. They have few objects and unknowns but every kind of
// memory operation: mixed widths, misaligned and overlapping accesses, pointers
// in memory, symbolic offsets and lengths, out-of-bounds accesses, merges of
// memories, copies from older memories. Asserts about checksums at the end
// make a wrong byte anywhere show.
package irgen

import (
	"fmt"
	"math/big"

	"pgregory.net/rapid"

	"seabmc/ir"
)

// Rand is a source of choices; *math/rand.Rand is one. 0 is the simplest choice.
type Rand interface{ Intn(n int) int }

// Options bound a program. Zero fields take the defaults in brackets.
type Options struct {
	PtrBits int // [64]
	ObjBits int // [ir.DefaultObjBits]
	Instrs  int // random actions, at most [24]; an action is one to five instructions
	Objects int // objects, at most [4]
	MaxSize int // bytes of an object, at most [16]
	Wild    int // per cent of pointers and lengths without any bound [4]; negative is none
	Wide    bool
	// NoSymbolic makes offsets and lengths constants (a program for store-maps).
	NoSymbolic bool
}

func (o *Options) defaults() {
	def := func(x *int, d int) {
		if *x == 0 {
			*x = d
		}
	}
	def(&o.PtrBits, 64)
	def(&o.ObjBits, ir.DefaultObjBits(o.PtrBits))
	def(&o.Instrs, 24)
	def(&o.Objects, 4)
	def(&o.MaxSize, 16)
	def(&o.Wild, 4)
}

type rapidRand struct{ t *rapid.T }

func (r rapidRand) Intn(n int) int { return rapid.IntRange(0, n-1).Draw(r.t, "choice") }

// FromRapid is the choices of a rapid test.
func FromRapid(t *rapid.T) Rand { return rapidRand{t} }

// Draw is Random for a rapid test; a failure shrinks to a short program.
func Draw(t *rapid.T, opt Options) *ir.Program { return Random(FromRapid(t), opt) }

// layouts are the options of DrawAny.
var layouts = []Options{
	{}, {Wide: true, Wild: 20}, {PtrBits: 32, ObjBits: 10}, {PtrBits: 16, ObjBits: 4, Wild: 30}, {PtrBits: 8, ObjBits: 3, Wide: true, Wild: 30}, {NoSymbolic: true, Wild: -1},
}

// DrawAny is Draw with one of several pointer layouts, wide integers and wild pointers or none.
func DrawAny(t *rapid.T) *ir.Program {
	return Draw(t, layouts[rapid.IntRange(0, len(layouts)-1).Draw(t, "layout")])
}

// Random makes a program.
func Random(r Rand, opt Options) *ir.Program {
	opt.defaults()
	p := ir.NewProgram(opt.PtrBits, opt.ObjBits)
	g := &gen{Rand: r, opt: opt, b: ir.NewBuilder(p, nil), ints: map[int][]ir.Reg{}}
	g.mems = []ir.Reg{g.b.InitMem()}
	g.alloc()
	for n := r.Intn(opt.Instrs + 1); n > 0; n-- {
		g.action()
	}
	g.checksums()
	return p
}

type gen struct {
	Rand
	opt     Options
	b       *ir.Builder
	ints    map[int][]ir.Reg // by width
	ptrs    []ir.Reg
	mems    []ir.Reg // the last is the current one
	objs    []ir.Reg // addresses of the objects
	nondets int
	checks  int
}

var widths = []int{8, 32, 64, 16, 1, 24}

// actions by weight; the first are the simplest.
var actions = []struct {
	weight int
	do     func(*gen)
}{
	{5, (*gen).store}, {5, (*gen).load}, {3, (*gen).gep}, {2, (*gen).storePtr}, {2, (*gen).loadPtr},
	{2, (*gen).alloc}, {2, (*gen).memset}, {3, (*gen).memcpy}, {1, (*gen).havoc}, {1, (*gen).free},
	{2, (*gen).arith}, {2, (*gen).compare}, {1, (*gen).cast}, {2, (*gen).query},
	{1, (*gen).selectInt}, {2, (*gen).selectPtr}, {3, (*gen).selectMem},
	{2, (*gen).float}, {1, (*gen).comparePtr}, {1, (*gen).castPtr}, {1, (*gen).assume}, {1, (*gen).assert}, {1, (*gen).trace},
}

func (g *gen) action() {
	total := 0
	for _, a := range actions {
		total += a.weight
	}
	n := g.Intn(total)
	for _, a := range actions {
		if n -= a.weight; n < 0 {
			g.b.SetPos(ir.Pos{File: "gen.c", Line: 1 + g.b.Prog.Len(), Func: "main"})
			a.do(g)
			return
		}
	}
}

func (g *gen) chance(percent int) bool { return g.Intn(100) >= 100-percent }

func (g *gen) wild() bool { return g.opt.Wild > 0 && g.chance(g.opt.Wild) }

func pick(g *gen, pool []ir.Reg) ir.Reg { return pool[len(pool)-1-g.Intn(len(pool))] }

func (g *gen) mem() ir.Reg { return g.mems[len(g.mems)-1] }

// anyMem is mostly the current memory.
func (g *gen) anyMem() ir.Reg {
	if g.chance(25) {
		return pick(g, g.mems)
	}
	return g.mem()
}

func (g *gen) setMem(m ir.Reg) { g.mems = append(g.mems, m) }

func (g *gen) keep(r ir.Reg) ir.Reg {
	switch t := g.b.Type(r); t.Kind {
	case ir.KindInt:
		g.ints[int(t.Bits)] = append(g.ints[int(t.Bits)], r)
	case ir.KindPtr:
		g.ptrs = append(g.ptrs, r)
	}
	return r
}

func (g *gen) width() int {
	if g.opt.Wide && g.chance(10) {
		return []int{128, 72, 65}[g.Intn(3)]
	}
	return widths[g.Intn(len(widths))]
}

// value is an integer of the width: an earlier one, a constant or an unknown.
func (g *gen) value(bits int) ir.Reg {
	pool := g.ints[bits]
	switch k := g.Intn(10); {
	case k < 2 || len(pool) == 0 && k < 5:
		return g.b.BigConst(g.number(bits), bits)
	case len(pool) == 0 || k == 9 && g.nondets < 6:
		return g.nondet(ir.Int(bits))
	}
	return pick(g, pool)
}

func (g *gen) number(bits int) *big.Int {
	switch g.Intn(4) {
	case 0:
		return big.NewInt(int64(g.Intn(4)))
	case 1:
		return big.NewInt(-1 - int64(g.Intn(4)))
	case 2:
		return new(big.Int).Lsh(big.NewInt(1), uint(bits-1))
	}
	v := big.NewInt(int64(g.Intn(256)))
	return v.Mul(v, big.NewInt(0x0102030405060708))
}

func (g *gen) nondet(t ir.Type) ir.Reg {
	g.nondets++
	return g.keep(g.b.Nondet(t, fmt.Sprintf("x%d", g.nondets)))
}

// small is an integer of pointer width below n (a power of two), constant or symbolic.
func (g *gen) small(n int) ir.Reg {
	if g.opt.NoSymbolic || g.chance(50) {
		return g.b.Addr(uint64(g.Intn(n)))
	}
	x := g.value(8)
	x = g.b.Bin(ir.OpAnd, x, g.b.Const(uint64(n-1), 8))
	if g.opt.PtrBits == 8 {
		return x
	}
	return g.b.Cast(ir.OpZExt, x, g.opt.PtrBits)
}

// length is a number of bytes, zero included.
func (g *gen) length() ir.Reg {
	if g.wild() {
		return g.value(g.opt.PtrBits)
	}
	return g.small(16)
}

func (g *gen) bool() ir.Reg {
	if len(g.ints[1]) == 0 {
		return g.nondet(ir.I1)
	}
	return g.value(1)
}

// guard is mostly true.
func (g *gen) guard() ir.Reg {
	if g.chance(30) {
		return g.bool()
	}
	return g.b.True()
}

// ptr is a pointer to an access; most are into objects.
func (g *gen) ptr() ir.Reg {
	if g.wild() {
		return g.keep(g.b.IntToPtr(g.value(g.opt.PtrBits)))
	}
	switch k := g.Intn(10); {
	case k < 3 || len(g.ptrs) == 0:
		return pick(g, g.objs)
	case k < 6:
		p := g.b.Gep(pick(g, g.objs), g.small(8), 1)
		return g.keep(p)
	case k == 9:
		if g.chance(10) {
			return g.b.Null()
		}
	}
	return pick(g, g.ptrs)
}

func (g *gen) alloc() {
	if len(g.objs) >= g.opt.Objects || len(g.objs) >= 1<<uint(g.opt.ObjBits)-1 {
		g.store()
		return
	}
	kinds := []ir.ObjKind{ir.ObjStack, ir.ObjHeap, ir.ObjGlobal, ir.ObjStack, ir.ObjHeap, ir.ObjConst, ir.ObjConstLocal, ir.ObjFunc}
	k := kinds[g.Intn(len(kinds))]
	size := g.b.Addr(uint64(1 + g.Intn(g.opt.MaxSize)))
	if k == ir.ObjHeap && !g.opt.NoSymbolic && g.chance(30) {
		size = g.small(16)
	}
	p, m := g.b.Alloc(g.mem(), size, ir.Alloc{Kind: k, Name: string(rune('a' + len(g.objs))), CType: "char []"})
	g.objs = append(g.objs, p)
	g.setMem(m)
}

func (g *gen) free()  { g.setMem(g.b.Free(g.mem(), g.ptr())) }
func (g *gen) store() { g.setMem(g.b.Store(g.mem(), g.ptr(), g.value(g.width()))) }
func (g *gen) load()  { g.keep(g.b.Load(ir.Int(g.width()), g.anyMem(), g.ptr())) }

func (g *gen) storePtr() { g.setMem(g.b.Store(g.mem(), g.ptr(), g.ptr())) }
func (g *gen) loadPtr()  { g.keep(g.b.Load(ir.TPtr, g.anyMem(), g.ptr())) }

func (g *gen) memset() {
	g.setMem(g.b.MemSet(g.mem(), g.ptr(), g.value(8), g.length()))
}

func (g *gen) memcpy() {
	g.setMem(g.b.MemCpy(g.mem(), g.ptr(), g.anyMem(), g.ptr(), g.length()))
}

func (g *gen) havoc() { g.setMem(g.b.Havoc(g.mem(), g.ptr(), g.length())) }

func (g *gen) gep() {
	i := g.small(8)
	switch k := g.Intn(4); {
	case k == 3:
		i = g.b.Bin(ir.OpSub, g.b.Addr(0), i)
	case g.wild():
		i = g.value(g.opt.PtrBits)
	}
	scale := []uint64{1, 2, 4, 8, 3}[g.Intn(5)]
	g.keep(g.b.Gep(g.ptr(), i, scale))
}

func (g *gen) arith() {
	w := g.width()
	op := []ir.Op{ir.OpAdd, ir.OpSub, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpMul, ir.OpShl, ir.OpLShr, ir.OpAShr,
		ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem}[g.Intn(13)]
	if w == 1 {
		op = []ir.Op{ir.OpAnd, ir.OpOr, ir.OpXor}[g.Intn(3)]
	}
	g.keep(g.b.Bin(op, g.value(w), g.value(w)))
}

func (g *gen) compare() {
	w := g.width()
	ops := []ir.Op{ir.OpEq, ir.OpNe, ir.OpUlt, ir.OpUle, ir.OpSlt, ir.OpSle}
	if w == 1 {
		ops = ops[:2]
	}
	g.keep(g.b.Bin(ops[g.Intn(len(ops))], g.value(w), g.value(w)))
}

// float is a floating-point operation. Those with large formulas are of 32 bits.
func (g *gen) float() {
	w := 32
	op := ir.OpFAdd + ir.Op(g.Intn(int(ir.OpFConv-ir.OpFAdd)+1))
	if op == ir.OpFRem {
		op = ir.OpFAdd
	}
	if op >= ir.OpFFloor && g.chance(40) {
		w = 64
	}
	t, args := ir.Int(w), 2
	switch {
	case op == ir.OpFMA:
		args = 3
	case op >= ir.OpFEq && op <= ir.OpFLe:
		t = ir.I1
	case op >= ir.OpFToSI:
		args = 1
		if op <= ir.OpFToUI || op == ir.OpFConv {
			t = ir.Int([]int{32, 64}[g.Intn(2)])
		} else {
			w = []int{8, 32, 64}[g.Intn(3)]
		}
	case op >= ir.OpFSqrt:
		args = 1
	}
	rs := make([]ir.Reg, args)
	for i := range rs {
		rs[i] = g.value(w)
		if g.chance(50) {
			rs[i] = g.b.Const([]uint64{0x3f800000, 0xbf000000, 0x7f800000, 0x7fc00000, 0x4b7fffff, 1}[g.Intn(6)], 32)
			if w != 32 {
				rs[i] = g.value(w)
			}
		}
	}
	g.keep(g.b.Float(op, t, rs...))
}

func (g *gen) comparePtr() {
	op := []ir.Op{ir.OpEq, ir.OpNe, ir.OpUlt, ir.OpUle}[g.Intn(4)]
	g.keep(g.b.Bin(op, g.ptr(), g.ptr()))
}

func (g *gen) cast() {
	from, to := g.width(), g.width()
	op := ir.OpTrunc
	if from < to {
		op = []ir.Op{ir.OpZExt, ir.OpSExt}[g.Intn(2)]
	}
	g.keep(g.b.Cast(op, g.value(from), to))
}

func (g *gen) castPtr() {
	switch g.Intn(4) {
	case 0:
		i := g.b.PtrToInt(g.ptr())
		g.keep(i)
		g.keep(g.b.IntToPtr(g.b.Bin(ir.OpAdd, i, g.small(8))))
	case 1:
		g.keep(g.b.PtrOff(g.ptr()))
	case 2:
		g.keep(g.b.IntToPtr(g.value(g.opt.PtrBits)))
	case 3:
		if g.nondets < 6 {
			g.nondet(ir.TPtr)
		}
	}
}

func (g *gen) query() {
	switch g.Intn(5) {
	case 0:
		g.keep(g.b.Valid(g.anyMem(), g.ptr(), g.length()))
	case 1:
		g.keep(g.b.IsLive(g.anyMem(), g.ptr()))
	case 2:
		g.keep(g.b.ObjSize(g.anyMem(), g.ptr()))
	case 3:
		g.keep(g.b.Writable(g.anyMem(), g.ptr()))
	case 4:
		g.keep(g.b.IsKind(g.ptr(), ir.ObjKind(g.Intn(int(ir.NumObjKinds)))))
	}
}

func (g *gen) selectInt() {
	w := g.width()
	g.keep(g.b.Select(g.bool(), g.value(w), g.value(w)))
}

func (g *gen) selectPtr() { g.keep(g.b.Select(g.bool(), g.ptr(), g.ptr())) }

func (g *gen) selectMem() { g.setMem(g.b.Select(g.bool(), g.mem(), pick(g, g.mems))) }

func (g *gen) trace() {
	w := g.width()
	g.b.Trace(g.guard(), g.value(w), ir.Note{Name: "v", CType: "int"})
}

// assume mostly bounds an unknown byte.
func (g *gen) assume() {
	if g.chance(30) {
		g.b.Assume(g.guard(), g.bool())
		return
	}
	g.b.Assume(g.guard(), g.b.Bin(ir.OpUlt, g.value(8), g.b.Const(16+uint64(g.Intn(240)), 8)))
}

func (g *gen) assert() {
	cond := g.bool()
	if g.chance(50) {
		cond = g.b.Bin(ir.OpOr, cond, g.b.Bin(ir.OpUle, g.value(8), g.value(8)))
	}
	g.check(g.guard(), cond, "condition")
}

func (g *gen) check(guard, cond ir.Reg, msg string) {
	g.checks++
	g.b.Assert(guard, cond, ir.Check{ID: fmt.Sprintf("main.assertion.%d", g.checks), Kind: ir.CheckAssertion, Msg: msg})
}

// checksums asserts something false of many inputs about each kind of thing that
// was computed: bytes of the objects, integers and pointers.
func (g *gen) checksums() {
	for _, p := range g.objs {
		w := []int{8, 16, 32, 64}[g.Intn(4)]
		v := g.b.Load(ir.Int(w), g.mem(), g.b.Gep(p, g.small(8), 1))
		g.check(g.guard(), g.b.Bin(ir.OpNe, v, g.value(w)), "bytes differ")
	}
	for _, w := range widths {
		if pool := g.ints[w]; len(pool) > 0 {
			g.check(g.guard(), g.b.Bin(ir.OpNe, pool[len(pool)-1], g.b.BigConst(g.number(w), w)), "integers differ")
		}
	}
	if len(g.ptrs) > 0 {
		g.check(g.guard(), g.b.Bin(ir.OpNe, g.ptrs[len(g.ptrs)-1], g.b.Gep(g.objs[0], g.small(8), 1)), "pointers differ")
	}
}
