package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Results of functions without a body that are structures: in registers, of which
// each scalar is an input, or in memory whose place the caller passes.

// largeResult gives the memory that a call without a body returns its structure in
// any contents.
func (l *lowerer) largeResult(c *call) {
	for i, at := range c.ll.Attrs {
		if at.SRet == nil {
			continue
		}
		p, n := l.ptrArg(c, i), l.b.Addr(uint64(c.a.f.Unit.Layout.SizeOf(at.SRet)))
		l.deref(c.a, c.in, 0, p, n, true, "dereference: the memory for the result of "+c.name+" is writable")
		if l.dead {
			return
		}
		l.memoryInput(c, p, n)
		return
	}
}

// memoryInput gives n bytes at p any contents, as a call does.
func (l *lowerer) memoryInput(c *call, p, n ir.Reg) {
	l.unknownBytes(p, n)
	note := ir.Note{Kind: ir.NoteInput, Role: ir.RoleMemory, Name: c.name}
	lay, target := c.in.Layout, c.in.Expr
	if l.site != nil {
		lay, target = l.filled(l.argumentOf(p))
	}
	if lay == nil {
		l.b.Trace(l.cond(), p, note)
		return
	}
	shown := *lay
	shown.Target = target
	note.CType, note.Layout = shown.CType, &shown
	l.b.TraceMemory(l.cond(), p, l.cur.mem, note)
}

// input notes nondeterministic values of an LLVM type for the trace.
func (l *lowerer) input(rs []ir.Reg, name string, t *llvm.Type) { l.inputAs(ir.RoleValue, rs, name, t) }

// inputAs notes them with a role.
func (l *lowerer) inputAs(role ir.Role, rs []ir.Reg, name string, t *llvm.Type) {
	floats := floatNames(nil, t)
	for i, r := range rs {
		ctype := ""
		if i < len(floats) {
			ctype = floats[i]
		}
		l.b.Trace(l.cond(), r, ir.Note{Kind: ir.NoteInput, Role: role, Name: name, CType: ctype})
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
