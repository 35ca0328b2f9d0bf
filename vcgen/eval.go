package vcgen

import (
	"context"
	"fmt"
	"strings"
	"time"

	"seabmc/grow"
	"seabmc/ir"
	"seabmc/memrep/pmap"
	"seabmc/term"
)

// Instructions are evaluated in batches (queue.go). What evaluates one may ask the guide to go on, so all that does so is here.

// eval gives the results of in, which is instruction i, their terms.
func (g *Gen) eval(in *ir.Instr, i int) error {
	p := g.p
	switch {
	case in.Op >= ir.OpAdd && in.Op <= ir.OpSle:
		v := g.binary(p, in)
		if in.Type == ir.I1 && p.Types[in.Args[0]] != ir.I1 {
			v = g.compared(v)
		}
		g.set(in.Res, v)
		return nil
	case in.Op >= ir.OpFAdd && in.Op <= ir.OpFConv:
		return g.float(p, in)
	case in.Op >= ir.OpInitMem && in.Op <= ir.OpHavoc && in.Op != ir.OpLoad:
		return g.memory(in)
	}
	a := in.Args
	switch in.Op {
	case ir.OpNull:
		g.set(in.Res, g.t.Null())
	case ir.OpNondet:
		g.set(in.Res, g.nondet(p, in))
	case ir.OpZExt, ir.OpSExt, ir.OpTrunc:
		g.set(in.Res, g.cast(in))
	case ir.OpSelect:
		g.selectOp(in)
	case ir.OpGep:
		g.set(in.Res, g.gepOp(in))
	case ir.OpPtrToInt:
		g.set(in.Res, g.r.PtrToInt(g.arg(a[0])))
	case ir.OpIntToPtr:
		g.set(in.Res, g.keepTargets(in.Res, g.choiceOfTargets(in.Res, g.intToPtr(g.arg(a[0])))))
	case ir.OpPtrOff:
		g.set(in.Res, g.r.SExt(g.r.PtrOff(g.arg(a[0])), p.PtrBits))
	case ir.OpLoad:
		g.set(in.Res, g.load(in))
	case ir.OpValid:
		g.set(in.Res, g.valid(g.mem(a[0]), g.arg(a[1]), g.arg(a[2])))
	case ir.OpWritable:
		g.set(in.Res, g.writable(g.mem(a[0]), g.arg(a[1])))
	case ir.OpIsLive:
		g.set(in.Res, g.isLive(g.mem(a[0]), g.val(a[1])))
	case ir.OpIsKind:
		g.set(in.Res, g.isKind(g.val(a[0]), ir.ObjKind(in.Imm)))
	case ir.OpObjSize:
		g.set(in.Res, g.objSize(g.mem(a[0]), g.val(a[1])))
	case ir.OpAssume:
		g.noteValid(in)
		g.assumeOp(g.val(a[0]), g.val(a[1]))
	case ir.OpAssert:
		g.noteValid(in)
		g.assertOp(i, in)
	default:
		return fmt.Errorf("vcgen: instruction %v is not supported", in.Op)
	}
	return nil
}

// nondet is the variable for an unknown value, or the value that is fixed for it in this run.
func (g *Gen) nondet(p *ir.Program, in *ir.Instr) term.ID {
	if v := g.fixed(p, in); v != 0 {
		g.nondets = append(g.nondets, nondet{in.Res, v})
		return v
	}
	name := "nondet"
	if int(in.Aux) < len(p.Names) && p.Names[in.Aux] != "" {
		name = g.plainName(p.Names[in.Aux])
	}
	sort := term.Bool
	switch {
	case in.Type.Kind == ir.KindPtr:
		sort = term.BV(p.PtrBits)
	case in.Type != ir.I1:
		sort = term.BV(int(in.Type.Bits))
	}
	v := g.t.Numbered(name, uint32(in.Res), sort)
	if name == ir.Address {
		g.addressVars[v] = in.Res
	}
	g.nondets = append(g.nondets, nondet{in.Res, v})
	if in.Type.Kind == ir.KindPtr {
		return g.intToPtr(v)
	}
	return v
}

// intToPtr is a pointer that the program made of x, in registers.
func (g *Gen) intToPtr(x term.ID) term.ID {
	p := g.r.IntToPtr(x)
	if g.t.Op(p) == term.OpIntToPtr {
		g.aimed[g.t.Arg(p, 0)] = true
	}
	return p
}

// plainName is a name as a simple SMT-LIB 2 symbol. Results are kept, since most names are asked for again and again.
func (g *Gen) plainName(name string) string {
	if g.named.from != name {
		g.named.from, g.named.to = name, strings.Map(plain, name)
	}
	return g.named.to
}

// plain replaces characters that a simple SMT-LIB 2 symbol cannot have.
func plain(r rune) rune {
	if r < 128 && (r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || strings.ContainsRune("_.-", r)) {
		return r
	}
	return '_'
}

var binOps = [ir.NumOps]term.Op{
	ir.OpAdd: term.OpAdd, ir.OpSub: term.OpSub, ir.OpMul: term.OpMul, ir.OpUDiv: term.OpUDiv, ir.OpSDiv: term.OpSDiv,
	ir.OpURem: term.OpURem, ir.OpSRem: term.OpSRem, ir.OpShl: term.OpShl, ir.OpLShr: term.OpLShr, ir.OpAShr: term.OpAShr,
	ir.OpAnd: term.OpBVAnd, ir.OpOr: term.OpBVOr, ir.OpXor: term.OpBVXor,
	ir.OpUlt: term.OpUlt, ir.OpUle: term.OpUle, ir.OpSlt: term.OpSlt, ir.OpSle: term.OpSle,
}

func (g *Gen) binary(p *ir.Program, in *ir.Instr) term.ID {
	x, y := g.arg(in.Args[0]), g.arg(in.Args[1])
	t := p.Types[in.Args[0]]
	switch {
	case t.Kind == ir.KindPtr:
		return g.comparePtr(in.Op, x, y)
	case t == ir.I1:
		return g.boolean(in.Op, x, y)
	case in.Op == ir.OpEq:
		return g.r.Eq(x, y)
	case in.Op == ir.OpNe:
		return g.r.Not(g.r.Eq(x, y))
	}
	return g.r.Bin(binOps[in.Op], x, y)
}

func (g *paths) boolean(op ir.Op, x, y term.ID) term.ID {
	r := g.r
	switch op {
	case ir.OpAnd, ir.OpMul:
		return r.And(x, y)
	case ir.OpOr:
		return r.Or(x, y)
	case ir.OpXor, ir.OpNe, ir.OpAdd, ir.OpSub:
		return r.Xor(x, y)
	case ir.OpEq:
		return r.Eq(x, y)
	case ir.OpUlt, ir.OpSle: // as signed numbers, true is -1
		if op == ir.OpSle {
			return r.Or(x, r.Not(y))
		}
		return r.And(r.Not(x), y)
	case ir.OpUle:
		return r.Or(r.Not(x), y)
	case ir.OpSlt:
		return r.And(x, r.Not(y))
	}
	one := func(b term.ID) term.ID { return r.Ite(b, g.t.Const(1, 1), g.t.Const(0, 1)) }
	return r.Eq(r.Bin(binOps[op], one(x), one(y)), g.t.Const(1, 1))
}

func (g *paths) cast(in *ir.Instr) term.ID {
	x, w := g.arg(in.Args[0]), int(in.Type.Bits)
	isBool := g.t.Sort(x) == term.Bool
	switch {
	case isBool && w == 1:
		return x
	case isBool && in.Op == ir.OpSExt:
		return g.r.Ite(x, g.t.BVNot(g.t.Const(0, w)), g.t.Const(0, w))
	case isBool:
		return g.r.Ite(x, g.t.Const(1, w), g.t.Const(0, w))
	case in.Op == ir.OpZExt:
		return g.r.ZExt(x, w)
	case in.Op == ir.OpSExt:
		return g.r.SExt(x, w)
	case w == 1:
		return g.isOne(g.r.Extract(x, 0, 0))
	}
	return g.r.Extract(x, w-1, 0)
}

func (g *paths) isOne(bit term.ID) term.ID { return g.r.Eq(bit, g.t.Const(1, 1)) }

func (g *Gen) selectOp(in *ir.Instr) {
	c := g.val(in.Args[0])
	if in.Type.Kind == ir.KindMem {
		switch c {
		case term.True:
			g.set(in.Res, g.regs[in.Args[1]])
		case term.False:
			g.set(in.Res, g.regs[in.Args[2]])
		default:
			g.setMem(in.Res, g.merge(c, g.mem(in.Args[1]), g.mem(in.Args[2])))
		}
		return
	}
	v := g.r.Ite(c, g.onAllPaths(g.val(in.Args[1])), g.onAllPaths(g.val(in.Args[2])))
	if in.Type.Kind == ir.KindPtr && g.arm != nil {
		v = g.arm.Compact(v)
	}
	g.set(in.Res, v)
}

// load reads an integer or a pointer; the high bits of the last byte are dropped.
func (g *Gen) load(in *ir.Instr) term.ID {
	m := g.mem(in.Args[0])
	reg := in.Args[1]
	p := g.access(m, g.given(reg, g.arg(reg)))
	if in.Type.Kind == ir.KindPtr {
		v := g.onPath(g.given(reg, g.rep.LoadPtr(m.rep, p)))
		if g.guide == nil || !g.kind.Anywhere { // the guide knows better
			v = g.dropWild(reg, v)
		}
		return g.keepTargets(in.Res, g.choiceOfTargets(in.Res, v))
	}
	w := int(in.Type.Bits)
	v := g.onPath(g.given(reg, g.rep.Load(m.rep, p, (w+7)/8)))
	if w == 1 {
		return g.isOne(g.r.Extract(v, 0, 0))
	}
	return g.r.Extract(v, w-1, 0)
}

// stored is a value as it is written to memory: its last byte is filled up with zero bits.
func (g *Gen) stored(v term.ID) term.ID {
	switch s := g.t.Sort(v); {
	case s == term.Bool:
		return g.r.Ite(v, g.t.Const(1, 8), g.t.Const(0, 8))
	case s == term.Ptr:
		return v
	default:
		return g.r.ZExt(v, (s.Width()+7)/8*8)
	}
}

// memory evaluates the instructions whose result is a memory.
func (g *Gen) memory(in *ir.Instr) error {
	a := in.Args
	if in.Op == ir.OpInitMem {
		g.setMem(in.Res, mem{rep: g.rep.Init()})
		return nil
	}
	m := g.mem(a[0])
	switch in.Op {
	case ir.OpAlloc:
		return g.alloc(in, m)
	case ir.OpFree:
		m = g.free(m, g.val(a[1]))
	case ir.OpStore:
		m.rep = g.rep.Store(m.rep, g.access(m, g.given(a[1], g.arg(a[1]))), g.stored(g.arg(a[2])))
	case ir.OpMemSet:
		m.rep = g.rep.Set(m.rep, g.access(m, g.arg(a[1])), g.arg(a[2]), g.arg(a[3]))
	case ir.OpMemCpy:
		src := g.mem(a[2])
		m.rep = g.rep.Copy(m.rep, g.access(m, g.arg(a[1])), src.rep, g.access(src, g.arg(a[3])), g.arg(a[4]))
	case ir.OpHavoc:
		m.rep = g.rep.Havoc(m.rep, g.access(m, g.arg(a[1])), g.arg(a[2]))
	}
	g.setMem(in.Res, m)
	return nil
}

func (g *Gen) alloc(in *ir.Instr, m mem) error {
	base := uint64(len(g.objects))
	if g.p.ObjBits < 64 && base >= 1<<uint(g.p.ObjBits) {
		return &LimitError{fmt.Sprintf("the program allocates more than %d objects: use a larger --object-bits (now %d)", base-1, g.p.ObjBits)}
	}
	size := g.val(in.Args[1])
	kind := ir.ObjHeap
	if int(in.Aux) < len(g.p.Allocs) {
		kind = g.p.Allocs[in.Aux].Kind
	}
	g.objects = append(g.objects, object{size, kind})
	m.rep = g.rep.Alloc(m.rep, base, size)
	m.objs = g.maps.Set(m.objs, base, g.state(objState{term.True, term.True}))
	g.set(in.Res, g.t.MkPtr(g.t.Const(base, g.p.ObjBits), g.t.Const(0, g.p.OffBits())))
	g.setMem(in.Res2, m)
	return nil
}

// merge is c ? a : b.
func (g *Gen) merge(c term.ID, a, b mem) mem {
	out := mem{rep: g.rep.Merge(c, a.rep, b.rep), objs: a.objs}
	var changes []pmap.Change
	g.maps.Diff(a.objs, b.objs, func(d pmap.Change) { changes = append(changes, d) })
	for _, d := range changes {
		x, y := objState{term.False, term.False}, objState{term.False, term.False}
		if d.InA {
			x = g.states[d.A]
		}
		if d.InB {
			y = g.states[d.B]
		}
		s := objState{g.r.Ite(c, x.alloc, y.alloc), g.r.Ite(c, x.live, y.live)}
		out.objs = g.maps.Set(out.objs, d.Key, g.state(s))
	}
	return out
}

// assumeOp adds guard -> cond to the assumptions.
func (g *Gen) assumeOp(guard, cond term.ID) {
	bad := g.r.And(guard, g.r.Not(cond))
	if bad == term.False || g.never[bad] {
		return
	}
	g.never[bad] = true
	c := g.r.Not(bad)
	if c == term.False || g.assume == term.False {
		g.assume = term.False
		g.assumed = append(g.assumed, term.False)
		return
	}
	g.assumeThat(c)
	g.learn(guard, g.r.Not(g.r.Not(cond)))
	g.note(guard, cond)
	g.pin(bad)
}

// assertOp states a property. If it is proved at once, it is kept only if it is the first of its check.
func (g *Gen) assertOp(i int, in *ir.Instr) {
	bad := term.False
	if cond := g.val(in.Args[1]); cond != term.True && g.assume != term.False {
		bad = g.r.And(g.val(in.Args[0]), g.r.Not(cond))
		if g.never[bad] || g.r.Diagrams().Impossible(bad) {
			g.claim("check never fails", term.True, bad, term.False)
			bad = term.False
		}
	}
	x := Prop{Instr: i, Check: int(in.Aux), Violated: g.t.And(g.assume, bad)}
	first := g.countCheck(in.Aux)
	if x.Violated == term.False {
		g.countDischarged(in.Aux)
		if !first {
			return
		}
		x.Discharged = true
	}
	g.stated = max(g.stated, x.Violated)
	g.props = append(grow.Room(g.props), x)
}

// Flush evaluates the instructions that wait. It must be called before anything but the questions of package ir is used.
func (g *Gen) Flush() error {
	if g.done == g.told || g.err != nil {
		return g.err
	}
	start := time.Since(g.began) // reads the monotonic clock only
	var in ir.Instr
	for ; g.done < g.told; g.done++ {
		if g.done = g.p.Computing(g.done, g.told); g.done == g.told { // constants are evaluated when they are used, see val
			break
		}
		g.p.Read(g.done, &in)
		if g.err = g.evalSeen(&in, g.done); g.err == nil {
			g.err = g.watch(&in)
		}
		if g.err != nil {
			break
		}
		if g.err = g.measure(); g.err != nil {
			break
		}
		if g.done&1023 == 0 && g.opt.Context.Err() != nil {
			g.err = context.Cause(g.opt.Context)
			break
		}
	}
	g.assuming = false
	g.spent += time.Since(g.began) - start
	g.timed++
	return g.err
}

// evalSeen is eval, with variables in place of the bytes of pointers in the operands (seen.go).
func (g *Gen) evalSeen(in *ir.Instr, i int) error {
	if len(g.pieces) == 0 {
		return g.eval(in, i)
	}
	type kept struct {
		reg ir.Reg
		val term.ID
	}
	var before []kept
	for k, a := range in.Args {
		if !g.pieces[a] || passesOn(in.Op, k) {
			continue
		}
		if in.Op == ir.OpAnd || in.Op == ir.OpURem { // a question about alignment, which needs addresses
			return ir.ErrLooks
		}
		x, ok := g.asSeen(g.val(a))
		if !ok {
			return ir.ErrLooks
		}
		before = append(before, kept{a, g.regs[a]})
		g.regs[a] = x
	}
	if in.Op == ir.OpIntToPtr && g.hasSeen(g.val(in.Args[0])) {
		return ir.ErrLooks
	}
	err := g.eval(in, i)
	for k := len(before) - 1; k >= 0; k-- { // backwards, since a register may be in it twice
		g.regs[before[k].reg] = before[k].val
	}
	return err
}

// choiceOfTargets is the pointer v in register r as a choice between the places to which r may point according to the guide, if these are fewer than v
// itself shows. Like what the guide knows, the value is right only where it is used.
func (g *Gen) choiceOfTargets(r ir.Reg, v term.ID) term.ID {
	if g.guide == nil || g.arm == nil || !g.opt.Checked || g.guide.Flush() != nil {
		return v
	}
	m := g.guide.targets[r]
	if m == nil || m.Top || len(m.Entries) == 0 || len(m.Entries) > maxTargets {
		return v
	}
	if own := g.arm.Of(v); !own.Top && countTargets(own) <= countTargets(m) {
		return v
	}
	base, off, out := g.r.PtrBase(v), g.r.PtrOff(v), term.ID(0)
	for i := len(m.Entries) - 1; i >= 0; i-- { // the last is the value if it is none of the others
		b := g.t.Const(m.Entries[i].Base, g.p.ObjBits)
		x := g.r.MkPtr(b, g.choiceOfOffsets(off, m.Entries[i].Off))
		if out != 0 {
			x = g.r.Ite(g.r.Eq(base, b), x, out)
		}
		out = x
	}
	return out
}

// measure calls Large and Hard where it is time.
func (g *Gen) measure() error {
	if g.opt.Large != nil && g.t.Len() > g.large {
		g.large = 2 * g.t.Len()
		if err := g.opt.Large(g); err != nil {
			return err
		}
	}
	if steps := g.feas.steps + g.local.steps; g.opt.Hard != nil && steps > g.hard {
		g.hard = 2 * steps
		return g.opt.Hard(g)
	}
	return nil
}
