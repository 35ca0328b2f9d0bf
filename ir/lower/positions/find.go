package positions

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// Positions finds the cursors of loops, and keeps states apart by them.
type Positions struct {
	*state.Paths
	running int // loops that are executed by positions now
}

// New makes a Positions that has found no cursor.
func New(p *state.Paths) *Positions { return &Positions{Paths: p} }

const (
	mostCursors   = 4   // of one loop
	mostPositions = 40  // of a cursor
	mostLooked    = 256 // instructions that the condition of an exit is computed from
	learnRounds   = 4   // rounds in which conditions of exits are examined
)

// FindCursors looks for the variables, and the integers in memory, on which the condition c of an exit depends. One that has few values may be a cursor.
func (l *Positions) FindCursors(a *state.Activation, run *state.LoopRun, c ir.Reg) {
	run.Exits = run.Round
	if run.Round > learnRounds || len(run.Cursors) == mostCursors || !l.may(run) {
		return
	}
	l.leaves(a, c, func(_ ir.Reg, c state.Cursor) {
		n := len(run.Cursors)
		if run.Cursors = l.addCursor(run.Cursors, c); len(run.Cursors) > n {
			l.beginsAt(run, run.Cursors[n])
		}
	})
}

// KeepHead keeps the state in which a round of a loop begins, as long as cursors are looked for.
func (l *Positions) KeepHead(a *state.Activation, run *state.LoopRun) {
	run.Head = nil
	if es := a.Pending[run.Lp.Head]; len(es) == 1 && run.Round <= learnRounds && l.may(run) {
		run.Head = &state.Edge{State: l.Fork(&es[0].State, es[0].Guard)}
	}
}

// beginsAt notes where a new cursor was at the head of the loop. An exit at the end of a round, as that of do-while, sees it moved already.
func (l *Positions) beginsAt(run *state.LoopRun, c *state.Cursor) {
	c.Known = false
	if run.Head == nil {
		return
	}
	r := l.cursorIn(run.Head, c)
	if r == 0 {
		return
	}
	if ps := l.positionsOf(r); len(ps) > 0 {
		c.Known, c.Low, c.High = true, ps[0].value, ps[len(ps)-1].value
	}
}

// FindKeys looks for the variables and integers on which the address p of an access depends.
func (l *Positions) FindKeys(a *state.Activation, p ir.Reg) {
	if l.running == 0 {
		return
	}
	if _, _, ok := l.B.Oracle.ConstPtr(p); ok || l.B.Recording() || l.Guessing != nil || len(l.Quantifiers) > 0 {
		return
	}
	l.leaves(a, p, func(r ir.Reg, c state.Cursor) {
		if ps := l.positionsOf(r); len(ps) < 2 {
			return
		}
		for in := a; in != nil && (in == a || c.Slot < 0); in = in.Parent {
			for run := in.Run; run != nil; run = run.Parent {
				if run.At != nil && !run.At.Cursor.Same(&c) {
					run.Keys = l.addCursor(run.Keys, c)
				}
			}
		}
	})
}

// leaves are the variables, and the integers at fixed places in memory, that the value of x is computed from.
func (l *Positions) leaves(a *state.Activation, x ir.Reg, found func(r ir.Reg, c state.Cursor)) {
	slots := map[uint32]int32{}
	for i := range int32(a.Function.Slots) {
		if raw := l.State.Slots.Get(i); raw != 0 && raw&state.LazyBit == 0 {
			slots[raw] = i
		}
	}
	seen := map[ir.Reg]bool{x: true}
	for work := []ir.Reg{x}; len(work) > 0 && len(seen) < mostLooked; {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		t := l.B.Type(r)
		if i, ok := slots[uint32(r)]; ok && (countable(t) || t == ir.TPtr) {
			found(r, state.Cursor{Slot: i, Type: t})
		}
		in := l.B.Prog.DefOf(r)
		if in.Op == ir.OpLoad && countable(t) && l.alwaysAt(in.Args[1]) {
			found(r, state.Cursor{Slot: -1, Type: t, P: in.Args[1], Aux: in.Aux})
			continue
		}
		for _, y := range in.Args {
			if l.B.Type(y) != ir.TMem && !seen[y] {
				seen[y] = true
				work = append(work, y)
			}
		}
	}
}

// countable tells whether a cursor in memory may be of this type. One that is a variable may be a pointer, too.
func countable(t ir.Type) bool { return t.Kind == ir.KindInt && t.Bits > 8 && t.Bits <= 64 }

// alwaysAt tells whether a pointer is the same place on all paths: a constant distance from an object.
func (l *Positions) alwaysAt(p ir.Reg) bool {
	for {
		switch in := l.B.Prog.DefOf(p); in.Op {
		case ir.OpAlloc:
			return true
		case ir.OpGep:
			if _, ok := l.B.Prog.Imm(in.Args[1]); !ok {
				return false
			}
			p = in.Args[0]
		default:
			return false
		}
	}
}

// addCursor adds c if it is a new one.
func (l *Positions) addCursor(to []*state.Cursor, c state.Cursor) []*state.Cursor {
	if len(to) == mostCursors || slices.ContainsFunc(to, func(old *state.Cursor) bool { return old.Same(&c) }) {
		return to
	}
	return append(to, &c)
}
