package library

import (
	"seabmc/ir"
	"seabmc/ir/lower/state"
)

// doLoopFrame executes __seabmc_loop_frame(number): the targets of the loop follow.
func doLoopFrame(l *Library, c *state.Call) []ir.Reg {
	n, _ := l.B.ConstInt(l.Arg(c, 0))
	l.Contract.LoopFrame(c, int(n))
	return doZero(l, c)
}

// doLoopAssigns executes __seabmc_loop_assigns(kind, p, n).
func doLoopAssigns(l *Library, c *state.Call) []ir.Reg {
	return addTarget(l, c, c.Activation.Targets)
}

// doLoopHavoc executes __seabmc_loop_havoc(fresh): what the loop may change is now unknown. fresh says whether its invariant is about objects that
// earlier rounds made.
func doLoopHavoc(l *Library, c *state.Call) []ir.Reg {
	fresh, _ := l.B.ConstInt(l.Arg(c, 0))
	l.Contract.EnterLoop(c, fresh != 0)
	return doZero(l, c)
}

// doClause executes __seabmc_clause(on): while it is on, what is computed must change nothing.
func doClause(l *Library, c *state.Call) []ir.Reg {
	on, _ := l.B.ConstInt(l.Arg(c, 0))
	l.Contract.InClause(c, on != 0)
	return doZero(l, c)
}

// doLoopKept executes __seabmc_loop_kept(number): the round has ended, and the invariant was checked. If the loop has another head, because longjmp leads into it, the
// contract does not stand for its rounds, and it goes on.
func doLoopKept(l *Library, c *state.Call) []ir.Reg {
	if n, _ := l.B.ConstInt(l.Arg(c, 0)); !c.InLoop() || c.Activation.Run.Lp.Contract != int(n) {
		return doZero(l, c)
	}
	l.Contract.RoundKept(c)
	return nil
}

// doLoopFresh executes __seabmc_loop_fresh(p, n) in an invariant that is claimed: p is the start of n bytes that a round made, and is_fresh held for
// none of them. At the entry of the loop there are none: what is there before may be known by other names.
func doLoopFresh(l *Library, c *state.Call) []ir.Reg {
	p, n := l.PtrArg(c, 0), l.AddrArg(c, 1)
	run := c.Activation.Run
	if run == nil || run.Frame == nil || !run.Frame.Runs {
		return l.Result(c, l.B.False())
	}
	f, made := run.Frame, l.B.False()
	for _, m := range f.Made {
		made = l.B.Bin(ir.OpOr, made, l.B.Bin(ir.OpEq, p, m))
	}
	ok := l.B.Bin(ir.OpAnd, made, l.B.Not(l.B.Bin(ir.OpEq, p, l.B.Null())))
	ok = l.B.Bin(ir.OpAnd, ok, l.B.IsLive(l.State.Memory, p))
	ok = l.B.Bin(ir.OpAnd, ok, l.B.Bin(ir.OpEq, l.B.ObjSize(l.State.Memory, p), n))
	return l.Result(c, andNotSeen(l, f, p, ok))
}

func doInvariantBase(l *Library, c *state.Call) []ir.Reg {
	return claimClause(l, c, ir.CheckInvariantBase, "the invariant holds where the loop is entered")
}

func doInvariantStep(l *Library, c *state.Call) []ir.Reg {
	l.Cover.CoverCheck(ir.CheckInvariantStep)
	return claimClause(l, c, ir.CheckInvariantStep, "the invariant holds after a round of the loop")
}

// doTrialBase and doTrialStep claim what is proposed for an invariant. They assume nothing, so other proposals are judged whether it holds or not.
func doTrialBase(l *Library, c *state.Call) []ir.Reg {
	return claimTrial(l, c, ir.CheckInvariantBase)
}

func doTrialStep(l *Library, c *state.Call) []ir.Reg {
	return claimTrial(l, c, ir.CheckInvariantStep)
}

// doTrialAssume assumes what is proposed for an invariant.
func doTrialAssume(l *Library, c *state.Call) []ir.Reg {
	if l.Options.LeftOut[c.Inst.Pos.Line] {
		return doZero(l, c)
	}
	return doAssume(l, c)
}

func claimTrial(l *Library, c *state.Call, kind ir.CheckKind) []ir.Reg {
	measured(c) // if there is no measure yet, what is on trial has not failed
	if l.Options.LeftOut[c.Inst.Pos.Line] {
		return doZero(l, c)
	}
	l.Claim(c.Activation, c.Inst.ID, kind, 0, l.BoolArg(c, 0), "what is proposed for an invariant holds")
	return doZero(l, c)
}

// doSample executes __seabmc_sample(place, column, value).
func doSample(l *Library, c *state.Call) []ir.Reg {
	if l.Options.Sampled != nil {
		place, _ := l.B.ConstInt(l.Arg(c, 0))
		column, _ := l.B.ConstInt(l.Arg(c, 1))
		value, known := l.B.ConstInt(l.Arg(c, 2))
		l.Options.Sampled(int(place), int(column), value, known)
	}
	return doZero(l, c)
}

func doDecreases(l *Library, c *state.Call) []ir.Reg {
	measured(c)
	return claimClause(l, c, ir.CheckDecreases, "a round makes the measure smaller")
}

// measured notes that the contract of the loop around a call has a measure.
func measured(c *state.Call) {
	if run := c.Activation.Run; run != nil && run.Frame != nil {
		run.Frame.Measured = true
	}
}

func doRequires(l *Library, c *state.Call) []ir.Reg {
	return claimClause(l, c, ir.CheckPrecond, "the requires clause holds")
}

// claimClause checks what a clause of a contract says.
func claimClause(l *Library, c *state.Call, kind ir.CheckKind, msg string) []ir.Reg {
	ok := l.BoolArg(c, 0)
	l.BecauseOf(c, ok, 0)
	l.Check(c.Activation, c.Inst, kind, 0, ok, msg)
	if l.Dead {
		return nil
	}
	return doZero(l, c)
}
