package csource

import "slices"

// Guard is a condition around an expression: the expression is reached only if it holds, or only if it does not.
type Guard struct {
	Cond  *Node
	Holds bool
}

// Guarded calls do for each expression and statement, with the conditions of the if statements around it.
func Guarded(n *Node, around []Guard, do func(x *Node, around []Guard)) {
	if n == nil {
		return
	}
	do(n, around)
	for i, x := range n.Inner {
		within := around
		if n.Kind == "IfStmt" && (i == 1 || i == 2) {
			within = append(slices.Clone(around), Guard{n.Inner[0].Bare(), i == 1})
		}
		Guarded(x, within, do)
	}
}
