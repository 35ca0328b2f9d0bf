package llvm

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// converter makes a Module of what llir parsed.
type converter struct {
	types  map[types.Type]*Type
	byText map[string]*Type
	// values holds what is one thing wherever it is named.
	values map[value.Value]Value
	scopes map[metadata.Field]*Scope
	locs   map[*metadata.DILocation]*Location
	files  map[*metadata.DIFile]*File
	source map[metadata.Field]*DIType
	vars   map[metadata.Metadata]*Variable
}

// convert makes a Module of what llir parsed.
func convert(m *ir.Module) *Module {
	c := &converter{types: map[types.Type]*Type{}, byText: map[string]*Type{}, values: map[value.Value]Value{}, scopes: map[metadata.Field]*Scope{},
		locs: map[*metadata.DILocation]*Location{}, files: map[*metadata.DIFile]*File{}, source: map[metadata.Field]*DIType{}, vars: map[metadata.Metadata]*Variable{}}
	out := &Module{DataLayout: m.DataLayout, Triple: m.TargetTriple}
	c.declare(m, out)
	for i, f := range m.Funcs {
		c.blocks(f, out.Funcs[i])
	}
	for i, g := range m.Globals {
		if g.Init != nil {
			out.Globals[i].Init = c.constant(g.Init)
		}
		out.Globals[i].Var = c.globalVariable(g.Metadata)
	}
	for i, a := range m.Aliases {
		out.Aliases[i].Aliasee = c.constant(a.Aliasee)
	}
	for i, f := range m.Funcs {
		c.body(f, out.Funcs[i])
	}
	return out
}

// declare makes what has a name in the whole module.
func (c *converter) declare(m *ir.Module, out *Module) {
	for _, g := range m.Globals {
		x := &Global{Name: g.Name(), Unnamed: g.IsUnnamed(), Elem: c.typ(g.ContentType), Const: g.Immutable, Linkage: linkage(g.Linkage), Align: uint64(g.Align), typ: c.typ(g.Type())}
		c.values[g] = x
		out.Globals = append(out.Globals, x)
	}
	for _, f := range m.Funcs {
		x := &Func{Name: f.Name(), Sig: c.typ(f.Sig), Linkage: linkage(f.Linkage), NoReturn: noReturn(f), typ: c.typ(f.Type())}
		for _, a := range f.ReturnAttrs {
			x.SignExt = x.SignExt || a == enum.ReturnAttrSignExt
		}
		for _, md := range f.Metadata {
			if sp, ok := md.Node.(*metadata.DISubprogram); ok && md.Name == "dbg" {
				x.Subprogram = c.scope(sp)
			}
		}
		for _, p := range f.Params {
			q := &Param{Name: p.Name(), Typ: c.typ(p.Typ), Attrs: c.paramAttrs(p)}
			if t, ok := p.Typ.(*types.PointerType); ok {
				q.Elem = c.typ(t.ElemType)
			}
			c.values[p] = q
			x.Params = append(x.Params, q)
		}
		c.values[f] = x
		out.Funcs = append(out.Funcs, x)
	}
	for _, a := range m.Aliases {
		x := &Alias{Name: a.Name(), Linkage: linkage(a.Linkage), typ: c.typ(a.Type())}
		c.values[a] = x
		out.Aliases = append(out.Aliases, x)
	}
	for _, f := range m.IFuncs {
		c.values[f] = &IFunc{Name: f.Name(), typ: c.typ(f.Type())}
	}
}

func linkage(l enum.Linkage) Linkage {
	switch l {
	case enum.LinkageInternal:
		return Internal
	case enum.LinkagePrivate:
		return Private
	case enum.LinkageAppending:
		return Appending
	case enum.LinkageAvailableExternally:
		return AvailableExternally
	case enum.LinkageCommon:
		return Common
	case enum.LinkageExternWeak:
		return ExternWeak
	case enum.LinkageLinkOnce, enum.LinkageLinkOnceODR, enum.LinkageWeak, enum.LinkageWeakODR:
		return Weak
	}
	return External
}

func noReturn(f *ir.Func) bool {
	has := func(attrs []ir.FuncAttribute) bool {
		for _, a := range attrs {
			if a == enum.FuncAttrNoReturn {
				return true
			}
		}
		return false
	}
	for _, a := range f.FuncAttrs {
		if g, ok := a.(*ir.AttrGroupDef); ok && has(g.FuncAttrs) {
			return true
		}
	}
	return has(f.FuncAttrs)
}

func (c *converter) paramAttrs(p *ir.Param) (a Attrs) {
	for _, at := range p.Attrs {
		c.attr(&a, at, p.Typ)
	}
	return a
}

// attr enters an attribute of a parameter or argument of type t.
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

// typ is the type that t stands for.
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

// value is what v stands for.
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
