package guarded

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/positions"
	"seabmc/ir/lower/state"
)

// runLoop executes a loop round by round. The states that leave it wait at their targets.
func (l *Machine) runLoop(a *state.Activation, lp *cfg.Loop) {
	run := &state.LoopRun{Lp: lp, Parent: a.Run, Bounded: l.unroll.LoopBound(a, lp) >= 0}
	if es := a.Pending[lp.Head]; len(es) == 1 {
		run.Possible = es[0].Guard
	}
	a.Run = run
	l.Contract.guessTargets(a, run)
	complete, ended := true, false
	defer func() {
		if !ended { // a limit was reached in the middle
			l.unroll.NoteLoop(lp, run.Round, false)
		}
	}()
	l.beginLoop(a, run)
	if es := a.Pending[lp.Head]; len(es) == 1 && run.Bounded && l.Options.Termination == state.EndsUnasked { // one round may be all there is
		l.past.Again(run, &es[0], a.Function.Slots, a.LiveAt(lp.Head))
	}
	for run.Round = 1; ; run.Round++ {
		l.positions.KeepHead(a, run)
		l.blocks(a, lp.Items)
		if q := l.positions.Begin(a, run, a.Pending[lp.Head]); q != nil {
			complete = l.byPosition(a, run, q) && complete
		}
		es := a.Pending[lp.Head]
		if len(es) == 0 {
			break
		}
		another, exact := l.atHead(a, run, es)
		if complete = complete && exact; !another {
			break
		}
	}
	l.leaveLoop(run)
	a.Run, ended = run.Parent, true
	l.unroll.NoteLoop(lp, run.Round, complete)
}

// byPosition executes the rounds of a loop for the states that wait in q, as long as the cursor only moves forward. If some states reach the head with a cursor
// that did not, they wait there, and the loop goes on round by round. complete is false if a bound cut the loop off.
func (l *Machine) byPosition(a *state.Activation, run *state.LoopRun, q *positions.Queue) (complete bool) {
	complete = true
	for es := q.Next(); es != nil; es = q.Next() {
		another, exact := l.atHead(a, run, es)
		if complete = complete && exact; another {
			l.blocks(a, run.Lp.Items)
		}
		q.Arrived()
	}
	q.End()
	return complete
}

// atHead joins the states that have reached the head of a loop, and decides whether there is another round; then the joined state waits there. exact is false if
// the rest was cut off.
func (l *Machine) atHead(a *state.Activation, run *state.LoopRun, es []state.Edge) (another, exact bool) {
	live := a.LiveAt(run.Lp.Head)
	e := l.Join(es, live)
	a.Pending[run.Lp.Head] = nil
	if e.Guard.Impossible {
		return false, true
	}
	if l.Options.Termination != state.EndsUnasked {
		if l.comesBack(a, run, &e, live); e.Guard.Impossible {
			return false, true
		}
	} else if l.past.Again(run, &e, a.Function.Slots, live) {
		l.EndAt(state.EndRepeats, e.Guard)
		return false, true
	}
	if another, exact = l.goOn(a, run, &e); another {
		run.Asked, run.Progress = false, false
		a.Pending[run.Lp.Head] = []state.Edge{e}
	}
	return another, exact
}

// goOn decides whether a loop takes its back edge once more. As with CBMC, N
// rounds have N-1 back edges. exact is false if the rest was cut off.
func (l *Machine) goOn(a *state.Activation, run *state.LoopRun, e *state.Edge) (yes, exact bool) {
	if n := l.unroll.LoopBound(a, run.Lp); n >= 0 {
		if run.Round < n {
			return true, true
		}
		l.deny(a, run, e)
		return false, false
	}
	if l.Options.Progress != nil && run.Round >= 16 && run.Round&(run.Round-1) == 0 {
		l.Options.Progress(fmt.Sprintf("%s: %d iterations", run.Lp.ID, run.Round))
	}
	l.unroll.OpenBound = l.unroll.OpenBound || !run.Progress
	if !run.Asked && (!run.Progress || l.unroll.AskAnyway(run) || run.At != nil && run.At.Key != "") {
		switch {
		case run.Open < l.Options.MostRounds() && samePath(run, e.Guard):
			l.unroll.Poll()
		case l.unroll.Feasible(e.Guard.Condition(l.B)) == ir.No:
			path.Kill(e.Guard)
			return false, true
		}
		run.Asked, run.Possible = true, e.Guard
	}
	if !run.Progress {
		run.Open++
		l.unroll.Endless(run.Open)
	}
	if run.Open > l.Options.MostRounds() || run.Round > l.Options.MostFolded() { // the head may be reached once more, to leave the loop
		l.deny(a, run, e)
		return false, false
	}
	return true, true
}

// samePath tells whether no branch has narrowed the path since it was found possible, or since the loop was entered. If it is impossible all the same, the loop
// might go on until its bound, so the question is asked now and then.
func samePath(r *state.LoopRun, g *path.Guard) bool {
	return g == r.Possible && (r.Round < 4 || r.Round&(r.Round-1) != 0)
}

// deny cuts a loop off at its back edge.
func (l *Machine) deny(a *state.Activation, run *state.LoopRun, e *state.Edge) {
	lp := run.Lp
	if l.Options.PartialLoops {
		l.leave(a, run, e)
		return
	}
	l.SetPos(lp.Pos)
	if l.Options.UnwindingAssertions {
		l.Cut = true
		n := lp.ID[strings.LastIndexByte(lp.ID, '.')+1:]
		l.Assert(e.Guard.Condition(l.B), l.B.False(), ir.Check{ID: a.Function.Name + "." + string(ir.CheckUnwind) + "." + n, Kind: ir.CheckUnwind, Loop: lp.ID, Auto: l.unroll.LoopBound(a, lp) < 0,
			Msg: fmt.Sprintf("unwinding assertion loop %s: at most %d iterations", n, run.Round)})
		l.EndAt(state.EndFailed, e.Guard)
	} else {
		l.Report.Cut = state.AddOnce(l.Report.Cut, lp.ID)
		l.EndAt(state.EndCut, e.Guard)
	}
}

// leave goes on after a loop that was cut off (partial loops): by the exit of
// its head, else of its latch; a loop without one ends the path.
func (l *Machine) leave(a *state.Activation, run *state.LoopRun, e *state.Edge) {
	lp := run.Lp
	l.Report.Cut = state.AddOnce(l.Report.Cut, lp.ID)
	head := a.Function.Blocks[lp.Head]
	for _, s := range head.Succs {
		if lp.Contains(a.Function.Blocks[s].Loop) {
			continue
		}
		a.Pending[lp.Head] = []state.Edge{*e}
		l.enter(a, head)
		for i := range head.Insts {
			if l.Dead {
				return
			}
			in := &head.Insts[i]
			l.SetPos(in.Pos)
			l.guarded(a, in, func() { l.step(a, in) })
		}
		if !l.Dead {
			l.send(a, head, s, l.State.Guard)
		}
		return
	}
	latch := a.Function.Blocks[lp.Latch]
	for _, s := range latch.Succs {
		if !lp.Contains(a.Function.Blocks[s].Loop) {
			l.State = e.State
			l.send(a, latch, s, e.Guard)
			return
		}
	}
	l.EndAt(state.EndCut, e.Guard)
}

// beginLoop is called when execution reaches the head of a loop for the first time.
func (l *Machine) beginLoop(a *state.Activation, run *state.LoopRun) {
	es := a.Pending[run.Lp.Head]
	switch {
	case len(es) == 0:
	case l.Options.Termination == state.Arriving && run.Lp.ID == l.Options.Loop:
		for i := range es {
			l.SetPos(run.Lp.Pos)
			l.Assert(es[i].Guard.Condition(l.B), l.B.False(), endless(run.Lp, "is not reached: it is never left again"))
			l.EndAt(state.EndFailed, es[i].Guard)
		}
		a.Pending[run.Lp.Head] = nil
	case l.Options.Termination == state.Lassos && run.Lp.Contract == 0 && l.Guessing == nil:
		live := a.LiveAt(run.Lp.Head)
		e := l.Join(es, live)
		if e.Guard.Impossible {
			return
		}
		l.past.Lasso(run, &e, a.Function.Name, a.Function.Slots, live)
		a.Pending[run.Lp.Head] = []state.Edge{e}
	}
}

// comesBack asks, when execution reaches the head of a loop again, whether the state is one that was there before.
func (l *Machine) comesBack(a *state.Activation, run *state.LoopRun, e *state.Edge, live []uint64) {
	if l.Options.Termination == state.Lassos && run.Lp.Contract == 0 && l.Guessing == nil {
		l.past.Lasso(run, e, a.Function.Name, a.Function.Slots, live)
	}
}

// leaveLoop is called after a loop was executed.
func (l *Machine) leaveLoop(run *state.LoopRun) {
	if l.Staying != nil && l.Staying.Run == run {
		l.Staying = l.Staying.Outer
	}
}
