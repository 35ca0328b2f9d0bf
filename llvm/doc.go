// Package llvm is a module of LLVM code as the rest of the program sees it: functions, blocks, instructions, constants and
// the debug information that is used.
//
// In: LLVM assembly (Parse). Out: a Module. llir/llvm reads the text; nothing outside this package knows about it.
//
// Pointers are opaque, as in LLVM since version 15. What older text says about the type of a pointer is kept where it is used:
// an instruction has the types it needs (Inst.Elem, Inst.Sig), a parameter the type that it points to (Param.Elem), and a
// pointer to a function the function's type (Type.Fn). A constant expression is an instruction that is in no block
// (ConstExpr). Debug intrinsics are instructions of their own.
package llvm
