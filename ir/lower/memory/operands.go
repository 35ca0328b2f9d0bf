package memory

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Scalars gives the registers of an operand.
func (l *Memory) Scalars(a *state.Activation, o *cfg.Operand) []ir.Reg {
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

// Scalar gives the register of a scalar operand. For any other operand it gives zero, which the caller reports as unsupported.
func (l *Memory) Scalar(a *state.Activation, o *cfg.Operand) ir.Reg {
	if o.Kind == cfg.Register && o.Place.Count == 1 {
		var r ir.Reg
		if o.Place.Slot {
			r = l.Force(l.State.Slots.Get(o.Place.Base))
		} else {
			r = a.Vals[o.Place.Base]
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

func (l *Memory) raw(a *state.Activation, o *cfg.Operand) []ir.Reg {
	switch o.Kind {
	case cfg.Register:
		if !o.Place.Slot {
			return a.Vals[o.Place.Base : o.Place.Base+o.Place.Count]
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

// Put stores the registers rs as the value of a place.
func (l *Memory) Put(a *state.Activation, at cfg.Place, rs ...ir.Reg) {
	if len(rs) > 0 && len(rs) < int(at.Count) { // none: the path ended in a call
		l.Fail("a value of %d scalars where there should be %d", len(rs), at.Count)
	}
	for i := int32(0); i < at.Count && int(i) < len(rs); i++ {
		if at.Slot {
			l.State.Slots.Set(at.Base+i, uint32(rs[i]), l.State.Owner)
		} else {
			a.Vals[at.Base+i] = rs[i]
		}
	}
}

// ValueAt is the i-th register of a place.
func (l *Memory) ValueAt(a *state.Activation, at cfg.Place, i int32) ir.Reg {
	if at.Slot {
		return l.Force(l.State.Slots.Get(at.Base + i))
	}
	return a.Vals[at.Base+i]
}

// LocalAddr is the current address of an alloca's object, 0 if there is none.
func (l *Memory) LocalAddr(a *state.Activation, in *cfg.Inst) ir.Reg {
	if in.Result.Slot {
		return ir.Reg(l.State.Slots.Get(in.Result.Base))
	}
	return a.Vals[in.Result.Base]
}

// seenHere is v as the program sees it (Seen), if the current instruction computes with its operands, else v.
func (l *Memory) seenHere(v ir.Reg) ir.Reg {
	if l.Sees {
		return l.Seen(v)
	}
	return v
}

func (l *Memory) seenAll(vs []ir.Reg) []ir.Reg {
	if !l.Sees {
		return vs
	}
	out := make([]ir.Reg, len(vs))
	for i, v := range vs {
		out[i] = l.Seen(v)
	}
	return out
}
