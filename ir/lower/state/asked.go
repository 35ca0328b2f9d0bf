package state

import (
	"seabmc/frontend/clauses"
	"seabmc/ir"
)

// This is what happens if a check fails that nobody asked for. The execution goes on as a machine might: arithmetic wraps around; a division or shift outside its
// domain gives any value; a read outside all objects gives any value, and a write there changes no object (the report names that as an assumption); a free of
// something that is not a block ends the life of whatever object the pointer leads to. If going on would have no meaning (a call through an invalid pointer, a jump
// to nowhere, code that must not be reached), the execution is cut off as at a limit, and if there is such an execution the verdict is INCONCLUSIVE.

// claims are the kinds of checks that count within a clause of a contract if the question is whether the program ends. Undefined behaviour ends an execution of the
// program, but a clause is none of its code: an execution that ended because a clause reads through a null pointer would have proved whatever follows. Such a read
// gives any value, so that the clause is not proved.
var claims = map[ir.CheckKind]bool{
	ir.CheckInvariantBase: true, ir.CheckInvariantStep: true, ir.CheckDecreases: true, ir.CheckAssigns: true, ir.CheckPrecond: true, ir.CheckAssertion: true,
	ir.CheckTermination: true, ir.CheckUnsupported: true, ir.CheckUnwind: true, ir.CheckRecursion: true,
}

// Wanted tells whether the user asks for a check.
func (l *Paths) Wanted(c ir.Check) bool {
	if l.unclaimed() && c.Kind != ir.CheckUnsupported || l.inClauseOfEnd() && !claims[c.Kind] {
		return false
	}
	return l.Options.Asked == nil || l.Options.Asked(c)
}

// LeavesOut tells whether some checks that are built may be left out.
func (l *Paths) LeavesOut() bool {
	return l.Options.Asked != nil || l.unclaimed() || l.inClauseOfEnd()
}

// unclaimed tells whether nothing is claimed of what is being executed.
func (l *Paths) unclaimed() bool { return l.State.Unchecked || l.inLeftOut() }

// inClauseOfEnd tells whether a clause is being evaluated, and the question is whether the program ends. Where contracts speak of lists, every check of memory is a
// claim, in clauses, too: a comparison of pointers to nodes that are gone says nothing.
func (l *Paths) inClauseOfEnd() bool {
	return l.State.Clause != nil && l.Options.Termination != EndsUnasked && !l.Options.Shapes
}

// inLeftOut tells whether a formula is being evaluated that no longer counts in a trial. If reading a[i] for it failed and cut the execution, formulas such as
// i < n would seem to hold.
func (l *Paths) inLeftOut() bool {
	p := l.LastPos
	return p != nil && l.Options.LeftOut[p.Line] && p.File == clauses.ProposedFile
}

// InKept tells whether an invariant is assumed at the head of its loop. It was claimed for every state that a round can begin in, together with the accesses in it: where
// the loop is entered, and after each round.
func (l *Paths) InKept(a *Activation) bool {
	if l.State.Clause == nil || l.State.Clause.Of != a {
		return false
	}
	run := a.Run
	for run != nil && run.Lp.Quantifier != "" {
		run = run.Parent
	}
	return run != nil && run.Frame != nil && run.Frame.Runs
}
