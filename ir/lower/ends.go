package lower

import (
	"fmt"

	"seabmc/ir"
)

// No execution ends in silence: each end has a reason, and ends.go is the only file that builds assumptions.
// A check that nobody asks for must not end an execution (asked.go).

// End is why executions go no further.
type End uint8

// The reasons.
const (
	EndFailed      End = iota // a check fails that is asked for, or that states a limit
	EndProgram                // the program ends itself: exit, abort, a failed assert, a trap
	EndEnvironment            // a function without a body does not return (Report.NoBody has its name)
	EndAssumption             // the program or its harness assumes something else
	EndInput                  // the environment gives no such input: the length of a string, a range of results
	EndFits                   // no object has the size that an allocation which never fails gets (Report.SizesFit)
	EndRepeats                // a loop without an end, in a state that it was in before
	EndCut                    // a bound without an assertion (Report.Cut has the loop's name)
	NumEnds
)

// String is the reason in a few words.
func (e End) String() string {
	return [NumEnds]string{"failed check", "end of the program", "function without a body that does not return", "assumption", "input that is not given", "size of no object", "repeated state", "bound"}[e]
}

// stated is what an assertion says: guard implies ok.
type stated struct{ guard, ok ir.Reg }

// restrict goes on only where guard implies ok. For a failed check, that must be what was just asserted.
func (l *lowerer) restrict(why End, guard, ok ir.Reg) {
	if l.quiet != nil {
		if why != EndFailed { // that was claimed
			l.quiet.claimQuietly(l, guard, ok)
		}
		return
	}
	if !l.accounted(why, stated{guard, ok}) {
		l.unaccounted(guard, ok)
	}
	if n := len(l.quantifiers); n > 0 && l.quantifiers[n-1].value == 0 && why != EndFailed {
		l.quantifiers[n-1].claimQuietly(l, guard, ok)
	}
	l.report.Ends[why]++
	l.b.Assume(guard, ok)
}

// accounted tells whether the report says why executions end here.
func (l *lowerer) accounted(why End, s stated) bool {
	switch why {
	case EndFailed:
		return l.asserted.guard == s.guard && (l.asserted.ok == s.ok || l.isZero(l.asserted.ok))
	case EndEnvironment:
		return len(l.noBodySeen) > 0
	case EndFits:
		return l.report.SizesFit
	case EndCut:
		return len(l.report.Cut) > 0
	}
	return why < NumEnds
}

// unaccounted keeps an error of ours from becoming a proof.
func (l *lowerer) unaccounted(guard, ok ir.Reg) {
	p := l.b.Pos()
	what := fmt.Sprintf("internal: executions end without a reason at %s:%d; please report this", p.File, p.Line)
	l.report.Unsupported = addOnce(l.report.Unsupported, what)
	l.cut = true
	l.assert(guard, ok, ir.Check{ID: p.Func + "." + string(ir.CheckUnsupported) + ".end", Kind: ir.CheckUnsupported, Msg: what})
}

// assert states a property and notes it as what executions may end for.
func (l *lowerer) assert(guard, ok ir.Reg, c ir.Check) {
	if l.quiet != nil {
		l.quiet.claimQuietly(l, guard, ok)
		return
	}
	l.b.Assert(guard, ok, c)
	l.asserted = stated{guard, ok}
}

// end ends the current path: what it stood for is false from now on.
func (l *lowerer) end(why End) {
	l.endAt(why, l.cur.g)
	l.dead = true
}

// endAt ends the path of guard g.
func (l *lowerer) endAt(why End, g *guard) {
	l.restrict(why, l.greg(g), l.b.False())
	kill(g)
}

// assume restricts the current path, which ends if ok is false.
func (l *lowerer) assume(why End, ok ir.Reg) {
	if v, is := l.b.ConstInt(ok); is {
		if v == 0 {
			l.end(why)
		}
		return
	}
	l.restrict(why, l.cond(), ok)
}

// allEnded asserts, behind the whole program, that each execution came to its end or to a reason: what no
// assumption excludes has arrived here. Options.Account asks for it.
func (l *lowerer) allEnded(function string) {
	if !l.opt.Account {
		return
	}
	arrived := l.b.False()
	if !l.dead {
		arrived = l.cond()
	}
	l.assert(l.b.True(), arrived, ir.Check{ID: function + "." + string(ir.CheckUnsupported) + ".lost", Kind: ir.CheckUnsupported,
		Msg: "internal: an execution was lost; please report this"})
}

// given tells the consumer, for an access that follows, what holds on the current path already: the condition of
// the branch that led to it. No execution ends here.
func (l *lowerer) given(ok ir.Reg) {
	if !l.isOne(ok) {
		l.b.Assume(l.cond(), ok)
	}
}
