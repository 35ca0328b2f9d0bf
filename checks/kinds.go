package checks

import "seabmc/ir"

// The properties of SV-COMP that can be decided here.
const (
	UnreachCall = "unreach-call"
	ValidFree   = "valid-free"
	ValidDeref  = "valid-deref"
	MemTrack    = "valid-memtrack"
	MemCleanup  = "valid-memcleanup"
	NoOverflow  = "no-overflow"
	Termination = "termination"
)

// Kind is the kind of a property, with the name that a failure of it gets.
type Kind struct {
	Kind   ir.CheckKind
	Rule   string // the name of the rule in SARIF
	Finds  string // its text: a sentence
	By     string // what asks for it, if that is not a Switch
	SVComp string // the property of SV-COMP that such a failure violates, if it is one of those that the check is about
	Limit  bool   // a failure means that the program was not looked at in full, not that it is wrong
	Native Native
	Corpus []string // what the programs of testdata/verdicts about it are called, if more precisely than the kind
}

// Native is what a native run needs to show failures of one kind, besides the sanitizers of the checks that were on.
type Native struct {
	Sanitizers string // further ones of clang
	ASan       string // further options of the address sanitizer's runtime
	Reads      bool   // every read is asked whether its bytes were written: the memory sanitizer in place of the address sanitizer
	Blind      string // why no sanitizer sees them; empty: a sanitizer does
	Report     string // how the report of a failure without a place begins; empty: the place decides
}

const noFailure = "reaching an unwinding bound is not a failure of the program"

// Kinds lists all kinds of properties.
var Kinds = []Kind{
	{Kind: ir.CheckAssertion, Rule: "AssertionFails", Finds: "An assertion of the program does not hold.", By: "`assert` and the like", SVComp: UnreachCall},
	{Kind: ir.CheckPrecond, Rule: "Precondition", Finds: "A precondition does not hold.", By: "`__CPROVER_precondition`, `--replace-call-with-contract`"},
	{Kind: ir.CheckAssigns, Rule: "Assigns", Finds: "A function or loop writes or frees what its contract does not allow.", By: "`--enforce-contract`, `__CPROVER_loop_invariant`"},
	{Kind: ir.CheckInvariantBase, Rule: "InvariantAtEntry", Finds: "The invariant of a loop does not hold when the loop is entered.", By: "`__CPROVER_loop_invariant`"},
	{Kind: ir.CheckInvariantStep, Rule: "InvariantKept", Finds: "One pass through a loop breaks its invariant.", By: "`__CPROVER_loop_invariant`"},
	{Kind: ir.CheckDecreases, Rule: "MeasureFalls", Finds: "One pass through a loop does not make its measure smaller.", By: "`__CPROVER_decreases`"},
	{Kind: ir.CheckTermination, Rule: "Endless", Finds: "An execution never ends.", By: "`--termination-check`", SVComp: Termination,
		Native: Native{Blind: "a native run would not end"}, Corpus: []string{}},
	{Kind: ir.CheckUnreachable, Rule: "UnreachableReached", Finds: "Code that is declared unreachable is reached.", By: "`__builtin_unreachable`, `--error-label`"},

	{Kind: ir.CheckDeref, Rule: "InvalidPointer", Finds: "Memory is accessed through a pointer that is null, dangling or outside its object.", SVComp: ValidDeref,
		Corpus: []string{"past-end", "before-start", "null-pointer", "forged-pointer", "use-after-free", "use-after-return", "use-after-scope",
			"library-sizes", "const-write", "invalid-jump"}},
	{Kind: ir.CheckBounds, Rule: "ArrayBounds", Finds: "An index lies outside the declared array.", SVComp: ValidDeref},
	{Kind: ir.CheckFree, Rule: "InvalidFree", Finds: "What is freed is not the start of a live heap object.", SVComp: ValidFree,
		Corpus: []string{"double-free", "invalid-free"}},
	{Kind: ir.CheckLeak, Rule: "MemoryLeak", Finds: "Heap memory is still allocated at the end of the program.", SVComp: MemCleanup,
		Native: Native{Report: "memory leak"}, Corpus: []string{"memory_leak", "leak-reachable"}},
	{Kind: ir.CheckOverlap, Rule: "MemoryOverlap", Finds: "A copy overlaps its own source."},
	{Kind: ir.CheckAlignment, Rule: "Misaligned", Finds: "An address is not aligned as the access requires.", Native: Native{Sanitizers: "alignment"}},
	{Kind: ir.CheckUninit, Rule: "Uninitialized", Finds: "Memory is read that was never written.", Native: Native{Reads: true}},
	{Kind: ir.CheckPtrArith, Rule: "PointerArithmetic", Finds: "Pointer arithmetic leaves its object.",
		Native: Native{Sanitizers: "pointer-overflow", Blind: "no sanitizer checks where pointer arithmetic leads"}}, // but for sums that wrap around
	{Kind: ir.CheckPrimitive, Rule: "PointerPrimitive", Finds: "A function such as `__CPROVER_r_ok` gets a pointer that is not null and does not point into a live object.",
		Native: Native{Blind: "no sanitizer checks the arguments of CBMC's pointer functions"}, Corpus: []string{}},
	{Kind: ir.CheckSameObject, Rule: "DifferentObjects", Finds: "Pointers into different objects are ordered or subtracted.",
		Native: Native{Sanitizers: "pointer-compare,pointer-subtract", ASan: "detect_invalid_pointer_pairs=2"},
		Corpus: []string{"pointer-comparison", "pointer-subtraction"}},
	{Kind: ir.CheckAllocSize, Rule: "AllocationSize", Finds: "More memory is requested than an object can hold.", Native: Native{ASan: "allocator_may_return_null=0"}},

	{Kind: ir.CheckDivByZero, Rule: "DivisionByZero", Finds: "A number is divided by zero.", Corpus: []string{"division_by_zero", "float-division-by-zero"}},
	{Kind: ir.CheckOverflow, Rule: "ArithmeticOverflow", Finds: "The result of an operation does not fit its type.", SVComp: NoOverflow,
		Corpus: []string{"signed-overflow", "integer-negation", "division-overflow", "unsigned-overflow", "conversion", "float-cast", "float-overflow"}},
	{Kind: ir.CheckShift, Rule: "UndefinedShift", Finds: "A shift has no defined result."},
	{Kind: ir.CheckNaN, Rule: "NaN", Finds: "A floating-point result is not a number."},
	{Kind: ir.CheckNoBody, Rule: "NoBody", Finds: "A function is called that has no body.", Native: Native{Blind: "a native run needs a body, and gets one"}},
	{Kind: ir.CheckUB, Rule: "UndefinedBehavior", Finds: "The behaviour is undefined by the C standard.", By: "`__builtin_assume`, `longjmp` and the like",
		Corpus: []string{"vla-bound", "missing-return", "invalid-bool", "invalid-enum", "nonnull", "zero-bits", "call-type", "ctype"}},

	{Kind: ir.CheckUnwind, Rule: "UnwindingBound", Finds: "A loop runs more often than it was unrolled.", Limit: true, Native: Native{Blind: noFailure}},
	{Kind: ir.CheckRecursion, Rule: "RecursionBound", Finds: "A recursion goes deeper than it was unrolled.", Limit: true, Native: Native{Blind: noFailure}},
	{Kind: ir.CheckUnsupported, Rule: "Unsupported", Finds: "Code is reached that seabmc does not support.", By: "always", Limit: true,
		Native: Native{Blind: "the tool cannot run unsupported code"}, Corpus: []string{}},
	{Kind: ir.CheckCover, Rule: "Coverage", Finds: "A goal of coverage is reached.", By: "`--cover`", Corpus: []string{}},
}

var kindRows = func() map[ir.CheckKind]*Kind {
	rows := map[ir.CheckKind]*Kind{}
	for i := range Kinds {
		rows[Kinds[i].Kind] = &Kinds[i]
	}
	return rows
}()

// Of returns the row of a kind. SEA-IR text may have kinds of its own. Their rows say no more than the name.
func Of(kind ir.CheckKind) *Kind {
	if k := kindRows[kind]; k != nil {
		return k
	}
	return &Kind{Kind: kind, Rule: string(kind), Finds: "The property " + string(kind) + " does not hold."}
}

// Programs returns the names of the programs of testdata/verdicts about a kind.
func (k *Kind) Programs() []string {
	if k.Corpus != nil {
		return k.Corpus
	}
	return []string{string(k.Kind)}
}
