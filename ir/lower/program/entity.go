package program

import "seabmc/llvm"

// HasBody reports whether the program or one of our models defines a function.
func (e *Entity) HasBody() bool { return e.Func != nil && len(e.Func.Blocks) > 0 }

// IsLocal reports whether a name has a meaning only in its own module. Lists with appending linkage (llvm.global_ctors, llvm.used) do not have names
// that modules share: each module has its part.
func IsLocal(l llvm.Linkage) bool {
	return l == llvm.Internal || l == llvm.Private || l == llvm.Appending
}
