package lower

import (
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"

	"seabmc/ir"
)

// Shifts to the right by a count that is wider than what is shifted. clang brings the
// count to the width of the shifted value before its sanitizer looks at it, so that a
// count of 2^32 passes as 0. The conversion has a name of its own, by which it is told
// from a cast in the source.

// wideCount is the conversion that clang made of the count of a shift to the right,
// nil if the count was not wider.
func wideCount(in llir.Instruction) *llir.InstTrunc {
	var count any
	switch x := in.(type) {
	case *llir.InstLShr:
		count = x.Y
	case *llir.InstAShr:
		count = x.Y
	}
	if t, ok := count.(*llir.InstTrunc); ok && strings.HasPrefix(t.LocalName, "sh_prom") {
		return t
	}
	return nil
}

// shiftCount checks the count of a shift before it was cut. Where it does not hold and nobody asks, the result is open.
func (l *lowerer) shiftCount(a *activation, in *inst) (open ir.Reg) {
	if !in.wideCount || !a.f.mod.checksShift {
		return 0
	}
	return l.countFits(a, in, l.one(a, &in.ops[0]), l.one(a, &in.ops[2]))
}

// shiftsVector tells whether an instruction shifts the elements of a vector, in a module made of C: clang's sanitizer leaves those out.
// LLVM assembly may come from an optimiser, which also shifts elements that nobody uses.
func shiftsVector(m *module, in any) bool {
	var t types.Type
	switch x := in.(type) {
	case *llir.InstShl:
		t = x.Type()
	case *llir.InstLShr:
		t = x.Type()
	case *llir.InstAShr:
		t = x.Type()
	}
	return m.wasC && t != nil && types.IsVector(t)
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
