package state

import (
	"seabmc/ir"
)

// This is what happens if a check fails that nobody asked for. The execution goes on as a machine might: arithmetic wraps around; a division or shift outside its
// domain gives any value; a read outside all objects gives any value, and a write there changes no object (the report names that as an assumption); a free of
// something that is not a block ends the life of whatever object the pointer leads to. If going on would have no meaning (a call through an invalid pointer, a jump
// to nowhere, code that must not be reached), the execution is cut off as at a limit, and if there is such an execution the verdict is INCONCLUSIVE.

// Wanted tells whether the user asks for a check.
func (l *Paths) Wanted(c ir.Check) bool {
	if l.State.Unchecked && c.Kind != ir.CheckUnsupported {
		return false
	}
	return l.Options.Asked == nil || l.Options.Asked(c)
}

// LeavesOut tells whether some checks that are built may be left out.
func (l *Paths) LeavesOut() bool { return l.Options.Asked != nil || l.State.Unchecked }
