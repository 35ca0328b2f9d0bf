package ir

// CheckKind is the kind of a property. Its text is used in property ids.
type CheckKind string

// The kinds of properties. Package checks has a row for each.
const (
	CheckAssertion     CheckKind = "assertion"
	CheckPrecond       CheckKind = "precondition"
	CheckAssigns       CheckKind = "assigns"             // a function writes and frees only what its contract allows
	CheckInvariantBase CheckKind = "loop_invariant_base" // the invariant of a loop holds where it is entered
	CheckInvariantStep CheckKind = "loop_invariant_step" // a round of a loop keeps its invariant
	CheckDecreases     CheckKind = "loop_decreases"      // a round of a loop decreases its measure
	CheckTermination   CheckKind = "termination"         // no execution goes on forever
	CheckUnreachable   CheckKind = "unreachable"
	CheckDeref         CheckKind = "pointer_dereference"
	CheckBounds        CheckKind = "array_bounds"
	CheckFree          CheckKind = "free"
	CheckLeak          CheckKind = "memory_leak"
	CheckOverlap       CheckKind = "memory_overlap"     // memcpy and the like between overlapping places
	CheckAlignment     CheckKind = "alignment"          // an access that is not aligned as its type requires
	CheckUninit        CheckKind = "uninitialized"      // a read of bytes that were never written
	CheckPtrArith      CheckKind = "pointer_arithmetic" // a result that points outside its object
	CheckPrimitive     CheckKind = "pointer_primitives" // null or a pointer into a live object given to CBMC's functions on pointers
	CheckSameObject    CheckKind = "same_object"        // < and - of pointers into different objects
	CheckAllocSize     CheckKind = "allocation_size"    // a size larger than an object can have

	CheckDivByZero   CheckKind = "division_by_zero"
	CheckOverflow    CheckKind = "overflow"
	CheckShift       CheckKind = "undefined_shift"
	CheckNaN         CheckKind = "nan"                // a floating-point result that is not a number
	CheckNoBody      CheckKind = "no-body"            // a call of a function without a body
	CheckUB          CheckKind = "undefined_behavior" // the rest of UBSan
	CheckUnwind      CheckKind = "unwind"
	CheckRecursion   CheckKind = "recursion"
	CheckUnsupported CheckKind = "unsupported" // code that the tool cannot model is reached: INCONCLUSIVE if feasible
	CheckCover       CheckKind = "coverage"    // a place that is to be reached: the goal is reached if this fails
)
