package unroll

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// MaxFoldedRounds is the most rounds of a loop whose bound folds.
const MaxFoldedRounds = 1 << 20

// askFoldedFrom is the round from which on it is asked of such a loop, too, whether it goes on.
const askFoldedFrom = 64

// statedBound is n, the command line's bound of a loop (-1: none), or the program's own. --unwindset counts first. A
// pragma may only be a hint for the compiler: it raises a bound, and is one by itself if asked for.
func (l *Unroll) statedBound(lp *cfg.Loop, n int) int {
	if _, set := l.Options.UnwindSet[lp.ID]; set {
		return n
	}
	switch {
	case lp.Bound > 0:
		return lp.Bound
	case lp.Hint > 0 && l.Options.UnrollPragmas:
		return lp.Hint
	case n >= 0:
		return max(n, lp.Hint)
	}
	return n
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

// LoopBound is the number of rounds that a loop may have, -1 if that is open.
func (l *Unroll) LoopBound(a *state.Activation, lp *cfg.Loop) int {
	if lp.Contract != 0 { // one round stands for all
		return -1
	}
	return l.statedBound(lp, l.bound(a.Function, lp.ID))
}

// RecursionBound is the number of calls of a function at a time, -1 if that is open.
func (l *Unroll) RecursionBound(f *cfg.Function) int { return l.bound(f, f.Name+".recursion", f.Name) }

// AskAnyway: a loop whose bound folds may still end much earlier.
func (l *Unroll) AskAnyway(run *state.LoopRun) bool {
	return run.Round >= askFoldedFrom && run.Round&(run.Round-1) == 0
}

// Folded notes that an exit condition was constant. When it says "stay" and its
// operands are others than in the last round, the loop is counting.
func (l *Unroll) Folded(run *state.LoopRun, c ir.Reg, stays bool) {
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

// ExitBranch finds the running loop that exactly one of two targets leaves, and
// the target that stays.
func (l *Unroll) ExitBranch(a *state.Activation, b *cfg.Block, yes, no int32) (*state.LoopRun, int32) {
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

// Impossible asks, once a round of an open loop, whether staying in it under
// guard g is impossible.
func (l *Unroll) Impossible(a *state.Activation, run *state.LoopRun, g *path.Guard) bool {
	if run == nil || l.LoopBound(a, run.Lp) >= 0 || run.Asked || run.Progress {
		return false
	}
	if run.Round == 1 && l.B.Recording() {
		return false
	}
	run.Asked = true
	return l.Feasible(g.Condition(l.B)) == ir.No
}
