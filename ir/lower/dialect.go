package lower

import (
	_ "embed"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
)

// primitive is a function that the lowering gives a meaning of its own.
type primitive struct {
	do     func(l *lowerer, c *call) []ir.Reg
	always bool           // even where the user defines a body
	ends   bool           // never returns
	body   bool           // may run the function's own body
	goesOn bool           // returns where nobody asks for its check
	quiet  bool           // does not look at its arguments: what they refer to is not needed
	says   statement      // what a user states by a call of it
	kinds  []ir.CheckKind // checks it makes, in order
}

// statement is what a call says about the program; --no-assertions and --no-assumptions leave it out.
type statement int

const (
	silence statement = iota
	assertion
	assumption
)

var (
	assertKind = []ir.CheckKind{ir.CheckAssertion}
	derefKind  = []ir.CheckKind{ir.CheckDeref}

	primitiveKind = []ir.CheckKind{ir.CheckPrimitive}
)

// dialects are the names that harnesses of other tools use, and the C library's
// ways to assert and to end. A definition of the user's wins unless always is set.
var dialects map[string]primitive

func init() {
	assume := primitive{do: (*lowerer).doAssume, says: assumption}
	assert := primitive{do: (*lowerer).doAssert, kinds: assertKind, says: assertion}
	softAssert := primitive{do: (*lowerer).doCproverAssert, kinds: assertKind, says: assertion}
	fail := primitive{do: (*lowerer).doFail, ends: true, goesOn: true, always: true, quiet: true, kinds: assertKind}
	failed := primitive{do: (*lowerer).doAssertFail, ends: true, kinds: assertKind, quiet: true, says: assertion}
	abort := primitive{do: (*lowerer).doAbort, ends: true, quiet: true, kinds: []ir.CheckKind{ir.CheckLeak}}
	stop := primitive{do: (*lowerer).doStop, ends: true, quiet: true}
	exit := primitive{do: (*lowerer).doExit, ends: true, quiet: true, kinds: []ir.CheckKind{ir.CheckLeak}}
	nop := primitive{do: (*lowerer).doNothing, quiet: true}
	any := primitive{do: (*lowerer).doAny, quiet: true}

	dialects = map[string]primitive{
		// C
		"abort": abort, "exit": exit, "pthread_exit": exit, "thrd_exit": exit, "_exit": abort, "_Exit": abort, "quick_exit": abort,
		"at_quick_exit": {do: (*lowerer).doUnsupported, quiet: true},
		"on_exit":       {do: (*lowerer).doUnsupported, quiet: true}, "__cxa_atexit": {do: (*lowerer).doUnsupported, quiet: true},
		"assert": assert, "__assert_fail": failed, "__assert_perror_fail": failed, "__assert": failed,
		"__assert_rtn":     {do: (*lowerer).doAssertRtn, ends: true, kinds: assertKind, quiet: true, says: assertion},
		"__stack_chk_fail": stop,

		// our models of the C library
		"__seabmc_overlap":    {do: (*lowerer).doOverlap, kinds: []ir.CheckKind{ir.CheckOverlap}},
		"__seabmc_any_string": {do: (*lowerer).doAnyString},
		"__seabmc_forall":     {do: (*lowerer).doQuantifier}, "__seabmc_exists": {do: (*lowerer).doQuantifier},
		"__seabmc_variable": {do: (*lowerer).doVariable}, "__seabmc_witness": {do: (*lowerer).doWitness},
		"__seabmc_holds": {do: (*lowerer).doHolds}, "__seabmc_quantified": {do: (*lowerer).doQuantified},
		"__seabmc_fresh": {do: (*lowerer).doFresh, kinds: derefKind}, "__seabmc_either": {do: (*lowerer).doEither},
		"__seabmc_is_new": {do: (*lowerer).doIsNew}, "__seabmc_unchecked": {do: (*lowerer).doUnchecked},
		"__seabmc_assigns": {do: (*lowerer).doAssigns, kinds: []ir.CheckKind{ir.CheckAssigns}}, "__seabmc_frees": {do: (*lowerer).doFrees},
		"__seabmc_same_members": {do: (*lowerer).doSameMembers},
		"__seabmc_unsupported":  {do: (*lowerer).doUnsupportedHere},
		"__seabmc_overflow":     {do: (*lowerer).doOverflowHere, kinds: []ir.CheckKind{ir.CheckOverflow}},
		"__seabmc_undefined":    {do: (*lowerer).doUndefinedHere, ends: true, kinds: []ir.CheckKind{ir.CheckUB}},
		"__seabmc_known":        {do: (*lowerer).doKnown}, "__seabmc_known_number": {do: (*lowerer).doKnown},
		"__seabmc_approximate": {do: (*lowerer).doApproximate, quiet: true}, "__seabmc_near": {do: (*lowerer).doNear, quiet: true},
		"__seabmc_approximate_integer": {do: (*lowerer).doApproximateInteger, quiet: true},
		"__seabmc_float_char":          {do: (*lowerer).doFloatChar}, "__seabmc_text_number": {do: (*lowerer).doTextNumber},
		"__seabmc_counting": {do: (*lowerer).doCounting}, "__seabmc_calls": {do: (*lowerer).doCalls}, "__seabmc_ends": {do: (*lowerer).doEnds}, "__seabmc_some": {do: (*lowerer).doSome}, "__seabmc_constant": {do: (*lowerer).doConstant},
		"__seabmc_text_id": {do: (*lowerer).doTextID}, "__seabmc_overwrite": {do: (*lowerer).doOverwrite},
		"__seabmc_same_bits": {do: (*lowerer).doSameBits, kinds: derefKind},
		"__seabmc_stream":    {do: (*lowerer).doStream, kinds: derefKind},
		"__seabmc_touch":     {do: (*lowerer).doTouch, kinds: derefKind},
		"__seabmc_readable":  {do: (*lowerer).doReadable, kinds: derefKind},

		// SV-COMP
		"__VERIFIER_assume": assume, "__VERIFIER_assert": assert, "__VERIFIER_error": fail, "reach_error": fail,
		"__VERIFIER_atomic_begin": nop, "__VERIFIER_atomic_end": nop,
		"__VERIFIER_nondet_memory": {do: (*lowerer).doHavoc, kinds: derefKind},

		// CBMC
		"__CPROVER_assume": assume, "__CPROVER_assert": softAssert,
		"__CPROVER_precondition":  {do: (*lowerer).doPrecondition, kinds: []ir.CheckKind{ir.CheckPrecond}, says: assertion},
		"__CPROVER_postcondition": softAssert, "__CPROVER_cover": {do: (*lowerer).doCover}, "__ESBMC_cover": {do: (*lowerer).doCover},
		allocatedMemory:   {do: (*lowerer).doAllocatedMemory},
		"__CPROVER_input": nop, "__CPROVER_output": nop, "__CPROVER_printf": nop,
		"__CPROVER_atomic_begin": nop, "__CPROVER_atomic_end": nop, "__CPROVER_fence": nop,
		"__CPROVER_initialize": nop, "__CPROVER_cleanup": nop,
		"__CPROVER_r_ok": {do: (*lowerer).doReadOK, kinds: primitiveKind}, "__CPROVER_w_ok": {do: (*lowerer).doWriteOK, kinds: primitiveKind}, "__CPROVER_rw_ok": {do: (*lowerer).doWriteOK, kinds: primitiveKind},
		"__CPROVER_havoc_object":     {do: (*lowerer).doHavocObject, kinds: derefKind},
		"__CPROVER_havoc_slice":      {do: (*lowerer).doHavoc, kinds: derefKind},
		"__CPROVER_allocate":         {do: (*lowerer).doAllocate},
		"__CPROVER_deallocate":       {do: (*lowerer).doFree, kinds: []ir.CheckKind{ir.CheckFree}},
		"__CPROVER_POINTER_OBJECT":   {do: (*lowerer).doPointerObject, kinds: primitiveKind},
		"__CPROVER_POINTER_OFFSET":   {do: (*lowerer).doPointerOffset, kinds: primitiveKind},
		"__CPROVER_OBJECT_SIZE":      {do: (*lowerer).doObjectSizeOf, kinds: primitiveKind},
		"__CPROVER_same_object":      {do: (*lowerer).doSameObject, kinds: primitiveKind},
		"__CPROVER_SAME_OBJECT":      {do: (*lowerer).doSameObject, kinds: primitiveKind},
		"__CPROVER_is_freeable":      {do: (*lowerer).doIsFreeable, kinds: primitiveKind},
		"__CPROVER_pointer_in_range": {do: (*lowerer).doPointerInRange, kinds: primitiveKind},
		"__CPROVER_WRITEABLE_OBJECT": {do: (*lowerer).doIsWritable, kinds: primitiveKind},
		"__CPROVER_LIVE_OBJECT":      {do: (*lowerer).doIsLive},
		"__CPROVER_DYNAMIC_OBJECT":   {do: (*lowerer).doIsHeap, kinds: primitiveKind},

		// ESBMC
		"__ESBMC_assume": assume, "__ESBMC_assert": softAssert,
		"__ESBMC_atomic_begin": nop, "__ESBMC_atomic_end": nop, "__ESBMC_unroll": nop, "__seabmc_unroll": nop, "__ESBMC_yield": nop,
		"__ESBMC_unreachable": {do: (*lowerer).doESBMCUnreachable, kinds: []ir.CheckKind{ir.CheckUnreachable}}, "__ESBMC_memory_leak_checks": nop,
		"__ESBMC_init_object": {do: (*lowerer).doHavocObject, kinds: derefKind},
		"__ESBMC_same_object": {do: (*lowerer).doSameObject}, "__ESBMC_get_object_size": {do: (*lowerer).doObjectSizeOf},
		"__ESBMC_POINTER_OFFSET": {do: (*lowerer).doPointerOffset}, "__ESBMC_POINTER_OBJECT": {do: (*lowerer).doPointerObject},
		"__ESBMC_r_ok": {do: (*lowerer).doESBMCReadOK}, "__ESBMC_w_ok": {do: (*lowerer).doESBMCWriteOK}, "__ESBMC_rw_ok": {do: (*lowerer).doESBMCWriteOK},

		// SeaHorn
		"assume": assume, "__SEA_assume": assume, "sassert": assert, "__SEA_assert": assert,
		"verifier.assume": assume, "verifier.assume.not": {do: (*lowerer).doAssumeNot, says: assumption}, "verifier.assert": assert,
		"verifier.assert.not": {do: (*lowerer).doAssertNot, kinds: assertKind, says: assertion}, "verifier.error": fail,
		"seahorn.fail": fail, "__SEAHORN_fail": fail, "seahorn.fn.enter": nop,
		"memhavoc":               {do: (*lowerer).doMemhavoc},
		"sea_is_dereferenceable": {do: (*lowerer).doReadOK},
		"sea_is_deref":           {do: (*lowerer).doReadOK},
		"sea_assert_if":          {do: (*lowerer).doAssertIf, kinds: assertKind, says: assertion},
		"sea_tracking_on":        {do: (*lowerer).doTracking}, "sea_tracking_off": {do: (*lowerer).doTracking},
		"sea_reset_modified": {do: (*lowerer).doResetModified}, "sea_is_modified": {do: (*lowerer).doIsModified},
		"sea_dsa_alias": nop, "sea_branch_sentinel": nop,
		"sea_printf": nop, "sea_is_alloc": {do: (*lowerer).doIsLive}, "sea_free": {do: (*lowerer).doFree, kinds: []ir.CheckKind{ir.CheckFree}},

		// KLEE
		"klee_make_symbolic": {do: (*lowerer).doHavoc, kinds: derefKind}, "klee_assume": assume, "klee_assert": assert,
		"klee_range": {do: (*lowerer).doKleeRange}, "klee_choose": {do: (*lowerer).doKleeChoose}, "klee_silent_exit": stop, "klee_prefer_cex": nop, "klee_warning": nop,
		"klee_print_expr": nop, "klee_report_error": fail, "klee_abort": stop, "klee_is_symbolic": any,
	}
	unsupported := primitive{do: (*lowerer).doUnsupported, quiet: true}
	for _, name := range cfg.ReturningTwice {
		dialects[name] = primitive{do: (*lowerer).doSetjmp, kinds: derefKind}
	}
	for _, name := range []string{"longjmp", "_longjmp", "siglongjmp", "__longjmp_chk"} {
		dialects[name] = primitive{do: (*lowerer).doLongjmp, ends: true, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckUB}}
	}
	for _, name := range []string{"pthread_create", "thrd_create", "clone",
		"fork", "vfork", "kill", "killpg", "pthread_kill", "sigqueue", "alarm", "ualarm", "sigsuspend", "pause", "bsd_signal", "sigset"} {
		dialects[name] = unsupported
	}
	lock := primitive{do: (*lowerer).doLock, kinds: derefKind}
	for _, name := range locks {
		dialects[name] = lock
	}
	for name := range formats {
		dialects[name] = primitive{do: (*lowerer).doPrintf, body: true, kinds: derefKind}
	}
	for _, name := range counted {
		dialects[name] = primitive{do: (*lowerer).doCounted, body: true, kinds: derefKind}
	}
	for name, p := range libc {
		dialects[name] = p
	}
	for name, p := range atomicCalls {
		dialects[name] = p
	}
}

// nondetPrefixes begin the names of functions whose undefined result is an input.
var nondetPrefixes = []string{"__VERIFIER_nondet", "nondet_", "nd_", "__nondet", "klee_int", "klee_char", "klee_range", "klee_get_value", "nondet", "unknown"}

// isNondet tells whether an undefined function is an input of the harness, so
// that it is not reported as a function without a body.
func isNondet(name string) bool {
	for _, p := range nondetPrefixes {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}

// ofATool tells whether a name is one that another checker builds in, inputs left out.
func ofATool(name string) bool {
	for _, p := range []string{"__CPROVER_", "__ESBMC_", "__VERIFIER_", "__SEA_", "sea_", "klee_"} {
		if strings.HasPrefix(name, p) && !isNondet(name) {
			return true
		}
	}
	return false
}

// primitive finds the meaning that the lowering itself gives to a function.
func (l *lowerer) primitive(e *program.Entity) *primitive {
	if p, ok := l.prims[e]; ok {
		return p
	}
	p := lookup(e)
	if p != nil && (p.says == assertion && l.opt.NoAssertions || p.says == assumption && l.opt.NoAssumptions) {
		p = unsaid(p)
	}
	if p != nil && p.goesOn && l.leavesOut() {
		q := *p
		q.ends, q.body = false, true
		p = &q
	}
	l.prims[e] = p
	return p
}

// meaning is what the program has to know of a function's primitive.
func (l *lowerer) meaning(e *program.Entity) program.Meaning {
	if p := l.primitive(e); p != nil {
		return program.Meaning{Own: true, Body: p.body, Quiet: p.quiet}
	}
	return program.Meaning{}
}

// unsaid is p where what the user says by it is left out. One that ends the path says where assert has
// failed already: going on there has no meaning.
func unsaid(p *primitive) *primitive {
	if p.ends {
		return &primitive{do: (*lowerer).doUnsupported, ends: true, quiet: true}
	}
	return &primitive{do: (*lowerer).doNothing}
}

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
		return &primitive{do: (*lowerer).doUnsupported, quiet: true} // the compiler's, with a meaning that is not known here
	}
	if !e.HasBody() && isUninterpreted(e.Name) {
		return &primitive{do: (*lowerer).doUninterpreted, kinds: derefKind}
	}
	if !e.HasBody() && ofATool(e.Name) {
		return &primitive{do: (*lowerer).doUnsupported, quiet: true} // a checker's, with a meaning that is not known here
	}
	if !e.HasBody() && isNondet(e.Name) {
		return &primitive{do: (*lowerer).doNondet}
	}
	return nil
}

// NoReturn tells whether a call of e ends the path.
func (l *lowerer) NoReturn(e *program.Entity) bool {
	if e.Func == nil {
		return false
	}
	if p := l.primitive(e); p != nil {
		return p.ends
	}
	return !e.HasBody() && e.Func.NoReturn
}

// Kinds are the kinds of the checks that a call of e makes, in order.
func (l *lowerer) Kinds(e *program.Entity) []ir.CheckKind {
	if p := l.primitive(e); p != nil {
		return p.kinds
	}
	return nil
}

// Asserts tells of a function that states what has to hold.
func (l *lowerer) Asserts(name string) bool {
	p, known := dialects[name]
	return known && p.says == assertion
}

// Accuses tells of a function that does nothing but report that an assertion failed.
func (l *lowerer) Accuses(name string) bool {
	p, known := dialects[name]
	return known && p.ends && len(p.kinds) == 1 && p.kinds[0] == ir.CheckAssertion
}

func (l *lowerer) doNothing(c *call) []ir.Reg { return l.anyResult(c, c.name) }
func (l *lowerer) doAny(c *call) []ir.Reg     { return l.anyResult(c, c.name) }

func (l *lowerer) doZero(c *call) []ir.Reg {
	rs := make([]ir.Reg, len(c.ret))
	for i, f := range c.ret {
		rs[i] = l.zero(f.Type)
	}
	return rs
}

// doSome is __seabmc_some() of the library models: a number that what is assumed of it tells.
func (l *lowerer) doSome(c *call) []ir.Reg {
	return l.result(c, l.own(l.b.Nondet(c.ret[0].Type, c.name)))
}

// doConstant is __seabmc_constant(p, n) of the library models: a copy that the program must not write to.
func (l *lowerer) doConstant(c *call) []ir.Reg {
	n := l.addrArg(c, 1)
	p := l.alloc(n, ir.Alloc{Kind: ir.ObjConst, Name: "result of " + l.modelName(c)})
	l.copyBytes(p, l.ptrArg(c, 0), n)
	return l.result(c, p)
}

// modelName is the library function that the user's code called.
func (l *lowerer) modelName(c *call) string {
	if l.site != nil {
		return l.site.model.Name
	}
	return c.name
}

// doKnown is __seabmc_known(x) of the library models.
func (l *lowerer) doKnown(c *call) []ir.Reg {
	_, known := l.b.ConstInt(l.arg(c, 0))
	return l.result(c, l.b.Const(b2u(known), 1))
}

func (l *lowerer) doNondet(c *call) []ir.Reg {
	rs := make([]ir.Reg, len(c.ret))
	for i, f := range c.ret {
		if strings.HasSuffix(c.name, "_bool") && f.Type.Kind == ir.KindInt && f.Type.Bits > 1 {
			rs[i] = l.b.Cast(ir.OpZExt, l.own(l.b.NondetAt(ir.I1, c.name, l.point(c, i))), int(f.Type.Bits))
			continue
		}
		rs[i] = l.own(l.b.NondetAt(f.Type, c.name, l.point(c, i)))
	}
	l.input(rs, c.name, c.ll.Type())
	l.largeResult(c)
	return rs
}

// own tells the oracle that the unknown value r matters on the current path only.
func (l *lowerer) own(r ir.Reg) ir.Reg {
	l.b.Oracle.Own(r)
	return r
}

func (l *lowerer) doAssume(c *call) []ir.Reg {
	l.assume(EndAssumption, l.boolArg(c, 0))
	return l.doZero(c)
}

func (l *lowerer) doAssumeNot(c *call) []ir.Reg {
	l.assume(EndAssumption, l.b.Not(l.boolArg(c, 0)))
	return l.doZero(c)
}

func (l *lowerer) doAssert(c *call) []ir.Reg {
	ok := l.boolArg(c, 0)
	l.becauseOf(c, ok, 0)
	l.check(c.a, c.in, ir.CheckAssertion, 0, ok, "assertion")
	return l.doZero(c)
}

func (l *lowerer) doAssertNot(c *call) []ir.Reg {
	ok := l.b.Not(l.boolArg(c, 0))
	l.becauseOf(c, ok, 0)
	l.check(c.a, c.in, ir.CheckAssertion, 0, ok, "assertion")
	return l.doZero(c)
}

func (l *lowerer) doAssertIf(c *call) []ir.Reg {
	ok := l.b.Bin(ir.OpOr, l.b.Not(l.boolArg(c, 0)), l.boolArg(c, 1))
	l.becauseOf(c, ok, 1)
	l.check(c.a, c.in, ir.CheckAssertion, 0, ok, "assertion")
	return l.doZero(c)
}

// doCproverAssert asserts argument 0 and goes on where it fails.
func (l *lowerer) doCproverAssert(c *call) []ir.Reg {
	return l.softAssert(c, ir.CheckAssertion, "assertion")
}

func (l *lowerer) doPrecondition(c *call) []ir.Reg {
	return l.softAssert(c, ir.CheckPrecond, "precondition")
}

func (l *lowerer) softAssert(c *call, kind ir.CheckKind, what string) []ir.Reg {
	msg := what
	if s, ok := l.stringArg(c, 1); ok && s != "" {
		msg = what + " " + s
	}
	ok := l.boolArg(c, 0)
	l.becauseOf(c, ok, 0)
	l.claim(c.a, c.in.ID, kind, 0, ok, msg)
	return l.doZero(c)
}

// doFail is a function that must not be called. Where nobody asks whether it is, it is a function as any other.
func (l *lowerer) doFail(c *call) (rs []ir.Reg) {
	l.becauseEntered(c)
	l.failsOr(c, ir.CheckAssertion, c.name+" is not reached", func() {
		if c.e.HasBody() {
			rs = l.inline(c, c.e)
		} else {
			rs = l.noBody(c, c.e)
		}
	})
	return rs
}

func (l *lowerer) doAssertFail(c *call) []ir.Reg { return l.assertFailed(c, 0) }
func (l *lowerer) doAssertRtn(c *call) []ir.Reg  { return l.assertFailed(c, 3) }

func (l *lowerer) assertFailed(c *call, arg int) []ir.Reg {
	msg := "assertion"
	if s, ok := l.stringArg(c, arg); ok {
		msg = "assertion " + s
	}
	l.becauseEntered(c)
	l.failsOr(c, ir.CheckAssertion, msg, func() { l.doAbort(c) })
	return nil
}

func (l *lowerer) doStop(*call) []ir.Reg {
	l.end(EndProgram)
	return nil
}

// doAbort ends the program without running anything.
func (l *lowerer) doAbort(c *call) []ir.Reg {
	if l.opt.MemoryCleanup {
		l.leaks(c.a.f.CheckID(cfg.CheckKey{Inst: c.in.ID, Kind: ir.CheckLeak, Sub: 0}), "")
	}
	l.end(EndProgram)
	return nil
}

// doExit ends the program. What is left on the heap then is a leak for those who ask that all is freed.
func (l *lowerer) doExit(c *call) []ir.Reg {
	l.runAtEnd()
	if l.dead {
		return nil
	}
	if l.opt.MemoryCleanup || l.opt.MayStayTracked {
		l.leaks(c.a.f.CheckID(cfg.CheckKey{Inst: c.in.ID, Kind: ir.CheckLeak, Sub: 0}), "")
	}
	l.end(EndProgram)
	return nil
}

func (l *lowerer) doUnsupported(c *call) []ir.Reg {
	l.fail("%s", c.name)
	return nil
}

// doUnsupportedHere is __seabmc_unsupported(what) of the library models.
func (l *lowerer) doUnsupportedHere(c *call) []ir.Reg {
	what, _ := l.stringArg(c, 0)
	l.fail("%s", what)
	return nil
}

// doOverflowHere is __seabmc_overflow(what) of the library models: an absolute value does not fit.
func (l *lowerer) doOverflowHere(c *call) (rs []ir.Reg) {
	if !l.opt.SignedOverflow {
		return l.doZero(c)
	}
	what, _ := l.stringArg(c, 0)
	l.about = ir.AboutAbs
	l.failsOr(c, ir.CheckOverflow, "signed overflow: "+what, func() { rs = l.doZero(c) })
	return rs
}

// doUndefinedHere is __seabmc_undefined(what) of the library models.
func (l *lowerer) doUndefinedHere(c *call) []ir.Reg {
	what, _ := l.stringArg(c, 0)
	l.fails(c, ir.CheckUB, 0, what)
	return nil
}

func (l *lowerer) doKleeRange(c *call) []ir.Reg {
	rs := l.anyResult(c, "klee_range")
	lo, hi := l.arg(c, 0), l.arg(c, 1)
	l.assume(EndInput, l.b.Bin(ir.OpSle, lo, rs[0]))
	l.assume(EndInput, l.b.Bin(ir.OpSlt, rs[0], hi))
	l.input(rs, "klee_range", c.ll.Type())
	return rs
}

// doKleeChoose is klee_choose(n): less than n.
func (l *lowerer) doKleeChoose(c *call) []ir.Reg {
	rs := l.anyResult(c, "klee_choose")
	l.assume(EndInput, l.b.Bin(ir.OpUlt, rs[0], l.fit(l.arg(c, 0), l.b.Type(rs[0]))))
	l.input(rs, "klee_choose", c.ll.Type())
	return rs
}

// doHavoc makes n bytes at p unknown.
func (l *lowerer) doHavoc(c *call) []ir.Reg {
	p, n := l.ptrArg(c, 0), l.addrArg(c, 1)
	l.deref(c.a, c.in, 0, p, n, true, c.name+": the memory is writable")
	if l.dead {
		return nil
	}
	l.memoryInput(c, p, n)
	return l.doZero(c)
}

func (l *lowerer) doHavocObject(c *call) []ir.Reg {
	p := l.objectStart(l.ptrArg(c, 0))
	n := l.b.ObjSize(l.cur.mem, p)
	l.deref(c.a, c.in, 0, p, n, true, c.name+": the object is writable")
	if l.dead {
		return nil
	}
	l.memoryInput(c, p, n)
	return l.doZero(c)
}

// objectStart is the address of p's object.
func (l *lowerer) objectStart(p ir.Reg) ir.Reg {
	return l.b.Gep(p, l.b.Bin(ir.OpSub, l.b.Addr(0), l.b.PtrOff(p)), 1)
}

// doAllocate is __CPROVER_allocate(size, zero): never fails.
func (l *lowerer) doAllocate(c *call) []ir.Reg {
	n := l.addrArg(c, 0)
	if l.room(c.a, c.in, n); l.dead {
		return nil
	}
	p := l.alloc(n, ir.Alloc{Kind: ir.ObjHeap, Name: c.name})
	if len(c.ll.Args) > 1 {
		zero := l.boolArg(c, 1)
		set := l.b.MemSet(l.cur.mem, p, l.b.Const(0, 8), n)
		l.cur.mem = l.b.Select(zero, set, l.cur.mem)
		l.wrote(p, l.b.Select(zero, n, l.b.Addr(0)))
	}
	return l.result(c, p)
}

// locks are functions of threads that do nothing, and succeed, where there is one thread.
var locks = []string{"pthread_mutex_init", "pthread_mutex_lock", "pthread_mutex_unlock", "pthread_mutex_destroy", "pthread_mutexattr_init",
	"pthread_mutexattr_settype", "pthread_mutexattr_destroy", "pthread_rwlock_init", "pthread_rwlock_rdlock", "pthread_rwlock_wrlock", "pthread_rwlock_unlock",
	"pthread_rwlock_destroy", "pthread_spin_init", "pthread_spin_lock", "pthread_spin_unlock", "pthread_spin_destroy", "pthread_cond_init", "pthread_cond_wait",
	"pthread_cond_signal", "pthread_cond_broadcast", "pthread_cond_destroy", "pthread_attr_init", "pthread_attr_destroy", "pthread_attr_setdetachstate",
	"mtx_init", "mtx_lock", "mtx_unlock", "mtx_destroy", "cnd_init", "cnd_wait", "cnd_signal", "cnd_broadcast", "cnd_destroy",
	"sem_init", "sem_post", "sem_destroy"}

// doLock is a function of locks: its first argument is one.
func (l *lowerer) doLock(c *call) []ir.Reg {
	l.deref(c.a, c.in, 0, l.ptrArg(c, 0), l.b.Addr(1), true, c.name+": the object is valid")
	if l.dead {
		return nil
	}
	return l.doZero(c)
}

//go:embed library.txt
var libraryNames string

// unsupportedNames are the library functions that have no model (library.txt).
func unsupportedNames() []string {
	var names []string
	for _, line := range strings.Split(libraryNames, "\n") {
		if !strings.HasPrefix(line, "#") {
			names = append(names, strings.Fields(line)...)
		}
	}
	return names
}

func init() {
	for _, name := range unsupportedNames() {
		if _, ok := dialects[name]; !ok {
			dialects[name] = primitive{do: (*lowerer).doUnsupported, quiet: true}
		}
	}
}
