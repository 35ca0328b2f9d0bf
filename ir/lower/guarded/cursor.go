package guarded

import (
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

const (
	mostCursors   = 4   // of one loop
	mostPositions = 40  // of a cursor
	mostLooked    = 256 // instructions behind the condition of an exit
	learnRounds   = 4   // in which conditions of exits are looked at
)

// position is one of the values that a cursor has on some path.
type position struct {
	value int64
	is    ir.Reg // the condition that it has it; 0 if it has no other
}

// findCursors looks for what the condition c of an exit depends on: variables, and integers in memory. One that is among few values may be a cursor.
func (l *Machine) findCursors(a *state.Activation, run *state.LoopRun, c ir.Reg) {
	if run.Round > learnRounds || !l.mayGoByPosition(run) {
		return
	}
	l.leaves(a, c, func(r ir.Reg, c state.Cursor) {
		run.Cursors = l.addCursor(run.Cursors, r, c)
	})
}

// findKeys looks for what the address p of an access depends on.
func (l *Machine) findKeys(a *state.Activation, p ir.Reg) {
	if l.byPositions == 0 {
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
					run.Keys = l.addCursor(run.Keys, r, c)
				}
			}
		}
	})
}

// leaves are the variables, and the integers at fixed places in memory, that the value of x is computed from.
func (l *Machine) leaves(a *state.Activation, x ir.Reg, found func(r ir.Reg, c state.Cursor)) {
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

// alwaysAt tells whether a pointer is the same place on all paths, whatever was learnt about them: a constant distance from an object.
func (l *Machine) alwaysAt(p ir.Reg) bool {
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

func (l *Machine) addCursor(to []*state.Cursor, r ir.Reg, c state.Cursor) []*state.Cursor {
	if len(to) == mostCursors || slices.ContainsFunc(to, func(old *state.Cursor) bool { return old.Same(&c) }) {
		return to
	}
	if ps := l.positionsOf(r); len(ps) > 0 {
		c.Known, c.Low, c.High = true, ps[0].value, ps[len(ps)-1].value
	}
	return append(to, &c)
}

// positionsAt are the values of a cursor in a state; nil if they are many, or not known.
func (l *Machine) positionsAt(e *state.Edge, c *state.Cursor) []position {
	l.OnPath(e.Guard)
	if r := l.cursorIn(e, c); r != 0 {
		return l.positionsOf(r)
	}
	return nil
}

// positionsOf are the values of an integer, or the offsets of a pointer into one object, in order; nil if they are many.
func (l *Machine) positionsOf(r ir.Reg) []position {
	if l.B.Type(r) == ir.TPtr {
		if l.intoOne(r) == 0 {
			return nil
		}
		r = l.B.PtrOff(r)
	}
	bits := int(l.B.Type(r).Bits)
	if v, ok := l.B.ConstInt(r); ok {
		return []position{{value: signed(v, bits)}}
	}
	b, ok := l.B.Bounds(r)
	if !ok {
		return nil
	}
	lo, n := uint64(b.SMin), uint64(b.SMax)-uint64(b.SMin)
	if n >= mostPositions {
		if lo, n = b.UMin, b.UMax-b.UMin; n >= mostPositions || b.SignedOnly {
			return nil
		}
	}
	var ps []position
	for i := range n + 1 {
		eq := l.B.Bin(ir.OpEq, r, l.B.Const((lo+i)&mask(bits), bits))
		if !l.IsZero(eq) {
			ps = append(ps, position{signed((lo+i)&mask(bits), bits), eq})
		}
	}
	if len(ps) > 0 {
		ps[len(ps)-1].is = 0 // it has one of them
	}
	return ps
}

// object is the address of an object that p may point into by its definition, 0 if there is none to be seen.
func (l *Machine) object(base uint64, p ir.Reg) ir.Reg {
	work := []ir.Reg{p}
	for n := 0; len(work) > 0 && n < mostLooked; n++ {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		switch in := l.B.Prog.DefOf(r); in.Op {
		case ir.OpAlloc:
			if b, off, ok := l.B.Oracle.ConstPtr(r); ok && b == base && off == 0 {
				return r
			}
		case ir.OpGep:
			work = append(work, in.Args[0])
		case ir.OpSelect:
			work = append(work, in.Args[2], in.Args[1])
		}
	}
	return 0
}

// intoOne is the address of the one object that p points into; 0: it may be another one, or none.
func (l *Machine) intoOne(p ir.Reg) ir.Reg {
	bases, ok := l.B.Oracle.PtrBases(p)
	if !ok || len(bases) != 1 {
		return 0
	}
	return l.object(bases[0], p)
}

// cursorIn is the register of a cursor in a state whose path is the current one, 0 if there is none.
func (l *Machine) cursorIn(e *state.Edge, c *state.Cursor) ir.Reg {
	if c.Slot >= 0 {
		raw := e.Slots.Get(c.Slot)
		if raw == 0 || raw&state.LazyBit != 0 || l.B.Type(ir.Reg(raw)) != c.Type || l.Apart[ir.Reg(raw)] != 0 {
			return 0
		}
		return ir.Reg(raw)
	}
	return l.B.Emit(ir.Instr{Op: ir.OpLoad, Type: c.Type, Aux: c.Aux}, e.Memory, c.P)
}

// split cuts a state up by the positions of a cursor, and makes the cursor a constant in each.
func (l *Machine) split(e *state.Edge, c *state.Cursor, ps []position, to func(v int64, e state.Edge)) {
	g := e.Guard
	if len(ps) == 1 && c.Slot < 0 { // memory knows it
		to(ps[0].value, *e)
		return
	}
	for _, p := range ps {
		yes := g
		if p.is != 0 {
			yes, g = path.Branch(g, p.is)
		}
		part := state.Edge{State: l.Fork(&e.State, yes), Vals: e.Vals, Why: e.Why}
		l.OnPath(yes)
		switch {
		case c.Type == ir.TPtr:
			at := l.B.Gep(l.intoOne(l.cursorIn(e, c)), l.B.Addr(uint64(p.value)), 1)
			part.Slots.Set(c.Slot, uint32(at), part.Owner)
		case c.Slot >= 0:
			part.Slots.Set(c.Slot, uint32(l.B.Const(uint64(p.value)&mask(int(c.Type.Bits)), int(c.Type.Bits))), part.Owner)
		default:
			part.Memory = l.B.Store(part.Memory, c.P, l.B.Const(uint64(p.value)&mask(int(c.Type.Bits)), int(c.Type.Bits)))
		}
		to(p.value, part)
	}
}

func mask(bits int) uint64 { return ^uint64(0) >> (64 - bits) }

func signed(v uint64, bits int) int64 { return int64(v<<(64-bits)) >> (64 - bits) }
