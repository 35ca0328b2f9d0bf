// Package checks states what must hold where a program is executed: of accesses, of pointer and integer arithmetic, of floating point, of values
// that were never written, and of the heap at the end. Which check has which flag tells the table in seabmc/checks.
//
// Package guarded calls a hook where each operation is executed, before it: OnAccess, OnDivision, OnCall, OnEnd and the like.
// A hook does nothing where its check is off or the path has ended. Where the check fails, the path ends: the caller looks at Dead.
package checks
