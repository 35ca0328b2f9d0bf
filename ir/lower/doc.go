// Package lower turns LLVM modules into SEA-IR.
//
// In: the modules of a program (one per source file, libc models among them)
// and Options. Out: the instructions of one SEA-IR program, pushed through an
// ir.Builder, and a Report (loops and their bounds, functions without a body,
// warnings).
//
// Lowering is guarded execution. A state is a guard (the path condition, a
// persistent list of literals), the current memory register and the values of
// stack slots that were promoted to registers. Calls are inlined; loops are
// strongly connected components that run round by round; states meet at joins
// where select instructions are built for what differs. Branches whose
// condition folds to a constant (ask the oracle) build one side only.
package lower
