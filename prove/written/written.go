// Package written proposes what a loop may write, for its assigns clause.
//
// A contract without that clause is given what one round was seen to write. In a recursive function with pointers as parameters, nothing is known of the objects
// that they lead to, so that the clause must name them.
//
// In: the code of a loop and the variables in scope. Out: the targets of an assigns clause, as C text. They are checked like all contracts: if one is
// missing, nothing is proved.
package written

import (
	"slices"
	"strings"

	"seabmc/prove/csource"
)

// Variable is one that the clause may name.
type Variable struct{ ID, Name string }

// reader collects the targets of a loop.
type reader struct {
	file     *csource.File
	scope    map[string]string        // names of the variables by their ids
	declared map[string]*csource.Node // in the loop
	targets  []string
	called   map[string]bool
	lost     bool // something is written that the clause cannot name
}

// Targets returns what the code may write: variables, and the objects that pointers lead to. It returns nil if it finds no names for them, or if nothing is
// written through a pointer.
func Targets(f *csource.File, scope []Variable, code []*csource.Node) []string {
	r := &reader{file: f, scope: map[string]string{}, declared: map[string]*csource.Node{}, called: map[string]bool{}}
	for _, v := range scope {
		r.scope[v.ID] = v.Name
	}
	for _, c := range code {
		c.Each(func(x *csource.Node) bool {
			if x.Kind == "VarDecl" {
				r.declared[x.ID] = x
			}
			return true
		})
	}
	for _, c := range code {
		c.Each(func(x *csource.Node) bool { r.read(x); return !r.lost })
	}
	if r.lost || !slices.ContainsFunc(r.targets, func(t string) bool { return strings.Contains(t, "object_whole") }) {
		return nil
	}
	return r.targets
}

// add notes a target.
func (r *reader) add(t string) {
	if !slices.Contains(r.targets, t) {
		r.targets = append(r.targets, t)
	}
}

// read notes what an expression writes.
func (r *reader) read(x *csource.Node) {
	switch {
	case len(x.Inner) == 0:
	case x.Kind == "CompoundAssignOperator", x.Kind == "BinaryOperator" && x.Opcode == "=", x.Kind == "UnaryOperator" && (x.Opcode == "++" || x.Opcode == "--"):
		r.place(x.Inner[0].Bare())
	case x.Kind == "CallExpr":
		for _, arg := range x.Inner[1:] {
			r.argument(arg.Bare())
		}
		r.call(x.Inner[0].Bare())
	}
}

// place notes an operand that is written.
func (r *reader) place(n *csource.Node) {
	for n != nil {
		switch {
		case n.Kind == "DeclRefExpr":
			r.variable(n)
			return
		case n.Kind == "MemberExpr" && !n.Arrow, n.Kind == "ArraySubscriptExpr" && isArray(n.Inner[0].Bare()):
			n = n.Inner[0].Bare()
		case n.Kind == "MemberExpr", n.Kind == "ArraySubscriptExpr", n.Kind == "UnaryOperator" && n.Opcode == "*":
			r.through(n.Inner[0].Bare(), mostDerived)
			return
		default:
			n = nil
		}
	}
	r.lost = true
}

// mostDerived limits how many expressions are followed from a pointer to the variable that it is made from.
const mostDerived = 8

// variable notes one that is written, or a part of it. What the loop declares itself need not be listed.
func (r *reader) variable(n *csource.Node) {
	id := n.Variable()
	switch {
	case r.declared[id] != nil:
	case r.scope[id] == "":
		r.lost = true
	case isArray(n):
		r.add("__CPROVER_object_whole(" + r.scope[id] + ")")
	default:
		r.add(r.scope[id])
	}
}

// through notes what a pointer leads to: the object of the variable that it is made from.
func (r *reader) through(n *csource.Node, most int) {
	switch {
	case n == nil || most == 0:
		r.lost = true
	case n.Kind == "DeclRefExpr" && isArray(n):
		r.variable(n)
	case n.Kind == "DeclRefExpr" && r.declared[n.Variable()] != nil && len(r.declared[n.Variable()].Inner) == 1:
		r.through(r.declared[n.Variable()].Inner[0].Bare(), most-1)
	case n.Kind == "DeclRefExpr" && r.scope[n.Variable()] != "":
		name := r.scope[n.Variable()]
		r.add("__CPROVER_w_ok(" + name + ", 1): __CPROVER_object_whole(" + name + ")")
	case n.Kind == "BinaryOperator" && (n.Opcode == "+" || n.Opcode == "-"):
		k := slices.IndexFunc(n.Inner, func(x *csource.Node) bool { return isPointer(x.Bare()) || isArray(x.Bare()) })
		if k < 0 {
			r.lost = true
			return
		}
		r.through(n.Inner[k].Bare(), most-1)
	case n.Kind == "UnaryOperator" && (n.Opcode == "++" || n.Opcode == "--"):
		r.through(n.Inner[0].Bare(), most-1)
	case n.Kind == "UnaryOperator" && n.Opcode == "&":
		r.place(n.Inner[0].Bare())
	default:
		r.lost = true
	}
}

// argument notes what a called function may write through an argument.
func (r *reader) argument(n *csource.Node) {
	if to, _ := strings.CutPrefix(n.Type.Name(), "const "); to == n.Type.Name() && (isPointer(n) || isArray(n)) {
		r.through(n, mostDerived)
	}
}

// call notes the variables with static lifetime that a function of the file writes, and those that it calls.
func (r *reader) call(callee *csource.Node) {
	if callee == nil || callee.Of == nil || r.called[callee.Of.Name] || r.file.Functions[callee.Of.Name] == nil {
		return
	}
	d := r.file.Functions[callee.Of.Name]
	r.called[d.Name] = true
	for _, name := range csource.WrittenGlobals(d, r.file) {
		r.add("__CPROVER_object_whole(&" + name + ")")
	}
	d.Each(func(x *csource.Node) bool {
		if x.Kind == "CallExpr" && len(x.Inner) > 0 {
			r.call(x.Inner[0].Bare())
		}
		return true
	})
}

func isPointer(n *csource.Node) bool { return n != nil && strings.HasSuffix(n.Type.Name(), "*") }

// isArray also knows array variables, whose elements are a part of them.
func isArray(n *csource.Node) bool { return n != nil && strings.HasSuffix(n.Type.Name(), "]") }
