// Package opaque reports whether a program treats the pointers to the nodes of lists as opaque: it only follows, compares, copies and frees them.
//
// In: the syntax tree of a file and the names of the types of nodes. Out: yes or no. Anything that the package does not know counts as no.
package opaque

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"seabmc/prove/csource"
)

// A list that is made anew for a shape (prove/shapes.go) has other nodes than the list that it stands for, and one pointer stands for many nodes. The
// program cannot see the difference as long as it only follows, compares, copies and frees pointers to nodes.

// Opaque reports whether a file only follows, compares, copies and frees pointers to nodes. types are the names of the types of nodes.
func Opaque(f *csource.File, types []string) bool {
	o := &opacity{f: f, types: types}
	ok := true
	f.Root.Each(func(n *csource.Node) bool {
		ok = ok && !o.sees(n)
		return ok
	})
	return ok
}

// opacity looks for anything that can distinguish one pointer to a node from another.
type opacity struct {
	f     *csource.File
	types []string
}

// ofNode reports whether a type mentions nodes, or pointers to them.
func (o *opacity) ofNode(t csource.CType) bool {
	return slices.ContainsFunc(o.types, func(name string) bool {
		return mentions(t.Written, name) || mentions(t.Canonical, name)
	})
}

// mentions reports whether a type has a name in it that does not go on: struct d is not in struct drand48_data.
func mentions(typ, name string) bool {
	for {
		_, rest, found := strings.Cut(typ, name)
		if !found {
			return false
		}
		if r, _ := utf8.DecodeRuneInString(rest); r != '_' && r != '$' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return true
		}
		typ = rest
	}
}

// sees reports whether a part of a program may see the value of a pointer, rather than the members of the node.
func (o *opacity) sees(n *csource.Node) bool {
	switch n.Kind {
	case "AtomicExpr", "VAArgExpr", "GCCAsmStmt", "MSAsmStmt":
		return true
	case "TypedefDecl": // another name of the type
		return o.ofNode(n.Type) && o.f.Ambiguous(n.Name)
	case "RecordDecl":
		return n.TagUsed == "union" && !o.f.InSystem(n.Range.Begin.Offset)
	case "ArraySubscriptExpr":
		return slices.ContainsFunc(n.Inner, func(x *csource.Node) bool { return o.ofNode(x.Type) })
	case "BinaryOperator", "CompoundAssignOperator":
		return strings.ContainsAny(n.Opcode, "+-") && slices.ContainsFunc(n.Inner, func(x *csource.Node) bool { return o.ofNode(x.Type) })
	case "UnaryOperator":
		return (n.Opcode == "++" || n.Opcode == "--") && o.ofNode(n.Type) || n.Opcode == "&" && o.inNode(n.Inner[0]) && !o.ofNode(n.Type)
	case "CallExpr":
		return o.handsOut(n)
	}
	return strings.Contains(n.Type.Written, "typeof") || o.converts(n)
}

// converts reports whether a conversion may turn a pointer to a node, or to something that contains one, into something else.
func (o *opacity) converts(n *csource.Node) bool {
	switch n.CastKind {
	case "PointerToIntegral", "IntegralToPointer":
		return true
	case "ArrayToPointerDecay":
		return o.inNode(n.Inner[0])
	case "BitCast":
		from, to := n.Inner[0].Bare(), n.Type
		switch {
		case isVoidPointer(to):
			return false
		case isVoidPointer(from.Type):
			return !o.isNodePointer(to) && !o.isNew(from)
		}
		return !toNumbers(from.Type) || !toNumbers(to)
	}
	return false
}

// isNew reports whether an expression is a call of a function that is not in the file. Its result is not a node.
func (o *opacity) isNew(n *csource.Node) bool {
	if n.Kind != "CallExpr" {
		return false
	}
	callee := n.Inner[0].Bare()
	return callee.Kind == "DeclRefExpr" && callee.Of != nil && callee.Of.Kind == "FunctionDecl" && o.f.Functions[callee.Of.Name] == nil
}

// handsOut reports whether a call passes a pointer that may lead to a node to a function that is not in the file, other than free.
func (o *opacity) handsOut(call *csource.Node) bool {
	callee := call.Inner[0].Bare()
	if callee.Kind != "DeclRefExpr" || callee.Of == nil || callee.Of.Kind != "FunctionDecl" {
		return strings.Contains(callee.Type.Name(), "void *")
	}
	name := callee.Of.Name
	if _, body := o.f.Functions[name]; body || name == "free" {
		return strings.Contains(callee.Type.Name(), "()") && len(call.Inner) > 1 // nobody knows what it takes its arguments for
	}
	return slices.ContainsFunc(call.Inner[1:], func(a *csource.Node) bool {
		a = underCasts(a)
		t := a.Type.Name()
		return a.Kind != "StringLiteral" && a.Kind != "PredefinedExpr" && (strings.Contains(t, "*") || strings.Contains(t, "[")) && !toNumbers(a.Type)
	})
}

// inNode reports whether an expression is a part of a node.
func (o *opacity) inNode(n *csource.Node) bool {
	for n = n.Bare(); n != nil && n.Kind == "MemberExpr"; n = n.Inner[0].Bare() {
		if n.Arrow && o.ofNode(n.Inner[0].Type) || n.Inner[0].Kind == "MemberExpr" && o.ofNode(n.Inner[0].Type) {
			return true
		}
	}
	return false
}

func (o *opacity) isNodePointer(t csource.CType) bool {
	name, ok := strings.CutSuffix(t.Name(), " *")
	return ok && slices.Contains(o.types, name)
}

func isVoidPointer(t csource.CType) bool { return t.Name() == "void *" || t.Name() == "const void *" }

// toNumbers reports whether a type is a pointer to numbers, or an array of them.
func toNumbers(t csource.CType) bool {
	name := t.Name()
	if i := strings.IndexAny(name, "*["); i >= 0 && strings.LastIndexAny(name, "*[") == i {
		for _, w := range strings.Fields(name[:i]) {
			if !slices.Contains([]string{"const", "volatile", "signed", "unsigned", "char", "short", "int", "long", "float", "double", "_Bool"}, w) {
				return false
			}
		}
		return true
	}
	return false
}

// underCasts returns an expression without its conversions.
func underCasts(n *csource.Node) *csource.Node {
	for n = n.Bare(); len(n.Inner) == 1 && n.Kind == "CStyleCastExpr"; {
		n = n.Inner[0].Bare()
	}
	return n
}
