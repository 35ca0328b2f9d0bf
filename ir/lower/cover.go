package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Goals of coverage: claims that a place is not reached, or that a branch is not taken. Each that fails is a goal that some
// execution reaches, and the counterexample is an input for it. Executions end where a check fails, as the program has no meaning there.

// goal states that the place of in is not reached where missed is false.
func (l *lowerer) goal(a *activation, in *cfg.Inst, sub int, missed ir.Reg) {
	k := cfg.CheckKey{Inst: in.ID, Kind: ir.CheckCover, Sub: sub}
	if text, ok := a.f.Goals[k]; ok {
		l.claim(a, in.ID, ir.CheckCover, sub, missed, text)
	}
}

// reachLine makes the goal of the line of in, if the instruction before it was on another one.
func (l *lowerer) reachLine(a *activation, b *cfg.Block, in *cfg.Inst, before *cfg.SourceLine) {
	if !l.opt.Goals.Location {
		return
	}
	line, ok := l.code.CodeLine(a.f, b, in)
	if !ok || line == *before {
		return
	}
	*before = line
	if first := a.f.FirstOn[line]; first != 0 {
		k := cfg.CheckKey{Inst: first - 1, Kind: ir.CheckCover, Sub: cfg.GoalLine}
		l.claim(a, first-1, ir.CheckCover, cfg.GoalLine, l.b.False(), a.f.Goals[k])
	}
}

// doCover is __CPROVER_cover(condition).
func (l *lowerer) doCover(c *call) []ir.Reg {
	if c.a.f.Goals != nil {
		l.goal(c.a, c.in, cfg.GoalCover, l.b.Not(l.boolArg(c, 0)))
	}
	return l.doZero(c)
}

// branchGoals makes the goals of the end of b.
func (l *lowerer) branchGoals(a *activation, b *cfg.Block) {
	l.goal(a, &b.Term, cfg.GoalAssertion, l.b.False())
	if _, ok := a.f.Goals[cfg.CheckKey{Inst: b.Term.ID, Kind: ir.CheckCover, Sub: cfg.GoalWay}]; !ok {
		return
	}
	x := l.one(a, &b.Term.Operands[0])
	switch t := b.Term.LL; t.Op {
	case llvm.CondBr:
		l.goal(a, &b.Term, cfg.GoalWay, l.b.Not(x))
		l.goal(a, &b.Term, cfg.GoalWay+1, x)
	case llvm.Switch:
		bits := int(l.b.Type(x).Bits)
		var others ir.Reg
		for i, c := range t.Cases {
			k := program.ConstInt(c)
			if k == nil {
				return // which the switch itself refuses
			}
			eq := l.b.Bin(ir.OpEq, x, l.b.BigConst(mask(k, bits), bits))
			l.goal(a, &b.Term, cfg.GoalWay+1+i, l.b.Not(eq))
			others = l.or(others, eq)
		}
		if others == 0 {
			others = l.b.False()
		}
		l.goal(a, &b.Term, cfg.GoalWay, others)
	}
}
