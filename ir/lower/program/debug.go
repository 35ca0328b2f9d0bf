package program

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/llvm"
)

// Debug reads source positions and variable names from DWARF metadata.
type Debug struct {
	pos   map[*llvm.Location]*ir.Pos
	types map[*llvm.DIType]string

	checks map[*ir.Pos]*LocalChecks
	Lists  map[string]*LocalChecks
}

func newDebugInfo() *Debug {
	return &Debug{pos: map[*llvm.Location]*ir.Pos{}, types: map[*llvm.DIType]string{},
		checks: map[*ir.Pos]*LocalChecks{}, Lists: map[string]*LocalChecks{}}
}

// PosOf returns the position in a !dbg attachment, nil if there is none.
func (d *Debug) PosOf(loc *llvm.Location) *ir.Pos {
	if loc == nil {
		return nil
	}
	if p, ok := d.pos[loc]; ok {
		return p
	}
	file, fn := ScopeOf(loc.Scope)
	file, checks := d.cutChecks(file)
	p := &ir.Pos{File: file, Line: loc.Line, Col: loc.Col, Func: fn}
	if checks != nil {
		d.checks[p] = checks
	}
	if p.Line == 0 && !loc.Inlined {
		p = nil
	}
	d.pos[loc] = p
	return p
}

// FuncPos returns the place where a function is defined.
func (d *Debug) FuncPos(f *llvm.Func) *ir.Pos {
	sp := f.Subprogram
	if sp == nil {
		return &ir.Pos{Func: f.Name}
	}
	file, fn := ScopeOf(sp)
	file, _, _ = strings.Cut(file, checksMark)
	return &ir.Pos{File: file, Line: sp.Line, Func: fn}
}

// TypeName returns the C spelling of a debug type.
func (d *Debug) TypeName(t *llvm.DIType) string {
	if s, ok := d.types[t]; ok {
		return s
	}
	s := d.spell(t, 0)
	d.types[t] = s
	return s
}

func (d *Debug) spell(t *llvm.DIType, depth int) string {
	if depth > 20 {
		return "…"
	}
	if t == nil {
		return "void"
	}
	switch t.Tag {
	case llvm.UnknownType:
		return "?"
	case llvm.BasicType, llvm.TypedefType, llvm.OtherComposite:
		return t.Name
	case llvm.PointerType:
		if t.Base != nil && t.Base.Tag == llvm.FunctionType {
			return d.spellFunc(t.Base, "(*)", depth)
		}
		s := d.spell(t.Base, depth+1)
		if strings.HasSuffix(s, "*") {
			return s + "*"
		}
		return s + " *"
	case llvm.ConstType:
		s := d.spell(t.Base, depth+1)
		if strings.HasSuffix(s, "*") {
			return s + "const"
		}
		return "const " + s
	case llvm.VolatileType:
		return "volatile " + d.spell(t.Base, depth+1)
	case llvm.FunctionType:
		return d.spellFunc(t, "", depth)
	case llvm.ArrayType:
		dims := ""
		for _, n := range t.Dims {
			if n >= 0 {
				dims += fmt.Sprintf("[%d]", n)
			} else {
				dims += "[]"
			}
		}
		return d.spell(t.Base, depth+1) + dims
	case llvm.StructType:
		return strings.TrimSpace("struct " + t.Name)
	case llvm.UnionType:
		return strings.TrimSpace("union " + t.Name)
	case llvm.EnumType:
		return strings.TrimSpace("enum " + t.Name)
	}
	return d.spell(t.Base, depth+1)
}

func (d *Debug) spellFunc(t *llvm.DIType, mid string, depth int) string {
	var parts []string
	for i, f := range t.Parts {
		s := d.spell(f, depth+1)
		if i > 0 && s == "void" {
			s = "..."
		}
		parts = append(parts, s)
	}
	if len(parts) == 0 {
		return "void " + mid + "()"
	}
	return parts[0] + " " + mid + "(" + strings.Join(parts[1:], ", ") + ")"
}

// Variable holds what debug information says about a variable.
type Variable struct {
	Name    string
	CType   string
	Type    *llvm.DIType
	Scope   *llvm.Scope // the block that a local variable is declared in
	IsParam bool
}

// Local returns what debug information says about a local variable, nil for one that clang made itself.
func (d *Debug) Local(v *llvm.Variable) *Variable {
	if v == nil || strings.HasPrefix(v.Name, "__vla_expr") { // clang's own
		return nil
	}
	return &Variable{Name: nameOf(v), CType: d.TypeName(v.Type), Type: v.Type, Scope: v.Scope, IsParam: v.Param}
}

// nameOf returns a variable's name, but not the name that the front end gives to a temporary (frontend/temporaries.go): that is not for readers.
func nameOf(v *llvm.Variable) string {
	if n, ok := strings.CutPrefix(v.Name, "__seabmc_temporary"); ok {
		return ir.TemporaryName + n
	}
	return v.Name
}

func (d *Debug) global(g *llvm.Global) *Variable {
	if g.Var == nil {
		return nil
	}
	return &Variable{Name: g.Var.Name, CType: d.TypeName(g.Var.Type), Type: g.Var.Type}
}
