package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// stopSignal ends the lowering from anywhere inside it.
type stopSignal struct{ err error }

// LimitError is the error of a program that is too large for the encoding.
type LimitError struct{ Msg string }

func (e *LimitError) Error() string { return e.Msg }

// tick looks now and then whether to go on at all.
func (l *Machine) tick() {
	if l.B.Err != nil {
		panic(stopSignal{l.B.Err})
	}
	if n := l.Options.MostInstructions; n > 0 && l.B.Prog.Len()+unansweredCost*l.unanswered > n {
		l.Report.Stopped = true
		panic(stopSignal{})
	}
	l.lookAhead()
	l.ticks++
	if l.ticks&127 == 0 {
		if err := l.ctx.Err(); err != nil {
			panic(stopSignal{err})
		}
		l.pollAtLast()
	}
}

func (l *Paths) SetPos(p *ir.Pos) {
	if p == nil || p == l.lastPos || l.Site != nil {
		return
	}
	l.lastPos = p
	l.useChecks(l.Program.ChecksAt(p))
	l.B.SetPos(*p)
}

// OnPath tells the oracle that what follows is computed for guard g only.
func (l *Paths) OnPath(g *path.Guard) {
	if l.B.Recording() || l.path == g {
		return
	}
	l.path = g
	l.B.OnPath(g.Condition(l.B))
}

// Condition is the register of the current path's condition.
func (l *Paths) Condition() ir.Reg { return l.State.Guard.Condition(l.B) }

// Check asserts ok on the current path, which ends where it does not hold. Where nobody asks for the check the path goes on, and
// holds is false. The caller looks whether the check's option is on. sub tells apart the checks of one kind that one instruction
// makes: two with the same sub would get one id.
func (l *Paths) Check(a *Activation, in *cfg.Inst, kind ir.CheckKind, sub int, ok ir.Reg, msg string) (holds bool) {
	if v, is := l.B.ConstInt(ok); is && v == 1 && l.B.Recording() {
		l.Why, l.About = nil, ""
		return true
	}
	if !l.Claim(a, in.ID, kind, sub, ok, msg) {
		return false
	}
	l.Assume(EndFailed, ok)
	return true
}

// run executes a function body from the current state. rets gets the states at
// its returns.
func (l *Machine) run(a *Activation) {
	a.Pending[0] = append(a.Pending[0], Edge{State: l.State})
	l.items(a, a.Function.Order)
}

func (l *Machine) items(a *Activation, items []cfg.Item) {
	for i := range items {
		if lp := items[i].Loop; lp != nil {
			if lp.Quantifier != "" {
				l.runQuantifier(a, lp)
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
func (l *Machine) deadEnds(a *Activation, b *cfg.Block) {
	if b.Loop == nil {
		return
	}
	for _, s := range b.Succs {
		if t := a.Function.Blocks[s]; t.Ends && len(a.Pending[s]) > 0 && !b.Loop.Contains(t.Loop) {
			run := a.run
			for a.run != nil && !a.run.lp.Contains(t.Loop) {
				a.run = a.run.parent
			}
			l.block(a, t)
			a.run = run
		}
	}
}

// enter joins what arrives at a block.
func (l *Machine) enter(a *Activation, b *cfg.Block) {
	es := a.Pending[b.Index]
	a.Pending[b.Index] = nil
	if a.Why = nil; b.Accuses {
		a.Why = l.entered(es)
	}
	var live []uint64
	if a.Function.Live != nil {
		live = a.Function.Live[b.Index]
	}
	e := l.Join(es, live)
	l.State, l.Dead = e.State, e.Guard.Impossible
	k := 0
	for i := range b.Phis {
		n := int(b.Phis[i].Place.Count)
		if !l.Dead {
			l.put(a, b.Phis[i].Place, e.Vals[k:k+n]...)
		}
		k += n
	}
}

func (l *Machine) block(a *Activation, b *cfg.Block) {
	l.tick()
	l.pollLate()
	l.enter(a, b)
	var line cfg.SourceLine
	for i := range b.Insts {
		if l.Dead {
			return
		}
		in := &b.Insts[i]
		l.SetPos(in.Pos)
		if l.Options.Coverage && in.Pos != nil {
			l.cover()
		}
		l.guarded(a, in, func() {
			if a.Function.Goals != nil {
				l.reachLine(a, b, in, &line)
				l.Goal(a, in, cfg.GoalAssertion, l.B.False())
			}
			l.step(a, in)
			if in.Sized != nil && !l.Dead {
				l.sizedArguments(a, in)
			}
			l.pass(a, in)
		})
	}
	if l.Dead {
		return
	}
	l.SetPos(b.Term.Pos)
	l.guarded(a, &b.Term, func() {
		if a.Function.Goals != nil {
			l.reachLine(a, b, &b.Term, &line)
			l.branchGoals(a, b)
		}
		l.terminate(a, b)
	})
}

// guarded turns an unsupported construct into a property of its kind.
func (l *Machine) guarded(a *Activation, in *cfg.Inst, do func()) {
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
		l.cannot(a, in, u.What)
	}()
	if in.Err != "" {
		l.Fail("%s", in.Err)
	}
	l.OnPath(l.State.Guard)
	if l.relatedConstants(a, in); !l.Dead {
		do()
	}
}

func (l *Paths) cannot(a *Activation, in *cfg.Inst, what string) {
	l.Report.Unsupported = AddOnce(l.Report.Unsupported, what)
	l.cut = true
	l.Claim(a, in.ID, ir.CheckUnsupported, 0, l.B.False(), "unsupported: "+what)
	l.End(EndFailed)
}

func (l *Machine) terminate(a *Activation, b *cfg.Block) {
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
		l.failsAt(a, &b.Term, ir.CheckUnreachable, 0, "unreachable code is reached")
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

func (l *Machine) ret(a *Activation, t *cfg.Inst) {
	e := Edge{State: l.State}
	if len(t.Operands) > 0 {
		e.Vals = append(e.Vals, l.Scalars(a, &t.Operands[0])...)
	}
	a.Returns = append(a.Returns, e)
}

// branch goes to yes or no by c. In a loop whose bound is open, a branch that
// may leave it asks first whether staying is possible.
func (l *Machine) branch(a *Activation, b *cfg.Block, c ir.Reg, yes, no int32) {
	if yes == no {
		l.send(a, b, yes, l.State.Guard)
		return
	}
	lp, stay := l.exitBranch(a, b, yes, no)
	if v, ok := l.B.ConstInt(c); ok {
		to := no
		if v != 0 {
			to = yes
		}
		if lp != nil {
			l.folded(lp, c, to == stay)
		}
		l.send(a, b, to, l.State.Guard)
		return
	}
	gy, gn := path.Branch(l.State.Guard, c)
	if lp != nil {
		g, out, leave := gy, gn, no
		if stay == no {
			g, out, leave = gn, gy, yes
		}
		if l.impossible(a, lp, g) {
			path.Kill(g)
			l.send(a, b, leave, path.Reduce(out))
			return
		}
	}
	l.send(a, b, yes, gy)
	l.send(a, b, no, gn)
}

func (l *Machine) switchOn(a *Activation, b *cfg.Block, t *llvm.Inst) {
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

func AddOnce(list []string, s string) []string {
	for _, x := range list {
		if x == s {
			return list
		}
	}
	return append(list, s)
}
