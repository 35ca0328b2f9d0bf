package llvm

import (
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// debugCall fills in a call of an intrinsic for debuggers. It returns false if the call is not one.
func (c *converter) debugCall(x *Inst, in *ir.InstCall, name string) bool {
	kind, ok := strings.CutPrefix(name, "llvm.dbg.")
	if !ok {
		return false
	}
	arg := func(i int) any {
		if i >= len(in.Args) {
			return nil
		}
		var v value.Value = in.Args[i]
		if a, ok := v.(*ir.Arg); ok {
			v = a.Value
		}
		if md, ok := v.(*metadata.Value); ok {
			return md.Value
		}
		return v
	}
	x.Op = DbgOther
	switch kind {
	case "declare", "value":
		x.Op = DbgDeclare
		if kind == "value" {
			x.Op = DbgValue
		}
		if v, ok := arg(0).(value.Value); ok {
			x.Of = c.value(v)
		}
		if v, ok := arg(1).(*metadata.DILocalVariable); ok {
			x.Var = c.localVariable(v)
		}
		e, isExpr := arg(2).(*metadata.DIExpression)
		x.Raw = isExpr && len(e.Fields) == 0
	case "label":
		x.Op = DbgLabel
		if d, ok := arg(0).(*metadata.DILabel); ok {
			x.Lab = d.Name
		}
	}
	return true
}

func (c *converter) localVariable(v *metadata.DILocalVariable) *Variable {
	if x, ok := c.vars[v]; ok {
		return x
	}
	x := &Variable{Name: v.Name, Type: c.sourceType(v.Type), Scope: c.scope(v.Scope), Param: v.Arg > 0, File: c.file(v.File), Line: int(v.Line)}
	c.vars[v] = x
	return x
}

func (c *converter) globalVariable(mds []*metadata.Attachment) *Variable {
	for _, md := range mds {
		if e, ok := md.Node.(*metadata.DIGlobalVariableExpression); ok && e.Var != nil {
			return &Variable{Name: e.Var.Name, Type: c.sourceType(e.Var.Type), File: c.file(e.Var.File), Line: int(e.Var.Line)}
		}
	}
	return nil
}

func (c *converter) location(l *metadata.DILocation) *Location {
	if x, ok := c.locs[l]; ok {
		return x
	}
	x := &Location{Line: int(l.Line), Col: int(l.Column), Scope: c.scope(l.Scope), Inlined: l.InlinedAt != nil}
	c.locs[l] = x
	return x
}

// scope converts a scope. It follows the scopes around it one by one.
func (c *converter) scope(s metadata.Field) *Scope {
	var first, inner *Scope
	for s != nil {
		x, known := c.scopes[s]
		if !known {
			x = &Scope{}
			c.scopes[s] = x
		}
		if first == nil {
			first = x
		}
		if inner != nil {
			inner.Parent = x
		}
		if known {
			break
		}
		inner, s = x, c.fillScope(x, s)
	}
	return first
}

// fillScope fills in a scope, and returns the next scope around it that matters.
func (c *converter) fillScope(x *Scope, s metadata.Field) (parent metadata.Field) {
	switch s := s.(type) {
	case *metadata.DISubprogram:
		x.Kind, x.Name, x.Line, x.File = SubprogramScope, s.Name, int(s.Line), c.file(s.File)
		x.Prototyped = s.Flags&enum.DIFlagPrototyped != 0
	case *metadata.DILexicalBlock:
		x.Kind, x.File = BlockScope, c.file(s.File)
		return s.Scope
	case *metadata.DILexicalBlockFile:
		x.Kind, x.File = FileScope, c.file(s.File)
		return s.Scope
	}
	return nil
}

func (c *converter) file(f *metadata.DIFile) *File {
	if f == nil {
		return nil
	}
	x, ok := c.files[f]
	if !ok {
		x = &File{f.Directory, f.Filename}
		c.files[f] = x
	}
	return x
}

// sourceType converts a type. Types may lead to themselves through pointers, so each type is registered before it is filled in.
func (c *converter) sourceType(t metadata.Field) *DIType {
	var todo []metadata.Field
	ref := func(t metadata.Field) *DIType {
		switch t.(type) {
		case nil, *metadata.NullLit:
			return nil
		}
		x, ok := c.source[t]
		if !ok {
			x = &DIType{}
			c.source[t] = x
			todo = append(todo, t)
		}
		return x
	}
	x := ref(t)
	for len(todo) > 0 {
		next := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		fillType(c.source[next], next, ref)
	}
	return x
}

var derivedTags = map[enum.DwarfTag]Tag{enum.DwarfTagTypedef: TypedefType, enum.DwarfTagPointerType: PointerType, enum.DwarfTagConstType: ConstType,
	enum.DwarfTagVolatileType: VolatileType, enum.DwarfTagAtomicType: AtomicType, enum.DwarfTagRestrictType: RestrictType, enum.DwarfTagMember: MemberType}

var compositeTags = map[enum.DwarfTag]Tag{enum.DwarfTagArrayType: ArrayType, enum.DwarfTagStructureType: StructType, enum.DwarfTagUnionType: UnionType,
	enum.DwarfTagEnumerationType: EnumType}

func fillType(x *DIType, t metadata.Field, ref func(metadata.Field) *DIType) {
	switch t := t.(type) {
	case *metadata.DIBasicType:
		x.Tag, x.Name, x.Size = BasicType, t.Name, int64(t.Size)
	case *metadata.DIDerivedType:
		x.Tag, x.Name, x.Size, x.Off, x.Base = OtherType, t.Name, int64(t.Size), int64(t.Offset), ref(t.BaseType)
		if tag, ok := derivedTags[t.Tag]; ok {
			x.Tag = tag
		}
	case *metadata.DICompositeType:
		x.Tag, x.Name, x.Size, x.Base, x.Whole = OtherComposite, t.Name, int64(t.Size), ref(t.BaseType), t.Elements != nil
		if tag, ok := compositeTags[t.Tag]; ok {
			x.Tag = tag
		}
		if t.Elements != nil {
			fillParts(x, t.Elements.Fields, ref)
		}
	case *metadata.DISubroutineType:
		x.Tag = FunctionType
		if t.Types != nil {
			for _, p := range t.Types.Fields {
				x.Parts = append(x.Parts, ref(p))
			}
		}
	}
}

// fillParts records what a type is composed of.
func fillParts(x *DIType, fields []metadata.Field, ref func(metadata.Field) *DIType) {
	for _, f := range fields {
		switch f := f.(type) {
		case *metadata.DIEnumerator:
			x.Enums = append(x.Enums, Enumerator{f.Name, f.Value})
		case *metadata.DISubrange:
			n := int64(-1)
			if k, ok := f.Count.(metadata.IntLit); ok && k >= 0 {
				n = int64(k)
			}
			x.Dims = append(x.Dims, n)
		default:
			x.Parts = append(x.Parts, ref(f))
		}
	}
}
