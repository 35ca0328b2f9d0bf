package lower

import (
	"fmt"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"

	"seabmc/ir"
)

// debugInfo reads source positions and variable names from DWARF metadata.
type debugInfo struct {
	pos   map[*metadata.DILocation]*ir.Pos
	types map[metadata.Field]string

	checks map[*ir.Pos]*localChecks
	lists  map[string]*localChecks
}

func newDebugInfo() *debugInfo {
	return &debugInfo{pos: map[*metadata.DILocation]*ir.Pos{}, types: map[metadata.Field]string{},
		checks: map[*ir.Pos]*localChecks{}, lists: map[string]*localChecks{}}
}

// scopeOf finds the file and the function that a debug scope lies in.
func scopeOf(s metadata.Field) (file, fn string) {
	for range 1000 {
		switch x := s.(type) {
		case *metadata.DISubprogram:
			if file == "" && x.File != nil {
				file = fileName(x.File)
			}
			return file, x.Name
		case *metadata.DILexicalBlock:
			if file == "" && x.File != nil {
				file = fileName(x.File)
			}
			s = x.Scope
		case *metadata.DILexicalBlockFile:
			if file == "" && x.File != nil {
				file = fileName(x.File)
			}
			s = x.Scope
		default:
			return file, ""
		}
	}
	return file, ""
}

// of is the position in a !dbg attachment, nil if there is none.
func (d *debugInfo) of(mds []*metadata.Attachment) *ir.Pos {
	for _, md := range mds {
		if md.Name != "dbg" {
			continue
		}
		loc, ok := md.Node.(*metadata.DILocation)
		if !ok {
			return nil
		}
		return d.location(loc)
	}
	return nil
}

func (d *debugInfo) location(loc *metadata.DILocation) *ir.Pos {
	if p, ok := d.pos[loc]; ok {
		return p
	}
	file, fn := scopeOf(loc.Scope)
	file, checks := d.cutChecks(file)
	p := &ir.Pos{File: file, Line: int(loc.Line), Col: int(loc.Column), Func: fn}
	if checks != nil {
		d.checks[p] = checks
	}
	if p.Line == 0 && loc.InlinedAt == nil {
		p = nil
	}
	d.pos[loc] = p
	return p
}

// funcPos is where a function is defined.
func (d *debugInfo) funcPos(f *llir.Func) *ir.Pos {
	for _, md := range f.Metadata {
		if sp, ok := md.Node.(*metadata.DISubprogram); ok && md.Name == "dbg" {
			file, fn := scopeOf(sp)
			file, _, _ = strings.Cut(file, checksMark)
			return &ir.Pos{File: file, Line: int(sp.Line), Func: fn}
		}
	}
	return &ir.Pos{Func: f.Name()}
}

// ctype is the C spelling of a debug type.
func (d *debugInfo) ctype(t metadata.Field) string {
	if s, ok := d.types[t]; ok {
		return s
	}
	s := d.spell(t, 0)
	d.types[t] = s
	return s
}

func (d *debugInfo) spell(t metadata.Field, depth int) string {
	if depth > 20 {
		return "…"
	}
	switch t := t.(type) {
	case nil, *metadata.NullLit:
		return "void"
	case *metadata.DIBasicType:
		return t.Name
	case *metadata.DIDerivedType:
		return d.spellDerived(t, depth)
	case *metadata.DICompositeType:
		return d.spellComposite(t, depth)
	case *metadata.DISubroutineType:
		return d.spellFunc(t, "", depth)
	}
	return "?"
}

func (d *debugInfo) spellDerived(t *metadata.DIDerivedType, depth int) string {
	switch t.Tag {
	case enum.DwarfTagTypedef:
		return t.Name
	case enum.DwarfTagPointerType:
		if f, ok := t.BaseType.(*metadata.DISubroutineType); ok {
			return d.spellFunc(f, "(*)", depth)
		}
		s := d.spell(t.BaseType, depth+1)
		if strings.HasSuffix(s, "*") {
			return s + "*"
		}
		return s + " *"
	case enum.DwarfTagConstType:
		s := d.spell(t.BaseType, depth+1)
		if strings.HasSuffix(s, "*") {
			return s + "const"
		}
		return "const " + s
	case enum.DwarfTagVolatileType:
		return "volatile " + d.spell(t.BaseType, depth+1)
	}
	return d.spell(t.BaseType, depth+1)
}

func (d *debugInfo) spellComposite(t *metadata.DICompositeType, depth int) string {
	switch t.Tag {
	case enum.DwarfTagArrayType:
		dims := ""
		if t.Elements != nil {
			for _, e := range t.Elements.Fields {
				sr, ok := e.(*metadata.DISubrange)
				if !ok {
					continue
				}
				if n, ok := sr.Count.(metadata.IntLit); ok && n >= 0 {
					dims += fmt.Sprintf("[%d]", int64(n))
				} else {
					dims += "[]"
				}
			}
		}
		return d.spell(t.BaseType, depth+1) + dims
	case enum.DwarfTagStructureType:
		return strings.TrimSpace("struct " + t.Name)
	case enum.DwarfTagUnionType:
		return strings.TrimSpace("union " + t.Name)
	case enum.DwarfTagEnumerationType:
		return strings.TrimSpace("enum " + t.Name)
	}
	return t.Name
}

func (d *debugInfo) spellFunc(t *metadata.DISubroutineType, mid string, depth int) string {
	var parts []string
	if t.Types != nil {
		for i, f := range t.Types.Fields {
			s := d.spell(f, depth+1)
			if i > 0 && s == "void" {
				s = "..."
			}
			parts = append(parts, s)
		}
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
	typ   metadata.Field
	scope metadata.Field // the block that a local variable is declared in
	arg   bool
}

func (d *debugInfo) local(md metadata.Metadata) *variable {
	v, ok := md.(*metadata.DILocalVariable)
	if !ok || strings.HasPrefix(v.Name, "__vla_expr") { // clang's own
		return nil
	}
	return &variable{name: v.Name, ctype: d.ctype(v.Type), typ: v.Type, scope: v.Scope, arg: v.Arg > 0}
}

func (d *debugInfo) global(g *llir.Global) *variable {
	for _, md := range g.Metadata {
		if e, ok := md.Node.(*metadata.DIGlobalVariableExpression); ok && e.Var != nil {
			return &variable{name: e.Var.Name, ctype: d.ctype(e.Var.Type), typ: e.Var.Type}
		}
	}
	return nil
}

// strip removes typedefs and qualifiers.
func strip(t metadata.Field) metadata.Field {
	for range 100 {
		dt, ok := t.(*metadata.DIDerivedType)
		if !ok {
			return t
		}
		switch dt.Tag {
		case enum.DwarfTagTypedef, enum.DwarfTagConstType, enum.DwarfTagVolatileType:
			t = dt.BaseType
		case enum.DwarfTagMember:
			t = dt.BaseType
		default:
			return t
		}
	}
	return t
}

// pointee is what a debug pointer type points to, nil if it is no pointer.
func pointee(t metadata.Field) metadata.Field {
	if dt, ok := strip(t).(*metadata.DIDerivedType); ok && dt.Tag == enum.DwarfTagPointerType {
		return dt.BaseType
	}
	return nil
}

// member is the member of a struct type at a byte offset with a name.
func member(t metadata.Field, off int64) *metadata.DIDerivedType {
	ct, ok := strip(t).(*metadata.DICompositeType)
	if !ok || ct.Elements == nil || ct.Tag != enum.DwarfTagStructureType {
		return nil
	}
	for _, e := range ct.Elements.Fields {
		if m, ok := e.(*metadata.DIDerivedType); ok && m.Tag == enum.DwarfTagMember && int64(m.Offset) == off*8 {
			return m
		}
	}
	return nil
}

// element is the element type of a debug array type, nil if it is none.
func element(t metadata.Field) metadata.Field {
	ct, ok := strip(t).(*metadata.DICompositeType)
	if !ok || ct.Tag != enum.DwarfTagArrayType {
		return nil
	}
	if ct.Elements != nil && len(ct.Elements.Fields) > 1 {
		return nil
	}
	return ct.BaseType
}
