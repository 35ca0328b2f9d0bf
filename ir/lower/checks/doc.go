// Package checks states what must hold when a program is executed: for accesses, pointer and integer arithmetic, floating point, values that were
// never written, and the heap at the end. The table in seabmc/checks says which flag turns on which check.
//
// Package guarded calls a hook before it executes an operation: OnAccess, OnDivision, OnCall, OnEnd and the like.
// A hook does nothing if its check is off or the path has ended. If the check fails, the path ends: the caller looks at Dead.
package checks
