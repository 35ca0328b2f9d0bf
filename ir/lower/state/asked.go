package state

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// What happens where a check fails that nobody asks for. The execution goes on as a machine might: arithmetic
// wraps around; a division or shift outside of its domain gives any value; an access to no object gives any value
// at first and touches nothing else (the report names that as an assumption); a free of no block ends whatever
// object the pointer leads to. Where going on has no meaning (a call of no function, a jump to nowhere, code that
// must not be reached) the execution is cut off as at a limit, and the verdict is INCONCLUSIVE if there is one.

// Wanted tells whether the user wants to know of a check.
func (l *Paths) Wanted(c ir.Check) bool {
	if l.State.Unchecked && c.Kind != ir.CheckUnsupported {
		return false
	}
	return l.Options.Asked == nil || l.Options.Asked(c)
}

// LeavesOut tells whether some checks that are built may be left out.
func (l *Paths) LeavesOut() bool { return l.Options.Asked != nil || l.State.Unchecked }

// Fails states that the current path is a violation, and ends it. Where nobody asks for the check, nothing is known of
// what follows.
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

// failure names what happened where the check of a message failed.
func failure(msg string) string { return "\"" + msg + "\"" }

// FailsOr states that the current path is a violation, and ends it. Where nobody asks for the check, other says what happens.
func (l *Paths) FailsOr(c *Call, kind ir.CheckKind, msg string, other func()) {
	if l.Claim(c.Activation, c.Inst.ID, kind, 0, l.B.False(), msg) {
		l.End(EndFailed)
		return
	}
	other()
}

// Supported cuts the paths off on which ok is false.
func (l *Paths) Supported(a *Activation, in *cfg.Inst, ok ir.Reg, what string) {
	l.Cut = true
	l.Check(a, in, ir.CheckUnsupported, 0, ok, "unsupported: "+what)
}
