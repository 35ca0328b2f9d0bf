package positions

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// A loop around a switch is often an automaton: the variable that the switch looks at says what the next round does. Such a loop is executed round by round, but states
// that are about to do different things are kept apart. Each group goes through the round on its own, with a constant for the variable, and takes one way
// through the switch.

// automatonCases is the number of ways of a switch from which on it is looked at.
const automatonCases = 4

// FindStates looks for the variable, or the integer in memory, that x is, which a switch with so many cases looks at. In an automaton the state says whether to leave the
// loop. A loop that may be left before the switch goes through an input, and most of the work is to know where it is.
func (l *Positions) FindStates(a *state.Activation, x ir.Reg, cases int) {
	run := a.Run
	if cases < automatonCases || run == nil || len(run.States) > 0 || run.At != nil || run.Exits == run.Round || !l.may(run) {
		return
	}
	if r, c, ok := l.variable(a, x); ok && len(l.positionsOf(r)) > 1 {
		run.States = append(run.States, &c)
	}
}

// variable is the variable, or the integer at a fixed place in memory, whose value x is.
func (l *Positions) variable(a *state.Activation, x ir.Reg) (r ir.Reg, c state.Cursor, ok bool) {
	for n := 0; n < mostLooked; n++ {
		if i, is := l.slotOf(a, x); is && countable(l.B.Type(x)) {
			return x, state.Cursor{Slot: i, Type: l.B.Type(x)}, true
		}
		in := l.B.Prog.DefOf(x)
		switch in.Op {
		case ir.OpZExt, ir.OpSExt, ir.OpTrunc:
			x = in.Args[0]
		case ir.OpLoad:
			p := l.place(in.Args[1])
			return x, state.Cursor{Slot: -1, Type: in.Type, P: p, Aux: in.Aux}, p != 0 && countable(in.Type)
		default:
			return 0, c, false
		}
	}
	return 0, c, false
}

// slotOf is the variable that has the value x now.
func (l *Positions) slotOf(a *state.Activation, x ir.Reg) (slot int32, ok bool) {
	for i := range int32(a.Function.Slots) {
		if l.State.Slots.Get(i) == uint32(x) {
			return i, true
		}
	}
	return 0, false
}

// place is a pointer that is the same place on all paths, and that p is on this path; 0: there is none.
func (l *Positions) place(p ir.Reg) ir.Reg {
	if l.alwaysAt(p) {
		return p
	}
	base, off, ok := l.B.Oracle.ConstPtr(p)
	if !ok {
		return 0
	}
	if at := l.Placed(base); at != 0 {
		return l.B.Gep(at, l.B.Addr(uint64(off)), 1)
	}
	return 0
}

// automaton tells whether the states es at the head of a loop are worth keeping apart by what the next round does.
func (l *Positions) automaton(run *state.LoopRun, es []state.Edge) bool {
	if len(run.States) == 0 {
		return false
	}
	_, _, several, ok := l.span(es, run.States[0])
	return ok && several
}
