package positions

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// may tells whether a loop may be executed position by position.
func (l *Positions) may(run *state.LoopRun) bool {
	return !l.Options.RoundByRound && !run.Bounded && !run.Backwards && run.Lp.Contract == 0 && l.Guessing == nil && len(l.Quantifiers) == 0 &&
		!l.B.Recording() && l.Options.Termination == state.EndsUnasked && !l.Options.PartialLoops
}

// cursor is the cursor by whose positions the loop is executed, if it has one. A variable on which the conditions of exits depend is a cursor if it has few values and
// all executions moved it in the same direction in the last round. A loop that counts its rounds with constants is executed round by round.
func (l *Positions) cursor(run *state.LoopRun, es []state.Edge) (found *state.Cursor) {
	for _, c := range run.Cursors {
		lo, hi, several, ok := l.span(es, c)
		known := c.Known
		up, down := lo > c.Low && hi >= c.High || grows(c, lo, hi), hi < c.High && lo < c.Low // a highest value that is gone may only be one that left the loop
		c.Known, c.Low, c.High = ok, lo, hi
		switch {
		case !ok || !known || up == down:
			continue
		case !several:
			return nil
		}
		if c.Down = down; found == nil || hi-lo > found.High-found.Low {
			found = c
		}
	}
	return found
}

// grows tells whether a cursor that moves up in leaps has too many positions after the next round, because it is not seen that its lowest one is gone.
func grows(c *state.Cursor, lo, hi int64) bool {
	leap := hi - c.High
	return lo == c.Low && leap > 0 && hi+leap-lo >= mostPositions
}

// counts tells whether a variable is a constant in each round, and differs from round to round.
func (l *Positions) counts(a *state.Activation, run *state.LoopRun, es []state.Edge) bool {
	before := run.Constants
	run.Constants = map[int32]uint64{}
	counts := false
	for i := range int32(a.Function.Slots) {
		v, ok := l.constantSlot(es, i)
		if !ok {
			continue
		}
		run.Constants[i] = v
		if old, was := before[i]; was && old != v {
			counts = true
		}
	}
	return counts
}

// constantSlot is the value of a variable that is the same constant in all states.
func (l *Positions) constantSlot(es []state.Edge, slot int32) (v uint64, ok bool) {
	for i := range es {
		raw := es[i].Slots.Get(slot)
		if raw == 0 || raw&state.LazyBit != 0 {
			return 0, false
		}
		l.OnPath(es[i].Guard)
		now, ok := l.constant(ir.Reg(raw))
		if !ok || i > 0 && now != v {
			return 0, false
		}
		v = now
	}
	return v, true
}

// constant is an integer's value, or a pointer's offset, if it is a constant.
func (l *Positions) constant(r ir.Reg) (uint64, bool) {
	if l.B.Type(r) == ir.TPtr {
		base, off, ok := l.B.Oracle.ConstPtr(r)
		return base<<32 + uint64(off), ok
	}
	if l.B.Type(r).Kind != ir.KindInt {
		return 0, false
	}
	return l.B.ConstInt(r)
}

// span is the lowest and the highest position of a cursor in some states.
func (l *Positions) span(es []state.Edge, c *state.Cursor) (lo, hi int64, several, ok bool) {
	for i := range es {
		ps := l.positionsAt(&es[i], c)
		if len(ps) == 0 {
			return 0, 0, false, false
		}
		for k, p := range ps {
			if i == 0 && k == 0 {
				lo, hi = p.value, p.value
			}
			lo, hi = min(lo, p.value), max(hi, p.value)
		}
	}
	return lo, hi, lo != hi, len(es) > 0
}
