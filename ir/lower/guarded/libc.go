package guarded

import (
	"seabmc/ir"
)

// HeapObject is a heap allocation, for the leak check. It exists where ok holds.
type HeapObject struct {
	Address, Size, Ok ir.Reg
}

// Leaks asserts, where the program ends, that no heap object is left.
func (l *Checks) Leaks(id string, about ir.Aspect) {
	if !l.Options.MemoryLeak || l.Dead {
		return
	}
	live := make([]ir.Reg, len(l.Heap))
	for i, h := range l.Heap {
		live[i] = l.B.Bin(ir.OpAnd, h.Ok, l.B.IsLiveIn(l.State.Memory, h.Address))
	}
	var tracked []ir.Reg
	if l.Options.MayStayTracked {
		tracked = l.tracked(live)
	}
	for i, lost := range live {
		if tracked != nil {
			lost = l.B.Bin(ir.OpAnd, lost, l.B.Not(tracked[i]))
		}
		if !l.IsZero(lost) {
			l.Claimed(l.B.Not(lost), ir.Check{ID: id, Kind: ir.CheckLeak, About: about, Msg: "no heap object is left at the end of the program"})
		}
	}
}
