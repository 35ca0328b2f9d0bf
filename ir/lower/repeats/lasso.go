package repeats

import (
	"fmt"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// If the question is whether the program ends (state.Lassos), a loop that returns to a state that it was in before is a failure, since the inputs between the two may
// come again and again. Two states are the same if everything that the loop reads from here on is the same: the live slots and phis, and memory at each place that was
// written in between. The solver chooses the inputs.

const (
	lassoRounds = 24  // rounds in which the state is compared with earlier ones; after these, only if a comparison costs nothing
	lassoHeads  = 4   // earlier rounds for the comparison, besides one whose distance doubles (Brent)
	lassoWrites = 128 // largest number of writes to memory between two rounds
)

// Lasso claims that the state at the head of a loop, on e, differs from those of earlier rounds, and goes on only where it does.
func (l *Repeats) Lasso(r *state.LoopRun, e *state.Edge, function string, slots int, live []uint64) {
	now := l.headState(e, e.Memory)
	same, back := l.B.False(), 0
	for i := range r.Heads {
		eq, ok := l.equalStates(&r.Heads[i], &now, slots, live, r.Round > lassoRounds)
		if !ok || l.IsZero(eq) {
			continue
		}
		if back == 0 {
			back = len(r.Heads) - i
		}
		same = l.B.Bin(ir.OpOr, same, eq)
	}
	if !l.IsZero(same) {
		l.SetPos(r.Lp.Pos)
		l.repeated(e.Guard, same, ir.Check{ID: function + "." + string(ir.CheckTermination) + r.Lp.ID[len(r.Lp.Func):], Kind: ir.CheckTermination,
			Msg: fmt.Sprintf("loop %s is never in a state that it was in before", r.Lp.ID)})
	}
	l.keepHead(r, now)
}

// keepHead keeps the states of the last rounds, and before them that of a round whose number is a power of two.
func (l *Repeats) keepHead(r *state.LoopRun, now state.HeadState) {
	r.Heads = append(r.Heads, now)
	if len(r.Heads) <= lassoHeads+1 {
		return
	}
	if r.Round&(r.Round-1) == 0 { // replaces one that is too old to return soon
		r.Heads = slices.Delete(r.Heads, 0, 1)
		return
	}
	r.Heads = slices.Delete(r.Heads, 1, 2)
}

// repeated claims that same does not hold on the path of guard g.
func (l *Repeats) repeated(g *path.Guard, same ir.Reg, c ir.Check) {
	if !l.Wanted(c) {
		return
	}
	cond, ok := g.Condition(l.B), l.B.Not(same)
	l.Assert(cond, ok, c)
	if l.IsZero(ok) {
		l.EndAt(state.EndFailed, g)
		return
	}
	l.Restrict(state.EndFailed, cond, ok)
}

// Call is a running call of a function, with its arguments and the memory at its beginning.
type Call struct {
	Mem  ir.Reg
	Args []ir.Reg
}

// Recursion claims that a call, on the path of guard g, does not get the same arguments and memory as a call around it.
func (l *Repeats) Recursion(outer []Call, now Call, g *path.Guard, function string) {
	same := l.B.False()
	for i := max(0, len(outer)-lassoHeads); i < len(outer) && len(outer) <= lassoRounds; i++ {
		eq, ok := l.sameContents(outer[i].Mem, now.Mem)
		if !ok || len(outer[i].Args) != len(now.Args) {
			continue
		}
		for k, x := range outer[i].Args {
			if eq, ok = l.andEqual(eq, uint32(x), uint32(now.Args[k]), false); !ok {
				break
			}
		}
		if ok {
			same = l.B.Bin(ir.OpOr, same, eq)
		}
	}
	if !l.IsZero(same) {
		l.repeated(g, same, ir.Check{ID: function + "." + string(ir.CheckTermination) + ".recursion", Kind: ir.CheckTermination,
			Msg: fmt.Sprintf("no call of %s is given what a call was given that it is part of", function)})
	}
}

// equalStates is the condition that s and t are the same state. It is not ok if they differ, or if that cannot be expressed. With cheap, only constants are compared.
func (l *Repeats) equalStates(s, t *state.HeadState, slots int, live []uint64, cheap bool) (eq ir.Reg, ok bool) {
	if s.Unset != t.Unset || s.Apart != t.Apart || s.Shadow != t.Shadow || s.Tracking != t.Tracking {
		return 0, false
	}
	if cheap && s.Mem != t.Mem {
		return 0, false
	}
	eq = l.B.True()
	for i, x := range s.Phis {
		if eq, ok = l.andEqual(eq, uint32(x), uint32(t.Phis[i]), cheap); !ok {
			return 0, false
		}
	}
	for i := range int32(slots) {
		if live != nil && live[i/64]>>(i%64)&1 == 0 {
			continue
		}
		if eq, ok = l.andEqual(eq, s.Slots.Get(i), t.Slots.Get(i), cheap); !ok {
			return 0, false
		}
	}
	mem, ok := l.sameContents(s.Mem, t.Mem)
	if !ok {
		return 0, false
	}
	return l.B.Bin(ir.OpAnd, eq, mem), true
}

// andEqual adds to a condition that two slots have the same value; it is not ok if they differ.
func (l *Repeats) andEqual(eq ir.Reg, x, y uint32, cheap bool) (ir.Reg, bool) {
	switch {
	case x == y:
		return eq, true
	case x == 0 || y == 0 || (x|y)&state.LazyBit != 0 || l.B.Type(ir.Reg(x)) != l.B.Type(ir.Reg(y)):
		return 0, false
	}
	v, known := l.B.Prog.Imm(ir.Reg(x))
	w, both := l.B.Prog.Imm(ir.Reg(y))
	if known && both {
		return eq, v == w
	}
	if cheap {
		return 0, false
	}
	c := l.B.Bin(ir.OpEq, ir.Reg(x), ir.Reg(y))
	if l.IsZero(c) {
		return 0, false
	}
	return l.B.Bin(ir.OpAnd, eq, c), true
}

// sameContents is the condition that memory has the same contents as at old: each place that was written since then has its old contents again.
func (l *Repeats) sameContents(old, now ir.Reg) (eq ir.Reg, ok bool) {
	eq = l.B.True()
	seen := map[ir.Reg]bool{old: true}
	for work := []ir.Reg{now}; len(work) > 0; {
		m := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[m] {
			continue
		}
		if seen[m] = true; len(seen) > lassoWrites {
			return 0, false
		}
		switch d := l.B.Prog.DefOf(m); d.Op {
		case ir.OpSelect:
			work = append(work, d.Args[1], d.Args[2])
		case ir.OpStore:
			t := l.B.Type(d.Args[2])
			c := l.B.Bin(ir.OpEq, l.B.LoadPlain(t, old, d.Args[1]), l.B.LoadPlain(t, now, d.Args[1]))
			if l.IsZero(c) {
				return 0, false
			}
			eq = l.B.Bin(ir.OpAnd, eq, c)
			work = append(work, d.Args[0])
		default: // an object was made or ended, or many bytes were written
			return 0, false
		}
	}
	return eq, true
}
