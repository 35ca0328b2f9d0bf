package guarded

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Library gives meaning to functions that the checker knows by their names.
type Library interface {
	cfg.Library

	// Meaning is what the program has to know of a function that has a meaning here.
	Meaning(*program.Entity) program.Meaning
	// Call executes a call of a function that has a meaning here. It gives the scalars of the result; the path may have ended.
	Call(*Call, *program.Entity) []ir.Reg
}

// Call is one execution of a call instruction.
type Call struct {
	Activation *Activation
	Inst       *cfg.Inst
	LL         *llvm.Inst
	args       [][]ir.Reg
	Results    []program.Leaf
	Name       string
	Callee     *program.Entity // what is called; nil: a function pointer that is not known
}

const maxDepth = 50000

func (l *Machine) callInst(a *Activation, in *cfg.Inst, x *llvm.Inst) {
	if asm, ok := x.Callee.(*llvm.InlineAsm); ok {
		l.asm(a, in, x, asm)
		return
	}
	e := l.Program.CalledBy(a.Function.Entity, x)
	c := &Call{Activation: a, Inst: in, LL: x, Results: l.LeavesOf(a.Function.Unit, x.Typ)}
	if e == nil || e.Func == nil {
		c.Name = "function pointer"
		if in.ConstResult > 0 {
			l.constResult(c, func() { l.indirect(c, l.Scalar(a, &in.Operands[0])) })
			return
		}
		l.indirect(c, l.Scalar(a, &in.Operands[0]))
		return
	}
	c.Name = e.Name
	if in.ConstResult > 0 {
		l.constResult(c, func() { l.invoke(c, e) })
		return
	}
	l.put(a, in.Result, l.invoke(c, e)...)
}

// Arguments evaluates the arguments once.
func (l *Memory) Arguments(c *Call) [][]ir.Reg {
	if c.args == nil {
		c.args = make([][]ir.Reg, len(c.LL.Args))
		for i := range c.args {
			c.args[i] = append([]ir.Reg(nil), l.Scalars(c.Activation, &c.Inst.Operands[1+i])...)
		}
	}
	return c.args
}

// Arg is a scalar argument; a missing one is unknown.
func (l *Memory) Arg(c *Call, i int) ir.Reg {
	if i >= len(c.LL.Args) {
		l.Fail("call of %s with %d arguments", c.Name, len(c.LL.Args))
	}
	if c.args != nil && len(c.args[i]) == 1 {
		return l.Seen(c.args[i][0])
	}
	return l.Seen(l.Scalar(c.Activation, &c.Inst.Operands[1+i]))
}

func (l *Memory) PtrArg(c *Call, i int) ir.Reg { return l.located(l.Fit(l.Arg(c, i), ir.TPtr)) }
func (l *Memory) AddrArg(c *Call, i int) ir.Reg {
	return l.Resize(l.AsInt(l.Arg(c, i)), l.B.Prog.PtrBits)
}

func (l *Memory) AsInt(r ir.Reg) ir.Reg {
	if l.B.Type(r) == ir.TPtr {
		return l.B.PtrToInt(r)
	}
	return r
}

// BoolArg tells whether an argument is not zero.
func (l *Memory) BoolArg(c *Call, i int) ir.Reg {
	r := l.Arg(c, i)
	if l.B.Type(r) == ir.I1 {
		return r
	}
	return l.B.Bin(ir.OpNe, r, l.Zero(l.B.Type(r)))
}

// Result makes a scalar the call's result, brought to its type.
func (l *Memory) Result(c *Call, r ir.Reg) []ir.Reg {
	if len(c.Results) != 1 || r == 0 {
		return l.AnyResult(c, c.Name)
	}
	return []ir.Reg{l.Fit(r, c.Results[0].Type)}
}

// AnyResult is an unknown result of the call's type.
func (l *Memory) AnyResult(c *Call, name string) []ir.Reg {
	rs := make([]ir.Reg, len(c.Results))
	for i, f := range c.Results {
		rs[i] = l.B.Nondet(f.Type, name)
	}
	return rs
}

// invoke calls a known function: a harness or library primitive, a body that
// is inlined, or a function without one. The path may end in it.
func (l *Machine) invoke(c *Call, e *program.Entity) []ir.Reg {
	c.Callee = e
	if rs, done := l.contracted(c, e); done {
		return rs
	}
	if l.lib.Meaning(e).Own {
		return l.lib.Call(c, e)
	}
	if l.staticArrays(c, e); l.Dead {
		return nil
	}
	if !e.HasBody() {
		return l.NoBody(c, e)
	}
	return l.Inline(c, e)
}

func (l *Machine) NoBody(c *Call, e *program.Entity) []ir.Reg {
	if strings.HasPrefix(e.Name, "llvm.") {
		l.Fail("intrinsic %s", e.Name)
	}
	if strings.HasPrefix(e.Name, "__builtin_") {
		l.Fail("%s, which clang does not have", e.Name)
	}
	if strings.HasPrefix(e.Name, "__") && strings.HasSuffix(e.Name, "_chk") {
		l.Fail("%s", e.Name) // of _FORTIFY_SOURCE: most of them write
	}
	if l.Program.Missing(e) {
		l.Because("", ir.Operand{Reg: l.B.Null()})
		l.About = ir.AboutNoCode
		l.Fails(c, ir.CheckDeref, 0, "call of a missing function: "+e.Name+" is weak and has no definition")
		return nil
	}
	if !l.noBodySeen[e.Name] {
		l.noBodySeen[e.Name] = true
		l.Report.NoBody = append(l.Report.NoBody, e.Name)
	}
	if e.Func.NoReturn {
		l.End(EndEnvironment)
		return nil
	}
	rs := l.AnyResult(c, e.Name)
	l.Input(rs, e.Name, c.LL.Type())
	l.LargeResult(c)
	return rs
}

// Inline executes a function's body.
func (l *Machine) Inline(c *Call, e *program.Entity) []ir.Reg {
	f := l.code.Compile(e)
	args := l.passArgs(c, f)
	if !l.mayRecurse(c, f) {
		return nil
	}
	a := &Activation{Function: f, Parent: c.Activation, call: c.Inst, entry: l.State.Guard}
	if f.Unit.Model {
		a.LL, a.args = c.LL, c.args
	}
	l.bindByval(c, a, args)
	if e.Func.Sig.Variadic && !l.Dead {
		l.bindVarargs(c, a)
	}
	if l.Dead {
		return nil
	}
	rets, ok := l.activate(a, args)
	l.SetPos(c.Inst.Pos)
	if !ok {
		l.Dead = true
		return nil
	}
	return l.fitResult(c, f, rets)
}

// activate runs a function from the current state to the meeting of its returns.
func (l *Machine) activate(a *Activation, args []ir.Reg) ([]ir.Reg, bool) {
	f := a.Function
	slots, owner := l.State.Slots, l.newOwner()
	a.Callers = slots
	a.vals = make([]ir.Reg, f.Values)
	a.Pending = make([][]Edge, len(f.Blocks))
	l.State.Owner = l.newOwner()
	l.State.Slots = path.NewSlots(f.Slots, l.State.Owner)
	k := 0
	for _, p := range f.Params {
		l.put(a, p, args[k:k+int(p.Count)]...)
		k += int(p.Count)
	}
	called := ir.Note{Kind: ir.NoteCall, Name: f.Name}
	if f.Unit.Model {
		l.Note(0, called)
	}
	site := l.enterSite(a)
	if !f.Unit.Model {
		l.SetPos(f.Pos)
		l.Note(0, called)
	}
	now := l.runs(f)
	now.depth++
	l.depth++
	now.guards = append(now.guards, l.State.Guard)
	l.run(a)
	now.guards = now.guards[:len(now.guards)-1]
	now.depth--
	l.depth--
	l.Dead = false
	if len(a.Returns) == 0 {
		l.leaveSite(a, site)
		return nil, false
	}
	for i := range a.Returns {
		a.Returns[i].Slots = path.Slots{}
	}
	e := l.Join(a.Returns, nil)
	l.State = e.State
	l.State.Slots, l.State.Owner = slots, owner
	if l.State.Guard.Impossible {
		l.leaveSite(a, site)
		return nil, false
	}
	l.OnPath(l.State.Guard)
	for _, o := range a.Objects {
		if !o.Freed {
			l.State.Memory = l.B.Free(l.State.Memory, o.Address)
		}
	}
	returned := ir.Note{Kind: ir.NoteReturn, Name: f.Name}
	if !f.Unit.Model {
		l.Note(0, returned)
	}
	l.leaveSite(a, site)
	if f.Unit.Model {
		l.Note(0, returned)
		if x := a.call; x != nil && x.Layout != nil && l.Site == nil {
			l.noteMemory(ir.NoteAssign, x.Expr, x.Layout, args[0])
		}
	}
	return e.Vals, true
}

// running are the calls of a function that run now.
type running struct {
	depth  int           // how many
	guards []*path.Guard // of each: the path that it was called on
}

// runs are the calls of f that run now.
func (l *Machine) runs(f *cfg.Function) *running {
	r := l.running[f]
	if r == nil {
		r = &running{}
		l.running[f] = r
	}
	return r
}

// mayRecurse bounds recursion: N allows N activations of a function at a time.
func (l *Machine) mayRecurse(c *Call, f *cfg.Function) bool {
	if l.depth >= maxDepth {
		l.Fail("calls nested more than %d deep", maxDepth)
	}
	now := l.runs(f)
	if now.depth == 0 {
		return true
	}
	denied := false
	bound := l.recursionBound(f)
	if bound >= 0 {
		denied = now.depth >= max(bound, 1)
	} else if last := now.guards[len(now.guards)-1]; last != l.State.Guard {
		l.openBound = true
		if l.Feasible(l.Condition()) == ir.No {
			path.Kill(l.State.Guard)
			l.Dead = true
			return false
		}
		denied = now.depth > l.Options.MostRounds()
	}
	if !denied {
		return true
	}
	if l.Options.UnwindingAssertions {
		l.cut = true
		l.assert(l.Condition(), l.B.False(), ir.Check{ID: f.Name + ".recursion", Kind: ir.CheckRecursion, Loop: f.Name, Auto: bound < 0,
			Msg: fmt.Sprintf("recursion of %s: at most %d calls at a time", f.Name, now.depth)})
		l.End(EndFailed)
	} else {
		l.Report.Cut = AddOnce(l.Report.Cut, f.Name)
		l.End(EndCut)
	}
	return false
}

// passArgs brings the arguments to the scalars of the parameters. Calls through
// other prototypes (K&R, implicit declarations) pass what fits by position; what
// is missing is unknown, what is too much is ignored.
func (l *Machine) passArgs(c *Call, f *cfg.Function) []ir.Reg {
	args := l.Arguments(c)
	var out []ir.Reg
	for i, p := range f.Entity.Func.Params {
		if f.Unit.Model && i < len(args) && otherFloat(p.Typ, c.LL.Args[i].Type()) {
			l.Fail("call of %s, which the file does not declare, with an argument of another type", f.Name)
		}
		ls := l.LeavesOf(f.Unit, p.Typ)
		for k, want := range ls {
			if i >= len(args) || k >= len(args[i]) {
				out = append(out, l.B.Nondet(want.Type, "missing argument"))
				continue
			}
			out = append(out, l.Fit(args[i][k], want.Type))
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
func (l *Machine) bindByval(c *Call, a *Activation, args []ir.Reg) {
	k := 0
	for i, p := range a.Function.Entity.Func.Params {
		if t := p.Attrs.ByVal; t != nil && i < len(c.LL.Args) {
			n := l.B.Addr(uint64(a.Function.Unit.Layout.SizeOf(t)))
			src := args[k]
			l.CheckAccess(c.Activation, c.Inst, i, src, n, false, "dereference: the structure passed by value is valid")
			l.AlignedAddress(c.Activation, c.Inst, src, uint64(a.Function.Unit.Layout.AlignOf(t)), "the address is aligned for the structure that is passed by value")
			if l.Dead {
				return
			}
			al := ir.Alloc{Kind: ir.ObjStack, Name: p.Name}
			if v := l.Program.VarsOf(a.Function.Entity.Func)[p]; v != nil && !a.Function.Unit.Model && program.QualifiedConst(v.Type) {
				al.Kind = ir.ObjConstLocal
			}
			obj := l.Alloc(n, al)
			l.AlignedTo(uint64(a.Function.Unit.Layout.AlignOf(t)))
			l.CopyBytes(obj, src, n)
			a.Objects = append(a.Objects, StackObject{Address: obj, Guard: l.State.Guard})
			args[k] = obj
		}
		k += int(a.Function.Params[i].Count)
	}
}

func (l *Machine) fitResult(c *Call, f *cfg.Function, rs []ir.Reg) []ir.Reg {
	out := make([]ir.Reg, len(c.Results))
	for i, want := range c.Results {
		if i >= len(rs) {
			out[i] = l.B.Nondet(want.Type, "result of "+f.Name)
			continue
		}
		out[i] = l.Fit(rs[i], want.Type)
	}
	return out
}

// indirect calls through a pointer. The candidates are the functions it may
// point to by the consumer's knowledge, else those with a taken address whose
// prototype is compatible with the call: as many parameters (fewer than the
// arguments only if variadic or without prototype), each of the same kind
// (pointer, or integer of the same width), and a result of the same kind unless
// one side has none. That the pointer is one of them is asserted.
func (l *Machine) indirect(c *Call, p ir.Reg) {
	p = l.Fit(p, ir.TPtr)
	cands := l.candidates(c, p)
	l.Arguments(c)
	var outs []Edge
	for _, e := range cands {
		is := l.B.Bin(ir.OpEq, p, e.Reg)
		v, known := l.B.ConstInt(is)
		if known && v == 0 {
			continue
		}
		rest := l.State
		if !known {
			gy, gn := path.Branch(l.State.Guard, is)
			rest = l.Fork(&l.State, gn)
			l.State.Guard = gy
			l.OnPath(gy)
		}
		sub := *c
		sub.Name = e.Name
		rs := l.invoke(&sub, e)
		if !l.Dead {
			outs = append(outs, Edge{State: l.Fork(&l.State, l.State.Guard), Vals: rs})
		}
		if known {
			l.meetAgain(c, outs)
			return
		}
		l.Dead = false
		l.State = rest
		l.State.Guard = path.Reduce(l.State.Guard)
		l.OnPath(l.State.Guard)
	}
	l.Because("", ir.Operand{Reg: p})
	l.About = ir.AboutNoCode
	l.Fails(c, ir.CheckDeref, 0, "call through an invalid function pointer") // whatever the flags: what follows has no meaning
	l.meetAgain(c, outs)
}

func (l *Machine) meetAgain(c *Call, outs []Edge) {
	l.SetPos(c.Inst.Pos)
	if len(outs) == 0 {
		l.Dead = true
		return
	}
	e := l.Join(outs, nil)
	l.State, l.Dead = e.State, e.Guard.Impossible
	if !l.Dead {
		l.OnPath(l.State.Guard)
		l.put(c.Activation, c.Inst.Result, e.Vals...)
	}
}

func (l *Machine) candidates(c *Call, p ir.Reg) []*program.Entity {
	if base, off, ok := l.B.Oracle.ConstPtr(p); ok {
		if e := l.ObjOf[base]; e != nil && e.Func != nil && off == 0 {
			return []*program.Entity{e}
		}
		return nil
	}
	if bases, ok := l.B.Oracle.PtrBases(p); ok {
		var es []*program.Entity
		for _, b := range bases {
			if e := l.ObjOf[b]; e != nil && e.Func != nil {
				es = append(es, e)
			}
		}
		return es
	}
	var es []*program.Entity
	for _, e := range l.Program.AddressTaken {
		if l.compatible(c, e) {
			es = append(es, e)
		}
	}
	return es
}

func (l *Machine) compatible(c *Call, e *program.Entity) bool {
	sig := e.Func.Sig
	if len(sig.Params) > len(c.LL.Args) || len(sig.Params) < len(c.LL.Args) && !sig.Variadic && !l.noPrototype(c) {
		return false
	}
	for i, t := range sig.Params {
		if !sameKind(l.LeavesOf(e.Unit, t), l.LeavesOf(c.Activation.Function.Unit, c.LL.Args[i].Type())) {
			return false
		}
	}
	ret := l.LeavesOf(e.Unit, sig.Ret)
	return len(ret) == 0 || len(c.Results) == 0 || sameKind(ret, c.Results)
}

func (l *Machine) noPrototype(c *Call) bool {
	sig := c.LL.Sig
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
func (l *Machine) debugCall(a *Activation, in *cfg.Inst, x *llvm.Inst) {
	switch x.Op {
	case llvm.DbgLabel:
		l.label(a, in, x)
	case llvm.DbgValue:
		v, op := l.debugValue(a, x)
		if v == nil || op == nil {
			return
		}
		if rs := l.Scalars(a, op); len(rs) == 1 && rs[0] != 0 {
			l.Note(rs[0], ir.Note{Kind: ir.NoteAssign, Name: v.Name, CType: v.CType, Layout: l.Program.EnumOf(v.Type)})
		}
	}
}
