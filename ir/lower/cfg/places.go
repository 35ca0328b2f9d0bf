package cfg

import (
	"slices"
	"strings"

	"seabmc/llvm"
)

// Places on the stack that the clauses of a contract of a loop cannot name.

// ReturnSlot tells whether clang keeps the result of a return in this variable, or the block that follows. No clause can name such a variable, unless it is a returned
// variable of the program.
func ReturnSlot(x *llvm.Inst) bool {
	return x.Name == "retval" || strings.HasPrefix(x.Name, "cleanup.dest")
}

// Only tells whether only a loop uses a place on the stack, so that nothing outside can name it.
func (lp *Loop) Only(f *Function, place *llvm.Inst) bool {
	for _, b := range f.Blocks {
		if lp.Contains(b.Loop) {
			continue
		}
		for _, in := range b.LL.Insts {
			if in.Of == llvm.Value(place) || slices.Contains(in.Operands(), llvm.Value(place)) {
				return false
			}
		}
		if slices.Contains(b.LL.Term.Operands(), llvm.Value(place)) {
			return false
		}
	}
	return true
}

// DeclaredBefore tells whether a variable of the program lies at a place from before a block on. Blocks stand in the order of the source.
func DeclaredBefore(f *llvm.Func, before *llvm.Block, place llvm.Value) bool {
	for _, b := range f.Blocks {
		if b == before {
			break
		}
		for _, in := range b.Insts {
			if in.Op == llvm.DbgDeclare && in.Of == place {
				return true
			}
		}
	}
	return false
}
