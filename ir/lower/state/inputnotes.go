package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Input notes nondeterministic values of an LLVM type for the trace.
func (l *Paths) Input(rs []ir.Reg, name string, t *llvm.Type) { l.InputAs(ir.RoleValue, rs, name, t) }

// InputAs notes them with a role.
func (l *Paths) InputAs(role ir.Role, rs []ir.Reg, name string, t *llvm.Type) {
	floats := floatNames(nil, t)
	by := ""
	if l.Site != nil {
		by = l.Site.Model.Name
	}
	for i, r := range rs {
		ctype := ""
		if i < len(floats) {
			ctype = floats[i]
		}
		l.B.Trace(l.Condition(), r, ir.Note{Kind: ir.NoteInput, Role: role, Name: name, CType: ctype, By: by})
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
