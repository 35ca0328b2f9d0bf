package guarded

import (
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/path"
	"seabmc/ir/lower/state"
)

// enter joins the states that arrive at a block.
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

// guarded runs do; if that meets an unsupported construct, it becomes a property that fails on the current path.
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

// staysIn claims that no path leaves the loop that has to go on for ever, and tells whether this edge leaves it.
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
