package checks

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/ir/lower/state"
	"seabmc/llvm"
)

// In C, ordering or subtracting pointers into different objects is undefined (6.5.8, 6.5.6). In LLVM it is not, and LLVM's optimizer introduces such
// operations, so only code that was C is checked. Two null pointers count as pointers into one object, as in C++.

// OnRelation checks that two pointers that are subtracted or compared by < point into one object that is alive (or are both null). It reports whether
// they surely do on the path that goes on.
func (l *Checks) OnRelation(a *state.Activation, in *cfg.Inst, sub int, p, q ir.Reg, what string) bool {
	if !l.Options.PointerRelation || l.Dead || !a.Function.Unit.WasC {
		return false
	}
	l.Because("%s and %s belong to different objects", ir.Operand{Reg: p}, ir.Operand{Reg: q})
	one, literal := l.SameObject(p, q), l.InOneLiteral(p, q)
	if literal != 0 {
		one = l.B.Bin(ir.OpOr, one, literal)
	}
	same := l.Check(a, in, ir.CheckSameObject, sub, one, what+" of pointers into the same object") && literal == 0
	if l.Dead {
		return same
	}
	alive := l.B.Bin(ir.OpOr, l.B.IsLive(l.State.Memory, p), l.SameObject(p, l.B.Null()))
	if !l.IsOne(alive) {
		l.Because("%s points into an object whose life has ended", ir.Operand{Reg: p})
		l.Check(a, in, ir.CheckSameObject, subRelatedLive+sub, alive, what+" of pointers into an object that is alive")
	}
	return same
}

// BothThere checks that two pointers that are compared lead to objects that are there. If the contracts of loops make lists anew (clauses.Shape), a
// freed object may stand for one of the new nodes. Then nothing is known about the result of such a comparison.
func (l *Checks) BothThere(a *state.Activation, in *cfg.Inst, p, q ir.Reg) {
	null := func(r ir.Reg) ir.Reg { return l.B.Bin(ir.OpEq, r, l.B.Null()) }
	there := l.B.Bin(ir.OpAnd, l.B.IsLive(l.State.Memory, p), l.B.IsLive(l.State.Memory, q))
	l.Check(a, in, ir.CheckDeref, 0, l.B.Bin(ir.OpOr, there, l.B.Bin(ir.OpOr, null(p), null(q))), "a comparison of pointers to objects that are there")
}

// subRelatedLive is added to the number of an instruction's first check of its pointers to number the second.
const subRelatedLive = 1000

// Difference checks a subtraction of pointers, which LLVM does on integers. clang gives such a subtraction a name of its own, which distinguishes it
// from a subtraction of integers that the program made from pointers. Difference reports whether the pointers surely lead to one object on the path
// that goes on.
func (l *Checks) Difference(a *state.Activation, in *cfg.Inst) bool {
	x := in.LL
	if x.Op != llvm.Sub || !l.Options.PointerRelation || !strings.HasPrefix(x.Name, "sub.ptr.sub") {
		return false
	}
	p, q := l.CastPointer(x.Args[0], l.Scalar(a, &in.Operands[0])), l.CastPointer(x.Args[1], l.Scalar(a, &in.Operands[1]))
	return p != 0 && q != 0 && l.OnRelation(a, in, 0, p, q, "subtraction")
}

// OnConstants checks the addresses that constant expressions of an instruction order or subtract.
func (l *Checks) OnConstants(a *state.Activation, in *cfg.Inst) {
	for i, p := range in.Pairs {
		xs, ys := l.Eval(a.Function.Unit, p.X), l.Eval(a.Function.Unit, p.Y)
		if len(xs) == 1 && len(ys) == 1 {
			l.OnRelation(a, in, 1+i, xs[0], ys[0], p.What)
		}
	}
}
