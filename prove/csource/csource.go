// Package csource holds the syntax tree of a C file, as clang prints it.
//
// In: the text and the tree of a file (frontend.Syntax). Out: nodes, their places and their text. It knows nothing of loops or invariants.
package csource

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"seabmc/frontend"
)

// Node is a node of clang's syntax tree.
type Node struct {
	ID       string  `json:"id"`
	Kind     string  `json:"kind"`
	Name     string  `json:"name"`
	Opcode   string  `json:"opcode"`
	Value    any     `json:"value"`
	Postfix  bool    `json:"isPostfix"`
	Storage  string  `json:"storageClass"`
	CastKind string  `json:"castKind"`
	Range    Span    `json:"range"`
	Type     CType   `json:"type"`
	Of       *Node   `json:"referencedDecl"`
	Inner    []*Node `json:"inner"`
	HasInit  bool    `json:"hasInit"`
	HasVar   bool    `json:"hasVar"`
	HasElse  bool    `json:"hasElse"`
	Arrow    bool    `json:"isArrow"`
	TagUsed  string  `json:"tagUsed"` // of a structure or union
	Label    string  `json:"declId"`  // of a label
	Target   string  `json:"targetLabelDeclId"`
	Parent   *Node   `json:"-"`
	Cell     string  `json:"-"` // id of the cell that it is; set by package prove
}

// Span is the part of the text that a node stands for: the beginnings of its first and its last token.
type Span struct {
	Begin, End struct {
		Offset int `json:"offset"`
		TokLen int `json:"tokLen"`
	}
}

// CType is the type of an expression or declaration, as written and without typedefs; the latter is empty if they are the same.
type CType struct {
	Written   string `json:"qualType"`
	Canonical string `json:"desugaredQualType"`
}

// Name is the type without the names that typedefs give it.
func (t CType) Name() string {
	if t.Canonical != "" {
		return t.Canonical
	}
	return t.Written
}

// Each visits a node and all below it, from the first to the last; do says whether to go on below a node.
func (n *Node) Each(do func(*Node) bool) {
	for work := []*Node{n}; len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if x == nil || x.Kind == "" || !do(x) {
			continue
		}
		for i := len(x.Inner) - 1; i >= 0; i-- {
			work = append(work, x.Inner[i])
		}
	}
}

// Has reports whether a node, or one below it, is of a kind.
func (n *Node) Has(is func(*Node) bool) bool {
	found := false
	n.Each(func(x *Node) bool {
		found = found || is(x)
		return !found
	})
	return found
}

// Within reports whether a node is a part of another one.
func (n *Node) Within(of *Node) bool {
	for n != nil && n != of {
		n = n.Parent
	}
	return n == of
}

// Bare is an expression without brackets and conversions that the compiler added.
func (n *Node) Bare() *Node {
	for n != nil && len(n.Inner) == 1 && (n.Kind == "ImplicitCastExpr" || n.Kind == "ParenExpr" || n.Kind == "ConstantExpr" || n.Kind == "FullExpr") {
		n = n.Inner[0]
	}
	return n
}

// Variable is the id of the variable or cell that an expression names, empty if it is something else.
func (n *Node) Variable() string {
	if n = n.Bare(); n != nil && n.Cell != "" {
		return n.Cell
	}
	if n != nil && n.Kind == "DeclRefExpr" && n.Of != nil && (n.Of.Kind == "VarDecl" || n.Of.Kind == "ParmVarDecl") {
		return n.Of.ID
	}
	return ""
}

// Number is the value of an integer constant that is written as such, with a sign if it has one.
func (n *Node) Number() (int64, bool) {
	n = n.Bare()
	switch {
	case n == nil:
	case n.Kind == "UnaryOperator" && n.Opcode == "-":
		v, ok := n.Inner[0].Number()
		return -v, ok
	case n.Kind == "CStyleCastExpr" && len(n.Inner) == 1:
		return n.Inner[0].Number()
	case n.Kind == "IntegerLiteral":
		if s, ok := n.Value.(string); ok {
			v, err := strconv.ParseInt(s, 10, 64)
			return v, err == nil
		}
	case n.Kind == "CharacterLiteral":
		if f, ok := n.Value.(float64); ok {
			return int64(f), true
		}
	}
	return 0, false
}

// Cell is an access path.
type Cell struct {
	ID    string // the id of its root, and the path
	Root  string // id of the variable
	Path  string // in C behind the name of the root, with # for the root and what is around it
	Inner string // id of the cell that it is reached through by a pointer, or of the root; empty: the place never changes
	Type  CType
}

// Names is the id of the variable or cell that a node itself is, not what it is after conversions.
func (n *Node) Names() string {
	if n.Cell != "" || n.Kind == "DeclRefExpr" {
		return n.Variable()
	}
	return ""
}

// File is a C file of the program.
type File struct {
	*frontend.Syntax
	Root  *Node
	marks []lineMark
	types *typedefs

	Cells     map[string]*Cell
	Functions map[string]*Node // with a body
}

// lineMark is a line marker of the preprocessor: what follows it is from a line of a file.
type lineMark struct {
	offset int // of what follows
	line   int
	File   string
	system bool // a header of the system
}

// mark is the number of the marker that an offset in the text stands behind; -1: none.
func (f *File) mark(offset int) int {
	return sort.Search(len(f.marks), func(i int) bool { return f.marks[i].offset > offset }) - 1
}

// InSystem tells whether an offset is in a header of the system.
func (f *File) InSystem(offset int) bool {
	i := f.mark(offset)
	return i >= 0 && f.marks[i].system
}

// Place is the file and line of an offset in the text.
func (f *File) Place(offset int) (string, int) {
	i := f.mark(offset)
	if i < 0 {
		return f.File, 1 + strings.Count(f.Text[:offset], "\n")
	}
	m := f.marks[i]
	return m.File, m.line + strings.Count(f.Text[m.offset:offset], "\n")
}

// Column is the column of an offset in the text, from 1.
func (f *File) Column(offset int) int { return offset - strings.LastIndexByte(f.Text[:offset], '\n') }

// TextOf is the text of a node, with the variables in subst (by id) replaced.
func (f *File) TextOf(n *Node, subst map[string]string) string {
	from, to := n.Range.Begin.Offset, n.Range.End.Offset+n.Range.End.TokLen
	if from < 0 || to > len(f.Text) || from > to {
		return ""
	}
	var b strings.Builder
	at := from
	n.Each(func(x *Node) bool {
		if by, ok := subst[x.Names()]; ok && x.Names() != "" && x.Range.Begin.Offset >= at {
			b.WriteString(f.Text[at:x.Range.Begin.Offset])
			b.WriteString(by)
			at = x.Range.End.Offset + x.Range.End.TokLen
		}
		return true
	})
	b.WriteString(f.Text[at:to])
	return strings.Join(strings.Fields(b.String()), " ")
}

// IsGlobal tells whether a variable with static lifetime has a name.
func (f *File) IsGlobal(name string) bool {
	return slices.ContainsFunc(f.Root.Inner, func(x *Node) bool { return x.Kind == "VarDecl" && x.Name == name })
}

// IsType tells whether a name is one of a type and of nothing else in the file.
func (f *File) IsType(name string) bool {
	is, other := false, false
	f.Root.Each(func(n *Node) bool {
		if n.Name == name {
			is = is || n.Kind == "TypedefDecl"
			other = other || n.Kind == "VarDecl" || n.Kind == "ParmVarDecl" || n.Kind == "FunctionDecl" || n.Kind == "EnumConstantDecl"
		}
		return true
	})
	return is && !other
}
