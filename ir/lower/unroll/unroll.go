package unroll

import (
	"context"
	"sort"

	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// Unroll decides whether a loop or recursion goes on: by the bounds that the user gave, by the consumer's answers, and by the driver, which is called from time to
// time.
type Unroll struct {
	*state.Paths
	ctx        context.Context
	Loops      []*state.Loop
	loopOf     map[*cfg.Loop]*state.Loop // the report's record of a loop that was executed
	ticks      int
	asks       int
	OpenBound  bool  // some loop or recursion has a bound that does not fold
	nextPoll   int   // in asks
	unanswered int   // questions about loops that the consumer had no answer to
	nextAhead  int   // in units of effort
	latePoll   int64 // work of the consumer at which the driver looks again
	aheadWork  int64 // work of the consumer at which the driver looks ahead again
	lastPoll   bool  // the one near a limit was made
}

// New decides for the execution p.
func New(ctx context.Context, p *state.Paths) *Unroll {
	return &Unroll{Paths: p, ctx: ctx, loopOf: map[*cfg.Loop]*state.Loop{}, nextPoll: firstPoll, nextAhead: firstAhead, latePoll: firstLatePoll, aheadWork: firstAheadOf}
}

// Tick is called often, and sometimes checks whether the lowering has to stop.
func (l *Unroll) Tick() {
	if l.B.Err != nil {
		panic(state.StopSignal{Err: l.B.Err})
	}
	if l.enough() {
		l.Report.Stopped = true
		panic(state.StopSignal{})
	}
	l.lookAhead()
	if l.Options.Pace != nil {
		l.Options.Pace()
	}
	l.ticks++
	if l.ticks&127 == 0 {
		if err := l.ctx.Err(); err != nil {
			panic(state.StopSignal{Err: err})
		}
		l.pollAtLast()
	}
}

// enough tells whether the program, or the work on it, is as large as it may become.
func (l *Unroll) enough() bool {
	n, work := l.Options.MostInstructions, l.Options.MostWork
	return n > 0 && l.B.Prog.Len()+unansweredCost*l.unanswered > n || work > 0 && l.Options.Work() >= work
}

// NoteLoop notes for the report that a loop ran.
func (l *Unroll) NoteLoop(lp *cfg.Loop, rounds int, complete bool) {
	stat := l.loopOf[lp]
	if stat == nil {
		stat = &state.Loop{ID: lp.ID, Func: lp.Func, Complete: true}
		if lp.Pos != nil {
			stat.File, stat.Line = lp.Pos.File, lp.Pos.Line
		}
		l.loopOf[lp] = stat
		l.Loops = append(l.Loops, stat)
	}
	stat.Contract = lp.Contract != 0
	stat.Iterations = max(stat.Iterations, rounds)
	stat.Complete = stat.Complete && complete
}

// UnknownBounds warns about bounds for names that are neither loops nor functions of the program.
func (l *Unroll) UnknownBounds(done []*cfg.Function) {
	known := map[string]bool{}
	for _, f := range done {
		known[f.Name], known[f.Name+".recursion"] = true, true
		for _, lp := range f.Loops {
			known[lp.ID] = true
		}
	}
	for id := range l.Options.UnwindSet {
		if !known[id] {
			l.Report.Warnings = append(l.Report.Warnings, "--unwindset: no loop "+id+" was reached (--show-loops lists the loops)")
		}
	}
	sort.Strings(l.Report.Warnings)
}
