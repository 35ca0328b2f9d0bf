package lower

import (
	"path/filepath"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// Orders and differences of pointers into different objects are undefined in C (6.5.8, 6.5.6). In LLVM they are not, and its
// optimizer makes them: so only what was C is checked. Two null pointers count as pointers into one object, as in C++.

// sameObject tells whether two pointers have one base.
func (l *lowerer) sameObject(p, q ir.Reg) ir.Reg {
	if l.b.Cons != nil {
		if l.root(p) == l.root(q) {
			return l.b.True()
		}
		x, _, ok1 := l.b.Cons.ConstPtr(p)
		y, _, ok2 := l.b.Cons.ConstPtr(q)
		if ok1 && ok2 {
			return l.b.Const(b2u(x == y), 1)
		}
		xs, ok1 := l.b.Cons.PtrBases(p)
		ys, ok2 := l.b.Cons.PtrBases(q)
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
func (l *lowerer) related(a *activation, in *inst, sub int, p, q ir.Reg, what string) bool {
	if !l.opt.PointerRelation || l.dead || !a.f.mod.wasC {
		return false
	}
	l.because("%s and %s belong to different objects", ir.Operand{Reg: p}, ir.Operand{Reg: q})
	return l.check(a, in, ir.CheckSameObject, sub, l.sameObject(p, q), what+" of pointers into the same object")
}

// isC tells whether a file that the user gave is compiled here.
func isC(path string) bool {
	ext := filepath.Ext(path)
	return ext == ".c" || ext == ".i"
}

// relational tells whether a comparison orders its operands.
func relational(p enum.IPred) bool { return p != enum.IPredEQ && p != enum.IPredNE }

// difference checks a subtraction of pointers, which LLVM does on integers. clang names what it makes of one, so
// that it can be told from a subtraction of integers that the program made of pointers. It tells whether the pointers
// surely lead to one object on the path that goes on.
func (l *lowerer) difference(a *activation, in *inst) bool {
	x, ok := in.ll.(*llir.InstSub)
	if !ok || !l.opt.PointerRelation || !strings.HasPrefix(x.Name(), "sub.ptr.sub") {
		return false
	}
	p, q := l.castPointer(x.X, l.one(a, &in.ops[0])), l.castPointer(x.Y, l.one(a, &in.ops[1]))
	return p != 0 && q != 0 && l.related(a, in, 0, p, q, "subtraction")
}

// castPointer is the pointer that an integer was cast from, 0 if it was none.
func (l *lowerer) castPointer(v value.Value, r ir.Reg) ir.Reg {
	switch v.(type) {
	case *llir.InstPtrToInt, *constant.ExprPtrToInt:
		if in := l.b.Prog.DefOf(r); in.Op == ir.OpPtrToInt {
			return in.Args[0]
		}
		return l.addresses.roots[r]
	}
	return 0
}

// constantPair are two addresses that a constant expression orders or subtracts.
type constantPair struct {
	x, y constant.Constant
	what string
}

// pairs finds such expressions among an instruction's operands.
func (c *compiler) pairs(ops []*value.Value) (list []constantPair) {
	if !c.f.mod.wasC {
		return nil
	}
	for _, op := range ops {
		if e, ok := (*op).(constant.Expression); ok {
			list = c.pairsIn(list, e, 0)
		}
	}
	return list
}

const maxPairDepth = 20

func (c *compiler) pairsIn(list []constantPair, e constant.Constant, depth int) []constantPair {
	if depth > maxPairDepth {
		return list
	}
	in := func(xs ...constant.Constant) []constantPair {
		for _, x := range xs {
			list = c.pairsIn(list, x, depth+1)
		}
		return list
	}
	switch e := e.(type) {
	case *constant.ExprICmp:
		if _, isPtr := e.X.Type().(*types.PointerType); isPtr && relational(e.Pred) {
			return append(list, constantPair{e.X, e.Y, "comparison"})
		}
		return in(e.X, e.Y)
	case *constant.ExprSDiv: // the difference of pointers to more than a byte
		if p, q, ok := subtracted(e.X); ok && e.Exact {
			return append(list, constantPair{p, q, "subtraction"})
		}
		return in(e.X, e.Y)
	case *constant.ExprZExt:
		return in(e.From)
	case *constant.ExprTrunc:
		return in(e.From)
	case *constant.ExprSExt:
		return in(e.From)
	case *constant.ExprXor:
		return in(e.X, e.Y)
	case *constant.ExprAnd:
		return in(e.X, e.Y)
	case *constant.ExprOr:
		return in(e.X, e.Y)
	case *constant.ExprSelect:
		return in(e.Cond, e.X, e.Y)
	}
	return list
}

func subtracted(e constant.Constant) (p, q constant.Constant, ok bool) {
	sub, ok := e.(*constant.ExprSub)
	if !ok {
		return nil, nil, false
	}
	x, ok1 := sub.X.(*constant.ExprPtrToInt)
	y, ok2 := sub.Y.(*constant.ExprPtrToInt)
	if !ok1 || !ok2 {
		return nil, nil, false
	}
	return x.From, y.From, true
}

// relatedConstants checks the addresses that constant expressions of an instruction order or subtract.
func (l *lowerer) relatedConstants(a *activation, in *inst) {
	for i, p := range in.pairs {
		xs, ys := l.eval(a.f.mod, p.x), l.eval(a.f.mod, p.y)
		if len(xs) == 1 && len(ys) == 1 {
			l.related(a, in, 1+i, xs[0], ys[0], p.what)
		}
	}
}
