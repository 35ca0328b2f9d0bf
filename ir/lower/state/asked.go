package state

import (
	"seabmc/ir"
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
