package guarded

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

const (
	maxFoldedRounds = 1 << 20
	askFoldedFrom   = 64
	firstPoll       = 16         // questions about loops
	firstLatePoll   = 10_000_000 // work of the consumer
)

// runLoop executes a loop round by round. What leaves it waits at its target.
func (l *Machine) runLoop(a *state.Activation, lp *cfg.Loop) {
	run := &state.LoopRun{Lp: lp, Parent: a.Run, Bounded: l.unroll.loopBound(a, lp) >= 0}
	if es := a.Pending[lp.Head]; len(es) == 1 {
		run.Possible = es[0].Guard
	}
	a.Run = run
	l.Contract.guessTargets(a, run)
	complete, ended := true, false
	defer func() {
		if !ended { // a limit was reached in the middle
			l.unroll.noteLoop(lp, run.Round, false)
		}
	}()
	if es := a.Pending[lp.Head]; len(es) == 1 && run.Bounded { // one round may be all there is
		l.past.repeats(run, &es[0], a.Function.Slots, l.liveAt(a, lp.Head))
	}
	for run.Round = 1; ; run.Round++ {
		run.Asked, run.Progress = false, false
		l.items(a, lp.Items)
		es := a.Pending[lp.Head]
		if len(es) == 0 {
			break
		}
		live := l.liveAt(a, lp.Head)
		e := l.Join(es, live)
		a.Pending[lp.Head] = nil
		if e.Guard.Impossible {
			break
		}
		if l.past.repeats(run, &e, a.Function.Slots, live) {
			l.EndAt(state.EndRepeats, e.Guard)
			break
		}
		goOn, exact := l.goOn(a, run, &e)
		if !goOn {
			complete = exact
			break
		}
		a.Pending[lp.Head] = []state.Edge{e}
	}
	a.Run, ended = run.Parent, true
	l.unroll.noteLoop(lp, run.Round, complete)
}

// liveAt are the slots that are read from a block on; nil: not known.
func (l *Machine) liveAt(a *state.Activation, block int32) []uint64 {
	if a.Function.Live == nil {
		return nil
	}
	return a.Function.Live[block]
}

func (l *Unroll) noteLoop(lp *cfg.Loop, rounds int, complete bool) {
	stat := l.loopOf[lp]
	if stat == nil {
		stat = &state.Loop{ID: lp.ID, Func: lp.Func, Complete: true}
		if lp.Pos != nil {
			stat.File, stat.Line = lp.Pos.File, lp.Pos.Line
		}
		l.loopOf[lp] = stat
		l.loops = append(l.loops, stat)
	}
	stat.Contract = lp.Contract != 0
	stat.Iterations = max(stat.Iterations, rounds)
	stat.Complete = stat.Complete && complete
}

// bound is the number of rounds that the user allows a loop, or of activations at a time a recursion; -1 if it is open. A bound for all
// loops is one for the program's: those of our library models, which users do not know, are bounded only where they are named.
func (l *Unroll) bound(f *cfg.Function, names ...string) int {
	for _, name := range names {
		if n, ok := l.Options.UnwindSet[name]; ok {
			return n
		}
	}
	if f.Unit.Model {
		return -1
	}
	return l.Options.Unwind
}

func (l *Unroll) loopBound(a *state.Activation, lp *cfg.Loop) int {
	if lp.Contract != 0 { // one round stands for all
		return -1
	}
	return l.statedBound(lp, l.bound(a.Function, lp.ID))
}

func (l *Unroll) recursionBound(f *cfg.Function) int { return l.bound(f, f.Name+".recursion", f.Name) }

// goOn decides whether a loop takes its back edge once more. As with CBMC, N
// rounds have N-1 back edges. exact is false if the rest was cut off.
func (l *Machine) goOn(a *state.Activation, run *state.LoopRun, e *state.Edge) (yes, exact bool) {
	if n := l.unroll.loopBound(a, run.Lp); n >= 0 {
		if run.Round < n {
			return true, true
		}
		l.deny(a, run, e)
		return false, false
	}
	if l.Options.Progress != nil && run.Round >= 16 && run.Round&(run.Round-1) == 0 {
		l.Options.Progress(fmt.Sprintf("%s: %d iterations", run.Lp.ID, run.Round))
	}
	l.unroll.openBound = l.unroll.openBound || !run.Progress
	if !run.Asked && (!run.Progress || l.unroll.askAnyway(run)) {
		switch {
		case run.Open < l.Options.MostRounds() && samePath(run, e.Guard):
			l.unroll.poll()
		case l.unroll.Feasible(e.Guard.Condition(l.B)) == ir.No:
			path.Kill(e.Guard)
			return false, true
		}
		run.Asked, run.Possible = true, e.Guard
	}
	if !run.Progress {
		run.Open++
	}
	if run.Open > l.Options.MostRounds() || run.Round > maxFoldedRounds { // the last time that the head is met may be to leave
		l.deny(a, run, e)
		return false, false
	}
	return true, true
}

// samePath: no branch has narrowed the path since it was found possible, or the loop was entered.
// If it is impossible all the same, the loop might go on until its bound: so it is asked now and then.
func samePath(r *state.LoopRun, g *path.Guard) bool {
	return g == r.Possible && (r.Round < 4 || r.Round&(r.Round-1) != 0)
}

// askAnyway: a loop whose bound folds may still end much earlier.
func (l *Unroll) askAnyway(run *state.LoopRun) bool {
	return run.Round >= askFoldedFrom && run.Round&(run.Round-1) == 0
}

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
		l.poll()
	}
	return ans
}

func (l *Unroll) poll() {
	l.asks++
	l.lookAhead()
	if l.Options.Poll != nil && l.asks >= l.nextPoll {
		l.nextPoll = 2 * l.asks
		l.look()
	}
}

// pollLate lets the driver look at doubling amounts of work: what takes long without many rounds is often
// what follows a failure, such as accesses through a pointer that was never set.
func (l *Unroll) pollLate() {
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

// exitBranch finds the running loop that exactly one of two targets leaves, and
// the target that stays.
func (l *Unroll) exitBranch(a *state.Activation, b *cfg.Block, yes, no int32) (*state.LoopRun, int32) {
	if a.Function.Blocks[yes].Failing || a.Function.Blocks[no].Failing {
		return nil, 0 // a check, no exit
	}
	y, n := a.Function.Blocks[yes].Loop, a.Function.Blocks[no].Loop
	for lp := b.Loop; lp != nil; lp = lp.Parent {
		in, out := lp.Contains(y), lp.Contains(n)
		switch {
		case in && out:
			return nil, 0
		case in != out:
			run := a.Run
			for run != nil && run.Lp != lp {
				run = run.Parent
			}
			if in {
				return run, yes
			}
			return run, no
		}
	}
	return nil, 0
}

// folded notes that an exit condition was constant. When it says "stay" and its
// operands are others than in the last round, the loop is counting.
func (l *Unroll) folded(run *state.LoopRun, c ir.Reg, stays bool) {
	if !stays {
		return
	}
	sig, ok := l.operandsOf(c)
	if ok && (!run.LastSet || sig != run.Last) {
		run.Progress = true
	}
	run.Last, run.LastSet = sig, true
}

// operandsOf are the constant operands of the comparison that a condition is.
func (l *Unroll) operandsOf(c ir.Reg) (sig [4]uint64, ok bool) {
	for range 8 {
		in := l.B.Prog.DefOf(c)
		switch in.Op {
		case ir.OpXor, ir.OpZExt, ir.OpTrunc, ir.OpSExt:
			c = in.Args[0]
			continue
		case ir.OpNe, ir.OpEq:
			if d := l.B.Prog.DefOf(in.Args[0]); d.Op == ir.OpZExt && l.B.Type(d.Args[0]) == ir.I1 {
				c = d.Args[0]
				continue
			}
		case ir.OpUlt, ir.OpUle, ir.OpSlt, ir.OpSle:
		default:
			return sig, false
		}
		for i, r := range in.Args {
			if v, ok := l.B.ConstInt(r); ok {
				sig[2*i] = v
			} else if l.B.Type(r) == ir.TPtr {
				base, off, _ := l.B.Oracle.ConstPtr(r)
				sig[2*i], sig[2*i+1] = base, uint64(off)
			}
		}
		return sig, true
	}
	return sig, false
}

// impossible asks, once a round of an open loop, whether staying in it under
// guard g is impossible.
func (l *Unroll) impossible(a *state.Activation, run *state.LoopRun, g *path.Guard) bool {
	if run == nil || l.loopBound(a, run.Lp) >= 0 || run.Asked || run.Progress {
		return false
	}
	if run.Round == 1 && l.B.Recording() {
		return false
	}
	run.Asked = true
	return l.Feasible(g.Condition(l.B)) == ir.No
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
		l.Assert(e.Guard.Condition(l.B), l.B.False(), ir.Check{ID: a.Function.Name + "." + string(ir.CheckUnwind) + "." + n, Kind: ir.CheckUnwind, Loop: lp.ID, Auto: l.unroll.loopBound(a, lp) < 0,
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
