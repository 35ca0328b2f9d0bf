package csource

import (
	"strings"
	"unicode"
)

// clang names the type behind a typedef only where the typedef is the outermost part of a type: not in node_t *, for instance. So the names are replaced here.

// typedefs holds the types that the typedefs of a file stand for.
type typedefs struct {
	of    map[string]string
	twice map[string]bool   // names of different types in different scopes
	done  map[string]string // types without typedefs
}

// newTypedefs reads the typedefs of a file. A structure without a tag keeps the name that a typedef gives it.
func newTypedefs(root *Node) *typedefs {
	t := &typedefs{of: map[string]string{}, twice: map[string]bool{}, done: map[string]string{}}
	tags, first := map[string]bool{}, map[string]string{}
	root.Each(func(n *Node) bool {
		if (n.Kind == "RecordDecl" || n.Kind == "EnumDecl") && n.Name != "" {
			tags[n.Name] = true
		}
		return true
	})
	root.Each(func(n *Node) bool {
		if n.Kind != "TypedefDecl" {
			return true
		}
		to := n.Type.Written
		if before, again := first[n.Name]; again && before != to {
			t.twice[n.Name] = true
		}
		first[n.Name] = to
		if name := afterTag(to); name != n.Name || tags[name] {
			t.of[n.Name] = to
		}
		return true
	})
	for name := range t.twice { // nobody knows here which of them is meant
		delete(t.of, name)
	}
	return t
}

// afterTag returns the name in struct name, or the whole of any other type.
func afterTag(typ string) string {
	for _, word := range []string{"struct ", "union ", "enum "} {
		if name, ok := strings.CutPrefix(typ, word); ok {
			return name
		}
	}
	return typ
}

// mostTypedefs is the largest depth of typedefs in typedefs that is looked through.
const mostTypedefs = 20

// without returns a type without the names that typedefs give to its parts.
func (t *typedefs) without(typ string) string {
	if done, ok := t.done[typ]; ok {
		return done
	}
	before := typ
	for range mostTypedefs {
		next := t.replaced(typ)
		if next == typ {
			break
		}
		typ = next
	}
	t.done[before] = typ
	return typ
}

// replaced replaces the names of typedefs in a type.
func (t *typedefs) replaced(typ string) string {
	var b strings.Builder
	word, last := "", ""
	end := func() {
		if to, ok := t.of[word]; ok && last != "struct" && last != "union" && last != "enum" {
			b.WriteString(to)
		} else {
			b.WriteString(word)
		}
		if word != "" {
			last, word = word, ""
		}
	}
	for _, r := range typ {
		if r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) {
			word += string(r)
			continue
		}
		end()
		b.WriteRune(r)
	}
	end()
	return strings.ReplaceAll(b.String(), "* *", "**")
}

// resolve gives the types of all nodes the names that they have without typedefs.
func (t *typedefs) resolve(root *Node) {
	root.Each(func(n *Node) bool {
		t.set(&n.Type)
		if n.Of != nil {
			t.set(&n.Of.Type)
		}
		return true
	})
}

func (t *typedefs) set(c *CType) {
	if plain := t.without(c.Name()); plain != c.Written {
		c.Canonical = plain
	}
}

// Ambiguous reports whether typedefs in different scopes give one name to different types.
func (f *File) Ambiguous(name string) bool { return f.types.twice[name] }
