package callgraph

import (
	"slices"
	"testing"
)

// of makes a graph from pairs of a caller and what it calls.
func of(calls map[string]string) *Graph {
	g := &Graph{Calls: map[string]map[string]bool{}}
	for f, called := range calls {
		g.Order = append(g.Order, f)
		g.Calls[f] = map[string]bool{}
		for _, c := range called {
			g.Calls[f][string(c)] = true
		}
	}
	slices.Sort(g.Order)
	return g
}

// A head breaks all circles through it, and leads to no other circle.
func TestHead(t *testing.T) {
	for _, tt := range []struct {
		calls  map[string]string
		cyclic []string
		head   string
	}{
		{map[string]string{"m": "f", "f": "f", "g": "g"}, []string{"f"}, "f"},
		{map[string]string{"m": "a", "a": "b", "b": "a"}, []string{"a", "b"}, "a"},
		{map[string]string{"m": "f", "f": "fg", "g": "g"}, []string{"f", "g"}, "g"},
		{map[string]string{"m": "a", "a": "ab", "b": "ab"}, []string{"a", "b"}, ""},
		{map[string]string{"m": "a", "a": ""}, nil, ""},
	} {
		g := of(tt.calls)
		reached := g.Reach("m")
		if c := g.Cyclic(reached); !slices.Equal(c, tt.cyclic) {
			t.Errorf("%v: cyclic %v", tt.calls, c)
		}
		if h := g.Head(reached); h != tt.head {
			t.Errorf("%v: head %q, want %q", tt.calls, h, tt.head)
		}
	}
}

// What is forgotten is no circle any more.
func TestWithout(t *testing.T) {
	g := of(map[string]string{"m": "a", "a": "b", "b": "a"})
	g.Without("b")
	if c := g.Cyclic(g.Reach("m")); len(c) != 0 {
		t.Errorf("%v", c)
	}
}
