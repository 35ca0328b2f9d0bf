package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// state is a point of the program on the paths that its guard describes.
type state struct {
	g     *guard
	mem   ir.Reg
	unset ir.Reg // shadow of mem, see unset.go; 0 if there is none
	apart ir.Reg // another one, see pointerbytes.go
	track tracked
	slots slotVec
	owner uint64 // of the slot nodes this state may change in place
}

// edge is a state on its way to a block (or out of a function), with the values
// that the target's phis (or the caller) get along it.
type edge struct {
	state
	vals []ir.Reg
	why  []ir.Reason // of a way to a failed assertion
}

// Slots hold a register, or (with lazyBit) the index of a stack variable whose
// unknown first value has not been asked for yet.
const lazyBit = 1 << 31

type lazyValue struct {
	t    ir.Type
	name string
	v    *program.Variable // nil if it is not known
	reg  ir.Reg
}

func (l *lowerer) newOwner() uint64 {
	l.owners++
	return l.owners
}

func (l *lowerer) lazy(t ir.Type, name string, v *program.Variable) uint32 {
	l.lazies = append(l.lazies, lazyValue{t: t, name: name, v: v})
	return uint32(len(l.lazies)-1) | lazyBit
}

// force gives the register that a slot's raw value stands for.
func (l *lowerer) force(raw uint32) ir.Reg {
	if raw&lazyBit == 0 {
		return ir.Reg(raw)
	}
	z := &l.lazies[raw&^lazyBit]
	if z.reg == 0 {
		z.reg = l.b.Nondet(z.t, z.name)
		if z.v != nil && l.site == nil {
			l.b.Trace(l.b.True(), z.reg, ir.Note{Kind: ir.NoteInput, Role: ir.RoleUnset, Name: z.name, CType: z.v.CType, Layout: l.prog.EnumOf(z.v.Type)})
		}
	}
	return z.reg
}

// fork makes a copy of a state that changes apart from it.
func (l *lowerer) fork(s *state, g *guard) state {
	c := *s
	c.g = g
	s.owner, c.owner = l.newOwner(), l.newOwner()
	return c
}

// join is the state where several paths meet. live tells which slots matter
// from there on (nil: all).
func (l *lowerer) join(es []edge, live []uint64) edge {
	for i := range es {
		es[i].g = reduce(es[i].g)
	}
	if len(es) == 1 {
		return es[0]
	}
	// Neighbours that parted latest meet first, so that guards collapse.
	var stack []edge
	for i := len(es) - 1; i >= 0; i-- {
		e := es[i]
		for len(stack) >= 2 {
			top, below := &stack[len(stack)-1], &stack[len(stack)-2]
			if meet(top.g, below.g).depth < meet(top.g, e.g).depth {
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

func (l *lowerer) join2(x, y *edge, live []uint64) edge {
	x.g, y.g = reduce(x.g), reduce(y.g)
	g, isX := l.joinGuards(x.g, y.g)
	g = reduce(g)
	e := edge{state: state{g: g, owner: l.newOwner()}}
	e.mem = l.b.Select(isX, x.mem, y.mem)
	if x.unset != 0 {
		e.unset = l.b.Select(isX, x.unset, y.unset)
	}
	if x.apart != 0 {
		e.apart = l.b.Select(isX, x.apart, y.apart)
	}
	if x.track.mem != 0 {
		e.track = tracked{mem: l.b.Select(isX, x.track.mem, y.track.mem), on: l.b.Select(isX, x.track.on, y.track.on)}
	}
	e.slots = x.slots.merge(y.slots, e.owner, func(i int32, a, b uint32) uint32 {
		if a == 0 || live != nil && live[i/64]>>(i%64)&1 == 0 {
			return b
		}
		if b == 0 {
			return a
		}
		return uint32(l.either(isX, l.force(a), l.force(b)))
	})
	e.vals = make([]ir.Reg, len(x.vals))
	for i := range e.vals {
		e.vals[i] = l.either(isX, x.vals[i], y.vals[i])
	}
	return e
}

// activation is one running call of a function.
type activation struct {
	f       *cfg.Function
	parent  *activation
	root    int // if nothing called it: which of the roots it is
	vals    []ir.Reg
	pending [][]edge
	rets    []edge
	objs    []stackObj
	call    *cfg.Inst
	entry   *guard
	run     *loopRun
	extra   *varargs   // of a variadic function
	callers slotVec    // the caller's slots at the call
	ll      *llvm.Inst // the call and its arguments, of a library model
	args    [][]ir.Reg
	why     []ir.Reason // how the block that runs was entered, if it is one of a failed assertion
}

// stackObj is an object of a function's frame.
type stackObj struct {
	p     ir.Reg
	g     *guard
	in    *cfg.Inst // its alloca, nil if there is none
	freed bool
}

// get gives the registers of an operand.
func (l *lowerer) get(a *activation, o *cfg.Operand) []ir.Reg {
	rs := l.seenAll(l.raw(a, o))
	if len(rs) == 1 && rs[0] == 0 {
		// A local variable that is used before its life starts.
		if x, ok := llvm.As(o.Value, llvm.Alloca); ok {
			if in := a.f.Allocas[x]; in != nil {
				l.makeLocal(a, in, x)
				return l.raw(a, o)
			}
		}
	}
	return rs
}

func (l *lowerer) raw(a *activation, o *cfg.Operand) []ir.Reg {
	switch o.Kind {
	case cfg.Register:
		if !o.Place.Slot {
			return a.vals[o.Place.Base : o.Place.Base+o.Place.Count]
		}
		rs := make([]ir.Reg, o.Place.Count)
		for i := range rs {
			rs[i] = l.force(l.cur.slots.get(o.Place.Base + int32(i)))
		}
		return rs
	case cfg.Literal:
		return l.constant(a.f, o.Index)
	}
	return nil
}

// one gives the register of a scalar operand. Zero, for an operand that is not
// one, is reported as unsupported by its caller.
func (l *lowerer) one(a *activation, o *cfg.Operand) ir.Reg {
	if o.Kind == cfg.Register && o.Place.Count == 1 {
		var r ir.Reg
		if o.Place.Slot {
			r = l.force(l.cur.slots.get(o.Place.Base))
		} else {
			r = a.vals[o.Place.Base]
		}
		if r != 0 {
			return l.seenHere(r)
		}
	}
	rs := l.get(a, o)
	if len(rs) != 1 || rs[0] == 0 {
		l.fail("a value of type %v where a scalar is needed", typeName(o.Value))
	}
	return rs[0]
}

func (l *lowerer) put(a *activation, at cfg.Place, rs ...ir.Reg) {
	if len(rs) > 0 && len(rs) < int(at.Count) { // none: the path ended in a call
		l.fail("a value of %d scalars where there should be %d", len(rs), at.Count)
	}
	for i := int32(0); i < at.Count && int(i) < len(rs); i++ {
		if at.Slot {
			l.cur.slots.set(at.Base+i, uint32(rs[i]), l.cur.owner)
		} else {
			a.vals[at.Base+i] = rs[i]
		}
	}
}

// send puts the current state, with guard g, on its way from one block to another.
func (l *lowerer) send(a *activation, from *cfg.Block, to int32, g *guard) {
	e := edge{state: l.fork(&l.cur, g)}
	t := a.f.Blocks[to]
	if t.Accuses {
		e.why = l.whyTo(a, from, t)
	}
	for i := range t.Phis {
		op, ok := t.Phis[i].In[from.Index]
		if !ok {
			l.fail("phi without a value for its predecessor")
		}
		e.vals = append(e.vals, l.get(a, &op)...)
	}
	a.pending[to] = append(a.pending[to], e)
}
