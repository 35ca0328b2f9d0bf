package lower

import (
	"fmt"
	"strings"

	"seabmc/ir"
	"seabmc/llvm"
)

// debugInfo reads source positions and variable names from DWARF metadata.
type debugInfo struct {
	pos   map[*llvm.Location]*ir.Pos
	types map[*llvm.DIType]string

	checks map[*ir.Pos]*localChecks
	lists  map[string]*localChecks
}

func newDebugInfo() *debugInfo {
	return &debugInfo{pos: map[*llvm.Location]*ir.Pos{}, types: map[*llvm.DIType]string{},
		checks: map[*ir.Pos]*localChecks{}, lists: map[string]*localChecks{}}
}

// scopeOf finds the file and the function that a debug scope lies in.
func scopeOf(s *llvm.Scope) (file, fn string) {
	for range 1000 {
		if s == nil {
			break
		}
		if file == "" && s.File != nil {
			file = fileName(s.File)
		}
		if s.Kind == llvm.SubprogramScope {
			return file, s.Name
		}
		s = s.Parent
	}
	return file, ""
}

// of is the position in a !dbg attachment, nil if there is none.
func (d *debugInfo) of(loc *llvm.Location) *ir.Pos {
	if loc == nil {
		return nil
	}
	if p, ok := d.pos[loc]; ok {
		return p
	}
	file, fn := scopeOf(loc.Scope)
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

// funcPos is where a function is defined.
func (d *debugInfo) funcPos(f *llvm.Func) *ir.Pos {
	sp := f.Subprogram
	if sp == nil {
		return &ir.Pos{Func: f.Name}
	}
	file, fn := scopeOf(sp)
	file, _, _ = strings.Cut(file, checksMark)
	return &ir.Pos{File: file, Line: sp.Line, Func: fn}
}

// ctype is the C spelling of a debug type.
func (d *debugInfo) ctype(t *llvm.DIType) string {
	if s, ok := d.types[t]; ok {
		return s
	}
	s := d.spell(t, 0)
	d.types[t] = s
	return s
}

func (d *debugInfo) spell(t *llvm.DIType, depth int) string {
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

func (d *debugInfo) spellFunc(t *llvm.DIType, mid string, depth int) string {
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

// variable is what debug information says of a variable.
type variable struct {
	name  string
	ctype string
	typ   *llvm.DIType
	scope *llvm.Scope // the block that a local variable is declared in
	arg   bool
}

func (d *debugInfo) local(v *llvm.Variable) *variable {
	if v == nil || strings.HasPrefix(v.Name, "__vla_expr") { // clang's own
		return nil
	}
	return &variable{name: v.Name, ctype: d.ctype(v.Type), typ: v.Type, scope: v.Scope, arg: v.Param}
}

func (d *debugInfo) global(g *llvm.Global) *variable {
	if g.Var == nil {
		return nil
	}
	return &variable{name: g.Var.Name, ctype: d.ctype(g.Var.Type), typ: g.Var.Type}
}

// is tells whether a type of the source is of a kind.
func is(t *llvm.DIType, tag llvm.Tag) bool { return t != nil && t.Tag == tag }

// strip removes typedefs and qualifiers.
func strip(t *llvm.DIType) *llvm.DIType {
	for range 100 {
		if t == nil {
			return nil
		}
		switch t.Tag {
		case llvm.TypedefType, llvm.ConstType, llvm.VolatileType, llvm.MemberType:
			t = t.Base
		default:
			return t
		}
	}
	return t
}

// pointee is what a debug pointer type points to, nil if it is no pointer.
func pointee(t *llvm.DIType) *llvm.DIType {
	if t = strip(t); is(t, llvm.PointerType) {
		return t.Base
	}
	return nil
}

// member is the member of a struct type at a byte offset with a name.
func member(t *llvm.DIType, off int64) *llvm.DIType {
	if t = strip(t); !is(t, llvm.StructType) {
		return nil
	}
	for _, m := range t.Parts {
		if is(m, llvm.MemberType) && m.Off == off*8 {
			return m
		}
	}
	return nil
}

// element is the element type of a debug array type, nil if it is none.
func element(t *llvm.DIType) *llvm.DIType {
	if t = strip(t); !is(t, llvm.ArrayType) || len(t.Dims) > 1 {
		return nil
	}
	return t.Base
}
