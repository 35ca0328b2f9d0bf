package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// items executes blocks and loops of a function in their order. States that reach a return wait in a.Returns.
func (l *Machine) items(a *state.Activation, items []cfg.Item) {
	for i := range items {
		if lp := items[i].Loop; lp != nil {
			if lp.Quantifier != "" {
				l.Quantify.runQuantifier(a, lp)
				continue
			}
			l.runLoop(a, lp)
		} else if b := a.Function.Blocks[items[i].Block]; len(a.Pending[b.Index]) > 0 {
			l.block(a, b)
			l.deadEnds(a, b)
		}
	}
}

// deadEnds runs blocks after b that end the path, if b is in a loop and they are not. They run now and not after the loop's last round, so that the rounds in
// between need not carry the condition that these blocks were not entered.
func (l *Machine) deadEnds(a *state.Activation, b *cfg.Block) {
	if b.Loop == nil {
		return
	}
	for _, s := range b.Succs {
		if t := a.Function.Blocks[s]; t.Ends && len(a.Pending[s]) > 0 && !b.Loop.Contains(t.Loop) {
			run := a.Run
			for a.Run != nil && !a.Run.Lp.Contains(t.Loop) {
				a.Run = a.Run.Parent
			}
			l.block(a, t)
			a.Run = run
		}
	}
}

func (l *Machine) block(a *state.Activation, b *cfg.Block) {
	l.unroll.Tick()
	l.unroll.PollLate()
	l.enter(a, b)
	if !l.Dead {
		l.Cover.Decided(a, b.Held...)
	}
	var line cfg.SourceLine
	for i := range b.Insts {
		if l.Dead {
			return
		}
		in := &b.Insts[i]
		l.SetPos(in.Pos)
		if l.Options.Coverage && in.Pos != nil {
			l.Cover.Cover()
		}
		l.guarded(a, in, func() {
			if a.Function.Goals != nil {
				l.Cover.ReachLine(a, b, in, &line)
				l.Cover.Goal(a, in, cfg.GoalAssertion, l.B.False())
			}
			l.step(a, in)
			if in.Sized != nil && !l.Dead {
				l.SizedArguments(a, in)
			}
			l.Pass(a, in)
		})
	}
	if l.Dead {
		return
	}
	l.SetPos(b.Term.Pos)
	l.guarded(a, &b.Term, func() {
		if a.Function.Goals != nil {
			l.Cover.ReachLine(a, b, &b.Term, &line)
			l.Cover.BranchGoals(a, b)
		}
		l.Cover.Decided(a, b.Decides...)
		l.terminate(a, b)
	})
}

func (l *Machine) terminate(a *state.Activation, b *cfg.Block) {
	switch t := b.Term.LL; t.Op {
	case llvm.Ret:
		l.ret(a, &b.Term)
	case llvm.Br:
		l.send(a, b, b.Succs[0], l.State.Guard)
	case llvm.CondBr:
		c := l.Seen(l.Scalar(a, &b.Term.Operands[0]))
		l.branch(a, b, c, b.Succs[0], b.Succs[1])
	case llvm.Switch:
		l.switchOn(a, b, t)
	case llvm.Unreachable:
		l.FailsAt(a, &b.Term, ir.CheckUnreachable, 0, "unreachable code is reached")
	case llvm.IndirectBr:
		l.jump(a, b)
	case llvm.Invoke:
		l.Fail("invoke (C++ exceptions)")
	case llvm.CallBr:
		l.Fail("callbr (asm goto)")
	default:
		l.Fail("%s", t.Name)
	}
}

func (l *Machine) ret(a *state.Activation, t *cfg.Inst) {
	e := state.Edge{State: l.State}
	for i := range t.Operands {
		e.Vals = append(e.Vals, l.Scalars(a, &t.Operands[i])...)
	}
	a.Returns = append(a.Returns, e)
}

// branch goes to yes or no, depending on c. If the bound of the loop is not known and the branch may leave the loop, it first asks whether staying is possible.
func (l *Machine) branch(a *state.Activation, b *cfg.Block, c ir.Reg, yes, no int32) {
	if yes == no {
		l.send(a, b, yes, l.State.Guard)
		return
	}
	lp, stay := l.unroll.ExitBranch(a, b, yes, no)
	if v, ok := l.B.ConstInt(c); ok {
		to := no
		if v != 0 {
			to = yes
		}
		if lp != nil {
			l.unroll.Folded(lp, c, to == stay)
		}
		l.send(a, b, to, l.State.Guard)
		return
	}
	gy, gn := path.Branch(l.State.Guard, c)
	if lp != nil {
		l.positions.FindCursors(a, lp, c)
		g, out, leave := gy, gn, no
		if stay == no {
			g, out, leave = gn, gy, yes
		}
		if l.unroll.Impossible(a, lp, g) {
			path.Kill(g)
			l.send(a, b, leave, path.Reduce(out))
			return
		}
	}
	l.send(a, b, yes, gy)
	l.send(a, b, no, gn)
}

func (l *Machine) switchOn(a *state.Activation, b *cfg.Block, t *llvm.Inst) {
	x := l.Seen(l.Scalar(a, &b.Term.Operands[0]))
	bits := int(l.B.Type(x).Bits)
	xv, known := l.B.ConstInt(x)
	l.positions.FindStates(a, x, len(t.Cases))
	g := l.State.Guard
	targets := b.Succs // default first, then the cases
	for i, cs := range t.Cases {
		k := program.ConstInt(cs)
		if k == nil {
			l.Fail("switch on a case that is not an integer")
		}
		m := arith.Mask(k, bits)
		if known && bits <= 64 {
			if m.Uint64() == xv {
				l.send(a, b, targets[i+1], g)
				return
			}
			continue
		}
		eq := l.B.Bin(ir.OpEq, x, l.B.BigConst(m, bits))
		if v, ok := l.B.ConstInt(eq); ok {
			if v != 0 {
				l.send(a, b, targets[i+1], g)
				return
			}
			continue
		}
		gy, gn := path.Branch(g, eq)
		l.send(a, b, targets[i+1], gy)
		g = gn
	}
	l.send(a, b, targets[0], g)
}
