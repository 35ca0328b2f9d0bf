package lower

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Shifts to the right by a count that is wider than what is shifted. clang brings the
// count to the width of the shifted value before its sanitizer looks at it, so that a
// count of 2^32 passes as 0. The conversion has a name of its own, by which it is told
// from a cast in the source.

// wideCount is the conversion that clang made of the count of a shift to the right,
// nil if the count was not wider.
func wideCount(in *llvm.Inst) llvm.Value {
	if in.Op != llvm.LShr && in.Op != llvm.AShr {
		return nil
	}
	if t, ok := llvm.As(in.Args[1], llvm.Trunc); ok && strings.HasPrefix(t.Name, "sh_prom") {
		return t.Args[0]
	}
	return nil
}

// shiftCount checks the count of a shift before it was cut. Where it does not hold and nobody asks, the result is open.
func (l *lowerer) shiftCount(a *activation, in *inst) (open ir.Reg) {
	if !in.wideCount || !a.f.mod.ChecksShift {
		return 0
	}
	return l.countFits(a, in, l.one(a, &in.ops[0]), l.one(a, &in.ops[2]))
}

// shiftsVector tells whether an instruction shifts the elements of a vector, in a module made of C: clang's sanitizer leaves those out.
// LLVM assembly may come from an optimiser, which also shifts elements that nobody uses.
func shiftsVector(m *program.Unit, in *llvm.Inst) bool {
	return m.WasC && in.Op.IsShift() && in.Typ.Kind == llvm.Vector
}

// countFits checks that x can be shifted by n, and tells as shiftCount does whether the result is open.
func (l *lowerer) countFits(a *activation, in *inst, x, n ir.Reg) (open ir.Reg) {
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
