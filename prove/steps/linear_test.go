package steps

import (
	"testing"

	"seabmc/prove/csource"
)

func TestLinear(t *testing.T) {
	x := &csource.Node{Kind: "DeclRefExpr", Of: &csource.Node{ID: "x", Kind: "VarDecl"}}
	y := &csource.Node{Kind: "DeclRefExpr", Of: &csource.Node{ID: "y", Kind: "VarDecl"}}
	k := func(v string) *csource.Node { return &csource.Node{Kind: "IntegerLiteral", Value: v} }
	of := func(op string, a, b *csource.Node) *csource.Node {
		return &csource.Node{Kind: "BinaryOperator", Opcode: op, Inner: []*csource.Node{a, b}}
	}
	for _, tt := range []struct {
		name         string
		n            *csource.Node
		id           string
		factor, rest int64
	}{
		{"x", x, "x", 1, 0},
		{"y, which may not be named", y, "", 0, 0},
		{"3 * (x + 2)", of("*", k("3"), of("+", x, k("2"))), "x", 3, 6},
		{"x * 3 - 2", of("-", of("*", x, k("3")), k("2")), "x", 3, -2},
		{"2 - x", of("-", k("2"), x), "", 0, 0},
		{"x * x", of("*", x, x), "", 0, 0},
		{"x / 2", of("/", x, k("2")), "", 0, 0},
	} {
		id, factor, rest := Linear(tt.n, func(id string) bool { return id == "x" })
		if id != tt.id || factor != tt.factor || rest != tt.rest {
			t.Errorf("%s: %q, %d, %d", tt.name, id, factor, rest)
		}
	}
}
