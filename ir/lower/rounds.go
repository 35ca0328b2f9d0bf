package lower

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// loopRun is one execution of a loop.
type loopRun struct {
	lp       *cfg.Loop
	parent   *loopRun
	round    int
	open     int    // rounds whose bound was not known by folding
	asked    bool   // in this round the consumer was asked whether it can go on
	progress bool   // in this round an exit condition folded to "stay" with new operands
	possible *guard // a path that the loop was entered on, or that was asked about: the same path again is as possible
	last     [4]uint64
	lastSet  bool
	heads    []headState // of the last rounds
	bounded  bool        // the user said how many rounds it has
}

const (
	defaultMaxUnwind = 1000
	maxFoldedRounds  = 1 << 20
	askFoldedFrom    = 64
	firstPoll        = 16         // questions about loops
	firstLatePoll    = 10_000_000 // work of the consumer
)

// runLoop executes a loop round by round. What leaves it waits at its target.
func (l *lowerer) runLoop(a *activation, lp *cfg.Loop) {
	run := &loopRun{lp: lp, parent: a.run, bounded: l.loopBound(a, lp) >= 0}
	if es := a.pending[lp.Head]; len(es) == 1 {
		run.possible = es[0].g
	}
	a.run = run
	complete, ended := true, false
	defer func() {
		if !ended { // a limit was reached in the middle
			l.noteLoop(lp, run.round, false)
		}
	}()
	if es := a.pending[lp.Head]; len(es) == 1 && run.bounded { // one round may be all there is
		l.repeats(run, &es[0], a.f.Slots, l.liveAt(a, lp.Head))
	}
	for run.round = 1; ; run.round++ {
		run.asked, run.progress = false, false
		l.items(a, lp.Items)
		es := a.pending[lp.Head]
		if len(es) == 0 {
			break
		}
		live := l.liveAt(a, lp.Head)
		e := l.join(es, live)
		a.pending[lp.Head] = nil
		if e.g.killed {
			break
		}
		if l.repeats(run, &e, a.f.Slots, live) {
			l.endAt(EndRepeats, e.g)
			break
		}
		goOn, exact := l.goOn(a, run, &e)
		if !goOn {
			complete = exact
			break
		}
		a.pending[lp.Head] = []edge{e}
	}
	a.run, ended = run.parent, true
	l.noteLoop(lp, run.round, complete)
}

// liveAt are the slots that are read from a block on; nil: not known.
func (l *lowerer) liveAt(a *activation, block int32) []uint64 {
	if a.f.Live == nil {
		return nil
	}
	return a.f.Live[block]
}

func (l *lowerer) noteLoop(lp *cfg.Loop, rounds int, complete bool) {
	stat := l.loopOf[lp]
	if stat == nil {
		stat = &Loop{ID: lp.ID, Func: lp.Func, Complete: true}
		if lp.Pos != nil {
			stat.File, stat.Line = lp.Pos.File, lp.Pos.Line
		}
		l.loopOf[lp] = stat
		l.loops = append(l.loops, stat)
	}
	stat.Iterations = max(stat.Iterations, rounds)
	stat.Complete = stat.Complete && complete
}

// bound is the number of rounds that the user allows a loop, or of activations at a time a recursion; -1 if it is open. A bound for all
// loops is one for the program's: those of our library models, which users do not know, are bounded only where they are named.
func (l *lowerer) bound(f *cfg.Function, names ...string) int {
	for _, name := range names {
		if n, ok := l.opt.UnwindSet[name]; ok {
			return n
		}
	}
	if f.Unit.Model {
		return -1
	}
	return l.opt.Unwind
}

func (l *lowerer) loopBound(a *activation, lp *cfg.Loop) int {
	return l.statedBound(lp, l.bound(a.f, lp.ID))
}

func (l *lowerer) recursionBound(f *cfg.Function) int { return l.bound(f, f.Name+".recursion", f.Name) }

// goOn decides whether a loop takes its back edge once more. As with CBMC, N
// rounds have N-1 back edges. exact is false if the rest was cut off.
func (l *lowerer) goOn(a *activation, run *loopRun, e *edge) (yes, exact bool) {
	if n := l.loopBound(a, run.lp); n >= 0 {
		if run.round < n {
			return true, true
		}
		l.deny(a, run, e)
		return false, false
	}
	if l.opt.Progress != nil && run.round >= 16 && run.round&(run.round-1) == 0 {
		l.opt.Progress(fmt.Sprintf("%s: %d iterations", run.lp.ID, run.round))
	}
	l.openBound = l.openBound || !run.progress
	if !run.asked && (!run.progress || l.askAnyway(run)) {
		switch {
		case run.open < l.opt.MostRounds() && run.samePath(e.g):
			l.poll()
		case l.feasible(l.greg(e.g)) == ir.No:
			kill(e.g)
			return false, true
		}
		run.asked, run.possible = true, e.g
	}
	if !run.progress {
		run.open++
	}
	if run.open > l.opt.MostRounds() || run.round > maxFoldedRounds { // the last time that the head is met may be to leave
		l.deny(a, run, e)
		return false, false
	}
	return true, true
}

// MostRounds is the number of times that a loop whose bound is open may go back to its head.
func (o *Options) MostRounds() int {
	if o.MaxUnwind > 0 {
		return o.MaxUnwind
	}
	return defaultMaxUnwind
}

// samePath: no branch has narrowed the path since it was found possible, or the loop was entered.
// If it is impossible all the same, the loop might go on until its bound: so it is asked now and then.
func (r *loopRun) samePath(g *guard) bool {
	return g == r.possible && (r.round < 4 || r.round&(r.round-1) != 0)
}

// askAnyway: a loop whose bound folds may still end much earlier.
func (l *lowerer) askAnyway(run *loopRun) bool {
	return run.round >= askFoldedFrom && run.round&(run.round-1) == 0
}

// feasible asks the consumer, and at doubling counts lets the driver look.
func (l *lowerer) feasible(g ir.Reg) ir.Answer {
	if l.b.Recording() {
		return ir.Unknown
	}
	ans := l.b.Oracle.Feasible(g)
	if ans == ir.Unknown {
		l.unanswered++
	}
	if ans != ir.No {
		l.poll()
	}
	return ans
}

func (l *lowerer) poll() {
	l.asks++
	l.lookAhead()
	if l.opt.Poll != nil && l.asks >= l.nextPoll {
		l.nextPoll = 2 * l.asks
		l.look()
	}
}

// pollLate lets the driver look at doubling amounts of work: what takes long without many rounds is often
// what follows a failure, such as accesses through a pointer that was never set.
func (l *lowerer) pollLate() {
	if l.opt.Poll == nil || l.opt.Work == nil {
		return
	}
	if n := l.opt.Work(); n >= l.latePoll {
		l.latePoll = 2 * n
		l.look()
	}
}

// pollAtLast lets the driver look before a limit ends all.
func (l *lowerer) pollAtLast() {
	if l.opt.Poll != nil && l.opt.LimitNear != nil && !l.lastPoll && l.opt.LimitNear() {
		l.lastPoll = true
		l.look()
	}
}

// look lets the driver look for failures so far.
func (l *lowerer) look() { l.stopIf(l.opt.Poll()) }

// exitBranch finds the running loop that exactly one of two targets leaves, and
// the target that stays.
func (l *lowerer) exitBranch(a *activation, b *cfg.Block, yes, no int32) (*loopRun, int32) {
	if a.f.Blocks[yes].Failing || a.f.Blocks[no].Failing {
		return nil, 0 // a check, no exit
	}
	y, n := a.f.Blocks[yes].Loop, a.f.Blocks[no].Loop
	for lp := b.Loop; lp != nil; lp = lp.Parent {
		in, out := lp.Contains(y), lp.Contains(n)
		switch {
		case in && out:
			return nil, 0
		case in != out:
			run := a.run
			for run != nil && run.lp != lp {
				run = run.parent
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
func (l *lowerer) folded(run *loopRun, c ir.Reg, stays bool) {
	if !stays {
		return
	}
	sig, ok := l.operandsOf(c)
	if ok && (!run.lastSet || sig != run.last) {
		run.progress = true
	}
	run.last, run.lastSet = sig, true
}

// operandsOf are the constant operands of the comparison that a condition is.
func (l *lowerer) operandsOf(c ir.Reg) (sig [4]uint64, ok bool) {
	for range 8 {
		in := l.b.Prog.DefOf(c)
		switch in.Op {
		case ir.OpXor, ir.OpZExt, ir.OpTrunc, ir.OpSExt:
			c = in.Args[0]
			continue
		case ir.OpNe, ir.OpEq:
			if d := l.b.Prog.DefOf(in.Args[0]); d.Op == ir.OpZExt && l.b.Type(d.Args[0]) == ir.I1 {
				c = d.Args[0]
				continue
			}
		case ir.OpUlt, ir.OpUle, ir.OpSlt, ir.OpSle:
		default:
			return sig, false
		}
		for i, r := range in.Args {
			if v, ok := l.b.ConstInt(r); ok {
				sig[2*i] = v
			} else if l.b.Type(r) == ir.TPtr {
				base, off, _ := l.b.Oracle.ConstPtr(r)
				sig[2*i], sig[2*i+1] = base, uint64(off)
			}
		}
		return sig, true
	}
	return sig, false
}

// impossible asks, once a round of an open loop, whether staying in it under
// guard g is impossible.
func (l *lowerer) impossible(a *activation, run *loopRun, g *guard) bool {
	if run == nil || l.loopBound(a, run.lp) >= 0 || run.asked || run.progress {
		return false
	}
	if run.round == 1 && l.b.Recording() {
		return false
	}
	run.asked = true
	return l.feasible(l.greg(g)) == ir.No
}

// deny cuts a loop off at its back edge.
func (l *lowerer) deny(a *activation, run *loopRun, e *edge) {
	lp := run.lp
	if l.opt.PartialLoops {
		l.leave(a, run, e)
		return
	}
	l.setPos(lp.Pos)
	if l.opt.UnwindingAssertions {
		l.cut = true
		n := lp.ID[strings.LastIndexByte(lp.ID, '.')+1:]
		l.assert(l.greg(e.g), l.b.False(), ir.Check{ID: a.f.Name + "." + string(ir.CheckUnwind) + "." + n, Kind: ir.CheckUnwind, Loop: lp.ID, Auto: l.loopBound(a, lp) < 0,
			Msg: fmt.Sprintf("unwinding assertion loop %s: at most %d iterations", n, run.round)})
		l.endAt(EndFailed, e.g)
	} else {
		l.report.Cut = addOnce(l.report.Cut, lp.ID)
		l.endAt(EndCut, e.g)
	}
}

// leave goes on after a loop that was cut off (partial loops): by the exit of
// its head, else of its latch; a loop without one ends the path.
func (l *lowerer) leave(a *activation, run *loopRun, e *edge) {
	lp := run.lp
	l.report.Cut = addOnce(l.report.Cut, lp.ID)
	head := a.f.Blocks[lp.Head]
	for _, s := range head.Succs {
		if lp.Contains(a.f.Blocks[s].Loop) {
			continue
		}
		a.pending[lp.Head] = []edge{*e}
		l.enter(a, head)
		for i := range head.Insts {
			if l.dead {
				return
			}
			in := &head.Insts[i]
			l.setPos(in.Pos)
			l.guarded(a, in, func() { l.step(a, in) })
		}
		if !l.dead {
			l.send(a, head, s, l.cur.g)
		}
		return
	}
	latch := a.f.Blocks[lp.Latch]
	for _, s := range latch.Succs {
		if !lp.Contains(a.f.Blocks[s].Loop) {
			l.cur = e.state
			l.send(a, latch, s, e.g)
			return
		}
	}
	l.endAt(EndCut, e.g)
}
