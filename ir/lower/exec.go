package lower

import (
	"fmt"
	"math/big"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// stopSignal ends the lowering from anywhere inside it.
type stopSignal struct{ err error }

// LimitError is the error of a program that is too large for the encoding.
type LimitError struct{ Msg string }

func (e *LimitError) Error() string { return e.Msg }

// unsupported ends a path: reached code that has no meaning here.
type unsupported struct{ what string }

func (l *lowerer) fail(format string, args ...any) {
	panic(unsupported{fmt.Sprintf(format, args...)})
}

func typeName(v llvm.Value) string {
	if v == nil {
		return "none"
	}
	return v.Type().String()
}

// tick looks now and then whether to go on at all.
func (l *lowerer) tick() {
	if l.b.Err != nil {
		panic(stopSignal{l.b.Err})
	}
	if n := l.opt.MostInstructions; n > 0 && l.b.Prog.Len()+unansweredCost*l.unanswered > n {
		l.report.Stopped = true
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

func (l *lowerer) setPos(p *ir.Pos) {
	if p == nil || p == l.lastPos || l.site != nil {
		return
	}
	l.lastPos = p
	l.useChecks(l.prog.ChecksAt(p))
	l.b.SetPos(*p)
}

// onPath tells the oracle that what follows is computed for guard g only.
func (l *lowerer) onPath(g *guard) {
	if l.b.Recording() || l.path == g {
		return
	}
	l.path = g
	l.b.OnPath(l.greg(g))
}

// cond is the register of the current path's condition.
func (l *lowerer) cond() ir.Reg { return l.greg(l.cur.g) }

// check asserts ok on the current path, which ends where it does not hold. Where nobody asks for the check the path goes on, and
// holds is false.
func (l *lowerer) check(a *activation, in *cfg.Inst, kind ir.CheckKind, sub int, ok ir.Reg, msg string) (holds bool) {
	if v, is := l.b.ConstInt(ok); is && v == 1 && l.b.Recording() {
		l.why, l.about = nil, ""
		return true
	}
	if !l.claim(a, in.ID, kind, sub, ok, msg) {
		return false
	}
	l.assume(EndFailed, ok)
	return true
}

// run executes a function body from the current state. rets gets the states at
// its returns.
func (l *lowerer) run(a *activation) {
	a.pending[0] = append(a.pending[0], edge{state: l.cur})
	l.items(a, a.f.Order)
}

func (l *lowerer) items(a *activation, items []cfg.Item) {
	for i := range items {
		if lp := items[i].Loop; lp != nil {
			if lp.Quantifier != "" {
				l.runQuantifier(a, lp)
				continue
			}
			l.runLoop(a, lp)
		} else if b := a.f.Blocks[items[i].Block]; len(a.pending[b.Index]) > 0 {
			l.block(a, b)
			l.deadEnds(a, b)
		}
	}
}

// deadEnds runs the blocks after b that end the path, if b is in a loop that they are not in: now and
// not after the loop's last round, so that the following rounds need not carry the condition that
// they were not taken.
func (l *lowerer) deadEnds(a *activation, b *cfg.Block) {
	if b.Loop == nil {
		return
	}
	for _, s := range b.Succs {
		if t := a.f.Blocks[s]; t.Ends && len(a.pending[s]) > 0 && !b.Loop.Contains(t.Loop) {
			l.block(a, t)
		}
	}
}

// enter joins what arrives at a block.
func (l *lowerer) enter(a *activation, b *cfg.Block) {
	es := a.pending[b.Index]
	a.pending[b.Index] = nil
	if a.why = nil; b.Accuses {
		a.why = l.entered(es)
	}
	var live []uint64
	if a.f.Live != nil {
		live = a.f.Live[b.Index]
	}
	e := l.join(es, live)
	l.cur, l.dead = e.state, e.g.killed
	k := 0
	for i := range b.Phis {
		n := int(b.Phis[i].Place.Count)
		if !l.dead {
			l.put(a, b.Phis[i].Place, e.vals[k:k+n]...)
		}
		k += n
	}
}

func (l *lowerer) block(a *activation, b *cfg.Block) {
	l.tick()
	l.pollLate()
	l.enter(a, b)
	var line cfg.SourceLine
	for i := range b.Insts {
		if l.dead {
			return
		}
		in := &b.Insts[i]
		l.setPos(in.Pos)
		if l.opt.Coverage && in.Pos != nil {
			l.cover()
		}
		l.guarded(a, in, func() {
			if a.f.Goals != nil {
				l.reachLine(a, b, in, &line)
				l.goal(a, in, cfg.GoalAssertion, l.b.False())
			}
			l.step(a, in)
			if in.Sized != nil && !l.dead {
				l.sizedArguments(a, in)
			}
			l.pass(a, in)
		})
	}
	if l.dead {
		return
	}
	l.setPos(b.Term.Pos)
	l.guarded(a, &b.Term, func() {
		if a.f.Goals != nil {
			l.reachLine(a, b, &b.Term, &line)
			l.branchGoals(a, b)
		}
		l.terminate(a, b)
	})
}

// guarded turns an unsupported construct into a property of its kind.
func (l *lowerer) guarded(a *activation, in *cfg.Inst, do func()) {
	outer := l.doing
	l.doing = doing{a, in}
	defer func() {
		l.doing = outer
		r := recover()
		if r == nil {
			return
		}
		u, ok := r.(unsupported)
		if !ok {
			panic(r)
		}
		l.cannot(a, in, u.what)
	}()
	if in.Err != "" {
		l.fail("%s", in.Err)
	}
	l.onPath(l.cur.g)
	if l.relatedConstants(a, in); !l.dead {
		do()
	}
}

func (l *lowerer) cannot(a *activation, in *cfg.Inst, what string) {
	l.report.Unsupported = addOnce(l.report.Unsupported, what)
	l.cut = true
	l.claim(a, in.ID, ir.CheckUnsupported, 0, l.b.False(), "unsupported: "+what)
	l.end(EndFailed)
}

func (l *lowerer) terminate(a *activation, b *cfg.Block) {
	switch t := b.Term.LL; t.Op {
	case llvm.Ret:
		l.ret(a, &b.Term)
	case llvm.Br:
		l.send(a, b, b.Succs[0], l.cur.g)
	case llvm.CondBr:
		c := l.seen(l.one(a, &b.Term.Operands[0]))
		l.branch(a, b, c, b.Succs[0], b.Succs[1])
	case llvm.Switch:
		l.switchOn(a, b, t)
	case llvm.Unreachable:
		l.failsAt(a, &b.Term, ir.CheckUnreachable, 0, "unreachable code is reached")
	case llvm.IndirectBr:
		l.jump(a, b)
	case llvm.Invoke:
		l.fail("invoke (C++ exceptions)")
	case llvm.CallBr:
		l.fail("callbr (asm goto)")
	default:
		l.fail("%s", t.Name)
	}
}

func (l *lowerer) ret(a *activation, t *cfg.Inst) {
	e := edge{state: l.cur}
	if len(t.Operands) > 0 {
		e.vals = append(e.vals, l.get(a, &t.Operands[0])...)
	}
	a.rets = append(a.rets, e)
}

// branch goes to yes or no by c. In a loop whose bound is open, a branch that
// may leave it asks first whether staying is possible.
func (l *lowerer) branch(a *activation, b *cfg.Block, c ir.Reg, yes, no int32) {
	if yes == no {
		l.send(a, b, yes, l.cur.g)
		return
	}
	lp, stay := l.exitBranch(a, b, yes, no)
	if v, ok := l.b.ConstInt(c); ok {
		to := no
		if v != 0 {
			to = yes
		}
		if lp != nil {
			l.folded(lp, c, to == stay)
		}
		l.send(a, b, to, l.cur.g)
		return
	}
	gy, gn := branch(l.cur.g, c)
	if lp != nil {
		g, out, leave := gy, gn, no
		if stay == no {
			g, out, leave = gn, gy, yes
		}
		if l.impossible(a, lp, g) {
			kill(g)
			l.send(a, b, leave, reduce(out))
			return
		}
	}
	l.send(a, b, yes, gy)
	l.send(a, b, no, gn)
}

func (l *lowerer) switchOn(a *activation, b *cfg.Block, t *llvm.Inst) {
	x := l.seen(l.one(a, &b.Term.Operands[0]))
	bits := int(l.b.Type(x).Bits)
	xv, known := l.b.ConstInt(x)
	g := l.cur.g
	targets := b.Succs // default first, then the cases
	for i, cs := range t.Cases {
		k := program.ConstInt(cs)
		if k == nil {
			l.fail("switch on a case that is no integer")
		}
		m := mask(k, bits)
		if known && bits <= 64 {
			if m.Uint64() == xv {
				l.send(a, b, targets[i+1], g)
				return
			}
			continue
		}
		eq := l.b.Bin(ir.OpEq, x, l.b.BigConst(m, bits))
		if v, ok := l.b.ConstInt(eq); ok {
			if v != 0 {
				l.send(a, b, targets[i+1], g)
				return
			}
			continue
		}
		gy, gn := branch(g, eq)
		l.send(a, b, targets[i+1], gy)
		g = gn
	}
	l.send(a, b, targets[0], g)
}

func mask(x *big.Int, bits int) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	return m.And(x, m.Sub(m, big.NewInt(1)))
}

func addOnce(list []string, s string) []string {
	for _, x := range list {
		if x == s {
			return list
		}
	}
	return append(list, s)
}
