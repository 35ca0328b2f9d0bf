// Package guarded executes a program with guards and builds the instructions of SEA-IR as it goes.
//
// In: the linked modules, state.Options, and a Library for the functions that are known by their names. Out: instructions, pushed through an
// ir.Builder, and a state.Report.
//
// Calls are inlined. Loops are strongly connected components that run round by round. States meet at joins (package state). A branch whose
// condition folds to a constant (the consumer is asked) builds one side only. What an instruction does to memory is in package memory, and what
// must hold of it in package checks. A Machine combines the checks, the memory and the state; contracts, quantifiers, calls and the others are parts
// of it.
package guarded
