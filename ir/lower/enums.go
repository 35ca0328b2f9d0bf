package lower

import (
	"maps"
	"slices"

	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// Values of enums. Clang checks them in C++ only; in C the debug information tells which
// variables, members and elements have an enum for their type. A read of one must give
// one of its constants.

// enumRead is the enum that a load reads, nil if it reads something else or nobody asked.
func (l *lowerer) enumRead(f *function, x *llvm.Inst) *ir.Layout {
	if !l.opt.EnumRange {
		return nil
	}
	_, t := l.prog.Lvalue(f.ent, x.Args[0], 0)
	if t == nil {
		return nil
	}
	lay, n := l.prog.EnumOf(t), program.DebugSize(t)
	if lay == nil || !x.Typ.IsInt(uint64(8*n)) {
		return nil // a bit-field is read with its neighbours
	}
	return lay
}

// inRange checks a value of an enum that was read.
func (l *lowerer) inRange(a *activation, in *inst, rs []ir.Reg) {
	if in.lay == nil || len(rs) != 1 || l.dead {
		return
	}
	ok := l.b.False()
	for _, v := range slices.Sorted(maps.Keys(in.lay.Names)) {
		ok = l.b.Bin(ir.OpOr, ok, l.b.Bin(ir.OpEq, rs[0], l.b.Const(uint64(v), int(l.b.Type(rs[0]).Bits))))
	}
	l.check(a, in, ir.CheckUB, 0, ok, "enum range: "+in.expr+" is a constant of "+in.lay.CType)
}
