// Package cfg prepares functions for execution.
//
// In: a function of a linked program (package program), and the checks that are on. Out: a Function. Its blocks are in an order of execution in which
// each loop is one item. Its operands are indices. Stack variables whose address is not taken have become slots. Its checks have their property ids.
// A Compiler does this once for each function, at the first call.
//
// It also says what comes after a place in the control flow (Flow). It builds no instructions of SEA-IR.
package cfg
