package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// Fails states that the current path violates a check, and ends it. If nobody asks for the check, the path is cut off as at a limit.
func (l *Paths) Fails(c *Call, kind ir.CheckKind, sub int, msg string) {
	l.FailsAt(c.Activation, c.Inst, kind, sub, msg)
}

// FailsAt is Fails for an instruction that need not be a call.
func (l *Paths) FailsAt(a *Activation, in *cfg.Inst, kind ir.CheckKind, sub int, msg string) {
	if l.Claim(a, in.ID, kind, sub, l.B.False(), msg) {
		l.End(EndFailed)
		return
	}
	l.Cannot(a, in, "what happens after "+failure(msg)+", whose check is off")
}

// failure turns the message of a check, which says what must hold, into what happened.
func failure(msg string) string { return "\"" + msg + "\"" }

// FailsOr states that the current path violates a check, and ends it. If nobody asks for the check, it runs other instead.
func (l *Paths) FailsOr(c *Call, kind ir.CheckKind, msg string, other func()) {
	if l.Claim(c.Activation, c.Inst.ID, kind, 0, l.B.False(), msg) {
		l.End(EndFailed)
		return
	}
	other()
}

// Supported cuts off the executions on which ok is false, since they reach something that is not supported.
func (l *Paths) Supported(a *Activation, in *cfg.Inst, ok ir.Reg, what string) {
	l.Cut = true
	l.Check(a, in, ir.CheckUnsupported, 0, ok, "unsupported: "+what)
}
