package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/path"
)

// StopSignal ends the lowering from anywhere inside it.
type StopSignal struct{ Err error }

// LimitError is the error of a program that is too large for the encoding.
type LimitError struct{ Msg string }

func (e *LimitError) Error() string { return e.Msg }

// SetPos says where in the source the next instructions are. Inside a library model that is where it was called.
func (l *Paths) SetPos(p *ir.Pos) {
	if p == nil || p == l.LastPos || l.Site != nil {
		return
	}
	l.LastPos = p
	l.useChecks(l.Program.ChecksAt(p))
	l.B.SetPos(*p)
}

// OnPath tells the oracle that what follows is computed for guard g only.
func (l *Paths) OnPath(g *path.Guard) {
	if l.B.Recording() || l.Path == g {
		return
	}
	l.Path = g
	l.B.OnPath(g.Condition(l.B))
}

// Condition is the register of the current path's condition.
func (l *Paths) Condition() ir.Reg { return l.State.Guard.Condition(l.B) }
