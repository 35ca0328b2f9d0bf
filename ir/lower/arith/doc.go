// Package arith builds arithmetic on registers: what LLVM's instructions on integers, floating-point numbers, long doubles, vectors and
// addresses compute, as instructions of SEA-IR.
//
// In: registers, and LLVM's operation. Out: registers. It knows neither the program's state nor which checks are asked for; what it has
// no meaning for ends the path (Builder.Fail).
package arith
