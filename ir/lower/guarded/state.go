package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// State is a point of the program on the paths that its guard describes.
type State struct {
	Guard  *path.Guard
	Memory ir.Reg
	Unset  ir.Reg // shadow of mem, see unset.go; 0 if there is none
	Apart  ir.Reg // another one, see pointerbytes.go
	Track  tracked
	Slots  path.Slots
	Owner  uint64 // of the slot nodes this state may change in place
}

// Edge is a state on its way to a block (or out of a function), with the values
// that the target's phis (or the caller) get along it.
type Edge struct {
	State
	Vals []ir.Reg
	why  []ir.Reason // of a way to a failed assertion
}

// Slots hold a register, or (with lazyBit) the index of a stack variable whose
// unknown first value has not been asked for yet.
const LazyBit = 1 << 31

type lazyValue struct {
	t    ir.Type
	name string
	v    *program.Variable // nil if it is not known
	reg  ir.Reg
}

func (l *Paths) newOwner() uint64 {
	l.owners++
	return l.owners
}

func (l *Paths) Lazy(t ir.Type, name string, v *program.Variable) uint32 {
	l.lazies = append(l.lazies, lazyValue{t: t, name: name, v: v})
	return uint32(len(l.lazies)-1) | LazyBit
}

// Force gives the register that a slot's raw value stands for.
func (l *Paths) Force(raw uint32) ir.Reg {
	if raw&LazyBit == 0 {
		return ir.Reg(raw)
	}
	z := &l.lazies[raw&^LazyBit]
	if z.reg == 0 {
		z.reg = l.B.Nondet(z.t, z.name)
		if z.v != nil && l.Site == nil {
			l.B.Trace(l.B.True(), z.reg, ir.Note{Kind: ir.NoteInput, Role: ir.RoleUnset, Name: z.name, CType: z.v.CType, Layout: l.Program.EnumOf(z.v.Type)})
		}
	}
	return z.reg
}

// Fork makes a copy of a state that changes apart from it.
func (l *Paths) Fork(s *State, g *path.Guard) State {
	c := *s
	c.Guard = g
	s.Owner, c.Owner = l.newOwner(), l.newOwner()
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
	// Neighbours that parted latest meet first, so that guards collapse.
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
	e := Edge{State: State{Guard: g, Owner: l.newOwner()}}
	e.Memory = l.B.Select(isX, x.Memory, y.Memory)
	if x.Unset != 0 {
		e.Unset = l.B.Select(isX, x.Unset, y.Unset)
	}
	if x.Apart != 0 {
		e.Apart = l.B.Select(isX, x.Apart, y.Apart)
	}
	if x.Track.Mem != 0 {
		e.Track = tracked{Mem: l.B.Select(isX, x.Track.Mem, y.Track.Mem), On: l.B.Select(isX, x.Track.On, y.Track.On)}
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

// Activation is one running call of a function.
type Activation struct {
	Function *cfg.Function
	Parent   *Activation
	root     int // if nothing called it: which of the roots it is
	vals     []ir.Reg
	Pending  [][]Edge
	Returns  []Edge
	Objects  []StackObject
	call     *cfg.Inst
	entry    *path.Guard
	run      *loopRun
	Targets  *Frame     // the contract whose targets are being told
	Extra    *varargs   // of a variadic function
	Callers  path.Slots // the caller's slots at the call
	LL       *llvm.Inst // the call and its arguments, of a library model
	args     [][]ir.Reg
	Why      []ir.Reason // how the block that runs was entered, if it is one of a failed assertion
}

// StackObject is an object of a function's frame.
type StackObject struct {
	Address ir.Reg
	Guard   *path.Guard
	Alloca  *cfg.Inst // its alloca, nil if there is none
	Freed   bool
}

// Scalars gives the registers of an operand.
func (l *Memory) Scalars(a *Activation, o *cfg.Operand) []ir.Reg {
	rs := l.seenAll(l.raw(a, o))
	if len(rs) == 1 && rs[0] == 0 {
		// A local variable that is used before its life starts.
		if x, ok := llvm.As(o.Value, llvm.Alloca); ok {
			if in := a.Function.Allocas[x]; in != nil {
				l.hooks.OnUnborn(a, in, x)
				return l.raw(a, o)
			}
		}
	}
	return rs
}

func (l *Memory) raw(a *Activation, o *cfg.Operand) []ir.Reg {
	switch o.Kind {
	case cfg.Register:
		if !o.Place.Slot {
			return a.vals[o.Place.Base : o.Place.Base+o.Place.Count]
		}
		rs := make([]ir.Reg, o.Place.Count)
		for i := range rs {
			rs[i] = l.Force(l.State.Slots.Get(o.Place.Base + int32(i)))
		}
		return rs
	case cfg.Literal:
		return l.constant(a.Function, o.Index)
	}
	return nil
}

// Scalar gives the register of a scalar operand. Zero, for an operand that is not
// one, is reported as unsupported by its caller.
func (l *Memory) Scalar(a *Activation, o *cfg.Operand) ir.Reg {
	if o.Kind == cfg.Register && o.Place.Count == 1 {
		var r ir.Reg
		if o.Place.Slot {
			r = l.Force(l.State.Slots.Get(o.Place.Base))
		} else {
			r = a.vals[o.Place.Base]
		}
		if r != 0 {
			return l.seenHere(r)
		}
	}
	rs := l.Scalars(a, o)
	if len(rs) != 1 || rs[0] == 0 {
		l.Fail("a value of type %v where a scalar is needed", arith.TypeName(o.Value))
	}
	return rs[0]
}

func (l *Memory) put(a *Activation, at cfg.Place, rs ...ir.Reg) {
	if len(rs) > 0 && len(rs) < int(at.Count) { // none: the path ended in a call
		l.Fail("a value of %d scalars where there should be %d", len(rs), at.Count)
	}
	for i := int32(0); i < at.Count && int(i) < len(rs); i++ {
		if at.Slot {
			l.State.Slots.Set(at.Base+i, uint32(rs[i]), l.State.Owner)
		} else {
			a.vals[at.Base+i] = rs[i]
		}
	}
}

// send puts the current state, with guard g, on its way from one block to another.
func (l *Machine) send(a *Activation, from *cfg.Block, to int32, g *path.Guard) {
	e := Edge{State: l.Fork(&l.State, g)}
	t := a.Function.Blocks[to]
	if t.Accuses {
		e.why = l.whyTo(a, from, t)
	}
	for i := range t.Phis {
		op, ok := t.Phis[i].In[from.Index]
		if !ok {
			l.Fail("phi without a value for its predecessor")
		}
		e.Vals = append(e.Vals, l.Scalars(a, &op)...)
	}
	a.Pending[to] = append(a.Pending[to], e)
}
