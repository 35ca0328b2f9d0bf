package program

import "seabmc/llvm"

// HasBody tells of a function that the program or one of our models defines.
func (e *Entity) HasBody() bool { return e.Func != nil && len(e.Func.Blocks) > 0 }

// IsLocal tells whether a name means something in its own module only. Lists with appending
// linkage (llvm.global_ctors, llvm.used) are not names that modules share: each has its part.
func IsLocal(l llvm.Linkage) bool {
	return l == llvm.Internal || l == llvm.Private || l == llvm.Appending
}
