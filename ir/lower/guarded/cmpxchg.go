package guarded

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/checks"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

func (l *Machine) cmpxchg(a *state.Activation, in *cfg.Inst, x *llvm.Inst) {
	p, want, with := l.Located(l.Scalar(a, &in.Operands[0])), l.Scalar(a, &in.Operands[1]), l.Scalar(a, &in.Operands[2])
	n := a.Function.Unit.Layout.StoreSize(x.Args[2].Type())
	l.OnAccess(a, in, 0, p, l.B.Addr(uint64(n)), true, checks.AccessText(in.Expr, true, n))
	l.OnConstStore(a, in, p, n)
	if l.Dead {
		return
	}
	if l.OnTyped(a, in, p, x.Args[2].Type(), 0); l.Dead {
		return
	}
	old := l.LoadLeaf(l.B.Type(want), p)
	eq := l.B.Bin(ir.OpEq, l.Seen(old), l.Seen(want))
	if x.Weak {
		eq = l.B.Bin(ir.OpAnd, eq, l.B.Not(l.failsByChance(a, x)))
	}
	l.Poke(p, l.Either(eq, with, old))
	l.Put(a, in.Result, old, eq)
}

// mostChances is how often in a row a weak compare-and-exchange at one place may fail by chance. Without a limit, a loop that tries until it succeeds would have no
// end.
const mostChances = 4

// failsByChance tells whether a weak compare-and-exchange fails although the values are equal (C11 7.17.7.4p4).
func (l *Machine) failsByChance(a *state.Activation, x *llvm.Inst) ir.Reg {
	const name = "weak compare-and-exchange fails by chance"
	fails := l.B.Nondet(ir.I1, name)
	l.B.Oracle.Own(fails)
	l.B.Trace(l.Condition(), fails, ir.Note{Kind: ir.NoteInput, Name: name, CType: "_Bool"})
	before := a.Chances[x]
	if len(before) == mostChances {
		all := l.B.True()
		for _, c := range before {
			all = l.B.Bin(ir.OpAnd, all, c)
		}
		fails = l.B.Bin(ir.OpAnd, fails, l.B.Not(all))
		before = before[1:]
	}
	if a.Chances == nil {
		a.Chances = map[*llvm.Inst][]ir.Reg{}
	}
	// Where the exchange does not take place, it does not fail. The unknown may have any value there (Own).
	a.Chances[x] = append(before[:len(before):len(before)], l.B.Bin(ir.OpAnd, l.Condition(), fails))
	l.Report.Chances = mostChances
	return fails
}
