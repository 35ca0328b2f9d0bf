package program

import (
	"fmt"
	"strconv"
	"strings"

	"seabmc/llvm"
)

// VarsOf returns the variables that debug declarations tie to a function's values.
func (p *Program) VarsOf(f *llvm.Func) map[llvm.Value]*Variable {
	if m, ok := p.vars[f]; ok {
		return m
	}
	m := map[llvm.Value]*Variable{}
	for _, b := range f.Blocks {
		for _, in := range b.Insts {
			if in.Op == llvm.DbgDeclare && in.Of != nil {
				if v := p.Debug.Local(in.Var); v != nil {
					v.Type = p.typeOf(in.Var)
					m[in.Of] = v
				}
			}
		}
	}
	p.vars[f] = m
	return m
}

// ParamVars returns the variables of a function's parameters by position.
func (k *Program) ParamVars(f *llvm.Func) []*Variable {
	vs := make([]*Variable, len(f.Params))
	m := k.VarsOf(f)
	idx := map[llvm.Value]int{}
	for i, p := range f.Params {
		idx[p] = i
		if v := m[p]; v != nil {
			vs[i] = v
		}
	}
	if len(f.Blocks) == 0 {
		return vs
	}
	for _, in := range f.Blocks[0].Insts {
		if in.Op != llvm.Store {
			continue
		}
		if i, ok := idx[in.Args[0]]; ok {
			if v := m[in.Args[1]]; v != nil {
				vs[i] = v
			}
		}
	}
	return vs
}

// VariableOf returns the variable that an alloca of a function makes, nil if debug information does not say.
func (p *Program) VariableOf(e *Entity, a *llvm.Inst) *Variable {
	return p.VarsOf(e.Func)[a]
}

// TargetOf returns the variable that a store to an address writes as a whole.
func (k *Program) TargetOf(e *Entity, p llvm.Value) *Variable {
	if g, ok := p.(*llvm.Global); ok {
		if x := e.Unit.Symbols[g]; x != nil {
			return k.scalarVar(x.Var)
		}
		return nil
	}
	if llvm.Is(p, llvm.Alloca) || IsParam(p) {
		return k.scalarVar(k.VarsOf(e.Func)[p])
	}
	return nil
}

// IsParam reports whether a value is a parameter.
func IsParam(v llvm.Value) bool {
	_, ok := v.(*llvm.Param)
	return ok
}

func (p *Program) scalarVar(v *Variable) *Variable {
	if v == nil {
		return nil
	}
	if t := Strip(v.Type); Composite(t) && t.Tag != llvm.EnumType {
		return nil
	}
	return v
}

// ExprOf returns the C expression of the object at an address, as far as debug information and the code before it show it. It is empty if they do
// not.
func (k *Program) ExprOf(e *Entity, p llvm.Value) string {
	s, _ := k.Lvalue(e, p, 0)
	return s
}

// Lvalue returns the expression for what p points to, and its type.
func (k *Program) Lvalue(e *Entity, p llvm.Value, depth int) (string, *llvm.DIType) {
	if depth > 6 {
		return "", nil
	}
	switch x := p.(type) {
	case *llvm.Param: // the address of a structure that is returned
		if v := k.VarsOf(e.Func)[x]; v != nil {
			return v.Name, v.Type
		}
	case *llvm.Global:
		if g := e.Unit.Symbols[x]; g != nil && g.Var != nil {
			return g.Var.Name, g.Var.Type
		}
	case *llvm.ConstExpr: // of a global
		if x.Op == llvm.GEP || x.Op == llvm.BitCast {
			return k.Lvalue(e, &x.Inst, depth+1)
		}
	case *llvm.Inst:
		switch x.Op {
		case llvm.Alloca:
			if v := k.VarsOf(e.Func)[x]; v != nil {
				return v.Name, v.Type
			}
		case llvm.BitCast:
			return k.Lvalue(e, x.Args[0], depth+1)
		case llvm.Load:
			if s, t := k.Lvalue(e, x.Args[0], depth+1); s != "" {
				return "*" + s, Pointee(t)
			}
		case llvm.GEP:
			return k.elementOf(e, x, depth)
		}
	}
	return "", nil
}

func (p *Program) elementOf(e *Entity, x *llvm.Inst, depth int) (string, *llvm.DIType) {
	s, t := p.Lvalue(e, x.Args[0], depth+1)
	if s == "" || t == nil {
		return "", nil
	}
	star := s[0] == '*'
	indices := x.Args[1:]
	if len(indices) == 1 {
		if !star {
			return nextElement(s, indices[0]), t
		}
		return fmt.Sprintf("%s[%s]", arrow(s[1:]), p.indexText(e, indices[0])), t
	}
	if k := ConstInt(indices[0]); k == nil || k.Sign() != 0 || len(indices) > 2 {
		return "", nil
	}
	switch et := x.Elem; et.Kind {
	case llvm.Struct:
		k := ConstInt(indices[1])
		if k == nil || k.Int64() >= int64(len(et.Fields)) {
			return "", nil
		}
		m := MemberAt(t, e.Unit.Layout.StructOf(et).Offsets[k.Int64()])
		if m == nil {
			return "", nil
		}
		if star {
			return arrow(s[1:]) + "->" + m.Name, m.Base
		}
		return s + "." + m.Name, m.Base
	case llvm.Array:
		elem := Element(t)
		if elem == nil || star {
			return "", nil
		}
		return fmt.Sprintf("%s[%s]", s, p.indexText(e, indices[1])), elem
	}
	return "", nil
}

// arrow returns an expression in the form that can stand before -> and [.
func arrow(s string) string {
	if strings.HasPrefix(s, "*") {
		return "(" + s + ")"
	}
	return s
}

// nextElement returns the element k behind s if s ends in a constant index. Otherwise it returns "".
func nextElement(s string, k llvm.Value) string {
	head, last, ok := strings.Cut(strings.TrimSuffix(s, "]"), "[")
	for ok && strings.Contains(last, "[") {
		var more string
		more, last, _ = strings.Cut(last, "[")
		head += "[" + more
	}
	i, err := strconv.Atoi(last)
	c, isConst := k.(*llvm.ConstInt)
	if !ok || err != nil || !isConst || !strings.HasSuffix(s, "]") {
		return ""
	}
	return fmt.Sprintf("%s[%d]", head, int64(i)+c.X.Int64())
}

// indexText returns an index as C writes it: a number, a variable, or "…".
func (p *Program) indexText(e *Entity, v llvm.Value) string {
	for range 4 {
		if c, ok := v.(*llvm.ConstInt); ok {
			return c.X.String()
		}
		x, ok := v.(*llvm.Inst)
		if !ok {
			break
		}
		switch x.Op {
		case llvm.SExt, llvm.ZExt:
			v = x.Args[0]
			continue
		case llvm.Load:
			if s, _ := p.Lvalue(e, x.Args[0], 4); s != "" {
				return s
			}
		}
		break
	}
	return "…"
}

// CalledBy returns what an instruction calls by name. It returns nil if the instruction calls nothing or calls through a pointer.
func (p *Program) CalledBy(e *Entity, x *llvm.Inst) *Entity {
	if k, ok := x.Callee.(llvm.Constant); ok && x.Op == llvm.Call {
		return p.Resolve(e.Unit, k)
	}
	return nil
}
