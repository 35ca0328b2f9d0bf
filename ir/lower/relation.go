package lower

import (
	"strings"

	"seabmc/ir"
	"seabmc/ir/lower/cfg"
	"seabmc/llvm"
)

// Orders and differences of pointers into different objects are undefined in C (6.5.8, 6.5.6). In LLVM they are not, and its
// optimizer makes them: so only what was C is checked. Two null pointers count as pointers into one object, as in C++.

// sameObject tells whether two pointers have one base.
func (l *lowerer) sameObject(p, q ir.Reg) ir.Reg {
	if !l.b.Recording() {
		if l.root(p) == l.root(q) {
			return l.b.True()
		}
		x, _, ok1 := l.b.Oracle.ConstPtr(p)
		y, _, ok2 := l.b.Oracle.ConstPtr(q)
		if ok1 && ok2 {
			return l.b.Const(b2u(x == y), 1)
		}
		xs, ok1 := l.b.Oracle.PtrBases(p)
		ys, ok2 := l.b.Oracle.PtrBases(q)
		switch {
		case ok1 && ok2 && !meetSorted(xs, ys):
			return l.b.False()
		case ok1 && ok2 && len(xs) == 1 && len(ys) == 1:
			return l.b.True()
		}
	}
	return l.b.Bin(ir.OpEq, l.objectStart(p), l.objectStart(q))
}

// root is the pointer that p was made of by moving it.
func (l *lowerer) root(p ir.Reg) ir.Reg {
	for {
		in := l.b.Prog.DefOf(p)
		if in.Op != ir.OpGep {
			return p
		}
		p = in.Args[0]
	}
}

func meetSorted(xs, ys []uint64) bool {
	for len(xs) > 0 && len(ys) > 0 {
		switch {
		case xs[0] == ys[0]:
			return true
		case xs[0] < ys[0]:
			xs = xs[1:]
		default:
			ys = ys[1:]
		}
	}
	return false
}

// related checks that two pointers that are compared by < or subtracted point into
// one object (or are both null). It tells whether they surely do on the path that goes on.
func (l *lowerer) related(a *activation, in *cfg.Inst, sub int, p, q ir.Reg, what string) bool {
	if !l.opt.PointerRelation || l.dead || !a.f.Unit.WasC {
		return false
	}
	l.because("%s and %s belong to different objects", ir.Operand{Reg: p}, ir.Operand{Reg: q})
	return l.check(a, in, ir.CheckSameObject, sub, l.sameObject(p, q), what+" of pointers into the same object")
}

// difference checks a subtraction of pointers, which LLVM does on integers. clang names what it makes of one, so
// that it can be told from a subtraction of integers that the program made of pointers. It tells whether the pointers
// surely lead to one object on the path that goes on.
func (l *lowerer) difference(a *activation, in *cfg.Inst) bool {
	x := in.LL
	if x.Op != llvm.Sub || !l.opt.PointerRelation || !strings.HasPrefix(x.Name, "sub.ptr.sub") {
		return false
	}
	p, q := l.castPointer(x.Args[0], l.one(a, &in.Operands[0])), l.castPointer(x.Args[1], l.one(a, &in.Operands[1]))
	return p != 0 && q != 0 && l.related(a, in, 0, p, q, "subtraction")
}

// castPointer is the pointer that an integer was cast from, 0 if it was none.
func (l *lowerer) castPointer(v llvm.Value, r ir.Reg) ir.Reg {
	if !llvm.Is(v, llvm.PtrToInt) {
		return 0
	}
	if in := l.b.Prog.DefOf(r); in.Op == ir.OpPtrToInt {
		return in.Args[0]
	}
	return l.addresses.roots[r]
}

// relatedConstants checks the addresses that constant expressions of an instruction order or subtract.
func (l *lowerer) relatedConstants(a *activation, in *cfg.Inst) {
	for i, p := range in.Pairs {
		xs, ys := l.eval(a.f.Unit, p.X), l.eval(a.f.Unit, p.Y)
		if len(xs) == 1 && len(ys) == 1 {
			l.related(a, in, 1+i, xs[0], ys[0], p.What)
		}
	}
}
