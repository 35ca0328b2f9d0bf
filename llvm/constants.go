package llvm

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// IndexSpace is the address space of the pointers that the front end wraps around an index that llir would not read as it is.
const IndexSpace = 7777

// constant converts a constant.
func (c *converter) constant(v constant.Constant) Constant {
	if x, ok := c.values[v]; ok {
		return x.(Constant)
	}
	switch v := v.(type) {
	case *constant.Int:
		return &ConstInt{c.typ(v.Typ), v.X}
	case *constant.Float:
		return &ConstFloat{c.typ(v.Typ), v.X, v.NaN}
	case *constant.Null:
		return &Null{c.typ(v.Typ)}
	case *constant.ZeroInitializer:
		return &Zero{c.typ(v.Typ)}
	case *constant.Undef:
		return &Undef{Typ: c.typ(v.Typ)}
	case *constant.Poison:
		return &Undef{Typ: c.typ(v.Typ), Poison: true}
	case *constant.CharArray:
		return &Bytes{c.typ(v.Typ), v.X}
	case *constant.Array:
		return &Aggregate{c.typ(v.Typ), c.constants(v.Elems)}
	case *constant.Vector:
		return &Aggregate{c.typ(v.Typ), c.constants(v.Elems)}
	case *constant.Struct:
		return &Aggregate{c.typ(v.Typ), c.constants(v.Fields)}
	case *constant.Index:
		return c.constant(v.Constant)
	case *constant.DSOLocalEquivalent:
		return c.constant(v.Func)
	case *constant.NoCFI:
		return c.constant(v.Func)
	case *constant.BlockAddress:
		b, _ := c.values[v.Block].(*Block)
		return &BlockAddress{b}
	case *constant.ExprPtrToInt:
		if x := wrappedIndex(v); x != nil {
			return c.constant(x)
		}
	}
	x := &ConstExpr{Inst{Typ: c.typ(v.Type()), Name: fmt.Sprintf("%T", v)}}
	c.values[v] = x
	c.expr(&x.Inst, v)
	return x
}

// wrappedIndex returns the index that the front end wrapped, or nil if it did not wrap one.
func wrappedIndex(v *constant.ExprPtrToInt) constant.Constant {
	if p, ok := v.From.(*constant.ExprIntToPtr); ok {
		if t, ok := p.To.(*types.PointerType); ok && t.AddrSpace == IndexSpace {
			return p.From
		}
	}
	return nil
}

func (c *converter) constants(vs []constant.Constant) []Constant {
	out := make([]Constant, len(vs))
	for i, v := range vs {
		out[i] = c.constant(v)
	}
	return out
}

// set makes x an operation on operands.
func (c *converter) set(x *Inst, op Op, args ...value.Value) {
	x.Op, x.Args = op, make([]Value, len(args))
	for i, a := range args {
		x.Args[i] = c.value(a)
	}
}

// pointee returns the type that a typed pointer points to, or nil if v is not one.
func (c *converter) pointee(v value.Value) *Type {
	if t, ok := v.Type().(*types.PointerType); ok {
		return c.typ(t.ElemType)
	}
	return nil
}

// expr fills in a constant expression.
func (c *converter) expr(x *Inst, v constant.Constant) {
	switch v := v.(type) {
	case *constant.ExprAdd:
		c.set(x, Add, v.X, v.Y)
	case *constant.ExprSub:
		c.set(x, Sub, v.X, v.Y)
	case *constant.ExprMul:
		c.set(x, Mul, v.X, v.Y)
	case *constant.ExprUDiv:
		c.set(x, UDiv, v.X, v.Y)
		x.Exact = v.Exact
	case *constant.ExprSDiv:
		c.set(x, SDiv, v.X, v.Y)
		x.Exact = v.Exact
	case *constant.ExprURem:
		c.set(x, URem, v.X, v.Y)
	case *constant.ExprSRem:
		c.set(x, SRem, v.X, v.Y)
	case *constant.ExprShl:
		c.set(x, Shl, v.X, v.Y)
	case *constant.ExprLShr:
		c.set(x, LShr, v.X, v.Y)
	case *constant.ExprAShr:
		c.set(x, AShr, v.X, v.Y)
	case *constant.ExprAnd:
		c.set(x, And, v.X, v.Y)
	case *constant.ExprOr:
		c.set(x, Or, v.X, v.Y)
	case *constant.ExprXor:
		c.set(x, Xor, v.X, v.Y)
	case *constant.ExprFNeg:
		c.set(x, FNeg, v.X)
	case *constant.ExprFAdd:
		c.set(x, FAdd, v.X, v.Y)
	case *constant.ExprFSub:
		c.set(x, FSub, v.X, v.Y)
	case *constant.ExprFMul:
		c.set(x, FMul, v.X, v.Y)
	case *constant.ExprFDiv:
		c.set(x, FDiv, v.X, v.Y)
	case *constant.ExprFRem:
		c.set(x, FRem, v.X, v.Y)
	case *constant.ExprICmp:
		c.set(x, ICmp, v.X, v.Y)
		x.Pred = intPreds[v.Pred]
	case *constant.ExprFCmp:
		c.set(x, FCmp, v.X, v.Y)
		x.Pred = floatPreds[v.Pred]
	case *constant.ExprSelect:
		c.set(x, Select, v.Cond, v.X, v.Y)
	case *constant.ExprGetElementPtr:
		args := []value.Value{v.Src}
		for _, i := range v.Indices {
			args = append(args, i)
		}
		c.set(x, GEP, args...)
		x.Elem = c.typ(v.ElemType)
	case *constant.ExprExtractValue:
		c.set(x, ExtractValue, v.X)
		x.Indices = v.Indices
	case *constant.ExprInsertValue:
		c.set(x, InsertValue, v.X, v.Elem)
		x.Indices = v.Indices
	case *constant.ExprExtractElement:
		c.set(x, ExtractElement, v.X, v.Index)
	case *constant.ExprInsertElement:
		c.set(x, InsertElement, v.X, v.Elem, v.Index)
	case *constant.ExprShuffleVector:
		c.set(x, ShuffleVector, v.X, v.Y, v.Mask)
	default:
		c.castExpr(x, v)
	}
}

// castExpr does the work of expr for conversions.
func (c *converter) castExpr(x *Inst, v constant.Constant) {
	switch v := v.(type) {
	case *constant.ExprTrunc:
		c.set(x, Trunc, v.From)
	case *constant.ExprZExt:
		c.set(x, ZExt, v.From)
	case *constant.ExprSExt:
		c.set(x, SExt, v.From)
	case *constant.ExprFPTrunc:
		c.set(x, FPTrunc, v.From)
	case *constant.ExprFPExt:
		c.set(x, FPExt, v.From)
	case *constant.ExprFPToUI:
		c.set(x, FPToUI, v.From)
	case *constant.ExprFPToSI:
		c.set(x, FPToSI, v.From)
	case *constant.ExprUIToFP:
		c.set(x, UIToFP, v.From)
	case *constant.ExprSIToFP:
		c.set(x, SIToFP, v.From)
	case *constant.ExprPtrToInt:
		c.set(x, PtrToInt, v.From)
	case *constant.ExprIntToPtr:
		c.set(x, IntToPtr, v.From)
	case *constant.ExprBitCast:
		c.set(x, BitCast, v.From)
		x.Elem = c.pointee(v.From)
	case *constant.ExprAddrSpaceCast:
		c.set(x, AddrSpaceCast, v.From)
	}
}

// value converts a value.
func (c *converter) value(v value.Value) Value {
	if x, ok := c.values[v]; ok {
		return x
	}
	switch v := v.(type) {
	case nil:
		return nil
	case *ir.Arg:
		return c.value(v.Value)
	case constant.Constant:
		return c.constant(v)
	case *ir.InlineAsm:
		x := &InlineAsm{Text: v.Asm, Constraint: v.Constraint}
		c.values[v] = x
		return x
	}
	return &Unknown{What: fmt.Sprintf("%T", v)}
}
