package library

import (
	_ "embed"
	"strings"
	"sync"

	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/memory"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
)

// Accuses reports whether a function does nothing but report that an assertion failed.
func (l *Library) Accuses(name string) bool {
	p, known := dialects[name]
	return known && p.ends && len(p.kinds) == 1 && p.kinds[0] == ir.CheckAssertion
}

// Asserts reports whether a function states what has to hold.
func (l *Library) Asserts(name string) bool {
	p, known := dialects[name]
	return known && p.says == assertion
}

// Kinds returns the kinds of the checks that a call of e makes, in order.
func (l *Library) Kinds(e *program.Entity) []ir.CheckKind {
	if p := primitiveOf(l, e); p != nil {
		return p.kinds
	}
	return nil
}

// NoReturn reports whether a call of e ends the path.
func (l *Library) NoReturn(e *program.Entity) bool {
	if e.Func == nil {
		return false
	}
	if p := primitiveOf(l, e); p != nil {
		return p.ends
	}
	return !e.HasBody() && e.Func.NoReturn
}

func assertFailed(l *Library, c *state.Call, arg int) []ir.Reg {
	msg := "assertion"
	if s, ok := stringArg(l, c, arg); ok {
		msg = "assertion " + s
	}
	becauseEntered(l, c)
	l.FailsOr(c, ir.CheckAssertion, msg, func() { doAbort(l, c) })
	return nil
}

const (
	silence statement = iota
	assertion
	assumption
)

// dialects holds the names that harnesses of other tools use, and the C library's ways to assert and to end. The user's definition of a name wins
// unless always is set.
var dialects map[string]primitive

// doAllocate executes __CPROVER_allocate(size, zero), which never fails.
func doAllocate(l *Library, c *state.Call) []ir.Reg {
	n := l.AddrArg(c, 0)
	if l.Room(c.Activation, c.Inst, n); l.Dead {
		return nil
	}
	p := l.Alloc(n, ir.Alloc{Kind: ir.ObjHeap, Name: c.Name})
	l.Contract.NoteMade(p)
	if len(c.LL.Args) > 1 {
		zero := l.BoolArg(c, 1)
		set := l.B.MemSet(l.State.Memory, p, l.B.Const(0, 8), n)
		l.State.Memory = l.B.Select(zero, set, l.State.Memory)
		l.Wrote(p, l.B.Select(zero, n, l.B.Addr(0)))
	}
	return l.Result(c, p)
}

func doAny(l *Library, c *state.Call) []ir.Reg { return l.AnyResult(c, c.Name) }

func doAssert(l *Library, c *state.Call) []ir.Reg {
	ok := l.BoolArg(c, 0)
	l.BecauseOf(c, ok, 0)
	l.Check(c.Activation, c.Inst, ir.CheckAssertion, 0, ok, "assertion")
	return doZero(l, c)
}

func doAssertFail(l *Library, c *state.Call) []ir.Reg { return assertFailed(l, c, 0) }

func doAssertIf(l *Library, c *state.Call) []ir.Reg {
	ok := l.B.Bin(ir.OpOr, l.B.Not(l.BoolArg(c, 0)), l.BoolArg(c, 1))
	l.BecauseOf(c, ok, 1)
	l.Check(c.Activation, c.Inst, ir.CheckAssertion, 0, ok, "assertion")
	return doZero(l, c)
}

func doAssertNot(l *Library, c *state.Call) []ir.Reg {
	ok := l.B.Not(l.BoolArg(c, 0))
	l.BecauseOf(c, ok, 0)
	l.Check(c.Activation, c.Inst, ir.CheckAssertion, 0, ok, "assertion")
	return doZero(l, c)
}

func doAssertRtn(l *Library, c *state.Call) []ir.Reg { return assertFailed(l, c, 3) }

func doAssume(l *Library, c *state.Call) []ir.Reg {
	return assume(l, c, l.BoolArg(c, 0))
}

func doAssumeNot(l *Library, c *state.Call) []ir.Reg {
	return assume(l, c, l.B.Not(l.BoolArg(c, 0)))
}

// assume assumes a condition. A function that a clause of a contract calls must not: the clause would say nothing where the condition is false.
func assume(l *Library, c *state.Call, ok ir.Reg) []ir.Reg {
	if f := l.State.Clause; f != nil && f.Of != c.Activation && !c.Activation.Function.Unit.Model {
		l.Unsupported(c, l.B.Not(ok), "an assumption that a clause of a contract makes")
	}
	l.Assume(state.EndAssumption, ok)
	return doZero(l, c)
}

// doConstant executes __seabmc_constant(p, n) of the library models: it makes a copy that the program must not write to.
func doConstant(l *Library, c *state.Call) []ir.Reg {
	n := l.AddrArg(c, 1)
	p := l.Alloc(n, ir.Alloc{Kind: ir.ObjConst, Name: "result of " + modelName(l, c)})
	l.Contract.NoteMade(p)
	l.CopyBytes(p, l.PtrArg(c, 0), n)
	return l.Result(c, p)
}

// doCproverAssert asserts argument 0 and goes on if it fails.
func doCproverAssert(l *Library, c *state.Call) []ir.Reg {
	return softAssert(l, c, ir.CheckAssertion, "assertion")
}

// doExit ends the program. What is left on the heap then is a leak if the user asks that everything is freed.
func doExit(l *Library, c *state.Call) []ir.Reg {
	l.RunAtEnd()
	if l.Dead {
		return nil
	}
	if l.Options.MemoryCleanup || l.Options.MayStayTracked {
		l.OnEnd(c.Activation.Function.CheckID(cfg.CheckKey{Inst: c.Inst.ID, Kind: ir.CheckLeak, Sub: 0}), "")
	}
	l.End(state.EndProgram)
	return nil
}

// doExitThread ends the only thread, and with it the program. The thread's variables are gone before that.
func doExitThread(l *Library, c *state.Call) []ir.Reg {
	for obj := uint64(1); obj <= uint64(l.Objects); obj++ {
		if e := l.ObjOf[obj]; e != nil && e.Global != nil && e.Global.OfThread {
			l.State.Memory = l.B.MemSet(l.State.Memory, e.Reg, l.B.Const(0, 8), l.B.Addr(uint64(e.Size)))
			l.State.Memory = l.B.Free(l.State.Memory, e.Reg)
		}
	}
	return doExit(l, c)
}

// doFail executes a call of a function that must not be called. If nobody asks whether it is called, it is like any other function.
func doFail(l *Library, c *state.Call) (rs []ir.Reg) {
	becauseEntered(l, c)
	l.About = ir.AboutCall(c.Name)
	l.FailsOr(c, ir.CheckAssertion, c.Name+" is not reached", func() {
		if c.Callee.HasBody() {
			rs = l.Inline(c, c.Callee)
		} else {
			rs = l.NoBody(c, c.Callee)
		}
	})
	return rs
}

// doHavoc makes n bytes at p unknown.
func doHavoc(l *Library, c *state.Call) []ir.Reg {
	p, n := l.PtrArg(c, 0), l.AddrArg(c, 1)
	return havoc(l, c, p, n, "the memory is writable")
}

func doHavocObject(l *Library, c *state.Call) []ir.Reg {
	p := l.ObjectStart(l.PtrArg(c, 0))
	return havoc(l, c, p, l.B.ObjSize(l.State.Memory, p), "the object is writable")
}

// havoc makes n bytes at p unknown. what is the text that says that they may be written.
func havoc(l *Library, c *state.Call, p, n ir.Reg, what string) []ir.Reg {
	l.OnAccess(c.Activation, c.Inst, 0, p, n, true, c.Name+": "+what)
	if l.Dead {
		return nil
	}
	l.MemoryInput(c, p, n)
	return doZero(l, c)
}

// doKleeChoose executes klee_choose(n): the result is less than n.
func doKleeChoose(l *Library, c *state.Call) []ir.Reg {
	rs := l.AnyResult(c, "klee_choose")
	l.Assume(state.EndInput, l.B.Bin(ir.OpUlt, rs[0], l.Fit(l.Arg(c, 0), l.B.Type(rs[0]))))
	l.Input(rs, "klee_choose", c.LL.Type())
	return rs
}

func doKleeRange(l *Library, c *state.Call) []ir.Reg {
	rs := l.AnyResult(c, "klee_range")
	lo, hi := l.Arg(c, 0), l.Arg(c, 1)
	l.Assume(state.EndInput, l.B.Bin(ir.OpSle, lo, rs[0]))
	l.Assume(state.EndInput, l.B.Bin(ir.OpSlt, rs[0], hi))
	l.Input(rs, "klee_range", c.LL.Type())
	return rs
}

// doKnown executes __seabmc_known(x) of the library models.
func doKnown(l *Library, c *state.Call) []ir.Reg {
	_, known := l.B.ConstInt(l.Arg(c, 0))
	return l.Result(c, l.B.Const(arith.FromBool(known), 1))
}

// doSamePlace executes __seabmc_same(p, q) of the library models: both are one place for sure. The addresses of objects are not looked at.
func doSamePlace(l *Library, c *state.Call) []ir.Reg {
	v, known := l.B.ConstInt(l.B.Bin(ir.OpEq, l.PtrArg(c, 0), l.PtrArg(c, 1)))
	return l.Result(c, l.B.Const(arith.FromBool(known && v == 1), 1))
}

// doLock executes a function of locks, whose first argument is a lock.
func doLock(l *Library, c *state.Call) []ir.Reg {
	l.OnAccess(c.Activation, c.Inst, 0, l.PtrArg(c, 0), l.B.Addr(1), true, c.Name+": the object is valid")
	if l.Dead {
		return nil
	}
	return doZero(l, c)
}

func doNondet(l *Library, c *state.Call) []ir.Reg {
	rs := make([]ir.Reg, len(c.Results))
	for i, f := range c.Results {
		if strings.HasSuffix(c.Name, "_bool") && f.Type.Kind == ir.KindInt && f.Type.Bits > 1 {
			rs[i] = l.B.Cast(ir.OpZExt, ownMeaning(l, l.B.NondetAt(ir.I1, c.Name, l.Point(c, i))), int(f.Type.Bits))
			continue
		}
		rs[i] = ownMeaning(l, l.B.NondetAt(f.Type, c.Name, l.Point(c, i)))
	}
	l.Input(rs, c.Name, c.LL.Type())
	l.Calls.LargeResult(c)
	return rs
}

func doNothing(l *Library, c *state.Call) []ir.Reg { return l.AnyResult(c, c.Name) }

// doOverflowHere executes __seabmc_overflow(what) of the library models: an absolute value does not fit.
func doOverflowHere(l *Library, c *state.Call) (rs []ir.Reg) {
	if !l.Options.SignedOverflow {
		return doZero(l, c)
	}
	what, _ := stringArg(l, c, 0)
	l.About = ir.AboutAbs
	l.FailsOr(c, ir.CheckOverflow, "signed overflow: "+what, func() { rs = doZero(l, c) })
	return rs
}

func doPrecondition(l *Library, c *state.Call) []ir.Reg {
	return softAssert(l, c, ir.CheckPrecond, "precondition")
}

// doSome executes __seabmc_some() of the library models: it gives a number about which assumptions follow.
func doSome(l *Library, c *state.Call) []ir.Reg {
	return l.Result(c, ownMeaning(l, l.B.Nondet(c.Results[0].Type, c.Name)))
}

func doStop(l *Library, _ *state.Call) []ir.Reg {
	l.End(state.EndProgram)
	return nil
}

// doUndefinedHere executes __seabmc_undefined(what) of the library models.
func doUndefinedHere(l *Library, c *state.Call) []ir.Reg {
	what, _ := stringArg(l, c, 0)
	l.Fails(c, ir.CheckUB, 0, what)
	return nil
}

func doUnsupported(l *Library, c *state.Call) []ir.Reg {
	l.Fail("%s", c.Name)
	return nil
}

// doUnsupportedHere executes __seabmc_unsupported(what) of the library models.
func doUnsupportedHere(l *Library, c *state.Call) []ir.Reg {
	what, _ := stringArg(l, c, 0)
	l.Fail("%s", what)
	return nil
}

//go:embed library.txt
var libraryNames string

// locks holds functions of threads that do nothing, and succeed, if there is only one thread.
var locks = []string{"pthread_mutex_init", "pthread_mutex_lock", "pthread_mutex_unlock", "pthread_mutex_destroy", "pthread_mutexattr_init",
	"pthread_mutexattr_settype", "pthread_mutexattr_destroy", "pthread_rwlock_init", "pthread_rwlock_rdlock", "pthread_rwlock_wrlock", "pthread_rwlock_unlock",
	"pthread_rwlock_destroy", "pthread_spin_init", "pthread_spin_lock", "pthread_spin_unlock", "pthread_spin_destroy", "pthread_cond_init", "pthread_cond_wait",
	"pthread_cond_signal", "pthread_cond_broadcast", "pthread_cond_destroy", "pthread_attr_init", "pthread_attr_destroy", "pthread_attr_setdetachstate",
	"mtx_init", "mtx_lock", "mtx_unlock", "mtx_destroy", "cnd_init", "cnd_wait", "cnd_signal", "cnd_broadcast", "cnd_destroy",
	"sem_init", "sem_post", "sem_destroy"}

func lookup(e *program.Entity) *primitive {
	if strings.HasPrefix(e.Name, "llvm.") {
		return intrinsic(e.Name)
	}
	if strings.HasPrefix(e.Name, "__ubsan_handle_") {
		return ubsanHandler(e.Name)
	}
	if p, ok := dialects[e.Name]; ok && (p.always || !e.User()) {
		return &p
	}
	if !e.HasBody() && (strings.HasPrefix(e.Name, "__atomic_") || strings.HasPrefix(e.Name, "__sync_")) {
		return &primitive{do: doUnsupported, quiet: true} // the compiler's own, with a meaning that is not known here
	}
	if !e.HasBody() && isUninterpreted(e.Name) {
		return &primitive{do: doUninterpreted, kinds: derefKind}
	}
	if !e.HasBody() && memory.OfATool(e.Name) {
		return &primitive{do: doUnsupported, quiet: true} // another checker's, with a meaning that is not known here
	}
	if !e.HasBody() && memory.IsNondet(e.Name) {
		return &primitive{do: doNondet}
	}
	if !e.HasBody() && isInternal(e.Name) {
		return &primitive{do: doUnsupported, quiet: true}
	}
	return nil
}

// isInternal tells whether a name is that of a function that the C library has for itself or for its headers, such as __mempcpy and __exp_finite. Most of
// these write to memory.
func isInternal(name string) bool {
	of, ok := strings.CutPrefix(name, "__")
	return ok && (listed()[of] || strings.HasSuffix(of, "_finite")) || strings.HasPrefix(name, "_IO_")
}

// listed are the names in library.txt.
var listed = sync.OnceValue(func() map[string]bool {
	names := map[string]bool{}
	for _, name := range unsupportedNames() {
		names[name] = true
	}
	return names
})

// Meaning returns what the program has to know about a function's primitive.
func (l *Library) Meaning(e *program.Entity) program.Meaning {
	if p := primitiveOf(l, e); p != nil {
		return program.Meaning{Own: true, Body: p.body, Quiet: p.quiet, Makes: p.makes, Around: p.around, Exits: p.exits}
	}
	return program.Meaning{}
}

// modelName returns the library function that the user's code called.
func modelName(l *Library, c *state.Call) string {
	if l.Site != nil {
		return l.Site.Model.Name
	}
	return c.Name
}

// ownMeaning tells the oracle that the unknown value r matters on the current path only.
func ownMeaning(l *Library, r ir.Reg) ir.Reg {
	l.B.Oracle.Own(r)
	return r
}

// primitiveOf finds the meaning that the lowering itself gives to a function.
func primitiveOf(l *Library, e *program.Entity) *primitive {
	if p, ok := l.prims[e]; ok {
		return p
	}
	p := lookup(e)
	if p != nil && (p.says == assertion && l.Options.NoAssertions || p.says == assumption && l.Options.NoAssumptions) {
		p = unsaid(p)
	}
	if p != nil && p.goesOn && l.LeavesOut() {
		q := *p
		q.ends, q.body = false, true
		p = &q
	}
	l.prims[e] = p
	return p
}

var (
	assertKind = []ir.CheckKind{ir.CheckAssertion}
	derefKind  = []ir.CheckKind{ir.CheckDeref}

	primitiveKind = []ir.CheckKind{ir.CheckPrimitive}
)

func softAssert(l *Library, c *state.Call, kind ir.CheckKind, what string) []ir.Reg {
	msg := what
	if s, ok := stringArg(l, c, 1); ok && s != "" {
		msg = what + " " + s
	}
	ok := l.BoolArg(c, 0)
	l.BecauseOf(c, ok, 0)
	l.Claim(c.Activation, c.Inst.ID, kind, 0, ok, msg)
	return doZero(l, c)
}

// statement is what a call says about the program. --no-assertions and --no-assumptions leave it out.
type statement int

// unsaid returns the primitive for p if what the user says by it is left out. A primitive that ends the path says that assert has already failed:
// going on there has no meaning.
func unsaid(p *primitive) *primitive {
	if p.ends {
		return &primitive{do: doUnsupported, ends: true, quiet: true}
	}
	return &primitive{do: doNothing}
}

// unsupportedNames returns the library functions that have no model (library.txt).
func unsupportedNames() []string {
	var names []string
	for _, line := range strings.Split(libraryNames, "\n") {
		if !strings.HasPrefix(line, "#") {
			names = append(names, strings.Fields(line)...)
		}
	}
	return names
}

// primitive is a function that the lowering gives a meaning of its own.
type primitive struct {
	do     func(l *Library, c *state.Call) []ir.Reg
	always bool           // even if the user defines a body
	ends   bool           // never returns
	body   bool           // may run the function's own body
	goesOn bool           // returns if nobody asks for its check
	makes  bool           // makes objects that live on after the call
	exits  bool           // ends the program, after what is to be done at its end
	around bool           // tells where an object begins and ends, or which one a pointer leads to
	quiet  bool           // does not look at its arguments: what they refer to is not needed
	says   statement      // what a user states by calling it
	kinds  []ir.CheckKind // checks it makes, in order
}
