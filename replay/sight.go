package replay

import "seabmc/ir"

// sight is what the sanitizers need in order to see failures of one kind, beside
// what the checks that were on ask for.
type sight struct {
	sanitizers string // further ones of clang
	asan       string // further options of the address sanitizer's runtime
	reads      bool   // every read is asked whether its bytes were written: the memory sanitizer in place of the address sanitizer
	blind      string // why no sanitizer sees them; empty: one does
}

var sights = map[ir.CheckKind]sight{
	ir.CheckUnwind:      {blind: "an unwinding bound is no failure of the program"},
	ir.CheckRecursion:   {blind: "an unwinding bound is no failure of the program"},
	ir.CheckUnsupported: {blind: "code without a meaning for the tool"},
	ir.CheckAlignment:   {sanitizers: "alignment"},
	ir.CheckUninit:      {reads: true},
	ir.CheckPtrArith:    {sanitizers: "pointer-overflow", blind: "no sanitizer watches where pointer arithmetic leads"}, // but for sums that wrap around
	ir.CheckSameObject:  {sanitizers: "pointer-compare,pointer-subtract", asan: "detect_invalid_pointer_pairs=2"},
	ir.CheckAllocSize:   {asan: "allocator_may_return_null=0"},
}

// Blind says why failures of a kind are not expected to happen natively; it is
// empty for those that sanitizers see.
func Blind(kind ir.CheckKind) string { return sights[kind].blind }

// readFlags make every read of the user's code call the harness.
var readFlags = []string{"-fsanitize-coverage=trace-pc-guard,trace-loads"}
