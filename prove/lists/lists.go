// Package lists reads from the source which structures are nodes of lists, and guesses what may hold of them.
//
// In: the syntax tree of a file (package csource). Out: types of nodes, and formulas about lists. Nothing rests on what it says: each formula is only
// proposed.
package lists

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"seabmc/frontend/clauses"
	"seabmc/prove/csource"
)

// Type is a structure with a member that points to another structure of the same type. There may be a second such member, as in a doubly linked list or a
// tree: a node may hold anything there.
type Type struct{ Name, Next string }

// Types returns the list types that a file declares itself, not in headers of the system. The key is the type of a pointer to one.
func Types(f *csource.File) map[string]Type {
	out := map[string]Type{}
	f.Root.Each(func(n *csource.Node) bool {
		if n.Kind != "RecordDecl" || n.Name == "" || n.TagUsed != "struct" || f.InSystem(n.Range.Begin.Offset) {
			return n.Kind != "FunctionDecl"
		}
		to := "struct " + n.Name + " *"
		var links []string
		for _, m := range n.Inner {
			if m.Kind == "FieldDecl" && m.Type.Name() == to && m.Name != "" {
				links = append(links, m.Name)
			}
		}
		switch len(links) {
		case 1:
			out[to] = Type{"struct " + n.Name, links[0]}
		case 2:
			out[to] = Type{"struct " + n.Name, followed(f, to, links)}
		}
		return true
	})
	return out
}

// followed returns the member that the program follows most often: that of which it reads the value.
func followed(f *csource.File, to string, links []string) string {
	reads := map[string]int{}
	f.Root.Each(func(n *csource.Node) bool {
		if m := n.Bare(); n.CastKind == "LValueToRValue" && m.Kind == "MemberExpr" && m.Type.Name() == to {
			reads[m.Name]++
		}
		return true
	})
	if reads[links[1]] > reads[links[0]] {
		return links[1]
	}
	return links[0]
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

// oneOf proposes that a member has one of the values that it is given.
func oneOf(given map[string][]string) (list []string) {
	for _, m := range slices.Sorted(maps.Keys(given)) {
		slices.Sort(given[m])
		values := slices.Compact(given[m])
		if len(values) > 1 && len(values) <= mostValues && len(list) < MostNodeFacts-mostEach {
			list = append(list, strings.Join(values, " || "))
		}
	}
	return list
}

// MostNodeFacts is the largest number of facts about each node that are tried.
const MostNodeFacts = mostEach + 3

const (
	mostEach   = 12 // of one value each
	mostValues = 6  // of one member
)

// NodeFacts proposes what may hold of each node of a list: that members have values which the program gives them or asserts of them, or one of several.
func NodeFacts(f *csource.File, t Type) (list []string) {
	given := map[string][]string{} // by the members
	defer func() { list = append(list, oneOf(given)...) }()
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
			given[m.Name] = append(given[m.Name], fmt.Sprintf("#->%s == %d", m.Name, k))
		}
		if text := fmt.Sprintf("#->%s %s %d", m.Name, op, k); !slices.Contains(list, text) && len(list) < mostEach {
			list = append(list, text)
		}
		return true
	})
	return list
}
