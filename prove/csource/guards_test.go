package csource

import "testing"

func TestGuarded(t *testing.T) {
	leaf := func(kind string) *Node { return &Node{Kind: kind} }
	inner := &Node{Kind: "IfStmt", Inner: []*Node{leaf("D"), leaf("X")}}
	tree := &Node{Kind: "CompoundStmt", Inner: []*Node{leaf("A"), {Kind: "IfStmt", Inner: []*Node{leaf("C"), leaf("Y"), inner}}}}
	got := map[string]string{}
	Guarded(tree, nil, func(x *Node, around []Guard) {
		for _, g := range around {
			if !g.Holds {
				got[x.Kind] += "!"
			}
			got[x.Kind] += g.Cond.Kind
		}
	})
	for kind, want := range map[string]string{"A": "", "C": "", "Y": "C", "D": "!C", "X": "!CD"} {
		if got[kind] != want {
			t.Errorf("%s: %q, want %q", kind, got[kind], want)
		}
	}
}
