// Package program holds what is known about a program before it runs.
//
// In: the LLVM modules of its files and of our models of the C library. Out: a Program, in which every symbol of every module belongs to
// one Entity (Link), and the functions and variables that an execution can reach (Program.Reach). It answers questions about sizes and
// alignments (Layout), about source positions, variables and C types (Debug), and about C expressions (Program.Lvalue).
//
// It builds no instructions.
package program
