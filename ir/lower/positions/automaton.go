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

// mostMoved is how often a pointer may have been moved since the instruction was loaded, and mostInstructions the size of a program for an interpreter.
const (
	mostMoved        = 4
	mostInstructions = 400
)

// FindStates looks for the variable, or the integer in memory, that x is, which a switch with so many cases looks at. In an automaton the state says whether to leave the
// loop. A loop that may be left before the switch goes through an input, and most of the work is to know where it is.
func (l *Positions) FindStates(a *state.Activation, x ir.Reg, cases int) {
	run := a.Run
	if cases < automatonCases || run == nil {
		return
	}
	run.Switches = true
	if len(run.States) > 0 || run.At != nil || run.Exits == run.Round || !l.may(run) {
		return
	}
	if r, c, ok := l.stateOf(a, x); ok && len(l.positionsWithin(r, within(&c))) > few(&c) {
		run.States = append(run.States, &c)
	}
}

// few is how many values of a state are not worth keeping apart yet. An interpreter's pointer is looked at while it is still a constant, as it has many values one round later.
func few(c *state.Cursor) int {
	if c.Code {
		return 0
	}
	return 1
}

// stateOf is the variable that says what x is: x itself, or the pointer through which an interpreter loads its next instruction.
func (l *Positions) stateOf(a *state.Activation, x ir.Reg) (r ir.Reg, c state.Cursor, ok bool) {
	if r, c, ok = l.variable(a, x); ok {
		return r, c, true
	}
	in := l.B.Prog.DefOf(x)
	for n := 0; n < mostLooked && (in.Op == ir.OpZExt || in.Op == ir.OpSExt || in.Op == ir.OpTrunc); n++ {
		in = l.B.Prog.DefOf(in.Args[0])
	}
	if in.Op != ir.OpLoad {
		return 0, c, false
	}
	p := in.Args[1]
	for i := range int32(a.Function.Slots) {
		if raw := l.State.Slots.Get(i); raw != 0 && raw&state.LazyBit == 0 && l.B.Type(ir.Reg(raw)) == ir.TPtr && l.staysAtHead(a, i) && l.isMoved(ir.Reg(raw), p) {
			return p, state.Cursor{Slot: i, Type: ir.TPtr, Code: true}, true
		}
	}
	return 0, c, false
}

// isMoved tells whether q is p, or a constant distance from it: an interpreter has moved its pointer already.
func (l *Positions) isMoved(q, p ir.Reg) bool {
	for n := 0; n < mostMoved && q != p; n++ {
		in := l.B.Prog.DefOf(q)
		if in.Op != ir.OpGep {
			return false
		}
		if _, ok := l.B.Prog.Imm(in.Args[1]); !ok {
			return false
		}
		q = in.Args[0]
	}
	return q == p
}

// variable is the variable, or the integer at a fixed place in memory, whose value x is.
func (l *Positions) variable(a *state.Activation, x ir.Reg) (r ir.Reg, c state.Cursor, ok bool) {
	for n := 0; n < mostLooked; n++ {
		if i, is := l.slotOf(a, x); is && countable(l.B.Type(x)) && l.staysAtHead(a, i) {
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

// staysAtHead tells whether a variable has a value when the next round of the current loop begins.
func (l *Positions) staysAtHead(a *state.Activation, slot int32) bool {
	live := a.LiveAt(a.Run.Lp.Head)
	return live == nil || live[slot/64]>>(slot%64)&1 != 0
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
