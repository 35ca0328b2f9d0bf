package lower

import (
	"seabmc/ir"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// evalExpr gives the registers of a constant expression, of vectors element by element.
func (l *lowerer) evalExpr(m *program.Unit, x *llvm.Inst) []ir.Reg {
	arg := func(i int) []ir.Reg { return l.eval(m, x.Args[i].(llvm.Constant)) }
	one := func(i int) ir.Reg {
		rs := arg(i)
		if len(rs) != 1 {
			l.fail("constant expression on vectors")
		}
		return rs[0]
	}
	if op := castOf(x.Op); op != castNone {
		return l.convert(op, arg(0), l.leavesOf(m, x.Typ))
	}
	if op, ok := floatConversions[x.Op]; ok {
		return l.convertFloats(m, op, x.Args[0].Type(), x.Typ, arg(0))
	}
	if op, ok := floatOps[x.Op]; ok {
		t := x.Args[0].Type()
		l.floating("arithmetic", t, nil)
		return l.encodings(t, l.each2(l.numbers(t, arg(0)), l.numbers(t, arg(1)), func(x, y ir.Reg) ir.Reg { return l.floatArith(op, x, y) }))
	}
	if op, ok := binaryOp(x.Op); ok {
		return l.each2(arg(0), arg(1), func(p, q ir.Reg) ir.Reg {
			if r, ok := l.onPointers(op, x.Args[0], x.Args[1], p, q, false); ok {
				return r
			}
			l.divisor(op, x, q)
			return l.arith(op, p, q, true)
		})
	}
	switch x.Op {
	case llvm.GEP:
		return []ir.Reg{l.gep(m, x.Elem, one(0), x.Args[1:], func(i int) ir.Reg { return one(1 + i) })}
	case llvm.ICmp:
		return l.each2(arg(0), arg(1), func(p, q ir.Reg) ir.Reg { return l.compared(x.Pred, p, q) })
	case llvm.FCmp:
		t := x.Args[0].Type()
		l.floating("comparison", t, nil)
		return l.each2(l.numbers(t, arg(0)), l.numbers(t, arg(1)), func(p, q ir.Reg) ir.Reg { return l.fcmp(x.Pred, p, q) })
	case llvm.FNeg:
		return l.eachOf(arg(0), l.negated)
	case llvm.Select:
		return l.chosen(arg(0), arg(1), arg(2))
	case llvm.ExtractValue:
		start, n := m.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		return arg(0)[start : start+n]
	case llvm.InsertValue:
		rs := append([]ir.Reg(nil), arg(0)...)
		start, n := m.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		copy(rs[start:start+n], arg(1))
		return rs
	case llvm.ExtractElement:
		return []ir.Reg{l.element(arg(0), one(1))}
	case llvm.InsertElement:
		rs := append([]ir.Reg(nil), arg(0)...)
		l.insert(rs, one(1), one(2))
		return rs
	case llvm.ShuffleVector:
		return l.shuffled(m, append(append([]ir.Reg(nil), arg(0)...), arg(1)...), x.Args[2])
	}
	l.fail("constant expression %s", x.Name)
	return nil
}

// divisor refuses a division whose divisor may be zero: where constants are evaluated, nothing can be checked. C files are compiled so that
// clang checks it.
func (l *lowerer) divisor(op ir.Op, x *llvm.Inst, y ir.Reg) {
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		if v, ok := l.b.ConstInt(y); !ok || v == 0 || len(addressed(x.Args[1].(llvm.Constant), nil)) > 1 {
			l.fail("division in a constant expression by what may be zero")
		}
	}
}

// addressed adds to found the variables and functions whose addresses a constant is made of. How far two of them are apart is open.
func addressed(c llvm.Constant, found map[llvm.Constant]bool) map[llvm.Constant]bool {
	if found == nil {
		found = map[llvm.Constant]bool{}
	}
	switch c := c.(type) {
	case *llvm.Global, *llvm.Func, *llvm.Alias:
		found[c] = true
	case *llvm.ConstExpr:
		for _, part := range c.Args {
			if part, ok := part.(llvm.Constant); ok {
				addressed(part, found)
			}
		}
	}
	return found
}

// each2 applies f to the scalars of two operands.
func (l *lowerer) each2(xs, ys []ir.Reg, f func(x, y ir.Reg) ir.Reg) []ir.Reg {
	if len(xs) != len(ys) {
		l.fail("operands of %d and %d scalars", len(xs), len(ys))
	}
	rs := make([]ir.Reg, len(xs))
	for i := range rs {
		rs[i] = f(xs[i], ys[i])
	}
	return rs
}

// chosen is select: one condition for all, or one for each scalar.
func (l *lowerer) chosen(cond, x, y []ir.Reg) []ir.Reg {
	rs := make([]ir.Reg, len(x))
	for i := range rs {
		c := cond[0]
		if len(cond) > 1 {
			c = cond[i]
		}
		rs[i] = l.b.Select(c, x[i], y[i])
	}
	return rs
}
