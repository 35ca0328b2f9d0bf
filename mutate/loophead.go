package mutate

import (
	"strings"

	"seabmc/llvm"
)

// loopHead finds the code that the contract of a loop was turned into (frontend/clauses/loopcontract.go): what stands between two calls, in the order of the text,
// and what is kept in variables of its own. It is not the program's, so no mutant changes it.
type loopHead struct{ inside bool }

func (h *loopHead) holds(in *llvm.Inst) bool {
	before := h.inside
	if f, ok := in.Callee.(*llvm.Func); ok {
		switch f.Name {
		case "__seabmc_loop_head":
			h.inside = true
		case "__seabmc_loop_kept":
			h.inside = false
		}
	}
	return before || h.inside || in.Op == llvm.Store && isOwn(in.Args[1])
}

// isOwn tells whether a place is a variable that was made for a contract.
func isOwn(place llvm.Value) bool {
	x, ok := llvm.As(place, llvm.Alloca)
	return ok && strings.HasPrefix(x.Name, "__seabmc")
}
