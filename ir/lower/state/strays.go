package state

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/addresses"
	"seabmc/ir/lower/cfg"
	"seabmc/llvm"
)

// PointersMade notes the pointers among values of type t that a cast made of integers, or that were read.
func (l *Paths) PointersMade(a *Activation, in *cfg.Inst, t *llvm.Type, rs []ir.Reg) {
	if l.madeOfIntegers(a, in, rs); !l.Dead {
		l.ReadLeadsAnywhere(a, in, t, rs)
	}
}

// madeOfIntegers notes pointers that were made of integers. Executions in which memory does not keep an integer fail for no certain reason; where that
// counts, they are not supported.
func (l *Paths) madeOfIntegers(a *Activation, in *cfg.Inst, rs []ir.Reg) {
	var lost ir.Reg
	for _, p := range rs {
		if x, ok := l.Addresses.Lost(p); ok && lost == 0 {
			lost = x
		} else if ok {
			lost = l.B.Bin(ir.OpOr, lost, x)
		}
	}
	if lost == 0 || l.IsZero(lost) {
		return
	}
	what := fmt.Sprintf("a pointer made of an integer from %#x on that is no address, which memory does not keep", addresses.FirstLost(l.B.Prog.PtrBits))
	if l.Options.Exact {
		l.Supported(a, in, l.B.Not(lost), what)
		return
	}
	l.B.Trace(l.B.Bin(ir.OpAnd, l.Condition(), lost), lost, ir.Note{Kind: ir.NoteInput, Role: ir.RoleApproximated, Name: what})
}
