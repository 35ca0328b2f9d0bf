// Package state is where an execution with guards is: the state of the current path, the functions and loops that run, and what is claimed of
// the paths and assumed where they end.
//
// A state is a guard (the path condition), the current memory register and the values of the stack slots that were promoted to registers. States
// meet at joins, where select instructions are built for what differs. Other rooms change the state: memory, checks and guarded each embed the one before.
package state
