package repeats

import (
	"seabmc/ir"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// A loop whose state at its head is one that it had some rounds before does nothing new
// any more: what can happen from here could happen from there, with other values of the
// inputs between, and was looked at. So the loop need not be unrolled further, although
// it may run for ever. The state are the slots that are read from here on, the phis' values, and memory; the
// path to the earlier round is a part of the path here. From there on executions are looked
// at that do not come here.

// headStates is how many rounds are gone back over.
const headStates = 4

// Repeats finds rounds that do nothing new.
type Repeats struct{ *state.Paths }

// New compares states of p.
func New(p *state.Paths) *Repeats { return &Repeats{p} }

// repeats tells whether the state at a loop's head was there before, and keeps a copy of it that the
// round does not change. Where the user gave a bound, he asks whether the loop ends within it: only a loop that
// nothing leads out of (for (;;);) is no question of bounds then.
func (l *Repeats) Again(r *state.LoopRun, e *state.Edge, slots int, live []uint64) bool {
	if l.Options.NoRepeats && !r.Bounded {
		return false
	}
	may := !r.Bounded && l.mayRepeat(r, e, slots, live)
	if may {
		e.Memory = l.settledMemory(r, e.Guard, e.Memory)
	}
	now := l.headState(e, e.Memory)
	for i := range r.Heads {
		if l.sameState(&r.Heads[i], &now, slots, live) && (!r.Bounded || l.isFixed(&r.Heads[i], &now)) {
			return true
		}
	}
	if may {
		l.partlyRepeats(r, e, slots, live)
		now.Mem = e.Memory
	}
	if len(r.Heads) == headStates {
		r.Heads = append(r.Heads[:0], r.Heads[1:]...)
	}
	r.Heads = append(r.Heads, now)
	return false
}

// headState is the state of e with memory m, which does not change when e goes on.
func (l *Repeats) headState(e *state.Edge, m ir.Reg) state.HeadState {
	s := l.Fork(&e.State, e.Guard)
	return state.HeadState{Mem: m, Unset: s.Unset, Apart: s.Apart, Shadow: s.Track.Mem, Tracking: s.Track.On, Slots: s.Slots, Phis: e.Vals, G: e.Guard, Since: l.B.Prog.Len()}
}

// mayRepeat tells whether an earlier round had the same slots and phis. If none had, as where a loop counts, the question whether
// it had the same memory is spared: it may take the solver.
func (l *Repeats) mayRepeat(r *state.LoopRun, e *state.Edge, slots int, live []uint64) bool {
	s := l.Fork(&e.State, e.Guard)
	now := state.HeadState{Slots: s.Slots, Phis: e.Vals}
	for i := range r.Heads {
		if l.agree(&r.Heads[i], &now, slots, live, l.B.Prog.Imm) != apart && l.agree(&r.Heads[i], &now, slots, live, l.B.ConstInt) == same {
			return true
		}
	}
	return false
}

// settledMemory is the memory m, of a path with guard g. Where it was written only on paths that have left the loop (a stream that
// met its end), it is the one that an earlier round had.
func (l *Repeats) settledMemory(r *state.LoopRun, g *path.Guard, m ir.Reg) ir.Reg {
	if l.B.Recording() || !l.leadsBack(r, m, maxSelects) {
		return m
	}
	if old, ok := l.settles(r, g.Condition(l.B), m, maxSelects); ok {
		return old
	}
	return m
}

// settles is the earlier round's memory that m is wherever path holds, if there is one.
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

const maxSelects = 6

// leadsBack tells whether m, or one of the memories that it is chosen from, is one that an earlier round had.
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

// isFixed tells whether the way from s to t reads no input and nothing leads out of it, so that it is the only one.
func (l *Repeats) isFixed(s, t *state.HeadState) bool {
	for i := s.Since; i < t.Since; i++ {
		if op := l.B.Prog.OpAt(i); op == ir.OpNondet || op == ir.OpHavoc {
			return false
		}
	}
	if s.G == t.G || l.B.Recording() {
		return s.G == t.G
	}
	return l.B.Oracle.Feasible(l.B.Bin(ir.OpAnd, s.G.Condition(l.B), l.B.Not(t.G.Condition(l.B)))) == ir.No
}

func (l *Repeats) sameState(s, t *state.HeadState, slots int, live []uint64) bool {
	if s.Mem != t.Mem || s.Unset != t.Unset || s.Apart != t.Apart || s.Shadow != t.Shadow || s.Tracking != t.Tracking {
		return false
	}
	// What the program itself says goes first: most loops count, and asking the consumer has a price.
	return l.agree(s, t, slots, live, l.B.Prog.Imm) != apart && l.agree(s, t, slots, live, l.B.ConstInt) == same
}

// agreement is how two values compare.
type agreement uint8

const (
	same agreement = iota
	unsure
	apart
)

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
