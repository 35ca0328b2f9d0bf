package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// hooks are the methods of the machine that package memory calls.
type hooks Machine

// OnAlloc refuses an allocation in a loop with a contract if leaks are checked, unless the contract mentions lists and nothing else outlives a round.
func (h *hooks) OnAlloc(kind ir.ObjKind) {
	l := (*Machine)(h)
	outlives := !l.Options.Shapes
	l.Contract.eachLoopFrame(func(f *state.Frame) { outlives = outlives || f.Outlive })
	if kind == ir.ObjHeap && l.Options.MemoryLeak && outlives && l.Guessing == nil && l.Contract.inRound() {
		l.Fail("a loop with a contract that allocates memory, where leaks are checked")
	}
}

// OnUnborn begins the life of a local variable.
func (h *hooks) OnUnborn(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	(*Machine)(h).MakeLocal(a, in, x)
}
