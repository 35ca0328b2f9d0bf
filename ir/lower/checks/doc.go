// Package checks states what must hold where a program is executed: of accesses, of pointer and integer arithmetic, of floating point, of values
// that were never written, and of the heap at the end. Which check has which flag tells the table in seabmc/checks; package guarded calls the functions
// here at the place where each operation is executed.
package checks
