package llvm

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// convert makes a Module from what llir parsed.
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

// declare makes everything that has a name in the whole module.
func (c *converter) declare(m *ir.Module, out *Module) {
	for _, g := range m.Globals {
		x := &Global{Name: g.Name(), Unnamed: g.IsUnnamed(), Elem: c.typ(g.ContentType), Const: g.Immutable, OfThread: g.TLSModel != enum.TLSModelNone, Linkage: linkage(g.Linkage), Align: uint64(g.Align), typ: c.typ(g.Type())}
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
