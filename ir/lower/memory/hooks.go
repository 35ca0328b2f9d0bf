package memory

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Hooks are called where memory is made or written, for packages that need to know.
type Hooks interface {
	OnWrite(p, n ir.Reg)                                      // n bytes at p are written
	OnCopy(to, from, n ir.Reg)                                // n bytes are copied
	OnAlloc(kind ir.ObjKind)                                  // an object is about to be made
	OnUnborn(a *state.Activation, in *cfg.Inst, x *llvm.Inst) // a local variable is used before its life starts
}
