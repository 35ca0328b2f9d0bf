package lower

import (
	"seabmc/ir"
)

// What the trace shows of writes to memory: the variable or expression that is
// written, and its C type, by which the trace spells the bytes.

// noteWritten notes what a call wrote at p, if it is known what that is.
func (l *lowerer) noteWritten(c *call, p ir.Reg) {
	if c.in != nil && c.in.Layout != nil {
		l.noteMemory(ir.NoteAssign, c.in.Expr, c.in.Layout, p)
	}
}

// noteMemory records what lies at p as a step of the trace.
func (l *lowerer) noteMemory(kind ir.NoteKind, name string, lay *ir.Layout, p ir.Reg) {
	if l.site == nil {
		l.b.TraceMemory(l.cond(), p, l.cur.mem, ir.Note{Kind: kind, Name: name, CType: lay.CType, Layout: lay})
	}
}
