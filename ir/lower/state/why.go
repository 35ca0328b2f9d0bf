package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/notes"
	"seabmc/ir/lower/path"
	"seabmc/llvm"
)

// Package notes finds out why an assertion fails. This file calls it.

// BecauseOf tells why argument i of a call, which asserts ok, is false.
func (l *Paths) BecauseOf(c *Call, ok ir.Reg, i int) {
	if v, known := l.B.ConstInt(ok); known && v == 1 || 1+i >= len(c.Inst.Operands) {
		return
	}
	k := l.asker(c.Activation, l.State.Slots)
	l.Why = &ir.Context{Reasons: []ir.Reason{k.Reason(&c.Inst.Operands[1+i], 0)}}
}

// Entered are the reasons why execution entered a block, each with its path if there are several.
func (l *Paths) Entered(es []Edge) (why []ir.Reason) {
	for i := range es {
		for _, r := range es[i].Why {
			if r.Guard == 0 && len(es) > 1 {
				r.Guard = es[i].Guard.Condition(l.B)
			}
			why = append(why, r)
		}
	}
	return why
}

// WhyTo is the reason why execution goes from one block to another one, which reports a failure.
func (l *Paths) WhyTo(a *Activation, from, to *cfg.Block) []ir.Reason {
	if from.Term.LL.Op == llvm.Br {
		return a.Why
	}
	k := l.asker(a, l.State.Slots)
	parts := k.WayTo(from, to)
	if len(parts) == 0 {
		return nil
	}
	if len(parts) == 1 && len(to.Preds) == 1 {
		return parts
	}
	return []ir.Reason{{Op: ir.ReasonList, Parts: parts}}
}

// asker finds reasons in an activation with the slots that it had.
func (l *Paths) asker(a *Activation, slots path.Slots) *notes.Asker {
	return notes.New(l.Program, l.B.Prog.PtrBits, frameOf(a, slots))
}

// frameOf has what package notes needs to know of an activation.
func frameOf(a *Activation, slots path.Slots) notes.Frame {
	at := notes.Frame{Function: a.Function, Value: func(o *cfg.Operand) ir.Reg { return known(a, slots, o) }}
	if a.Parent != nil {
		at.Call, at.Outer = a.Call, func() notes.Frame { return frameOf(a.Parent, a.Callers) }
	}
	return at
}

// known is the register of a scalar operand, 0 if it has none yet.
func known(a *Activation, slots path.Slots, o *cfg.Operand) ir.Reg {
	if o.Kind != cfg.Register || o.Place.Count != 1 {
		return 0
	}
	if !o.Place.Slot {
		return a.Vals[o.Place.Base]
	}
	if v := slots.Get(o.Place.Base); v&LazyBit == 0 {
		return ir.Reg(v)
	}
	return 0
}
