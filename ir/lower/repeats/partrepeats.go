package repeats

import (
	"seabmc/ir"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// Often only some of the executions that reach the head of a loop have a state that was there before: those that did not reach the end of a stream, for instance. They
// do nothing new (repeats.go) and end here; the others go on.

// partlyRepeats ends the executions on e that have the memory of an earlier round, if the rest of their state is also that of the round. The memory of the others is
// what is left of the choice.
func (l *Repeats) partlyRepeats(r *state.LoopRun, e *state.Edge, slots int, live []uint64) {
	for range maxSelects {
		old, c, rest, ok := l.oldSide(r, e.Guard, e.Memory)
		if !ok || !l.repeatsWith(r, e, old, slots, live) {
			return
		}
		l.Restrict(state.EndRepeats, e.Guard.Condition(l.B), l.B.Not(c))
		e.Memory = rest
	}
}

// oldSide splits a choice of two memories on a path with guard g, if one of them is the memory of an earlier round. It gives this one, its condition, and the other
// memory.
func (l *Repeats) oldSide(r *state.LoopRun, g *path.Guard, m ir.Reg) (old, c, rest ir.Reg, ok bool) {
	d := l.B.Prog.DefOf(m)
	if l.B.Recording() || d.Op != ir.OpSelect {
		return 0, 0, 0, false
	}
	c, yes, no := d.Args[0], d.Args[1], d.Args[2]
	for _, side := range []struct{ c, old, rest ir.Reg }{{c, yes, no}, {l.B.Not(c), no, yes}} {
		if !l.leadsBack(r, side.old, maxSelects) {
			continue
		}
		if old, ok := l.settles(r, l.B.Bin(ir.OpAnd, g.Condition(l.B), side.c), side.old, maxSelects); ok {
			return old, side.c, side.rest, true
		}
	}
	return 0, 0, 0, false
}

// repeatsWith tells whether the state at e, with memory m, is one of an earlier round.
func (l *Repeats) repeatsWith(r *state.LoopRun, e *state.Edge, m ir.Reg, slots int, live []uint64) bool {
	now := l.headState(e, m)
	for i := range r.Heads {
		if l.sameState(&r.Heads[i], &now, slots, live) {
			return true
		}
	}
	return false
}
