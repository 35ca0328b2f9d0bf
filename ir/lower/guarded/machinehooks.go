package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// hooks is the machine as package memory calls it.
type hooks Machine

// OnAlloc refuses allocations in a loop with a contract where leaks are checked, but where lists take part in the contract, and nothing else outlives a round.
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
