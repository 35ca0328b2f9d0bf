// Package guarded executes a program with guards and builds the instructions of SEA-IR as it goes.
//
// In: the linked modules, state.Options, and a Library for the functions that are known by their names. Out: instructions, pushed through an
// ir.Builder, and a state.Report.
//
// Calls are inlined; loops are strongly connected components that run round by round; states meet at joins (package state). Branches whose
// condition folds to a constant (the consumer is asked) build one side only. What an instruction does to memory is in package memory, and what
// must hold of it in package checks. A Machine is the checks, the memory and the state in one; contracts, quantifiers, calls and the others are parts of it.
package guarded
