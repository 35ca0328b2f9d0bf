package state

import (
	"fmt"

	"seabmc/ir"
	"seabmc/ir/lower/path"
)

// Every end of an execution has a reason that the report knows. For this, ends.go is the only file that builds assumptions.
// A check that nobody asks for must not end an execution (asked.go).

// End is a reason why executions end.
type End uint8

// The reasons.
const (
	EndFailed      End = iota // a check fails that is asked for, or that states a limit
	EndProgram                // the program ends itself: exit, abort, a failed assert, a trap
	EndEnvironment            // a function without a body does not return (Report.NoBody has its name)
	EndAssumption             // an assumption of the program or its harness does not hold
	EndInput                  // the environment never gives such an input, for instance a string that is too long
	EndFits                   // no object has the size that an allocation which never fails gets (Report.SizesFit)
	EndRepeats                // a loop without an end, in a state that it was in before
	EndContract               // the end of the round that stands for all rounds of a loop with a contract
	EndCut                    // a bound without an assertion (Report.Cut has the loop's name)
	NumEnds
)

// String is the reason in a few words.
func (e End) String() string {
	return [NumEnds]string{"failed check", "end of the program", "function without a body that does not return", "assumption", "input that is not given", "size of no object", "repeated state", "end of a round of a loop with a contract", "bound"}[e]
}

// Restrict goes on only with executions on which guard implies ok. With EndFailed, this must be what was just asserted.
func (l *Paths) Restrict(why End, guard, ok ir.Reg) {
	if l.Quiet != nil {
		if why != EndFailed { // that was claimed
			l.Quiet.ClaimQuietly(l.B, guard, ok)
		}
		return
	}
	if !l.accounted(why, stated{guard, ok}) {
		l.unaccounted(guard, ok)
	}
	if l.State.Clause != nil && (why == EndProgram || why == EndEnvironment) {
		l.inClause(guard, ok)
	}
	if n := len(l.Quantifiers); n > 0 && l.Quantifiers[n-1].Value == 0 && why != EndFailed {
		l.Quantifiers[n-1].ClaimQuietly(l.B, guard, ok)
	}
	l.goesOn(why, guard, ok)
	l.Report.Ends[why]++
	l.B.Assume(guard, ok)
}

// accounted tells whether the report says why executions end here.
func (l *Paths) accounted(why End, s stated) bool {
	switch why {
	case EndFailed:
		return l.Asserted.guard == s.guard && (l.Asserted.ok == s.ok || l.IsZero(l.Asserted.ok))
	case EndEnvironment:
		return len(l.NoBodySeen) > 0
	case EndFits:
		return l.Report.SizesFit
	case EndCut:
		return len(l.Report.Cut) > 0
	}
	return why < NumEnds
}

// unaccounted makes the run fail, so that an error in seabmc cannot become a proof.
func (l *Paths) unaccounted(guard, ok ir.Reg) {
	p := l.B.Pos()
	what := fmt.Sprintf("internal: executions end without a reason at %s:%d; please report this", p.File, p.Line)
	l.Report.Unsupported = AddOnce(l.Report.Unsupported, what)
	l.mustNotEnd(guard, ok, "end", what)
}

// inClause refuses a clause of a contract that ends the execution. What is behind it would never be looked at, neither where the contract is proved nor where it is used.
func (l *Paths) inClause(guard, ok ir.Reg) {
	l.mustNotEnd(guard, ok, "clause", "unsupported: a clause of a contract that ends the execution")
}

// mustNotEnd claims that no execution ends here. where is a part of the claim's name.
func (l *Paths) mustNotEnd(guard, ok ir.Reg, where, what string) {
	l.Cut = true
	l.Assert(guard, ok, ir.Check{ID: l.B.Pos().Func + "." + string(ir.CheckUnsupported) + "." + where, Kind: ir.CheckUnsupported, Msg: what})
}

// Assert states a property, and notes that executions may end because of it.
func (l *Paths) Assert(guard, ok ir.Reg, c ir.Check) {
	if l.Quiet != nil {
		l.Quiet.ClaimQuietly(l.B, guard, ok)
		return
	}
	if l.Claiming != nil {
		l.Claiming(ok)
	}
	if l.Guessing == nil {
		l.B.Assert(guard, ok, c)
	}
	l.Asserted = stated{guard, ok}
}

// End ends the current path: its condition is false from now on.
func (l *Paths) End(why End) {
	l.EndAt(why, l.State.Guard)
	l.Dead = true
}

// EndAt ends the path of guard g.
func (l *Paths) EndAt(why End, g *path.Guard) {
	l.Restrict(why, g.Condition(l.B), l.B.False())
	path.Kill(g)
}

// Assume restricts the current path, which ends if ok is false.
func (l *Paths) Assume(why End, ok ir.Reg) {
	if v, is := l.B.ConstInt(ok); is {
		if v == 0 {
			l.End(why)
		}
		return
	}
	l.Restrict(why, l.Condition(), ok)
}

// AllEnded asserts, after the whole program, that each execution either reached its end or ended for a reason. Options.Account asks for it.
func (l *Paths) AllEnded(function string) {
	if !l.Options.Account {
		return
	}
	arrived := l.B.False()
	if !l.Dead {
		arrived = l.Condition()
	}
	l.Assert(l.B.True(), arrived, ir.Check{ID: function + "." + string(ir.CheckUnsupported) + ".lost", Kind: ir.CheckUnsupported,
		Msg: "internal: an execution was lost; please report this"})
}

// Given tells the consumer, for an access that follows, what already holds on the current path: the condition of the branch that led to it. It ends no execution.
func (l *Paths) Given(ok ir.Reg) {
	if !l.IsOne(ok) {
		l.Learn(l.Condition(), ok)
	}
}

// Learn tells the consumer that ok holds wherever guard does. It ends no execution.
func (l *Paths) Learn(guard, ok ir.Reg) { l.B.Assume(guard, ok) }

// goesOn claims that no execution ends inside a loop that has to go on for ever: ok holds wherever guard does. The end of a round does not count.
func (l *Paths) goesOn(why End, guard, ok ir.Reg) {
	if l.Staying != nil && why != EndContract && l.State.Clause == nil && l.Guessing == nil {
		l.B.Assert(guard, ok, l.Staying.Check)
	}
}
