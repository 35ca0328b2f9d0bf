package unroll

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

const (
	firstPoll     = 16         // questions about loops
	firstLatePoll = 10_000_000 // work of the consumer
	firstAheadOf  = 2_000_000  // work of the consumer
)

// Feasible asks the consumer, and calls the driver at doubling numbers of questions.
func (l *Unroll) Feasible(g ir.Reg) ir.Answer {
	if l.B.Recording() {
		return ir.Unknown
	}
	ans := l.B.Oracle.Feasible(g)
	if ans == ir.Unknown {
		l.unanswered++
	}
	if ans != ir.No {
		l.Poll()
	}
	return ans
}

// Poll calls the driver at doubling numbers of questions.
func (l *Unroll) Poll() {
	l.asks++
	l.lookAhead()
	if l.Options.Poll != nil && l.asks >= l.nextPoll {
		l.nextPoll = 2 * l.asks
		l.look()
	}
}

// PollLate calls the driver at doubling amounts of work. If something takes long without many rounds, it often follows a failure: accesses through a pointer that was
// never set, for instance. Before that it may look ahead: a loop whose bound is a constant asks no questions, and each round may be harder to build than
// the last.
func (l *Unroll) PollLate() {
	if l.Options.Poll == nil || l.Options.Work == nil {
		return
	}
	n := l.Options.Work()
	if n >= l.aheadWork {
		l.aheadWork = 2 * n
		l.ahead()
	}
	if n >= l.latePoll {
		l.latePoll = 2 * n
		l.look()
	}
}

// pollAtLast calls the driver once more when a limit is near.
func (l *Unroll) pollAtLast() {
	if l.Options.Poll != nil && l.Options.LimitNear != nil && !l.lastPoll && l.Options.LimitNear() {
		l.lastPoll = true
		l.look()
	}
}

// look has the driver look for failures so far.
func (l *Unroll) look() { l.stopIf(l.Options.Poll()) }

// Endless tells the driver that a loop has gone back to its head for so many rounds and goes on.
func (l *Unroll) Endless(rounds int) {
	if rounds >= state.EndlessRounds && l.Options.Endless != nil {
		l.stopIf(l.Options.Endless(rounds))
	}
}
