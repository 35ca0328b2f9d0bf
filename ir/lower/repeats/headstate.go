package repeats

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// The state at the head of a loop, and when two such states are the same.

// headState is the state of e with memory m, which does not change when e goes on.
func (l *Repeats) headState(e *state.Edge, m ir.Reg) state.HeadState {
	s := l.Fork(&e.State, e.Guard)
	return state.HeadState{Mem: m, Unset: s.Unset, Apart: s.Apart, Shadow: s.Track.Mem, Tracking: s.Track.On, Slots: s.Slots, Phis: e.Vals, G: e.Guard, Since: l.B.Prog.Len()}
}

// settles is the memory of an earlier round that equals m wherever path holds, if there is one.
func (l *Repeats) settles(r *state.LoopRun, path, m ir.Reg, depth int) (old ir.Reg, ok bool) {
	if hadMemory(r, m) {
		return m, true
	}
	d := l.B.Prog.DefOf(m)
	if depth == 0 || d.Op != ir.OpSelect {
		return 0, false
	}
	c, yes, no := d.Args[0], d.Args[1], d.Args[2]
	onYes, onNo := l.B.Bin(ir.OpAnd, path, c), l.B.Bin(ir.OpAnd, path, l.B.Not(c))
	x, okYes := l.settles(r, onYes, yes, depth-1)
	y, okNo := l.settles(r, onNo, no, depth-1)
	switch {
	case okYes && okNo && x == y:
		return x, true
	case okYes && l.B.Oracle.Feasible(onNo) == ir.No:
		return x, true
	case okNo && l.B.Oracle.Feasible(onYes) == ir.No:
		return y, true
	}
	return 0, false
}

// leadsBack tells whether an earlier round had the memory m or one of the memories that m is a choice of.
func (l *Repeats) leadsBack(r *state.LoopRun, m ir.Reg, depth int) bool {
	if hadMemory(r, m) {
		return true
	}
	d := l.B.Prog.DefOf(m)
	return depth > 0 && d.Op == ir.OpSelect && (l.leadsBack(r, d.Args[1], depth-1) || l.leadsBack(r, d.Args[2], depth-1))
}

// hadMemory tells whether an earlier round had the memory m.
func hadMemory(r *state.LoopRun, m ir.Reg) bool {
	for i := range r.Heads {
		if r.Heads[i].Mem == m {
			return true
		}
	}
	return false
}

func (l *Repeats) sameState(s, t *state.HeadState, slots int, live []uint64) bool {
	if s.Mem != t.Mem || s.Unset != t.Unset || s.Apart != t.Apart || s.Shadow != t.Shadow || s.Tracking != t.Tracking {
		return false
	}
	// First only what the program itself shows: most loops count, and asking the consumer costs time.
	return l.agree(s, t, slots, live, l.B.Prog.Imm) != apart && l.agree(s, t, slots, live, l.B.ConstInt) == same
}

// agreement is how two values compare.
type agreement uint8

// agree compares the values of the phis and the live slots, with the numbers that num knows.
func (l *Repeats) agree(s, t *state.HeadState, slots int, live []uint64, num func(ir.Reg) (uint64, bool)) agreement {
	all := same
	for i, x := range s.Phis {
		if all = max(all, l.compare(uint32(x), uint32(t.Phis[i]), num)); all == apart {
			return apart
		}
	}
	for i := range int32(slots) {
		if live != nil && live[i/64]>>(i%64)&1 == 0 {
			continue
		}
		if all = max(all, l.compare(s.Slots.Get(i), t.Slots.Get(i), num)); all == apart {
			return apart
		}
	}
	return all
}

// compare compares two slots' values.
func (l *Repeats) compare(x, y uint32, num func(ir.Reg) (uint64, bool)) agreement {
	switch {
	case x == y:
		return same
	case x == 0 || y == 0 || (x|y)&state.LazyBit != 0 || l.B.Type(ir.Reg(x)) != l.B.Type(ir.Reg(y)):
		return apart
	}
	v, ok := num(ir.Reg(x))
	w, ok2 := num(ir.Reg(y))
	switch {
	case !ok || !ok2:
		return unsure
	case v == w:
		return same
	}
	return apart
}
