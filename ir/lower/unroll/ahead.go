package unroll

import "seabmc/ir/lower/state"

// A loop or recursion whose bound is open may be unrolled for long before what follows it is built at
// all. So the driver is told in time, and may look at the program with fewer rounds. All is
// counted in steps, so that the same input takes the same course.

const (
	firstAhead     = 16   // units of effort
	aheadUnit      = 2048 // instructions that are one; a question about a loop is one too
	unansweredUnit = 8    // so many are a question without an answer, which takes long
	unansweredCost = 512  // of such a question, in instructions
)

// lookAhead lets the driver look ahead, at doubling amounts of effort.
func (l *Unroll) lookAhead() {
	if l.Options.LookAhead == nil {
		return
	}
	n := l.B.Prog.Len()
	if l.asks+unansweredUnit*l.unanswered+n/aheadUnit < l.nextAhead {
		return
	}
	l.nextAhead *= 2
	l.stopIf(l.Options.LookAhead(state.Effort{Instructions: n, Unanswered: unansweredCost * l.unanswered, Open: l.OpenBound}))
}

// stopIf ends the lowering if the driver has seen enough.
func (l *Unroll) stopIf(stop bool, err error) {
	if err != nil {
		panic(state.StopSignal{Err: err})
	}
	if stop {
		l.Report.Stopped = true
		panic(state.StopSignal{})
	}
}
