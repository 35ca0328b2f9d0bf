package lower

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"seabmc/ir"
)

// indexSpace is the address space of the pointers that the front end wraps around an index (frontend/values.go).
const indexSpace = 7777

// evalExpr gives the registers of a constant expression, of vectors element by element.
func (l *lowerer) evalExpr(m *module, c constant.Constant) []ir.Reg {
	one := func(c constant.Constant) ir.Reg {
		rs := l.eval(m, c)
		if len(rs) != 1 {
			l.fail("constant expression on vectors")
		}
		return rs[0]
	}
	to := func(op castOp, from constant.Constant, t types.Type) []ir.Reg {
		return l.convert(op, l.eval(m, from), l.leavesOf(m, t))
	}
	switch c := c.(type) {
	case *constant.ExprBitCast:
		return to(castBits, c.From, c.To)
	case *constant.ExprAddrSpaceCast:
		return to(castBits, c.From, c.To)
	case *constant.ExprPtrToInt:
		if x := wrappedIndex(c); x != nil {
			return l.eval(m, x)
		}
		return to(castPtrToInt, c.From, c.To)
	case *constant.ExprIntToPtr:
		return to(castIntToPtr, c.From, c.To)
	case *constant.ExprTrunc:
		return to(castTrunc, c.From, c.To)
	case *constant.ExprZExt:
		return to(castZExt, c.From, c.To)
	case *constant.ExprSExt:
		return to(castSExt, c.From, c.To)
	case *constant.ExprSIToFP:
		return l.convertFloats(m, ir.OpSIToF, c.From.Type(), c.To, l.eval(m, c.From))
	case *constant.ExprUIToFP:
		return l.convertFloats(m, ir.OpUIToF, c.From.Type(), c.To, l.eval(m, c.From))
	case *constant.ExprFPToSI:
		return l.convertFloats(m, ir.OpFToSI, c.From.Type(), c.To, l.eval(m, c.From))
	case *constant.ExprFPToUI:
		return l.convertFloats(m, ir.OpFToUI, c.From.Type(), c.To, l.eval(m, c.From))
	case *constant.ExprFPExt:
		return l.convertFloats(m, ir.OpFConv, c.From.Type(), c.To, l.eval(m, c.From))
	case *constant.ExprFPTrunc:
		return l.convertFloats(m, ir.OpFConv, c.From.Type(), c.To, l.eval(m, c.From))
	case *constant.ExprGetElementPtr:
		idx := make([]value.Value, len(c.Indices))
		for i := range idx {
			idx[i] = c.Indices[i]
		}
		return []ir.Reg{l.gep(m, c.ElemType, one(c.Src), idx, func(i int) ir.Reg { return one(c.Indices[i]) })}
	case *constant.ExprICmp:
		return l.each2(l.eval(m, c.X), l.eval(m, c.Y), func(x, y ir.Reg) ir.Reg { return l.compared(c.Pred, x, y) })
	case *constant.ExprFCmp:
		t := c.X.Type()
		l.floating("comparison", t, nil)
		return l.each2(l.numbers(t, l.eval(m, c.X)), l.numbers(t, l.eval(m, c.Y)), func(x, y ir.Reg) ir.Reg { return l.fcmp(c.Pred, x, y) })
	case *constant.ExprFNeg:
		return l.eachOf(l.eval(m, c.X), l.negated)
	case *constant.ExprSelect:
		return l.chosen(l.eval(m, c.Cond), l.eval(m, c.X), l.eval(m, c.Y))
	case *constant.ExprExtractValue:
		start, n := m.dl.leafRange(c.X.Type(), c.Indices)
		return l.eval(m, c.X)[start : start+n]
	case *constant.ExprInsertValue:
		rs := append([]ir.Reg(nil), l.eval(m, c.X)...)
		start, n := m.dl.leafRange(c.X.Type(), c.Indices)
		copy(rs[start:start+n], l.eval(m, c.Elem))
		return rs
	case *constant.ExprExtractElement:
		return []ir.Reg{l.element(l.eval(m, c.X), one(c.Index))}
	case *constant.ExprInsertElement:
		rs := append([]ir.Reg(nil), l.eval(m, c.X)...)
		l.insert(rs, one(c.Elem), one(c.Index))
		return rs
	case *constant.ExprShuffleVector:
		return l.shuffled(m, append(append([]ir.Reg(nil), l.eval(m, c.X)...), l.eval(m, c.Y)...), c.Mask)
	}
	if op, ok := floatExpr(c); ok {
		x, y := exprOperands(c)
		l.floating("arithmetic", x.Type(), nil)
		t := x.Type()
		return l.encodings(t, l.each2(l.numbers(t, l.eval(m, x)), l.numbers(t, l.eval(m, y)), func(x, y ir.Reg) ir.Reg { return l.floatArith(op, x, y) }))
	}
	if op, ok := binaryOp(c); ok {
		a, b := exprOperands(c)
		return l.each2(l.eval(m, a), l.eval(m, b), func(x, y ir.Reg) ir.Reg {
			if r, ok := l.onPointers(op, a, b, x, y, false); ok {
				return r
			}
			l.divisor(m, op, c, y)
			return l.arith(op, x, y, true)
		})
	}
	l.fail("constant expression %T", c)
	return nil
}

// wrappedIndex is what the front end wrapped, nil if it did not.
func wrappedIndex(c *constant.ExprPtrToInt) constant.Constant {
	if p, ok := c.From.(*constant.ExprIntToPtr); ok {
		if t, ok := p.To.(*types.PointerType); ok && t.AddrSpace == indexSpace {
			return p.From
		}
	}
	return nil
}

// divisor refuses a division whose divisor may be zero: where constants are evaluated, nothing can be checked. C files are compiled so that
// clang checks it.
func (l *lowerer) divisor(m *module, op ir.Op, c constant.Constant, y ir.Reg) {
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		_, divisor := exprOperands(c)
		if v, ok := l.b.ConstInt(y); !ok || v == 0 || len(addressed(divisor, nil)) > 1 {
			l.fail("division in a constant expression by what may be zero")
		}
	}
}

// addressed adds to found the variables and functions whose addresses a constant is made of. How far two of them are apart is open.
func addressed(c constant.Constant, found map[constant.Constant]bool) map[constant.Constant]bool {
	if found == nil {
		found = map[constant.Constant]bool{}
	}
	switch c.(type) {
	case *llir.Global, *llir.Func, *llir.Alias:
		found[c] = true
	}
	for _, part := range partsOf(c) {
		addressed(part, found)
	}
	return found
}

// partsOf are the operands of a constant expression that may hold addresses.
func partsOf(c constant.Constant) []constant.Constant {
	switch c := c.(type) {
	case *constant.ExprPtrToInt:
		return []constant.Constant{c.From}
	case *constant.ExprIntToPtr:
		return []constant.Constant{c.From}
	case *constant.ExprBitCast:
		return []constant.Constant{c.From}
	case *constant.ExprTrunc:
		return []constant.Constant{c.From}
	case *constant.ExprZExt:
		return []constant.Constant{c.From}
	case *constant.ExprSExt:
		return []constant.Constant{c.From}
	case *constant.ExprICmp:
		return []constant.Constant{c.X, c.Y}
	case *constant.ExprSelect:
		return []constant.Constant{c.Cond, c.X, c.Y}
	case *constant.ExprGetElementPtr:
		return append([]constant.Constant{c.Src}, c.Indices...)
	case *constant.Index:
		return []constant.Constant{c.Constant}
	}
	if x, y := exprOperands(c); x != nil {
		return []constant.Constant{x, y}
	}
	return nil
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

// floatExpr is the operation of a constant expression that computes a number.
func floatExpr(c constant.Constant) (ir.Op, bool) {
	switch c.(type) {
	case *constant.ExprFAdd:
		return ir.OpFAdd, true
	case *constant.ExprFSub:
		return ir.OpFSub, true
	case *constant.ExprFMul:
		return ir.OpFMul, true
	case *constant.ExprFDiv:
		return ir.OpFDiv, true
	case *constant.ExprFRem:
		return ir.OpFRem, true
	}
	return 0, false
}

func exprOperands(c constant.Constant) (x, y constant.Constant) {
	switch c := c.(type) {
	case *constant.ExprAdd:
		return c.X, c.Y
	case *constant.ExprSub:
		return c.X, c.Y
	case *constant.ExprMul:
		return c.X, c.Y
	case *constant.ExprUDiv:
		return c.X, c.Y
	case *constant.ExprSDiv:
		return c.X, c.Y
	case *constant.ExprURem:
		return c.X, c.Y
	case *constant.ExprSRem:
		return c.X, c.Y
	case *constant.ExprShl:
		return c.X, c.Y
	case *constant.ExprLShr:
		return c.X, c.Y
	case *constant.ExprAShr:
		return c.X, c.Y
	case *constant.ExprAnd:
		return c.X, c.Y
	case *constant.ExprOr:
		return c.X, c.Y
	case *constant.ExprXor:
		return c.X, c.Y
	case *constant.ExprFAdd:
		return c.X, c.Y
	case *constant.ExprFSub:
		return c.X, c.Y
	case *constant.ExprFMul:
		return c.X, c.Y
	case *constant.ExprFDiv:
		return c.X, c.Y
	case *constant.ExprFRem:
		return c.X, c.Y
	}
	return nil, nil
}
