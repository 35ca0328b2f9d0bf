// Package lists reads from the source which structures are nodes of lists, and guesses what may hold of them.
//
// In: the syntax tree of a file (package csource). Out: types of nodes, and formulas about lists. Nothing rests on what it says: each formula is only
// proposed.
package lists

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/frontend/clauses"
	"seabmc/prove/csource"
)

// Type is a structure with exactly one member that points to another structure of the same type.
type Type struct{ Name, Next string }

// Types returns the list types of a file. The key is the type of a pointer to one.
func Types(f *csource.File) map[string]Type {
	out := map[string]Type{}
	f.Root.Each(func(n *csource.Node) bool {
		if n.Kind != "RecordDecl" || n.Name == "" || n.TagUsed != "struct" {
			return n.Kind != "FunctionDecl"
		}
		to, next, count := "struct "+n.Name+" *", "", 0
		for _, m := range n.Inner {
			if m.Kind == "FieldDecl" && m.Type.Name() == to {
				next, count = m.Name, count+1
			}
		}
		if count == 1 && next != "" {
			out[to] = Type{"struct " + n.Name, next}
		}
		return true
	})
	return out
}

// Own reports whether a file declares a type of nodes itself, not only in headers of the system.
func Own(f *csource.File) bool {
	types := Types(f)
	return slices.ContainsFunc(f.Root.Inner, func(n *csource.Node) bool {
		_, node := types["struct "+n.Name+" *"]
		return n.Kind == "RecordDecl" && node && !f.InSystem(n.Range.Begin.Offset)
	})
}

// Names returns the names of list types.
func Names(types map[string]Type) (names []string) {
	for _, l := range types {
		names = append(names, l.Name)
	}
	slices.Sort(names)
	return names
}

// Facts proposes what may hold of the variables that lead into a list, beside its shape.
func Facts(chains []clauses.Chain) (list []string) {
	add := func(format string, args ...any) {
		list = append(list, fmt.Sprintf(format, args...))
	}
	for _, c := range chains {
		vars := c.Through
		if !c.Kept {
			vars = append([]string{c.Head}, vars...)
		}
		for i, a := range vars {
			add("%s == 0", a)
			add("%s != 0", a)
			add("!%s || %s->%s == 0", a, a, c.Next)
			for _, b := range vars[i+1:] {
				add("(%s == 0) == (%s == 0)", a, b)
				add("!%s || %s", a, b)
				add("!%s || %s->%s == %s", a, a, c.Next, b)
			}
		}
	}
	return list
}

// MostNodeFacts is the largest number of facts about each node that are tried.
const MostNodeFacts = 12

// NodeFacts proposes what may hold of each node of a list: that members have values which the program gives them or asserts of them.
func NodeFacts(f *csource.File, t Type) (list []string) {
	f.Root.Each(func(x *csource.Node) bool {
		if x.Kind != "BinaryOperator" || len(x.Inner) != 2 || x.Opcode != "=" && !csource.IsComparison(x.Opcode) {
			return true
		}
		m := x.Inner[0].Bare()
		k, number := x.Inner[1].Number()
		if m.Kind != "MemberExpr" || !m.Arrow || !number || !strings.HasSuffix(m.Inner[0].Bare().Type.Name(), t.Name+" *") || m.Name == t.Next {
			return true
		}
		op := x.Opcode
		if op == "=" {
			op = "=="
		}
		if text := fmt.Sprintf("#->%s %s %d", m.Name, op, k); !slices.Contains(list, text) && len(list) < MostNodeFacts {
			list = append(list, text)
		}
		return true
	})
	return list
}
