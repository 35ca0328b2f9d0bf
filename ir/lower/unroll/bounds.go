package unroll

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// askFoldedFrom is the round from which the consumer is also asked whether such a loop goes on.
const askFoldedFrom = 64

// statedBound is the bound of a loop that the command line or the program states; n is the one from the command line, -1 if there is none. --unwindset comes first. A
// pragma may only be a hint for the compiler, so it raises another bound, and is a bound itself only if the user asks for that.
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

// bound is the number of rounds of a loop, or of simultaneous calls of a recursive function, that the user allows; -1 if there is no limit. A bound for all loops means
// those of the program. Loops of library models, which users do not know, are bounded only if they are named.
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

// LoopBound is the number of rounds that a loop may have, -1 if there is no limit.
func (l *Unroll) LoopBound(a *state.Activation, lp *cfg.Loop) int {
	if lp.Contract != 0 { // one round stands for all
		return -1
	}
	return l.statedBound(lp, l.bound(a.Function, lp.ID))
}

// RecursionBound is the number of simultaneous calls of a function, -1 if there is no limit.
func (l *Unroll) RecursionBound(f *cfg.Function) int { return l.bound(f, f.Name+".recursion", f.Name) }

// AskAnyway tells whether to ask about a loop whose bound folds, since it may still end much earlier.
func (l *Unroll) AskAnyway(run *state.LoopRun) bool {
	return run.Round >= askFoldedFrom && run.Round&(run.Round-1) == 0
}

// Folded notes that an exit condition was constant. If it says "stay", and its operands differ from those of the last round, the loop counts.
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
		return nil, 0 // a check, not an exit
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

// Impossible asks, once in each round of a loop without a known bound, whether staying in it under guard g is impossible.
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
