package checks

import (
	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// Arrays of variable length whose size in bytes is no number of its type. clang's sanitizer looks only at whether each length is positive. The product
// would wrap around, and the array be small.

// ArrayBytes returns the size of an array of n elements of a size, and checks that it does not wrap around.
func (l *Checks) ArrayBytes(a *state.Activation, in *cfg.Inst, n, size ir.Reg) (bytes ir.Reg) {
	bytes, over := l.Overflows(ir.OpMul, false, n, size)
	l.arrayFits(a, in, over, n, size)
	return bytes
}

// OnArrayLengths checks the product of two lengths of an array. In what clang makes of C, only such products are said not to wrap around.
func (l *Checks) OnArrayLengths(a *state.Activation, in *cfg.Inst) {
	if x := in.LL; x.Op == llvm.Mul && x.NUW && a.Function.Unit.WasC && in.Result.Count == 1 {
		m, n := l.Scalar(a, &in.Operands[0]), l.Scalar(a, &in.Operands[1])
		_, over := l.Overflows(ir.OpMul, false, m, n)
		l.arrayFits(a, in, over, m, n)
	}
}

func (l *Checks) arrayFits(a *state.Activation, in *cfg.Inst, over, m, n ir.Reg) {
	const what = "variable length array of a size that is no number of its type"
	switch {
	case l.Dead || l.IsZero(over):
	case l.Options.BoundsCheck:
		l.Because("the size would be %s times %s", ir.Operand{Reg: m, CType: "unsigned"}, ir.Operand{Reg: n, CType: "unsigned"})
		if !l.Check(a, in, ir.CheckUB, subArraySize, l.B.Not(over), what) && !l.Dead {
			l.Supported(a, in, l.B.Not(over), what)
		}
	default:
		l.Supported(a, in, l.B.Not(over), what)
	}
}

// subArraySize is the number of the check among those of its kind that an instruction makes.
const subArraySize = 1002
