package unroll

import "seabmc/ir/lower/state"

// A loop or recursion without a known bound may be unrolled for a long time before the code that follows it is built. So the driver is called from time to time, and may
// check the program with fewer rounds. All work is counted in steps, so that the same input takes the same course.

const (
	firstAhead     = 16   // units of effort
	aheadUnit      = 2048 // instructions that make one unit; a question about a loop is one unit too
	unansweredUnit = 8    // units of a question without an answer, since it takes long
	unansweredCost = 512  // cost of such a question, in instructions
)

// lookAhead lets the driver look ahead, at doubling amounts of effort.
func (l *Unroll) lookAhead() {
	if l.asks+unansweredUnit*l.unanswered+l.B.Prog.Len()/aheadUnit >= l.nextAhead {
		l.nextAhead *= 2
		l.ahead()
	}
}

// ahead has the driver look ahead.
func (l *Unroll) ahead() {
	if l.Options.LookAhead == nil {
		return
	}
	n := l.B.Prog.Len()
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
