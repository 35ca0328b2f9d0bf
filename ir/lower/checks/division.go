package checks

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// OnDivision asserts that the divisor is not zero and that MIN / -1 does not overflow. It does so even if UBSan has a handler for the division: the
// handler does not say which of the two clang was asked to instrument. A failure that nobody asks about does not end the path. The result is then any
// value if open is true (0: never).
func (l *Checks) OnDivision(a *state.Activation, in *cfg.Inst, op ir.Op, x, y ir.Reg) (open ir.Reg) {
	t := l.B.Type(y)
	if t.Kind != ir.KindInt || t == ir.I1 {
		return 0
	}
	v, known := l.B.ConstInt(y)
	minusOne := ^uint64(0) >> (64 - min(t.Bits, 64))
	if known && v != 0 && v != minusOne {
		return 0
	}
	nonzero := l.B.Bin(ir.OpNe, y, l.B.Const(0, int(t.Bits)))
	if l.Options.DivByZero {
		l.explainDivision(op, x, y)
		l.Check(a, in, ir.CheckDivByZero, 0, nonzero, "division by zero")
	}
	if !l.Options.DivByZero || l.LeavesOut() {
		open = l.B.Not(nonzero)
	}
	if l.Dead || op == ir.OpUDiv || op == ir.OpURem {
		return open
	}
	lowest := l.B.BigConst(arith.MinInt(int(t.Bits)), int(t.Bits))
	ok := l.B.Bin(ir.OpOr, l.B.Bin(ir.OpNe, x, lowest), l.B.Bin(ir.OpNe, y, l.Ones(int(t.Bits))))
	if l.Options.SignedOverflow {
		l.explainDivision(op, x, y)
		l.Check(a, in, ir.CheckOverflow, 0, ok, "division overflow: the least value divided by -1")
	}
	if !l.Options.SignedOverflow || l.LeavesOut() {
		open = l.Or(open, l.B.Not(ok))
	}
	return open
}

func (l *Checks) explainDivision(op ir.Op, x, y ir.Reg) {
	t := ""
	if op == ir.OpUDiv || op == ir.OpURem {
		t = "unsigned"
	}
	l.Because("%s is divided by %s", ir.Operand{Reg: x, CType: t}, ir.Operand{Reg: y, CType: t})
}

// AnyWhere returns r, or any value if open is true.
func (l *Checks) AnyWhere(open, r ir.Reg, what string) ir.Reg {
	if open == 0 {
		return r
	}
	if v, ok := l.B.ConstInt(open); ok && v == 0 {
		return r
	}
	return l.B.Select(open, l.B.Nondet(l.B.Type(r), what), r)
}
