package steps

import (
	"testing"

	"seabmc/prove/csource"
)

// adds is x += k for the variable with this id.
func adds(id string, k string) *csource.Node {
	return &csource.Node{Kind: "CompoundAssignOperator", Opcode: "+=", Inner: []*csource.Node{
		{Kind: "DeclRefExpr", Of: &csource.Node{ID: id, Kind: "VarDecl"}}, {Kind: "IntegerLiteral", Value: k}}}
}

func node(kind string, inner ...*csource.Node) *csource.Node {
	return &csource.Node{Kind: kind, Inner: inner}
}

// A round adds what the cheapest path adds at least, and what the dearest adds at most.
func TestRateOf(t *testing.T) {
	condition := node("IntegerLiteral")
	for _, tt := range []struct {
		name string
		code *csource.Node
		want Rate
	}{
		{"x += 2", adds("x", "2"), Rate{2, 2, false}},
		{"y += 2", adds("y", "2"), Rate{}},
		{"{ x += 2; x += 1; }", node("CompoundStmt", adds("x", "2"), adds("x", "1")), Rate{3, 3, false}},
		{"if (c) x += 2; else x += 1;", node("IfStmt", condition, adds("x", "2"), adds("x", "1")), Rate{1, 2, false}},
		{"if (c) x += 2;", node("IfStmt", condition, adds("x", "2")), Rate{0, 2, false}},
		{"{ if (c) x += 2; x += 1; }", node("CompoundStmt", node("IfStmt", condition, adds("x", "2")), adds("x", "1")), Rate{1, 3, false}},
		{"while (c) x += 1;", node("WhileStmt", condition, adds("x", "1")), Rate{0, 0, true}},
		{"while (c) y += 1;", node("WhileStmt", condition, adds("y", "1")), Rate{}},
		{"x += 65537", adds("x", "65537"), Rate{65537, 65537, true}},
	} {
		if got := RateOf(tt.code, "x"); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}
