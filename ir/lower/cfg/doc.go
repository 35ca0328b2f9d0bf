// Package cfg prepares functions for execution.
//
// In: a function of a linked program (package program), and which checks are asked for. Out: a Function, whose blocks are in an order of
// execution in which loops are items of their own, whose operands are indices, whose stack variables are promoted to slots where nothing
// takes their address, and whose checks have their property ids. A Compiler does this once for each function, when it is called first.
//
// It also answers what is behind a place in the control flow (Flow). It builds no instructions of SEA-IR.
package cfg
