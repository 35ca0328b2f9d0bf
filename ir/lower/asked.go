package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// What happens where a check fails that nobody asks for. The execution goes on as a machine might: arithmetic
// wraps around; a division or shift outside of its domain gives any value; an access to no object gives any value
// at first and touches nothing else (the report names that as an assumption); a free of no block ends whatever
// object the pointer leads to. Where going on has no meaning (a call of no function, a jump to nowhere, code that
// must not be reached) the execution is cut off as at a limit, and the verdict is INCONCLUSIVE if there is one.

// wants tells whether the user wants to know of a check.
func (l *lowerer) wants(c ir.Check) bool {
	if l.contract.unchecked && c.Kind != ir.CheckUnsupported {
		return false
	}
	return l.opt.Asked == nil || l.opt.Asked(c)
}

// leavesOut tells whether some checks that are built may be left out.
func (l *lowerer) leavesOut() bool { return l.opt.Asked != nil || l.contract.unchecked }

// fails states that the current path is a violation, and ends it. Where nobody asks for the check, nothing is known of
// what follows.
func (l *lowerer) fails(c *call, kind ir.CheckKind, sub int, msg string) {
	l.failsAt(c.a, c.in, kind, sub, msg)
}

func (l *lowerer) failsAt(a *activation, in *cfg.Inst, kind ir.CheckKind, sub int, msg string) {
	if l.claim(a, in.ID, kind, sub, l.b.False(), msg) {
		l.end(EndFailed)
		return
	}
	l.cannot(a, in, "what happens after "+failure(msg)+", whose check is off")
}

// failure names what happened where the check of a message failed.
func failure(msg string) string { return "\"" + msg + "\"" }

// failsOr states that the current path is a violation, and ends it. Where nobody asks for the check, other says what happens.
func (l *lowerer) failsOr(c *call, kind ir.CheckKind, msg string, other func()) {
	if l.claim(c.a, c.in.ID, kind, 0, l.b.False(), msg) {
		l.end(EndFailed)
		return
	}
	other()
}

// supported cuts the paths off on which ok is false.
func (l *lowerer) supported(a *activation, in *cfg.Inst, ok ir.Reg, what string) {
	l.cut = true
	l.check(a, in, ir.CheckUnsupported, 0, ok, "unsupported: "+what)
}

// anyWhere is r, or any value where open is true.
func (l *lowerer) anyWhere(open, r ir.Reg, what string) ir.Reg {
	if open == 0 {
		return r
	}
	if v, ok := l.b.ConstInt(open); ok && v == 0 {
		return r
	}
	return l.b.Select(open, l.b.Nondet(l.b.Type(r), what), r)
}
