package prove

import (
	"encoding/json"
	"sort"
	"strconv"
	"strings"

	"seabmc/frontend"
)

// node is a node of clang's syntax tree.
type node struct {
	ID       string  `json:"id"`
	Kind     string  `json:"kind"`
	Name     string  `json:"name"`
	Opcode   string  `json:"opcode"`
	Value    any     `json:"value"`
	Postfix  bool    `json:"isPostfix"`
	Storage  string  `json:"storageClass"`
	CastKind string  `json:"castKind"`
	Range    span    `json:"range"`
	Type     ctype   `json:"type"`
	Of       *node   `json:"referencedDecl"`
	Inner    []*node `json:"inner"`
	HasInit  bool    `json:"hasInit"`
	HasVar   bool    `json:"hasVar"`
	HasElse  bool    `json:"hasElse"`
	Arrow    bool    `json:"isArrow"`
	TagUsed  string  `json:"tagUsed"` // of a structure or union
	parent   *node   // of the tree
	cell     string  // id of the cell that it is, see cells.go
}

type span struct {
	Begin, End struct {
		Offset int `json:"offset"`
		TokLen int `json:"tokLen"`
	}
}

type ctype struct {
	Written   string `json:"qualType"`
	Canonical string `json:"desugaredQualType"`
}

// name is the type without the names that typedefs give it.
func (t ctype) name() string {
	if t.Canonical != "" {
		return t.Canonical
	}
	return t.Written
}

// each visits a node and all below it, from the first to the last; do says whether to go on below a node.
func (n *node) each(do func(*node) bool) {
	for work := []*node{n}; len(work) > 0; {
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

// bare is an expression without brackets and conversions that the compiler added.
func (n *node) bare() *node {
	for n != nil && len(n.Inner) == 1 && (n.Kind == "ImplicitCastExpr" || n.Kind == "ParenExpr" || n.Kind == "ConstantExpr" || n.Kind == "FullExpr") {
		n = n.Inner[0]
	}
	return n
}

// variable is the id of the variable or cell that an expression names, empty if it is something else.
func (n *node) variable() string {
	if n = n.bare(); n != nil && n.cell != "" {
		return n.cell
	}
	if n != nil && n.Kind == "DeclRefExpr" && n.Of != nil && (n.Of.Kind == "VarDecl" || n.Of.Kind == "ParmVarDecl") {
		return n.Of.ID
	}
	return ""
}

// number is the value of an integer constant that is written as such, with a sign if it has one.
func (n *node) number() (int64, bool) {
	n = n.bare()
	switch {
	case n == nil:
	case n.Kind == "UnaryOperator" && n.Opcode == "-":
		v, ok := n.Inner[0].number()
		return -v, ok
	case n.Kind == "CStyleCastExpr" && len(n.Inner) == 1:
		return n.Inner[0].number()
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

// cell is an access path.
type cell struct {
	id    string // the id of its root, and the path
	root  string // id of the variable
	path  string // in C behind the name of the root, with # for the root and what is around it
	inner string // id of the cell that it is reached through by a pointer, or of the root; empty: the place never changes
	typ   ctype
}

// names is the id of the variable or cell that a node itself is, not what it is after conversions.
func (n *node) names() string {
	if n.cell != "" || n.Kind == "DeclRefExpr" {
		return n.variable()
	}
	return ""
}

// file is a C file of the program.
type file struct {
	*frontend.Syntax
	root  *node
	marks []lineMark

	cells     map[string]*cell
	functions map[string]*node // with a body
}

// lineMark is a line marker of the preprocessor: what follows it is from a line of a file.
type lineMark struct {
	offset int // of what follows
	line   int
	file   string
	system bool // a header of the system
}

func readFile(s *frontend.Syntax) (*file, error) {
	f := &file{Syntax: s, root: &node{}}
	if err := json.Unmarshal(s.Tree, f.root); err != nil {
		return nil, err
	}
	f.root.each(func(n *node) bool {
		for _, c := range n.Inner {
			if c != nil {
				c.parent = n
			}
		}
		return true
	})
	for at, text := 0, s.Text; len(text) > 0; {
		line, rest, _ := strings.Cut(text, "\n")
		at += len(line) + 1
		text = rest
		if w := strings.SplitN(line, " ", 3); len(w) == 3 && w[0] == "#" {
			if n, err := strconv.Atoi(w[1]); err == nil {
				end := strings.LastIndex(w[2], `"`) + 1
				name, _ := strconv.Unquote(w[2][:end])
				f.marks = append(f.marks, lineMark{at, n, name, strings.Contains(w[2][end:], "3")})
			}
		}
	}
	return f, nil
}

// mark is the number of the marker that an offset in the text stands behind; -1: none.
func (f *file) mark(offset int) int {
	return sort.Search(len(f.marks), func(i int) bool { return f.marks[i].offset > offset }) - 1
}

// inSystem tells whether an offset is in a header of the system.
func (f *file) inSystem(offset int) bool {
	i := f.mark(offset)
	return i >= 0 && f.marks[i].system
}

// place is the file and line of an offset in the text.
func (f *file) place(offset int) (string, int) {
	i := f.mark(offset)
	if i < 0 {
		return f.File, 1 + strings.Count(f.Text[:offset], "\n")
	}
	m := f.marks[i]
	return m.file, m.line + strings.Count(f.Text[m.offset:offset], "\n")
}

// text is what stands in the file for a node, with the variables in subst replaced.
func (f *file) text(n *node, subst map[string]string) string {
	from, to := n.Range.Begin.Offset, n.Range.End.Offset+n.Range.End.TokLen
	if from < 0 || to > len(f.Text) || from > to {
		return ""
	}
	var b strings.Builder
	at := from
	n.each(func(x *node) bool {
		if by, ok := subst[x.names()]; ok && x.names() != "" && x.Range.Begin.Offset >= at {
			b.WriteString(f.Text[at:x.Range.Begin.Offset])
			b.WriteString(by)
			at = x.Range.End.Offset + x.Range.End.TokLen
		}
		return true
	})
	b.WriteString(f.Text[at:to])
	return strings.Join(strings.Fields(b.String()), " ")
}
