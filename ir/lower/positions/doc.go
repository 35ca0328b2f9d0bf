// Package positions executes loops that move a cursor through an input position by position.
//
// A parser's loop goes on until a cursor is at the end of the input, and a round may move the cursor by several bytes. Round by round, the cursor is
// one of ever more values, and each access at it a choice among them. Here such a loop is executed position by position: all executions that come to
// the head with the cursor at 5 meet there, from whatever position they came, and their round is executed once, with the cursor a constant.
// This is a dynamic program over the positions: it has as many rounds as there are positions, not paths.
// In: a loop that runs, and the conditions of its exits and the addresses of its accesses. Out: which states its next round is executed for.
package positions
