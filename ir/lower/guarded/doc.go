// Package guarded executes a program with guards and builds the instructions of SEA-IR as it goes.
//
// In: the linked modules, Options, and a Library for the functions that are known by their names. Out: instructions, pushed through an
// ir.Builder, and a Report.
//
// A state is a guard (the path condition, a persistent list of literals), the current memory register and the values of stack slots that
// were promoted to registers. Calls are inlined; loops are strongly connected components that run round by round; states meet at joins
// where select instructions are built for what differs. Branches whose condition folds to a constant (the consumer is asked) build one
// side only.
package guarded
