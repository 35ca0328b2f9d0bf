// Package positions executes loops that move a cursor through an input, one position at a time.
//
// A parser's loop goes on until a cursor is at the end of the input, and one round may move the cursor by several bytes. If such a loop is executed
// round by round, the cursor has more possible values in each round, and each access through it is a choice among them. Executed position by position,
// all executions that reach the head with the cursor at 5 meet there, wherever they came from, and their round is executed once, with a
// constant cursor. This is a dynamic program over the positions: it has as many rounds as there are positions, not paths.
//
// In: a loop that runs, the conditions of its exits, and the addresses of its accesses. Out: the states for which its next round is executed.
package positions
