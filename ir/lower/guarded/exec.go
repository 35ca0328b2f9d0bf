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

// run executes a function body from the current state. rets gets the states at
// its returns.
func (l *Machine) run(a *state.Activation) {
	a.Pending[0] = append(a.Pending[0], state.Edge{State: l.State})
	l.items(a, a.Function.Order)
}

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

// deadEnds runs the blocks after b that end the path, if b is in a loop that they are not in: now and
// not after the loop's last round, so that the following rounds need not carry the condition that
// they were not taken.
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

// enter joins what arrives at a block.
func (l *Machine) enter(a *state.Activation, b *cfg.Block) {
	es := a.Pending[b.Index]
	a.Pending[b.Index] = nil
	if a.Why = nil; b.Accuses {
		a.Why = l.Entered(es)
	}
	e := l.Join(es, a.LiveAt(b.Index))
	l.State, l.Dead = e.State, e.Guard.Impossible
	k := 0
	for i := range b.Phis {
		n := int(b.Phis[i].Place.Count)
		if !l.Dead {
			l.Put(a, b.Phis[i].Place, e.Vals[k:k+n]...)
		}
		k += n
	}
}

func (l *Machine) block(a *state.Activation, b *cfg.Block) {
	l.unroll.Tick()
	l.unroll.PollLate()
	l.enter(a, b)
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
		l.terminate(a, b)
	})
}

// guarded turns an unsupported construct into a property of its kind.
func (l *Machine) guarded(a *state.Activation, in *cfg.Inst, do func()) {
	outer := l.doing
	l.doing = doing{a, in}
	defer func() {
		l.doing = outer
		r := recover()
		if r == nil {
			return
		}
		u, ok := r.(arith.Unsupported)
		if !ok {
			panic(r)
		}
		l.Cannot(a, in, u.What)
	}()
	if in.Err != "" {
		l.Fail("%s", in.Err)
	}
	l.OnPath(l.State.Guard)
	if l.OnConstants(a, in); !l.Dead {
		do()
	}
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
	if len(t.Operands) > 0 {
		e.Vals = append(e.Vals, l.Scalars(a, &t.Operands[0])...)
	}
	a.Returns = append(a.Returns, e)
}

// branch goes to yes or no by c. In a loop whose bound is open, a branch that
// may leave it asks first whether staying is possible.
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
	g := l.State.Guard
	targets := b.Succs // default first, then the cases
	for i, cs := range t.Cases {
		k := program.ConstInt(cs)
		if k == nil {
			l.Fail("switch on a case that is no integer")
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

// send puts the current state, with guard g, on its way from one block to another.
func (l *Machine) send(a *state.Activation, from *cfg.Block, to int32, g *path.Guard) {
	e := state.Edge{State: l.Fork(&l.State, g)}
	t := a.Function.Blocks[to]
	if l.staysIn(a, t, g) {
		return
	}
	if t.Accuses {
		e.Why = l.WhyTo(a, from, t)
	}
	for i := range t.Phis {
		op, ok := t.Phis[i].In[from.Index]
		if !ok {
			l.Fail("phi without a value for its predecessor")
		}
		e.Vals = append(e.Vals, l.Scalars(a, &op)...)
	}
	a.Pending[to] = append(a.Pending[to], e)
}

// staysIn claims that no path leads out of the loop that is to go on for ever, and tells whether this one does.
func (l *Machine) staysIn(a *state.Activation, to *cfg.Block, g *path.Guard) bool {
	s := l.Staying
	if s == nil || s.Run.Lp.Contains(to.Loop) {
		return false
	}
	for run := a.Run; run != nil; run = run.Parent {
		if run == s.Run {
			l.Assert(g.Condition(l.B), l.B.False(), s.Check)
			l.EndAt(state.EndFailed, g)
			return true
		}
	}
	return false
}
