package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
)

// State is a point of the program on the paths that its guard describes.
type State struct {
	Guard  *path.Guard
	Memory ir.Reg
	Unset  ir.Reg // shadow of mem, see uninitialised.go in package checks; 0 if there is none
	Apart  ir.Reg // another one, see package memory, pointerbytes.go
	Track  Tracked
	Slots  path.Slots
	Owner  uint64 // of the slot nodes this state may change in place

	Unchecked bool   // claims are left out, because values from before a call or a loop are being kept that may not exist
	Now       ir.Reg // the current memory, while the memory before a call is being read
	Clause    *Frame // while a clause of a contract is evaluated: the objects that it makes itself
}

// Edge is a state on its way to a block (or out of a function), with the values
// that the target's phis (or the caller) get along it.
type Edge struct {
	State
	Vals []ir.Reg
	Why  []ir.Reason // on the way to a failed assertion: why execution took it
}

// Slots hold a register, or (with lazyBit) the index of a stack variable whose
// unknown first value has not been asked for yet.
const LazyBit = 1 << 31

type lazyValue struct {
	t    ir.Type
	name string
	v    *program.Variable // nil if it is not known
	Reg  ir.Reg
}

// NewOwner is an owner of slots that no other state has.
func (l *Paths) NewOwner() uint64 {
	l.owners++
	return l.owners
}

// Lazy is the unknown value of a slot, which is made when it is first asked for (Force).
func (l *Paths) Lazy(t ir.Type, name string, v *program.Variable) uint32 {
	l.Lazies = append(l.Lazies, lazyValue{t: t, name: name, v: v})
	return uint32(len(l.Lazies)-1) | LazyBit
}

// Force gives the register that a slot's raw value stands for.
func (l *Paths) Force(raw uint32) ir.Reg {
	if raw&LazyBit == 0 {
		return ir.Reg(raw)
	}
	z := &l.Lazies[raw&^LazyBit]
	if z.Reg == 0 {
		z.Reg = l.B.Nondet(z.t, z.name)
		if z.v != nil && l.Site == nil {
			l.B.Trace(l.B.True(), z.Reg, ir.Note{Kind: ir.NoteInput, Role: ir.RoleUnset, Name: z.name, CType: z.v.CType, Layout: l.Program.EnumOf(z.v.Type)})
		}
	}
	return z.Reg
}

// Fork makes an independent copy of a state.
func (l *Paths) Fork(s *State, g *path.Guard) State {
	c := *s
	c.Guard = g
	s.Owner, c.Owner = l.NewOwner(), l.NewOwner()
	return c
}

// Join is the state where several paths meet. live tells which slots matter
// from there on (nil: all).
func (l *Paths) Join(es []Edge, live []uint64) Edge {
	for i := range es {
		es[i].Guard = path.Reduce(es[i].Guard)
	}
	if len(es) == 1 {
		return es[0]
	}
	// Neighbours that separated last are joined first, so that their guards simplify.
	var stack []Edge
	for i := len(es) - 1; i >= 0; i-- {
		e := es[i]
		for len(stack) >= 2 {
			top, below := &stack[len(stack)-1], &stack[len(stack)-2]
			if path.LastCommon(top.Guard, below.Guard).Depth < path.LastCommon(top.Guard, e.Guard).Depth {
				break
			}
			*below = l.join2(top, below, live)
			stack = stack[:len(stack)-1]
		}
		stack = append(stack, e)
	}
	for len(stack) >= 2 {
		top, below := &stack[len(stack)-1], &stack[len(stack)-2]
		*below = l.join2(top, below, live)
		stack = stack[:len(stack)-1]
	}
	return stack[0]
}

func (l *Paths) join2(x, y *Edge, live []uint64) Edge {
	x.Guard, y.Guard = path.Reduce(x.Guard), path.Reduce(y.Guard)
	g, isX := path.Meeting(l.B, x.Guard, y.Guard)
	g = path.Reduce(g)
	e := Edge{State: State{Guard: g, Owner: l.NewOwner(), Unchecked: x.Unchecked && y.Unchecked, Now: x.Now, Clause: x.Clause}}
	e.Memory = l.B.Select(isX, x.Memory, y.Memory)
	if x.Unset != 0 {
		e.Unset = l.B.Select(isX, x.Unset, y.Unset)
	}
	if x.Apart != 0 {
		e.Apart = l.B.Select(isX, x.Apart, y.Apart)
	}
	if x.Track.Mem != 0 {
		e.Track = Tracked{Mem: l.B.Select(isX, x.Track.Mem, y.Track.Mem), On: l.B.Select(isX, x.Track.On, y.Track.On)}
	}
	e.Slots = x.Slots.Merge(y.Slots, e.Owner, func(i int32, a, b uint32) uint32 {
		if a == 0 || live != nil && live[i/64]>>(i%64)&1 == 0 {
			return b
		}
		if b == 0 {
			return a
		}
		return uint32(l.Either(isX, l.Force(a), l.Force(b)))
	})
	e.Vals = make([]ir.Reg, len(x.Vals))
	for i := range e.Vals {
		e.Vals[i] = l.Either(isX, x.Vals[i], y.Vals[i])
	}
	return e
}
