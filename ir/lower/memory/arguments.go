package memory

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// Arguments evaluates the arguments of a call, if that was not done before.
func (l *Memory) Arguments(c *state.Call) [][]ir.Reg {
	if c.Args == nil {
		c.Args = make([][]ir.Reg, len(c.LL.Args))
		for i := range c.Args {
			c.Args[i] = append([]ir.Reg(nil), l.Scalars(c.Activation, &c.Inst.Operands[1+i])...)
		}
	}
	return c.Args
}

// Arg is scalar argument i. If the call has too few arguments, it is an unknown value.
func (l *Memory) Arg(c *state.Call, i int) ir.Reg {
	if i >= len(c.LL.Args) {
		l.Fail("call of %s with %d arguments", c.Name, len(c.LL.Args))
	}
	if c.Args != nil && len(c.Args[i]) == 1 {
		return l.Seen(c.Args[i][0])
	}
	return l.Seen(l.Scalar(c.Activation, &c.Inst.Operands[1+i]))
}

// PtrArg is an argument as a pointer through which memory is accessed.
func (l *Memory) PtrArg(c *state.Call, i int) ir.Reg { return l.Located(l.Fit(l.Arg(c, i), ir.TPtr)) }

// AddrArg is an argument as an integer of the width of a pointer.
func (l *Memory) AddrArg(c *state.Call, i int) ir.Reg {
	return l.Resize(l.AsInt(l.Arg(c, i)), l.B.Prog.PtrBits)
}

// BoolArg tells whether an argument is not zero.
func (l *Memory) BoolArg(c *state.Call, i int) ir.Reg {
	r := l.Arg(c, i)
	if l.B.Type(r) == ir.I1 {
		return r
	}
	return l.B.Bin(ir.OpNe, r, l.Zero(l.B.Type(r)))
}

// Result makes a scalar the result of the call, converted to the type of the result.
func (l *Memory) Result(c *state.Call, r ir.Reg) []ir.Reg {
	if len(c.Results) != 1 || r == 0 {
		return l.AnyResult(c, c.Name)
	}
	return []ir.Reg{l.Fit(r, c.Results[0].Type)}
}

// AnyResult is an unknown result of the call's type.
func (l *Memory) AnyResult(c *state.Call, name string) []ir.Reg {
	rs := make([]ir.Reg, len(c.Results))
	for i, f := range c.Results {
		rs[i] = l.B.Nondet(f.Type, name)
	}
	return rs
}

// MemoryInput gives n bytes at p any contents, as a call does.
func (l *Memory) MemoryInput(c *state.Call, p, n ir.Reg) {
	l.UnknownBytes(p, n)
	note := ir.Note{Kind: ir.NoteInput, Role: ir.RoleMemory, Name: c.Name}
	lay, target := c.Inst.Layout, c.Inst.Expr
	if l.Site != nil {
		lay, target = l.Filled(l.ArgumentOf(p))
	}
	if lay == nil {
		l.B.Trace(l.Condition(), p, note)
		return
	}
	shown := *lay
	shown.Target = target
	note.CType, note.Layout = shown.CType, &shown
	l.B.TraceMemory(l.Condition(), p, l.State.Memory, note)
}

// TrackedByte runs do with the byte that a call asks about, if there is one.
func (l *Memory) TrackedByte(c *state.Call, do func(p ir.Reg) []ir.Reg, otherwise ...ir.Reg) []ir.Reg {
	p := l.PtrArg(c, 0)
	there := l.B.Valid(l.State.Memory, p, l.B.Addr(1))
	return l.OnlyIf(there, func() []ir.Reg {
		l.Given(there)
		return do(p)
	}, otherwise...)
}
