// Package arith builds arithmetic on registers: LLVM's instructions on integers, floating-point numbers, long doubles, vectors and addresses, as
// instructions of SEA-IR.
//
// In: registers, and LLVM's operation. Out: registers. It knows neither the program's state nor which checks are on. An operation that is not
// supported ends the path (Builder.Fail).
package arith
