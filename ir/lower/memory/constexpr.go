package memory

import (
	"seabmc/ir"
	"seabmc/ir/lower/arith"
	"seabmc/ir/lower/program"
	"seabmc/llvm"
)

// evalExpr gives the registers of a constant expression, of vectors element by element.
func (l *Memory) evalExpr(m *program.Unit, x *llvm.Inst) []ir.Reg {
	arg := func(i int) []ir.Reg { return l.Eval(m, x.Args[i].(llvm.Constant)) }
	one := func(i int) ir.Reg {
		rs := arg(i)
		if len(rs) != 1 {
			l.Fail("constant expression on vectors")
		}
		return rs[0]
	}
	if op := arith.CastOf(x.Op); op != arith.CastNone {
		return l.Convert(op, arg(0), l.LeavesOf(m, x.Typ))
	}
	if op, ok := arith.FloatConversions[x.Op]; ok {
		return l.ConvertFloats(m, op, x.Args[0].Type(), x.Typ, arg(0))
	}
	if op, ok := arith.FloatOps[x.Op]; ok {
		t := x.Args[0].Type()
		l.Floating("arithmetic", t, nil)
		return l.Encodings(t, l.Pairwise(l.Numbers(t, arg(0)), l.Numbers(t, arg(1)), func(x, y ir.Reg) ir.Reg { return l.FloatArith(op, x, y) }))
	}
	if op, ok := arith.BinaryOp(x.Op); ok {
		return l.Pairwise(arg(0), arg(1), func(p, q ir.Reg) ir.Reg {
			if r, ok := l.OnPointers(op, x.Args[0], x.Args[1], p, q, false); ok {
				return r
			}
			l.Divisor(op, x, q)
			return l.Integer(op, p, q, true)
		})
	}
	switch x.Op {
	case llvm.GEP:
		return []ir.Reg{l.Move(m, x.Elem, one(0), x.Args[1:], func(i int) ir.Reg { return one(1 + i) })}
	case llvm.ICmp:
		return l.Pairwise(arg(0), arg(1), func(p, q ir.Reg) ir.Reg { return l.Compared(x.Pred, p, q) })
	case llvm.FCmp:
		t := x.Args[0].Type()
		l.Floating("comparison", t, nil)
		return l.Pairwise(l.Numbers(t, arg(0)), l.Numbers(t, arg(1)), func(p, q ir.Reg) ir.Reg { return l.FloatCompare(x.Pred, p, q) })
	case llvm.FNeg:
		return l.EachOf(arg(0), l.Negated)
	case llvm.Select:
		return l.Chosen(arg(0), arg(1), arg(2))
	case llvm.ExtractValue:
		start, n := m.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		return arg(0)[start : start+n]
	case llvm.InsertValue:
		rs := append([]ir.Reg(nil), arg(0)...)
		start, n := m.Layout.LeafRange(x.Args[0].Type(), x.Indices)
		copy(rs[start:start+n], arg(1))
		return rs
	case llvm.ExtractElement:
		return []ir.Reg{l.Element(arg(0), one(1))}
	case llvm.InsertElement:
		rs := append([]ir.Reg(nil), arg(0)...)
		l.Insert(rs, one(1), one(2))
		return rs
	case llvm.ShuffleVector:
		return l.Shuffled(m, append(append([]ir.Reg(nil), arg(0)...), arg(1)...), x.Args[2])
	}
	l.Fail("constant expression %s", x.Name)
	return nil
}
