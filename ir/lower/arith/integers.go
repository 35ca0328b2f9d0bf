package arith

import (
	"seabmc/ir"
	"seabmc/llvm"
)

// Divisor refuses a division whose divisor may be zero. When constants are evaluated, nothing can be checked. C files are compiled so that clang
// checks it.
func (l *Builder) Divisor(op ir.Op, x *llvm.Inst, y ir.Reg) {
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		if v, ok := l.B.ConstInt(y); !ok || v == 0 || len(addressed(x.Args[1].(llvm.Constant), nil)) > 1 {
			l.Fail("division in a constant expression by what may be zero")
		}
	}
}

// Pairwise applies f to the scalars of two operands.
func (l *Builder) Pairwise(xs, ys []ir.Reg, f func(x, y ir.Reg) ir.Reg) []ir.Reg {
	if len(xs) != len(ys) {
		l.Fail("operands of %d and %d scalars", len(xs), len(ys))
	}
	rs := make([]ir.Reg, len(xs))
	for i := range rs {
		rs[i] = f(xs[i], ys[i])
	}
	return rs
}

// addressed adds to found the variables and functions whose addresses a constant is made of. The distance between two of them is open.
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

// Chosen returns the result of a select: one condition for all scalars, or one for each.
func (l *Builder) Chosen(cond, x, y []ir.Reg) []ir.Reg {
	rs := make([]ir.Reg, len(x))
	for i := range rs {
		c := cond[0]
		if len(cond) > 1 {
			c = cond[i]
		}
		rs[i] = l.B.Select(c, x[i], y[i])
	}
	return rs
}

// Integer computes an operation. i1 has only the logical ones. If poison is set, a shift by the width or more gives an unknown value (LLVM's poison).
func (l *Builder) Integer(op ir.Op, x, y ir.Reg, poison bool) ir.Reg {
	t := l.B.Type(x)
	if t.Kind != ir.KindInt || l.B.Type(y) != t {
		l.Fail("arithmetic on %v and %v", t, l.B.Type(y))
	}
	if t == ir.I1 {
		switch op {
		case ir.OpAdd, ir.OpSub:
			return l.B.Bin(ir.OpXor, x, y)
		case ir.OpMul:
			return l.B.Bin(ir.OpAnd, x, y)
		case ir.OpAnd, ir.OpOr, ir.OpXor:
			return l.B.Bin(op, x, y)
		case ir.OpURem, ir.OpSRem:
			return l.B.False()
		}
		return x // division by 1, shift by 0: everything else is undefined
	}
	r := l.B.Bin(op, x, y)
	if poison && (op == ir.OpShl || op == ir.OpLShr || op == ir.OpAShr) {
		return l.shiftOr(r, y, t)
	}
	return r
}

// Compare returns the value of an icmp on integers.
func (l *Builder) Compare(pred llvm.Pred, x, y ir.Reg) ir.Reg {
	switch pred {
	case llvm.EQ:
		return l.B.Bin(ir.OpEq, x, y)
	case llvm.NE:
		return l.B.Bin(ir.OpNe, x, y)
	}
	t := l.B.Type(x)
	signed := pred.Signed()
	if t == ir.TPtr && signed {
		x, y = l.B.PtrToInt(x), l.B.PtrToInt(y)
	}
	if t == ir.I1 {
		x, y = l.B.Cast(ir.OpZExt, x, 8), l.B.Cast(ir.OpZExt, y, 8)
		if signed { // true is -1
			x, y = y, x
		}
		signed = false
	}
	lt, le := ir.OpUlt, ir.OpUle
	if signed {
		lt, le = ir.OpSlt, ir.OpSle
	}
	switch pred {
	case llvm.SLT, llvm.ULT:
		return l.B.Bin(lt, x, y)
	case llvm.SLE, llvm.ULE:
		return l.B.Bin(le, x, y)
	case llvm.SGT, llvm.UGT:
		return l.B.Bin(lt, y, x)
	}
	return l.B.Bin(le, y, x)
}

// Resize changes an integer to a width, and fills with zeros.
func (l *Words) Resize(x ir.Reg, bits int) ir.Reg {
	if int(l.B.Type(x).Bits) > bits {
		return l.B.Cast(ir.OpTrunc, x, bits)
	}
	return l.B.Cast(ir.OpZExt, x, bits)
}

// Extend64 extends an integer of at most 64 bits to 64, by its sign or by zeros.
func (l *Words) Extend64(x ir.Reg, signed bool) ir.Reg {
	if signed {
		return l.B.Cast(ir.OpSExt, x, 64)
	}
	return l.B.Cast(ir.OpZExt, x, 64)
}

// ReadModifyWrite returns what an atomicrmw writes in place of old.
func (l *Builder) ReadModifyWrite(op llvm.RMW, old, v ir.Reg) ir.Reg {
	pick := func(pred llvm.Pred) ir.Reg { return l.B.Select(l.Compare(pred, old, v), old, v) }
	switch op {
	case llvm.RMWAdd:
		return l.Integer(ir.OpAdd, old, v, false)
	case llvm.RMWSub:
		return l.Integer(ir.OpSub, old, v, false)
	case llvm.RMWAnd:
		return l.Integer(ir.OpAnd, old, v, false)
	case llvm.RMWOr:
		return l.Integer(ir.OpOr, old, v, false)
	case llvm.RMWXor:
		return l.Integer(ir.OpXor, old, v, false)
	case llvm.RMWNand:
		return l.BitNot(l.Integer(ir.OpAnd, old, v, false))
	case llvm.RMWMax:
		return pick(llvm.SGT)
	case llvm.RMWMin:
		return pick(llvm.SLT)
	case llvm.RMWUMax:
		return pick(llvm.UGT)
	case llvm.RMWUMin:
		return pick(llvm.ULT)
	}
	l.Fail("this operation of atomicrmw")
	return 0
}

func (l *Builder) shiftOr(r, y ir.Reg, t ir.Type) ir.Reg {
	inside := l.B.Bin(ir.OpUlt, y, l.B.Const(uint64(t.Bits), int(t.Bits)))
	if int(t.Bits) < 64 && uint64(t.Bits) >= 1<<t.Bits {
		return r // i2 and i1: the width itself does not fit
	}
	if v, ok := l.B.ConstInt(inside); ok && v == 1 {
		return r
	}
	if v, ok := l.B.ConstInt(y); ok && v < uint64(t.Bits) {
		return r
	}
	return l.B.Select(inside, r, l.B.Nondet(t, "shift by too much"))
}

// ToAddr changes an integer to pointer width, keeping its sign.
func (l *Words) ToAddr(r ir.Reg) ir.Reg {
	w := l.B.Prog.PtrBits
	if int(l.B.Type(r).Bits) > w {
		return l.B.Cast(ir.OpTrunc, r, w)
	}
	return l.B.Cast(ir.OpSExt, r, w)
}

func abs(x int64) int64 {
	if x < 0 {
		return -x
	}
	return x
}

// BinaryOp returns SEA-IR's operation for LLVM's. It returns false if there is none.
func BinaryOp(op llvm.Op) (ir.Op, bool) {
	r, ok := BinaryOps[op]
	return r, ok
}

// BinaryOps holds LLVM's operations on two integers.
var BinaryOps = map[llvm.Op]ir.Op{llvm.Add: ir.OpAdd, llvm.Sub: ir.OpSub, llvm.Mul: ir.OpMul, llvm.UDiv: ir.OpUDiv, llvm.SDiv: ir.OpSDiv,
	llvm.URem: ir.OpURem, llvm.SRem: ir.OpSRem, llvm.Shl: ir.OpShl, llvm.LShr: ir.OpLShr, llvm.AShr: ir.OpAShr,
	llvm.And: ir.OpAnd, llvm.Or: ir.OpOr, llvm.Xor: ir.OpXor}

// CastKind says how a conversion is made.
type CastKind uint8

const (
	CastNone CastKind = iota
	CastTrunc
	CastZExt
	CastSExt
	CastPtrToInt
	CastPrivate // of a pointer, see program/looks.go
	CastIntToPtr
	castBits
)

// CastOf returns the kind of conversion that an operation of LLVM is, castNone if it is not one.
func CastOf(op llvm.Op) CastKind {
	switch op {
	case llvm.Trunc:
		return CastTrunc
	case llvm.ZExt:
		return CastZExt
	case llvm.SExt:
		return CastSExt
	case llvm.PtrToInt:
		return CastPtrToInt
	case llvm.IntToPtr:
		return CastIntToPtr
	case llvm.BitCast, llvm.AddrSpaceCast:
		return castBits
	}
	return CastNone
}
