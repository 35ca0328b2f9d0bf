package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Results of functions without a body that are structures: in registers, of which
// each scalar is an input, or in memory whose place the caller passes.

// LargeResult gives the memory that a call without a body returns its structure in
// any contents.
func (l *Machine) LargeResult(c *Call) {
	for i, at := range c.LL.Attrs {
		if at.SRet == nil {
			continue
		}
		p, n := l.PtrArg(c, i), l.B.Addr(uint64(c.Activation.Function.Unit.Layout.SizeOf(at.SRet)))
		l.CheckAccess(c.Activation, c.Inst, 0, p, n, true, "dereference: the memory for the result of "+c.Name+" is writable")
		if l.Dead {
			return
		}
		l.MemoryInput(c, p, n)
		return
	}
}

// MemoryInput gives n bytes at p any contents, as a call does.
func (l *Memory) MemoryInput(c *Call, p, n ir.Reg) {
	l.UnknownBytes(p, n)
	note := ir.Note{Kind: ir.NoteInput, Role: ir.RoleMemory, Name: c.Name}
	lay, target := c.Inst.Layout, c.Inst.Expr
	if l.Site != nil {
		lay, target = l.filled(l.ArgumentOf(p))
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

// Input notes nondeterministic values of an LLVM type for the trace.
func (l *Paths) Input(rs []ir.Reg, name string, t *llvm.Type) { l.InputAs(ir.RoleValue, rs, name, t) }

// InputAs notes them with a role.
func (l *Paths) InputAs(role ir.Role, rs []ir.Reg, name string, t *llvm.Type) {
	floats := floatNames(nil, t)
	for i, r := range rs {
		ctype := ""
		if i < len(floats) {
			ctype = floats[i]
		}
		l.B.Trace(l.Condition(), r, ir.Note{Kind: ir.NoteInput, Role: role, Name: name, CType: ctype})
	}
}

// floatNames adds the C types of the scalars of t that are floating-point numbers
// to list, and an empty name for each of the others.
func floatNames(list []string, t *llvm.Type) []string {
	if t == nil {
		return append(list, "")
	}
	switch t.Kind {
	case llvm.Float:
		if t.Float == llvm.Half || t.Float == llvm.Single || t.Float == llvm.Double {
			return append(list, t.Float.String())
		}
	case llvm.Struct:
		for _, f := range t.Fields {
			list = floatNames(list, f)
		}
		return list
	case llvm.Vector:
		for range t.Len {
			list = floatNames(list, t.Elem)
		}
		return list
	case llvm.Array:
		for range min(t.Len, program.MaxLeaves) {
			list = floatNames(list, t.Elem)
		}
		return list
	}
	return append(list, "")
}
