package checks

import (
	"seabmc/ir"
)

// Memory that is still tracked, in SV-COMP's words: a pointer leads to it from a variable with static lifetime, or from another such block. What is
// found here is surely tracked. A block may be tracked without being found, through a pointer that is stored unaligned or through more than
// maxTrackedWords pointers.

// HeapObject is a heap allocation, for the leak check. It exists if ok holds.
type HeapObject struct {
	Address, Size, Ok ir.Reg
}

// OnEnd asserts at the end of the program that no heap object is left.
func (l *Checks) OnEnd(id string, about ir.Aspect) {
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

// tracked returns, for each heap object that may be left (ok, live), the condition that it is tracked.
func (l *Checks) tracked(live []ir.Reg) []ir.Reg {
	found := make([]ir.Reg, len(l.Heap))
	for i := range found {
		found[i] = l.B.False()
	}
	left := 0
	for _, v := range live {
		if !l.IsZero(v) {
			left++
		}
	}
	budget := maxTrackedWords / max(left, 1)
	var roots []ir.Reg
	for obj := uint64(1); obj <= uint64(l.Objects) && budget > 0; obj++ {
		if e := l.ObjOf[obj]; e != nil && e.Global != nil && !e.Global.Const {
			roots = append(roots, l.targets(e.Reg, uint64(e.Size), &budget)...)
		}
	}
	inside := make([][]ir.Reg, len(l.Heap))
	for i, h := range l.Heap {
		if size, ok := l.B.ConstInt(h.Size); ok && !l.IsZero(live[i]) {
			inside[i] = l.targets(h.Address, size, &budget)
		}
	}
	var work []int
	for i, h := range l.Heap {
		if !l.IsZero(live[i]) {
			if found[i] = l.AnyEqual(roots, l.Base(h.Address)); !l.IsZero(found[i]) {
				work = append(work, i)
			}
		}
	}
	// A tracked block makes the blocks it points to tracked. If its pointers are not known, that may have to be repeated as often as a path is long.
	times := make([]int, len(l.Heap))
	for steps := 0; len(work) > 0 && steps < maxTrackedSteps; {
		j := work[0]
		work = work[1:]
		if times[j]++; times[j] > left {
			continue
		}
		for i, h := range l.Heap {
			if i == j || l.IsZero(live[i]) || l.IsOne(found[i]) {
				continue
			}
			steps += len(inside[j])
			through := l.B.Bin(ir.OpAnd, l.B.Bin(ir.OpAnd, found[j], live[j]), l.AnyEqual(inside[j], l.Base(h.Address)))
			if !l.IsZero(l.B.Bin(ir.OpAnd, through, l.B.Not(found[i]))) {
				found[i] = l.B.Bin(ir.OpOr, found[i], through)
				work = append(work, i)
			}
		}
	}
	return found
}

// targets returns the objects, by number, that the words in the first size bytes of an object would point to.
func (l *Checks) targets(p ir.Reg, size uint64, budget *int) []ir.Reg {
	word := uint64(l.B.Prog.PtrBits / 8)
	var out []ir.Reg
	for at := uint64(0); at+word <= size && *budget > 0; at += word {
		*budget--
		out = append(out, l.Base(l.B.Load(ir.TPtr, l.State.Memory, l.At(p, int64(at)))))
	}
	return out
}

// maxTrackedWords limits the words of memory that are looked at, times the blocks that they may lead to. maxTrackedSteps limits the comparisons.
const (
	maxTrackedWords = 50000
	maxTrackedSteps = 500000
)

// MayFree returns whether p is null or the start of a live heap object.
func (l *Checks) MayFree(p ir.Reg) ir.Reg {
	null := l.B.Bin(ir.OpEq, p, l.B.Null())
	start := l.B.Bin(ir.OpEq, l.B.PtrOff(p), l.B.Addr(0))
	ok := l.B.Bin(ir.OpAnd, start, l.B.Bin(ir.OpAnd, l.B.IsLive(l.State.Memory, p), l.B.IsKind(p, ir.ObjHeap)))
	return l.B.Bin(ir.OpOr, null, ok)
}
