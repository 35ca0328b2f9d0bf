package lower

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// call is one execution of a call instruction.
type call struct {
	a    *activation
	in   *cfg.Inst
	ll   *llvm.Inst
	args [][]ir.Reg
	ret  []program.Leaf
	name string
	e    *program.Entity // what is called; nil: a function pointer that is not known
}

const maxDepth = 50000

func (l *lowerer) callInst(a *activation, in *cfg.Inst, x *llvm.Inst) {
	if asm, ok := x.Callee.(*llvm.InlineAsm); ok {
		l.asm(a, in, x, asm)
		return
	}
	e := l.prog.CalledBy(a.f.Entity, x)
	c := &call{a: a, in: in, ll: x, ret: l.leavesOf(a.f.Unit, x.Typ)}
	if e == nil || e.Func == nil {
		c.name = "function pointer"
		if in.ConstResult > 0 {
			l.constResult(c, func() { l.indirect(c, l.one(a, &in.Operands[0])) })
			return
		}
		l.indirect(c, l.one(a, &in.Operands[0]))
		return
	}
	c.name = e.Name
	if in.ConstResult > 0 {
		l.constResult(c, func() { l.invoke(c, e) })
		return
	}
	l.put(a, in.Result, l.invoke(c, e)...)
}

// arguments evaluates the arguments once.
func (l *lowerer) arguments(c *call) [][]ir.Reg {
	if c.args == nil {
		c.args = make([][]ir.Reg, len(c.ll.Args))
		for i := range c.args {
			c.args[i] = append([]ir.Reg(nil), l.get(c.a, &c.in.Operands[1+i])...)
		}
	}
	return c.args
}

// arg is a scalar argument; a missing one is unknown.
func (l *lowerer) arg(c *call, i int) ir.Reg {
	if i >= len(c.ll.Args) {
		l.fail("call of %s with %d arguments", c.name, len(c.ll.Args))
	}
	if c.args != nil && len(c.args[i]) == 1 {
		return l.seen(c.args[i][0])
	}
	return l.seen(l.one(c.a, &c.in.Operands[1+i]))
}

func (l *lowerer) ptrArg(c *call, i int) ir.Reg { return l.located(l.fit(l.arg(c, i), ir.TPtr)) }
func (l *lowerer) addrArg(c *call, i int) ir.Reg {
	return l.resize(l.asInt(l.arg(c, i)), l.b.Prog.PtrBits)
}

func (l *lowerer) asInt(r ir.Reg) ir.Reg {
	if l.b.Type(r) == ir.TPtr {
		return l.b.PtrToInt(r)
	}
	return r
}

// boolArg tells whether an argument is not zero.
func (l *lowerer) boolArg(c *call, i int) ir.Reg {
	r := l.arg(c, i)
	if l.b.Type(r) == ir.I1 {
		return r
	}
	return l.b.Bin(ir.OpNe, r, l.zero(l.b.Type(r)))
}

// result makes a scalar the call's result, brought to its type.
func (l *lowerer) result(c *call, r ir.Reg) []ir.Reg {
	if len(c.ret) != 1 || r == 0 {
		return l.anyResult(c, c.name)
	}
	return []ir.Reg{l.fit(r, c.ret[0].Type)}
}

// anyResult is an unknown result of the call's type.
func (l *lowerer) anyResult(c *call, name string) []ir.Reg {
	rs := make([]ir.Reg, len(c.ret))
	for i, f := range c.ret {
		rs[i] = l.b.Nondet(f.Type, name)
	}
	return rs
}

// invoke calls a known function: a harness or library primitive, a body that
// is inlined, or a function without one. The path may end in it.
func (l *lowerer) invoke(c *call, e *program.Entity) []ir.Reg {
	c.e = e
	if rs, done := l.contracted(c, e); done {
		return rs
	}
	if h := l.primitive(e); h != nil {
		if strings.HasPrefix(e.Name, "llvm.") || strings.HasPrefix(e.Name, "__ubsan_") || strings.HasPrefix(e.Name, "__seabmc_") {
			return h.do(l, c)
		}
		return l.byCommandLine(func() []ir.Reg { return h.do(l, c) })
	}
	if l.staticArrays(c, e); l.dead {
		return nil
	}
	if !e.HasBody() {
		return l.noBody(c, e)
	}
	return l.inline(c, e)
}

func (l *lowerer) noBody(c *call, e *program.Entity) []ir.Reg {
	if strings.HasPrefix(e.Name, "llvm.") {
		l.fail("intrinsic %s", e.Name)
	}
	if strings.HasPrefix(e.Name, "__builtin_") {
		l.fail("%s, which clang does not have", e.Name)
	}
	if strings.HasPrefix(e.Name, "__") && strings.HasSuffix(e.Name, "_chk") {
		l.fail("%s", e.Name) // of _FORTIFY_SOURCE: most of them write
	}
	if l.prog.Missing(e) {
		l.because("", ir.Operand{Reg: l.b.Null()})
		l.about = ir.AboutNoCode
		l.fails(c, ir.CheckDeref, 0, "call of a missing function: "+e.Name+" is weak and has no definition")
		return nil
	}
	if !l.noBodySeen[e.Name] {
		l.noBodySeen[e.Name] = true
		l.report.NoBody = append(l.report.NoBody, e.Name)
	}
	if e.Func.NoReturn {
		l.end(EndEnvironment)
		return nil
	}
	rs := l.anyResult(c, e.Name)
	l.input(rs, e.Name, c.ll.Type())
	l.largeResult(c)
	return rs
}

// inline executes a function's body.
func (l *lowerer) inline(c *call, e *program.Entity) []ir.Reg {
	f := l.code.Compile(e)
	args := l.passArgs(c, f)
	if !l.mayRecurse(c, f) {
		return nil
	}
	a := &activation{f: f, parent: c.a, call: c.in, entry: l.cur.g}
	if f.Unit.Model {
		a.ll, a.args = c.ll, c.args
	}
	l.bindByval(c, a, args)
	if e.Func.Sig.Variadic && !l.dead {
		l.bindVarargs(c, a)
	}
	if l.dead {
		return nil
	}
	rets, ok := l.activate(a, args)
	l.setPos(c.in.Pos)
	if !ok {
		l.dead = true
		return nil
	}
	return l.fitResult(c, f, rets)
}

// activate runs a function from the current state to the meeting of its returns.
func (l *lowerer) activate(a *activation, args []ir.Reg) ([]ir.Reg, bool) {
	f := a.f
	slots, owner := l.cur.slots, l.newOwner()
	a.callers = slots
	a.vals = make([]ir.Reg, f.Values)
	a.pending = make([][]edge, len(f.Blocks))
	l.cur.owner = l.newOwner()
	l.cur.slots = newSlots(f.Slots, l.cur.owner)
	k := 0
	for _, p := range f.Params {
		l.put(a, p, args[k:k+int(p.Count)]...)
		k += int(p.Count)
	}
	called := ir.Note{Kind: ir.NoteCall, Name: f.Name}
	if f.Unit.Model {
		l.note(0, called)
	}
	site := l.enterSite(a)
	if !f.Unit.Model {
		l.setPos(f.Pos)
		l.note(0, called)
	}
	now := l.runs(f)
	now.depth++
	l.depth++
	now.guards = append(now.guards, l.cur.g)
	l.run(a)
	now.guards = now.guards[:len(now.guards)-1]
	now.depth--
	l.depth--
	l.dead = false
	if len(a.rets) == 0 {
		l.leaveSite(a, site)
		return nil, false
	}
	for i := range a.rets {
		a.rets[i].slots = slotVec{}
	}
	e := l.join(a.rets, nil)
	l.cur = e.state
	l.cur.slots, l.cur.owner = slots, owner
	if l.cur.g.killed {
		l.leaveSite(a, site)
		return nil, false
	}
	l.onPath(l.cur.g)
	for _, o := range a.objs {
		if !o.freed {
			l.cur.mem = l.b.Free(l.cur.mem, o.p)
		}
	}
	returned := ir.Note{Kind: ir.NoteReturn, Name: f.Name}
	if !f.Unit.Model {
		l.note(0, returned)
	}
	l.leaveSite(a, site)
	if f.Unit.Model {
		l.note(0, returned)
		if x := a.call; x != nil && x.Layout != nil && l.site == nil {
			l.noteMemory(ir.NoteAssign, x.Expr, x.Layout, args[0])
		}
	}
	return e.vals, true
}

// running are the calls of a function that run now.
type running struct {
	depth  int      // how many
	guards []*guard // of each: the path that it was called on
}

// runs are the calls of f that run now.
func (l *lowerer) runs(f *cfg.Function) *running {
	r := l.running[f]
	if r == nil {
		r = &running{}
		l.running[f] = r
	}
	return r
}

// mayRecurse bounds recursion: N allows N activations of a function at a time.
func (l *lowerer) mayRecurse(c *call, f *cfg.Function) bool {
	if l.depth >= maxDepth {
		l.fail("calls nested more than %d deep", maxDepth)
	}
	now := l.runs(f)
	if now.depth == 0 {
		return true
	}
	denied := false
	bound := l.recursionBound(f)
	if bound >= 0 {
		denied = now.depth >= max(bound, 1)
	} else if last := now.guards[len(now.guards)-1]; last != l.cur.g {
		l.openBound = true
		if l.feasible(l.cond()) == ir.No {
			kill(l.cur.g)
			l.dead = true
			return false
		}
		denied = now.depth > l.opt.MostRounds()
	}
	if !denied {
		return true
	}
	if l.opt.UnwindingAssertions {
		l.cut = true
		l.assert(l.cond(), l.b.False(), ir.Check{ID: f.Name + ".recursion", Kind: ir.CheckRecursion, Loop: f.Name, Auto: bound < 0,
			Msg: fmt.Sprintf("recursion of %s: at most %d calls at a time", f.Name, now.depth)})
		l.end(EndFailed)
	} else {
		l.report.Cut = addOnce(l.report.Cut, f.Name)
		l.end(EndCut)
	}
	return false
}

// passArgs brings the arguments to the scalars of the parameters. Calls through
// other prototypes (K&R, implicit declarations) pass what fits by position; what
// is missing is unknown, what is too much is ignored.
func (l *lowerer) passArgs(c *call, f *cfg.Function) []ir.Reg {
	args := l.arguments(c)
	var out []ir.Reg
	for i, p := range f.Entity.Func.Params {
		if f.Unit.Model && i < len(args) && otherFloat(p.Typ, c.ll.Args[i].Type()) {
			l.fail("call of %s, which the file does not declare, with an argument of another type", f.Name)
		}
		ls := l.leavesOf(f.Unit, p.Typ)
		for k, want := range ls {
			if i >= len(args) || k >= len(args[i]) {
				out = append(out, l.b.Nondet(want.Type, "missing argument"))
				continue
			}
			out = append(out, l.fit(args[i][k], want.Type))
		}
	}
	return out
}

// otherFloat tells whether a parameter and its argument are not the same floating-point type, where one of them is.
func otherFloat(p, arg *llvm.Type) bool {
	x, y := p.Kind == llvm.Float, arg.Kind == llvm.Float
	return x != y || x && p.Float != arg.Float
}

// bindByval gives the callee its own copies of arguments passed by value in memory.
func (l *lowerer) bindByval(c *call, a *activation, args []ir.Reg) {
	k := 0
	for i, p := range a.f.Entity.Func.Params {
		if t := p.Attrs.ByVal; t != nil && i < len(c.ll.Args) {
			n := l.b.Addr(uint64(a.f.Unit.Layout.SizeOf(t)))
			src := args[k]
			l.deref(c.a, c.in, i, src, n, false, "dereference: the structure passed by value is valid")
			l.alignedAddress(c.a, c.in, src, uint64(a.f.Unit.Layout.AlignOf(t)), "the address is aligned for the structure that is passed by value")
			if l.dead {
				return
			}
			al := ir.Alloc{Kind: ir.ObjStack, Name: p.Name}
			if v := l.prog.VarsOf(a.f.Entity.Func)[p]; v != nil && !a.f.Unit.Model && program.QualifiedConst(v.Type) {
				al.Kind = ir.ObjConstLocal
			}
			obj := l.alloc(n, al)
			l.alignedTo(uint64(a.f.Unit.Layout.AlignOf(t)))
			l.copyBytes(obj, src, n)
			a.objs = append(a.objs, stackObj{p: obj, g: l.cur.g})
			args[k] = obj
		}
		k += int(a.f.Params[i].Count)
	}
}

func (l *lowerer) fitResult(c *call, f *cfg.Function, rs []ir.Reg) []ir.Reg {
	out := make([]ir.Reg, len(c.ret))
	for i, want := range c.ret {
		if i >= len(rs) {
			out[i] = l.b.Nondet(want.Type, "result of "+f.Name)
			continue
		}
		out[i] = l.fit(rs[i], want.Type)
	}
	return out
}

// indirect calls through a pointer. The candidates are the functions it may
// point to by the consumer's knowledge, else those with a taken address whose
// prototype is compatible with the call: as many parameters (fewer than the
// arguments only if variadic or without prototype), each of the same kind
// (pointer, or integer of the same width), and a result of the same kind unless
// one side has none. That the pointer is one of them is asserted.
func (l *lowerer) indirect(c *call, p ir.Reg) {
	p = l.fit(p, ir.TPtr)
	cands := l.candidates(c, p)
	l.arguments(c)
	var outs []edge
	for _, e := range cands {
		is := l.b.Bin(ir.OpEq, p, e.Reg)
		v, known := l.b.ConstInt(is)
		if known && v == 0 {
			continue
		}
		rest := l.cur
		if !known {
			gy, gn := branch(l.cur.g, is)
			rest = l.fork(&l.cur, gn)
			l.cur.g = gy
			l.onPath(gy)
		}
		sub := *c
		sub.name = e.Name
		rs := l.invoke(&sub, e)
		if !l.dead {
			outs = append(outs, edge{state: l.fork(&l.cur, l.cur.g), vals: rs})
		}
		if known {
			l.meetAgain(c, outs)
			return
		}
		l.dead = false
		l.cur = rest
		l.cur.g = reduce(l.cur.g)
		l.onPath(l.cur.g)
	}
	l.because("", ir.Operand{Reg: p})
	l.about = ir.AboutNoCode
	l.fails(c, ir.CheckDeref, 0, "call through an invalid function pointer") // whatever the flags: what follows has no meaning
	l.meetAgain(c, outs)
}

func (l *lowerer) meetAgain(c *call, outs []edge) {
	l.setPos(c.in.Pos)
	if len(outs) == 0 {
		l.dead = true
		return
	}
	e := l.join(outs, nil)
	l.cur, l.dead = e.state, e.g.killed
	if !l.dead {
		l.onPath(l.cur.g)
		l.put(c.a, c.in.Result, e.vals...)
	}
}

func (l *lowerer) candidates(c *call, p ir.Reg) []*program.Entity {
	if base, off, ok := l.b.Oracle.ConstPtr(p); ok {
		if e := l.objOf[base]; e != nil && e.Func != nil && off == 0 {
			return []*program.Entity{e}
		}
		return nil
	}
	if bases, ok := l.b.Oracle.PtrBases(p); ok {
		var es []*program.Entity
		for _, b := range bases {
			if e := l.objOf[b]; e != nil && e.Func != nil {
				es = append(es, e)
			}
		}
		return es
	}
	var es []*program.Entity
	for _, e := range l.prog.AddressTaken {
		if l.compatible(c, e) {
			es = append(es, e)
		}
	}
	return es
}

func (l *lowerer) compatible(c *call, e *program.Entity) bool {
	sig := e.Func.Sig
	if len(sig.Params) > len(c.ll.Args) || len(sig.Params) < len(c.ll.Args) && !sig.Variadic && !l.noPrototype(c) {
		return false
	}
	for i, t := range sig.Params {
		if !sameKind(l.leavesOf(e.Unit, t), l.leavesOf(c.a.f.Unit, c.ll.Args[i].Type())) {
			return false
		}
	}
	ret := l.leavesOf(e.Unit, sig.Ret)
	return len(ret) == 0 || len(c.ret) == 0 || sameKind(ret, c.ret)
}

func (l *lowerer) noPrototype(c *call) bool {
	sig := c.ll.Sig
	return sig != nil && sig.Variadic && len(sig.Params) == 0
}

func sameKind(x, y []program.Leaf) bool {
	if len(x) != len(y) {
		return false
	}
	for i := range x {
		if x[i].Type != y[i].Type {
			return false
		}
	}
	return true
}

// debugCall uses a debug intrinsic's operands for the trace.
func (l *lowerer) debugCall(a *activation, in *cfg.Inst, x *llvm.Inst) {
	switch x.Op {
	case llvm.DbgLabel:
		l.label(a, in, x)
	case llvm.DbgValue:
		v, op := l.debugValue(a, x)
		if v == nil || op == nil {
			return
		}
		if rs := l.get(a, op); len(rs) == 1 && rs[0] != 0 {
			l.note(rs[0], ir.Note{Kind: ir.NoteAssign, Name: v.Name, CType: v.CType, Layout: l.prog.EnumOf(v.Type)})
		}
	}
}
