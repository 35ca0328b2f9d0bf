package repeats

import (
	"seabmc/ir"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// If the state at the head of a loop is one that the loop had some rounds before, nothing new can happen: whatever can happen from here could also happen from there,
// with other values of the inputs in between, and that was already looked at. So the loop need not be unrolled further, although it may run for ever. The state
// consists of the slots that are read from here on, the values of the phis, and memory. The path to the earlier round is a part of the current path, so the
// executions that were looked at from there include those that do not come here.

// headStates is the number of earlier rounds that the state is compared with.
const headStates = 4

// Repeats finds rounds that do nothing new.
type Repeats struct{ *state.Paths }

// New compares states of p.
func New(p *state.Paths) *Repeats { return &Repeats{p} }

// Again tells whether the state at the head of a loop was there before. It keeps a copy of the state that the round does not change. If the user gave a bound, the
// question is whether the loop ends within it; then only a loop that can never be left, such as for (;;);, counts as repeating.
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

// mayRepeat tells whether an earlier round had the same slots and phis. If none had, for instance because the loop counts, the memories need not be compared, which may
// take the solver.
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

// settledMemory is the memory m on a path with guard g. If it was written only on paths that have left the loop (a stream that reached its end), it is the memory that
// an earlier round had.
func (l *Repeats) settledMemory(r *state.LoopRun, g *path.Guard, m ir.Reg) ir.Reg {
	if l.B.Recording() || !l.leadsBack(r, m, maxSelects) {
		return m
	}
	if old, ok := l.settles(r, g.Condition(l.B), m, maxSelects); ok {
		return old
	}
	return m
}

const maxSelects = 6

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

const (
	same agreement = iota
	unsure
	apart
)
