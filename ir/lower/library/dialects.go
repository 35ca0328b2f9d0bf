package library

import (
	_ "embed"
	"maps"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/start"
)

// words holds meanings for which several dialects have a name.
type words struct {
	assume, assert, softAssert, fail, failed, abort, stop, exit, exitThread, nop, any primitive
}

func newWords() words {
	return words{
		assume:     primitive{do: doAssume, says: assumption},
		assert:     primitive{do: doAssert, kinds: assertKind, says: assertion},
		softAssert: primitive{do: doCproverAssert, kinds: assertKind, says: assertion},
		fail:       primitive{do: doFail, ends: true, goesOn: true, always: true, quiet: true, kinds: assertKind},
		failed:     primitive{do: doAssertFail, ends: true, kinds: assertKind, quiet: true, says: assertion},
		abort:      primitive{do: doAbort, ends: true, quiet: true, kinds: []ir.CheckKind{ir.CheckLeak}},
		stop:       primitive{do: doStop, ends: true, quiet: true},
		exit:       primitive{do: doExit, ends: true, exits: true, quiet: true, kinds: []ir.CheckKind{ir.CheckLeak}},
		exitThread: primitive{do: doExitThread, ends: true, exits: true, quiet: true, kinds: []ir.CheckKind{ir.CheckLeak}},
		nop:        primitive{do: doNothing, quiet: true},
		any:        primitive{do: doAny, quiet: true},
	}
}

// ofC returns the functions of the C library that have no model.
func (w words) ofC() map[string]primitive {
	return map[string]primitive{
		"abort": w.abort, "exit": w.exit, "pthread_exit": w.exitThread, "thrd_exit": w.exitThread, "_exit": w.abort, "_Exit": w.abort,
		"on_exit": {do: doUnsupported, quiet: true}, "__cxa_atexit": {do: doUnsupported, quiet: true},
		"assert": w.assert, "__assert_fail": w.failed, "__assert_perror_fail": w.failed, "__assert": w.failed,
		"__assert_rtn":     {do: doAssertRtn, ends: true, kinds: assertKind, quiet: true, says: assertion},
		"__stack_chk_fail": w.stop,
	}
}

// ofModels returns what our models of the C library ask.
func (w words) ofModels() map[string]primitive {
	return map[string]primitive{
		"__seabmc_overlap":    {do: doOverlap, kinds: []ir.CheckKind{ir.CheckOverlap}},
		"__seabmc_any_string": {do: doAnyString, makes: true},
		cfg.ForAll:            {do: doQuantifier}, cfg.Exists: {do: doQuantifier}, cfg.Fact: {do: doQuantifier}, cfg.TextFact: {do: doQuantifier}, cfg.AnyAll: {do: doQuantifier}, cfg.AnyOne: {do: doQuantifier}, cfg.Some: {do: doQuantifier},
		"__seabmc_variable": {do: doVariable},
		"__seabmc_holds":    {do: doHolds}, "__seabmc_quantified": {do: doQuantified},
		"__seabmc_fresh": {do: doFresh, kinds: derefKind}, "__seabmc_either": {do: doEither},
		"__seabmc_point": {do: doPoint, kinds: derefKind}, "__seabmc_point_between": {do: doPointBetween, kinds: derefKind},
		"__seabmc_obey": {do: doObey, kinds: derefKind}, "__seabmc_obeys": {do: doObeys},
		"__seabmc_same_pointer": {do: doSamePointer}, "__seabmc_between": {do: doBetween, around: true},
		"__seabmc_was_freed": {do: doWasFreed}, "__seabmc_before": {do: doBefore},
		"__seabmc_is_new": {do: doIsNew}, "__seabmc_unchecked": {do: doUnchecked},
		"__seabmc_assigns": {do: doAssigns, kinds: []ir.CheckKind{ir.CheckAssigns}}, "__seabmc_frees": {do: doFrees},
		"__seabmc_requires": {do: doRequires, kinds: []ir.CheckKind{ir.CheckPrecond}, says: assertion}, "__seabmc_separate": {do: doSeparate},
		"__seabmc_havoc_places": {do: doHavocPlaces}, "__seabmc_loop_fresh": {do: doLoopFresh},
		"__seabmc_havoc_targets": {do: doHavocTargets, kinds: []ir.CheckKind{ir.CheckPrecond}}, "__seabmc_loop_head": w.nop,
		"__seabmc_loop_frame": {do: doLoopFrame}, "__seabmc_loop_assigns": {do: doLoopAssigns, kinds: []ir.CheckKind{ir.CheckAssigns}},
		"__seabmc_loop_havoc": {do: doLoopHavoc, kinds: []ir.CheckKind{ir.CheckAssigns}}, "__seabmc_loop_kept": {do: doLoopKept}, "__seabmc_clause": {do: doClause},
		"__seabmc_invariant_base": {do: doInvariantBase, kinds: []ir.CheckKind{ir.CheckInvariantBase}, says: assertion},
		"__seabmc_invariant_step": {do: doInvariantStep, kinds: []ir.CheckKind{ir.CheckInvariantStep}, says: assertion},
		"__seabmc_trial_base":     {do: doTrialBase, kinds: []ir.CheckKind{ir.CheckInvariantBase}},
		"__seabmc_trial_assume":   {do: doTrialAssume},
		"__seabmc_sample":         {do: doSample},
		"__seabmc_trial_step":     {do: doTrialStep, kinds: []ir.CheckKind{ir.CheckInvariantStep}},
		"__seabmc_decreases":      {do: doDecreases, kinds: []ir.CheckKind{ir.CheckDecreases}, says: assertion},
		"__seabmc_same_members":   {do: doSameMembers},
		"__seabmc_unsupported":    {do: doUnsupportedHere},
		"__seabmc_overflow":       {do: doOverflowHere, kinds: []ir.CheckKind{ir.CheckOverflow}},
		"__seabmc_character":      {do: doCharacter, kinds: []ir.CheckKind{ir.CheckUB}},
		"__seabmc_undefined":      {do: doUndefinedHere, ends: true, kinds: []ir.CheckKind{ir.CheckUB}},
		"__seabmc_same":           {do: doSamePlace}, "__seabmc_known": {do: doKnown}, "__seabmc_known_number": {do: doKnown},
		"__seabmc_approximate": {do: doApproximate, quiet: true}, "__seabmc_near": {do: doNear, quiet: true},
		"__seabmc_approximate_integer": {do: doApproximateInteger, quiet: true}, "__seabmc_exact": {do: doExact, quiet: true},
		"__seabmc_float_char": {do: doFloatChar}, "__seabmc_text_number": {do: doTextNumber},
		"__seabmc_counting": {do: doCounting}, "__seabmc_calls": {do: doCalls}, "__seabmc_ends": {do: doEnds}, "__seabmc_whole": {do: doWhole}, "__seabmc_some": {do: doSome}, "__seabmc_constant": {do: doConstant, makes: true},
		"__seabmc_text_id": {do: doTextID}, "__seabmc_overwrite": {do: doOverwrite},
		"__seabmc_same_bits": {do: doSameBits, kinds: derefKind},
		"__seabmc_stream":    {do: doStream, kinds: derefKind},
		"__seabmc_touch":     {do: doTouch, kinds: derefKind},
		"__seabmc_fills":     {do: doFills, kinds: []ir.CheckKind{ir.CheckUB}},
		"__seabmc_argument":  {do: doArgument, kinds: []ir.CheckKind{ir.CheckUB}},
		"__seabmc_readable":  {do: doReadable, kinds: derefKind},
	}
}

// ofSVComp returns the words of SV-COMP.
func (w words) ofSVComp() map[string]primitive {
	return map[string]primitive{
		"__VERIFIER_assume": w.assume, "__VERIFIER_assert": w.assert, "__VERIFIER_error": w.fail, "reach_error": w.fail,
		"__VERIFIER_atomic_begin": w.nop, "__VERIFIER_atomic_end": w.nop,
		"__VERIFIER_nondet_memory": {do: doHavoc, kinds: derefKind},
	}
}

// ofCBMC returns the words of CBMC.
func (w words) ofCBMC() map[string]primitive {
	return map[string]primitive{
		"__CPROVER_assume": w.assume, "__CPROVER_assert": w.softAssert,
		"__CPROVER_precondition":  {do: doPrecondition, kinds: []ir.CheckKind{ir.CheckPrecond}, says: assertion},
		"__CPROVER_postcondition": w.softAssert, "__CPROVER_cover": {do: doCover}, "__ESBMC_cover": {do: doCover},
		start.AllocatedMemory: {do: doAllocatedMemory},
		"__CPROVER_input":     w.nop, "__CPROVER_output": w.nop, "__CPROVER_printf": w.nop,
		"__CPROVER_atomic_begin": w.nop, "__CPROVER_atomic_end": w.nop, "__CPROVER_fence": w.nop,
		"__CPROVER_initialize": w.nop, "__CPROVER_cleanup": w.nop,
		"__CPROVER_r_ok": {do: doReadOK, around: true, kinds: primitiveKind}, "__CPROVER_w_ok": {do: doWriteOK, around: true, kinds: primitiveKind}, "__CPROVER_rw_ok": {do: doWriteOK, around: true, kinds: primitiveKind},
		"__CPROVER_popcount":         {do: doPopulation},
		"__CPROVER_havoc_object":     {do: doHavocObject, kinds: derefKind},
		"__CPROVER_havoc_slice":      {do: doHavoc, kinds: derefKind},
		"__CPROVER_allocate":         {do: doAllocate, makes: true},
		"__CPROVER_deallocate":       {do: doFree, kinds: []ir.CheckKind{ir.CheckFree}},
		"__CPROVER_POINTER_OBJECT":   {do: doPointerObject, around: true, kinds: primitiveKind},
		"__CPROVER_POINTER_OFFSET":   {do: doPointerOffset, around: true, kinds: primitiveKind},
		"__CPROVER_OBJECT_SIZE":      {do: doObjectSizeOf, around: true, kinds: primitiveKind},
		"__CPROVER_same_object":      {do: doSameObject, around: true, kinds: primitiveKind},
		"__CPROVER_SAME_OBJECT":      {do: doSameObject, around: true, kinds: primitiveKind},
		"__CPROVER_is_freeable":      {do: doIsFreeable, around: true, kinds: primitiveKind},
		"__CPROVER_pointer_in_range": {do: doPointerInRange, around: true, kinds: primitiveKind},
		"__CPROVER_WRITEABLE_OBJECT": {do: doIsWritable, around: true, kinds: primitiveKind},
		"__CPROVER_LIVE_OBJECT":      {do: doIsLive, around: true},
		"__CPROVER_DYNAMIC_OBJECT":   {do: doIsHeap, around: true, kinds: primitiveKind},
	}
}

// ofESBMC returns the words of ESBMC.
func (w words) ofESBMC() map[string]primitive {
	return map[string]primitive{
		"__ESBMC_assume": w.assume, "__ESBMC_assert": w.softAssert,
		"__ESBMC_atomic_begin": w.nop, "__ESBMC_atomic_end": w.nop, "__ESBMC_unroll": w.nop, "__seabmc_unroll": w.nop, "__ESBMC_yield": w.nop,
		"__ESBMC_unreachable": {do: doESBMCUnreachable, kinds: []ir.CheckKind{ir.CheckUnreachable}}, "__ESBMC_memory_leak_checks": w.nop,
		"__ESBMC_init_object": {do: doHavocObject, kinds: derefKind},
		"__ESBMC_same_object": {do: doSameObject, around: true}, "__ESBMC_get_object_size": {do: doObjectSizeOf, around: true},
		"__ESBMC_POINTER_OFFSET": {do: doPointerOffset, around: true}, "__ESBMC_POINTER_OBJECT": {do: doPointerObject, around: true},
		"__ESBMC_r_ok": {do: doESBMCReadOK, around: true}, "__ESBMC_w_ok": {do: doESBMCWriteOK, around: true}, "__ESBMC_rw_ok": {do: doESBMCWriteOK, around: true},
	}
}

// ofSeaHorn returns the words of SeaHorn.
func (w words) ofSeaHorn() map[string]primitive {
	return map[string]primitive{
		"assume": w.assume, "__SEA_assume": w.assume, "sassert": w.assert, "__SEA_assert": w.assert,
		"verifier.assume": w.assume, "verifier.assume.not": {do: doAssumeNot, says: assumption}, "verifier.assert": w.assert,
		"verifier.assert.not": {do: doAssertNot, kinds: assertKind, says: assertion}, "verifier.error": w.fail,
		"seahorn.fail": w.fail, "__SEAHORN_fail": w.fail, "seahorn.fn.enter": w.nop,
		"memhavoc":               {do: doMemhavoc},
		"sea_is_dereferenceable": {do: doReadOK, around: true},
		"sea_is_deref":           {do: doReadOK, around: true},
		"sea_assert_if":          {do: doAssertIf, kinds: assertKind, says: assertion},
		"sea_tracking_on":        {do: doTracking}, "sea_tracking_off": {do: doTracking},
		"sea_reset_modified": {do: doResetModified}, "sea_is_modified": {do: doIsModified},
		"sea_dsa_alias": w.nop, "sea_branch_sentinel": w.nop,
		"sea_printf": w.nop, "sea_is_alloc": {do: doIsLive, around: true}, "sea_free": {do: doFree, kinds: []ir.CheckKind{ir.CheckFree}},
	}
}

// ofKLEE returns the words of KLEE.
func (w words) ofKLEE() map[string]primitive {
	return map[string]primitive{
		"klee_make_symbolic": {do: doHavoc, kinds: derefKind}, "klee_assume": w.assume, "klee_assert": w.assert,
		"klee_range": {do: doKleeRange}, "klee_choose": {do: doKleeChoose}, "klee_silent_exit": w.stop, "klee_prefer_cex": w.nop, "klee_warning": w.nop,
		"klee_print_expr": w.nop, "klee_report_error": w.fail, "klee_abort": w.stop, "klee_is_symbolic": w.any,
	}
}

func init() {
	w := newWords()
	dialects = map[string]primitive{}
	for _, names := range []map[string]primitive{w.ofC(), w.ofModels(), w.ofSVComp(), w.ofCBMC(), w.ofESBMC(), w.ofSeaHorn(), w.ofKLEE()} {
		maps.Copy(dialects, names)
	}
	unsupported := primitive{do: doUnsupported, quiet: true}
	for _, name := range cfg.ReturningTwice {
		dialects[name] = primitive{do: doSetjmp, kinds: derefKind}
	}
	for _, name := range []string{"longjmp", "_longjmp", "siglongjmp", "__longjmp_chk"} {
		dialects[name] = primitive{do: doLongjmp, ends: true, kinds: []ir.CheckKind{ir.CheckDeref, ir.CheckUB}}
	}
	for _, name := range []string{"pthread_create", "thrd_create", "clone",
		"fork", "vfork", "kill", "killpg", "pthread_kill", "sigqueue", "alarm", "ualarm", "sigsuspend", "pause", "bsd_signal", "sigset"} {
		dialects[name] = unsupported
	}
	lock := primitive{do: doLock, kinds: derefKind}
	for _, name := range locks {
		dialects[name] = lock
	}
	for name := range formats {
		dialects[name] = primitive{do: doPrintf, body: true, kinds: derefKind}
	}
	for _, name := range counted {
		dialects[name] = primitive{do: doCounted, body: true, kinds: derefKind}
	}
	for name, p := range libc {
		dialects[name] = p
	}
	for name, p := range atomicCalls {
		dialects[name] = p
	}
}

func init() {
	for _, name := range unsupportedNames() {
		if _, ok := dialects[name]; !ok {
			dialects[name] = primitive{do: doUnsupported, quiet: true}
		}
	}
}
