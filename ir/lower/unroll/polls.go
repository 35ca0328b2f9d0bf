package unroll

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

const (
	firstPoll     = 16         // questions about loops
	firstLatePoll = 10_000_000 // work of the consumer
)

// Feasible asks the consumer, and at doubling counts lets the driver look.
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

// Poll lets the driver look at doubling counts of questions.
func (l *Unroll) Poll() {
	l.asks++
	l.lookAhead()
	if l.Options.Poll != nil && l.asks >= l.nextPoll {
		l.nextPoll = 2 * l.asks
		l.look()
	}
}

// PollLate lets the driver look at doubling amounts of work: what takes long without many rounds is often
// what follows a failure, such as accesses through a pointer that was never set.
func (l *Unroll) PollLate() {
	if l.Options.Poll == nil || l.Options.Work == nil {
		return
	}
	if n := l.Options.Work(); n >= l.latePoll {
		l.latePoll = 2 * n
		l.look()
	}
}

// pollAtLast lets the driver look before a limit ends all.
func (l *Unroll) pollAtLast() {
	if l.Options.Poll != nil && l.Options.LimitNear != nil && !l.lastPoll && l.Options.LimitNear() {
		l.lastPoll = true
		l.look()
	}
}

// look lets the driver look for failures so far.
func (l *Unroll) look() { l.stopIf(l.Options.Poll()) }

// Endless tells the driver of a loop that has gone back to its head for so many rounds, and goes on.
func (l *Unroll) Endless(rounds int) {
	if rounds >= state.EndlessRounds && l.Options.Endless != nil {
		l.stopIf(l.Options.Endless(rounds))
	}
}
