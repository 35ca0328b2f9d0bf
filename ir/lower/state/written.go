package state

import (
	"seabmc/ir"
)

// What the trace shows of writes to memory: the variable or expression that is
// written, and its C type, by which the trace spells the bytes.

// NoteWritten notes what a call wrote at p, if the variable there is known.
func (l *Paths) NoteWritten(c *Call, p ir.Reg) {
	if c.Inst != nil && c.Inst.Layout != nil {
		l.NoteMemory(ir.NoteAssign, c.Inst.Expr, c.Inst.Layout, p)
	}
}

// NoteMemory records what lies at p as a step of the trace.
func (l *Paths) NoteMemory(kind ir.NoteKind, name string, lay *ir.Layout, p ir.Reg) {
	if l.Site == nil {
		l.B.TraceMemory(l.Condition(), p, l.State.Memory, ir.Note{Kind: kind, Name: name, CType: lay.CType, Layout: lay})
	}
}
