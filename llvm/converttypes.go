package llvm

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// converter makes a Module from what llir parsed.
type converter struct {
	types  map[types.Type]*Type
	byText map[string]*Type
	// values holds everything that is the same object wherever it is named.
	values map[value.Value]Value
	scopes map[metadata.Field]*Scope
	locs   map[*metadata.DILocation]*Location
	files  map[*metadata.DIFile]*File
	source map[metadata.Field]*DIType
	vars   map[metadata.Metadata]*Variable
}

// Types, and the attributes of parameters and arguments, which may name types.

// attr records an attribute of a parameter or argument of type t.
func (c *converter) attr(a *Attrs, at ir.ParamAttribute, t types.Type) {
	pointee := func(named types.Type) *Type {
		if p, ok := t.(*types.PointerType); ok && named == nil {
			named = p.ElemType
		}
		if named == nil {
			return nil
		}
		return c.typ(named)
	}
	switch at := at.(type) {
	case ir.Byval:
		a.ByVal = pointee(at.Typ)
	case ir.SRet:
		a.SRet = pointee(at.Typ)
	case ir.Align:
		a.Align = uint64(at)
	case ir.Dereferenceable:
		if !at.DerefOrNull {
			a.Dereferenceable = at.N
		}
	case enum.ParamAttr:
		a.NonNull = a.NonNull || at == enum.ParamAttrNonNull
	}
}

// typ converts a type.
func (c *converter) typ(t types.Type) *Type {
	if x, ok := c.types[t]; ok {
		return x
	}
	text := t.String()
	if x, ok := c.byText[text]; ok {
		c.types[t] = x
		return x
	}
	x := &Type{text: text}
	c.types[t], c.byText[text] = x, x // before its parts, which may lead back to it through a pointer
	c.fill(x, t)
	return x
}

func (c *converter) fill(x *Type, t types.Type) {
	switch t := t.(type) {
	case *types.VoidType:
		x.Kind = Void
	case *types.IntType:
		x.Kind, x.Bits, x.Name = Int, t.BitSize, t.TypeName
	case *types.FloatType:
		x.Kind, x.Float = Float, floatKind(t.Kind)
	case *types.MMXType:
		x.Kind = MMX
	case *types.PointerType:
		x.Kind = Ptr
		if f, ok := t.ElemType.(*types.FuncType); ok {
			x.Fn = c.typ(f)
		}
	case *types.ArrayType:
		x.Kind, x.Len, x.Elem = Array, t.Len, c.typ(t.ElemType)
	case *types.VectorType:
		x.Kind, x.Len, x.Scalable, x.Elem = Vector, t.Len, t.Scalable, c.typ(t.ElemType)
	case *types.StructType:
		x.Kind, x.Packed, x.Opaque, x.Name = Struct, t.Packed, t.Opaque, t.TypeName
		for _, f := range t.Fields {
			x.Fields = append(x.Fields, c.typ(f))
		}
	case *types.FuncType:
		x.Kind, x.Variadic, x.Ret = FuncKind, t.Variadic, c.typ(t.RetType)
		x.text = t.LLString()
		for _, p := range t.Params {
			x.Params = append(x.Params, c.typ(p))
		}
	case *types.LabelType:
		x.Kind = Label
	case *types.MetadataType:
		x.Kind = Metadata
	default:
		x.Kind = Token
	}
}

func floatKind(k types.FloatKind) FloatKind {
	switch k {
	case types.FloatKindHalf:
		return Half
	case types.FloatKindFloat:
		return Single
	case types.FloatKindDouble:
		return Double
	case types.FloatKindX86_FP80:
		return X86FP80
	case types.FloatKindPPC_FP128:
		return PPCFP128
	}
	return FP128
}
