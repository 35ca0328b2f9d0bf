package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// Shifts to the right by a count that is wider than what is shifted. clang brings the
// count to the width of the shifted value before its sanitizer looks at it, so that a
// count of 2^32 passes as 0. The conversion has a name of its own, by which it is told
// from a cast in the source.

// shiftCount checks the count of a shift before it was cut. Where it does not hold and nobody asks, the result is open.
func (l *lowerer) shiftCount(a *activation, in *cfg.Inst) (open ir.Reg) {
	if !in.WideCount || !a.f.Unit.ChecksShift {
		return 0
	}
	return l.countFits(a, in, l.one(a, &in.Operands[0]), l.one(a, &in.Operands[2]))
}

// countFits checks that x can be shifted by n, and tells as shiftCount does whether the result is open.
func (l *lowerer) countFits(a *activation, in *cfg.Inst, x, n ir.Reg) (open ir.Reg) {
	bits := uint64(l.b.Type(x).Bits)
	ok := l.b.Bin(ir.OpUlt, n, l.b.Const(bits, int(l.b.Type(n).Bits)))
	if l.opt.UndefinedShift {
		l.because("the value of %s bits is shifted by %s", ir.Operand{Reg: l.b.Addr(bits)}, ir.Operand{Reg: n, CType: "int"})
		l.check(a, in, ir.CheckShift, 0, ok, ubsanChecks["shift_out_of_bounds"].msg)
	}
	if !l.opt.UndefinedShift || l.leavesOut() {
		open = l.b.Not(ok)
	}
	return open
}
