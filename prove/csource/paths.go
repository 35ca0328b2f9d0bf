package csource

import (
	"fmt"
	"slices"
	"strings"
)

// maxCellSteps is the greatest length of an access path.
const maxCellSteps = 4

// AccessPath reads an expression as a cell. It returns nil if it is not one.
func AccessPath(n *Node) *Cell {
	c := &Cell{Type: n.Type}
	var steps []*Node
	x := n
	for ; x != nil && x.Kind != "DeclRefExpr"; x = x.Inner[0].Bare() {
		index := false
		switch x.Kind {
		case "MemberExpr":
			index = x.Name != "" && len(x.Inner) == 1
		case "UnaryOperator":
			index = x.Opcode == "*"
		case "ArraySubscriptExpr":
			k, ok := x.Inner[1].Number()
			index = ok && k >= 0
		}
		if !index || len(steps) == maxCellSteps {
			return nil
		}
		steps = append(steps, x)
	}
	if x == nil || x.Of == nil || x.Of.Kind != "VarDecl" && x.Of.Kind != "ParmVarDecl" {
		return nil
	}
	c.Root, c.Path = x.Of.ID, "#"
	at := c.Root
	for _, s := range slices.Backward(steps) {
		through := s.Kind == "UnaryOperator" || s.Arrow || s.Kind == "ArraySubscriptExpr" && !strings.Contains(s.Inner[0].Bare().Type.Name(), "[")
		if through {
			c.Inner = at
		}
		switch {
		case s.Kind == "UnaryOperator":
			c.Path = "(*" + c.Path + ")"
		case s.Kind == "ArraySubscriptExpr":
			k, _ := s.Inner[1].Number()
			c.Path += fmt.Sprintf("[%d]", k)
		case s.Arrow:
			c.Path += "->" + s.Name
		default:
			c.Path += "." + s.Name
		}
		at = c.Root + c.Path
	}
	c.ID = at
	return c
}

// Mentions reports whether an expression names a variable.
func Mentions(n *Node, id string) bool {
	return n.Has(func(x *Node) bool { return x.Names() == id })
}

// IsElement recognises a[i] and a member of it, as in a[i].x.
func IsElement(n *Node) bool {
	for n.Kind == "MemberExpr" && !n.Arrow && len(n.Inner) > 0 {
		n = n.Inner[0].Bare()
	}
	return n.Kind == "ArraySubscriptExpr"
}

// Always reports whether a round of a loop always executes a node.
func Always(x, loop *Node) bool {
	for p := x.Parent; p != nil && p != loop; p = p.Parent {
		switch p.Kind {
		case "IfStmt", "ConditionalOperator", "WhileStmt", "ForStmt", "DoStmt", "SwitchStmt", "BinaryOperator", "BinaryConditionalOperator":
			return false
		}
	}
	return true
}
