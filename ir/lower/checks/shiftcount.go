package checks

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// Shifts to the right by a count that is wider than the shifted value. clang cuts the count to the width of that value before its sanitizer looks at
// it, so a count of 2^32 passes as 0. The conversion has a name of its own, which distinguishes it from a cast in the source.

// ShiftCount checks the count of a shift as it was before it was cut. If the check does not hold and nobody asks for it, the result is open.
func (l *Checks) ShiftCount(a *state.Activation, in *cfg.Inst) (open ir.Reg) {
	if !in.WideCount || !a.Function.Unit.ChecksShift {
		return 0
	}
	return l.OnShift(a, in, l.Scalar(a, &in.Operands[0]), l.Scalar(a, &in.Operands[2]))
}

// OnShift checks that x can be shifted by n. Like ShiftCount it returns the condition under which the result is open.
func (l *Checks) OnShift(a *state.Activation, in *cfg.Inst, x, n ir.Reg) (open ir.Reg) {
	bits := uint64(l.B.Type(x).Bits)
	ok := l.B.Bin(ir.OpUlt, n, l.B.Const(bits, int(l.B.Type(n).Bits)))
	if l.Options.UndefinedShift {
		l.Because("the value of %s bits is shifted by %s", ir.Operand{Reg: l.B.Addr(bits)}, ir.Operand{Reg: n, CType: "int"})
		l.Check(a, in, ir.CheckShift, 0, ok, UbsanChecks["shift_out_of_bounds"].Msg)
	}
	if !l.Options.UndefinedShift || l.LeavesOut() {
		open = l.B.Not(ok)
	}
	return open
}
