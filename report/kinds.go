package report

import "seabmc/ir"

// kindText says for each kind of check what it finds.
var kindText = map[ir.CheckKind]struct{ name, finds string }{
	ir.CheckAssertion:   {"AssertionFails", "An assertion of the program does not hold."},
	ir.CheckDeref:       {"InvalidPointer", "Memory is accessed through a pointer that is null, dangling or outside its object."},
	ir.CheckFree:        {"InvalidFree", "Memory is freed that is not the start of a live heap object."},
	ir.CheckDivByZero:   {"DivisionByZero", "A number is divided by zero."},
	ir.CheckOverflow:    {"ArithmeticOverflow", "The result of an operation does not fit its type."},
	ir.CheckShift:       {"UndefinedShift", "A shift has no defined result."},
	ir.CheckBounds:      {"ArrayBounds", "An index lies outside the declared array."},
	ir.CheckUnreachable: {"UnreachableReached", "Code that is declared unreachable is reached."},
	ir.CheckUnwind:      {"UnwindingBound", "A loop runs more often than it was unrolled."},
	ir.CheckRecursion:   {"RecursionBound", "A recursion goes deeper than it was unrolled."},
	ir.CheckLeak:        {"MemoryLeak", "Heap memory is still allocated at the end of the program."},
	ir.CheckUnsupported: {"Unsupported", "Code is reached that the tool has no meaning for."},
	ir.CheckAssigns:     {"Assigns", "A function writes or frees what its contract does not allow."},
	ir.CheckPrecond:     {"Precondition", "A precondition does not hold."},
	ir.CheckOverlap:     {"MemoryOverlap", "A copy overlaps its own source."},
	ir.CheckAlignment:   {"Misaligned", "An address is not aligned as the access asks."},
	ir.CheckUninit:      {"Uninitialized", "Memory is read that was never written."},
	ir.CheckPtrArith:    {"PointerArithmetic", "Pointer arithmetic leaves its object."},
	ir.CheckPrimitive:   {"PointerPrimitive", "A function on pointers gets one that is not null and points into no live object."},
	ir.CheckSameObject:  {"DifferentObjects", "Pointers into different objects are ordered or subtracted."},
	ir.CheckNaN:         {"NaN", "A floating-point result is not a number."},
	ir.CheckAllocSize:   {"AllocationSize", "More memory is asked for than an object can have."},
	ir.CheckCover:       {"Coverage", "A goal of coverage is reached."},
	ir.CheckUB:          {"UndefinedBehavior", "The behaviour is undefined by the C standard."},
}

// kindName and kindFinds are its name in one word and what it finds.
func kindName(k ir.CheckKind) string {
	if t, ok := kindText[k]; ok {
		return t.name
	}
	return string(k)
}

func kindFinds(k ir.CheckKind) string {
	if t, ok := kindText[k]; ok {
		return t.finds
	}
	return "The property " + string(k) + " does not hold."
}
