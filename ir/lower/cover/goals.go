package cover

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Goals of coverage: claims that a place is not reached, or that a branch is not taken. Each claim that fails is a goal that some execution reaches,
// and the counterexample is an input for it. Executions end if a check fails, because the program has no meaning after that.

// Goal claims that the place of in is not reached if missed is false.
func (l *Cover) Goal(a *state.Activation, in *cfg.Inst, sub int, missed ir.Reg) {
	k := cfg.CheckKey{Inst: in.ID, Kind: ir.CheckCover, Sub: sub}
	if text, ok := a.Function.Goals[k]; ok {
		l.Claim(a, in.ID, ir.CheckCover, sub, missed, text)
	}
}

// ReachLine makes the goal for the line of in, if the instruction before it was on another line.
func (l *Cover) ReachLine(a *state.Activation, b *cfg.Block, in *cfg.Inst, before *cfg.SourceLine) {
	if !l.Options.Goals.Location {
		return
	}
	line, ok := l.Code.CodeLine(a.Function, b, in)
	if !ok || line == *before {
		return
	}
	*before = line
	if first := a.Function.FirstOn[line]; first != 0 {
		k := cfg.CheckKey{Inst: first - 1, Kind: ir.CheckCover, Sub: cfg.GoalLine}
		l.About = ir.AboutLine
		l.Claim(a, first-1, ir.CheckCover, cfg.GoalLine, l.B.False(), a.Function.Goals[k])
	}
}

// BranchGoals makes the goals for the end of b.
func (l *Cover) BranchGoals(a *state.Activation, b *cfg.Block) {
	l.Goal(a, &b.Term, cfg.GoalAssertion, l.B.False())
	if _, ok := a.Function.Goals[cfg.CheckKey{Inst: b.Term.ID, Kind: ir.CheckCover, Sub: cfg.GoalWay}]; !ok {
		return
	}
	x := l.Scalar(a, &b.Term.Operands[0])
	switch t := b.Term.LL; t.Op {
	case llvm.CondBr:
		l.Goal(a, &b.Term, cfg.GoalWay, l.B.Not(x))
		l.Goal(a, &b.Term, cfg.GoalWay+1, x)
	case llvm.Switch:
		bits := int(l.B.Type(x).Bits)
		var others ir.Reg
		for i, c := range t.Cases {
			k := program.ConstInt(c)
			if k == nil {
				return // the switch itself refuses this
			}
			eq := l.B.Bin(ir.OpEq, x, l.B.BigConst(arith.Mask(k, bits), bits))
			l.Goal(a, &b.Term, cfg.GoalWay+1+i, l.B.Not(eq))
			others = l.Or(others, eq)
		}
		if others == 0 {
			others = l.B.False()
		}
		l.Goal(a, &b.Term, cfg.GoalWay, others)
	}
}
