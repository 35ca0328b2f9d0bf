package lower

import (
	"maps"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
)

// Values of enums. Clang checks them in C++ only; in C the debug information tells which
// variables, members and elements have an enum for their type. A read of one must give
// one of its constants.

// inRange checks a value of an enum that was read.
func (l *lowerer) inRange(a *activation, in *cfg.Inst, rs []ir.Reg) {
	if in.Layout == nil || len(rs) != 1 || l.dead {
		return
	}
	ok := l.b.False()
	for _, v := range slices.Sorted(maps.Keys(in.Layout.Names)) {
		ok = l.b.Bin(ir.OpOr, ok, l.b.Bin(ir.OpEq, rs[0], l.b.Const(uint64(v), int(l.b.Type(rs[0]).Bits))))
	}
	l.check(a, in, ir.CheckUB, 0, ok, "enum range: "+in.Expr+" is a constant of "+in.Layout.CType)
}
