// Package lower turns LLVM modules into SEA-IR.
//
// In: the modules of a program (one per source file, and models of libc) and Options. Out: the instructions of one SEA-IR program, pushed through an
// ir.Builder, and a Report (loops and their bounds, functions without a body, warnings).
//
// It only puts together the packages below it: program links the modules, cfg prepares functions for execution, guarded executes them, and library
// gives a meaning to functions that are known by their names.
package lower
