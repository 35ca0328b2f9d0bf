package csource

import "testing"

// A label begins a loop if a goto behind it in its block leads back to it. The loop goes on to the last such statement.
func TestLoopAt(t *testing.T) {
	jump := func(to string) *Node { return &Node{Kind: "IfStmt", Inner: []*Node{{Kind: "GotoStmt", Target: to}}} }
	label := func(inner *Node) *Node { return &Node{Kind: "LabelStmt", Label: "7", Inner: []*Node{inner}} }
	other := &Node{Kind: "NullStmt"}
	for _, tt := range []struct {
		name  string
		block []*Node
		parts int // of the loop, 0: there is none
	}{
		{"a goto in the statement of the label", []*Node{label(jump("7")), other}, 1},
		{"the last of two", []*Node{label(other), jump("7"), other, jump("7"), other}, 4},
		{"a goto elsewhere", []*Node{label(other), jump("8")}, 0},
		{"no label", []*Node{other, jump("7")}, 0},
	} {
		loop := LoopAt(tt.block)
		if loop == nil && tt.parts > 0 || loop != nil && len(loop.Inner) != tt.parts {
			t.Errorf("%s: %+v, want %d parts", tt.name, loop, tt.parts)
		}
	}
}
