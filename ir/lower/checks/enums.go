package checks

import (
	"maps"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
)

// Values of enums. Clang checks them only in C++. In C the debug information says which variables, members and elements have an enum type. A read of
// one must give one of its constants.

// OnEnum checks a value that was read from an enum.
func (l *Checks) OnEnum(a *state.Activation, in *cfg.Inst, rs []ir.Reg) {
	if in.Layout == nil || len(rs) != 1 || l.Dead {
		return
	}
	ok := l.B.False()
	for _, v := range slices.Sorted(maps.Keys(in.Layout.Names)) {
		ok = l.B.Bin(ir.OpOr, ok, l.B.Bin(ir.OpEq, rs[0], l.B.Const(uint64(v), int(l.B.Type(rs[0]).Bits))))
	}
	l.Check(a, in, ir.CheckUB, 0, ok, "enum range: "+in.Expr+" is a constant of "+in.Layout.CType)
}
