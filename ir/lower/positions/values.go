package positions

import (
	"seabmc/ir"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// position is one of the values that a cursor may have on some path.
type position struct {
	value int64
	is    ir.Reg // the condition that it has this value; 0 if it has no other
}

// positionsAt are the values of a cursor in a state; nil if there are many, or if they are not known.
func (l *Positions) positionsAt(e *state.Edge, c *state.Cursor) []position {
	l.OnPath(e.Guard)
	if r := l.cursorIn(e, c); r != 0 {
		return l.positionsWithin(r, within(c))
	}
	return nil
}

// positionsOf are the values of an integer, or the offsets of a pointer into one object, in order; nil if there are many.
func (l *Positions) positionsOf(r ir.Reg) []position { return l.positionsWithin(r, mostPositions) }

// within is the number of values between the first and the last of a cursor, which has few of them.
func within(c *state.Cursor) uint64 {
	if c.Code {
		return mostInstructions
	}
	return mostPositions
}

// positionsWithin are the same if less than so many numbers lie between the first and the last.
func (l *Positions) positionsWithin(r ir.Reg, within uint64) []position {
	if l.B.Type(r) == ir.TPtr {
		if l.intoOne(r) == 0 {
			return nil
		}
		r = l.B.PtrOff(r)
	}
	bits := uint32(l.B.Type(r).Bits)
	if v, ok := l.B.ConstInt(r); ok {
		return []position{{value: ir.Signed(v, bits)}}
	}
	b, ok := l.B.Bounds(r)
	if !ok {
		return nil
	}
	lo, n := uint64(b.SMin), uint64(b.SMax)-uint64(b.SMin)
	if n >= within {
		if lo, n = b.UMin, b.UMax-b.UMin; n >= within || b.SignedOnly {
			return nil
		}
	}
	var ps []position
	for i := range n + 1 {
		if len(ps) > mostPositions {
			return nil
		}
		if eq := l.B.Bin(ir.OpEq, r, l.B.Const(lo+i, int(bits))); !l.IsZero(eq) {
			ps = append(ps, position{ir.Signed(lo+i, bits), eq})
		}
	}
	if len(ps) > 0 {
		ps[len(ps)-1].is = 0 // it has one of them
	}
	return ps
}

// object is the address of an object that p may point into according to its definition, 0 if the definition shows none.
func (l *Positions) object(base uint64, p ir.Reg) ir.Reg {
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
func (l *Positions) intoOne(p ir.Reg) ir.Reg {
	bases, ok := l.B.Oracle.PtrBases(p)
	if !ok || len(bases) != 1 {
		return 0
	}
	if at := l.object(bases[0], p); at != 0 {
		return at
	}
	return l.Placed(bases[0])
}

// cursorIn is the register of a cursor in a state whose path is the current one, 0 if there is none.
func (l *Positions) cursorIn(e *state.Edge, c *state.Cursor) ir.Reg {
	if c.Slot >= 0 {
		raw := e.Slots.Get(c.Slot)
		if raw == 0 || raw&state.LazyBit != 0 || l.B.Type(ir.Reg(raw)) != c.Type || l.Apart[ir.Reg(raw)] != 0 {
			return 0
		}
		return ir.Reg(raw)
	}
	return l.B.Emit(ir.Instr{Op: ir.OpLoad, Type: c.Type, Aux: c.Aux}, e.Memory, c.P)
}

// split divides a state by the positions of a cursor, and makes the cursor a constant in each part.
func (l *Positions) split(e *state.Edge, c *state.Cursor, ps []position, to func(v int64, e state.Edge)) {
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
			part.Slots.Set(c.Slot, uint32(l.B.Const(uint64(p.value), int(c.Type.Bits))), part.Owner)
		default:
			part.Memory = l.B.Store(part.Memory, c.P, l.B.Const(uint64(p.value), int(c.Type.Bits)))
		}
		to(p.value, part)
	}
}
