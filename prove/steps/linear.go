package steps

import "seabmc/prove/csource"

// Linear reads an expression as factor * variable + rest. id is empty if it is not of this kind. may tells which variables it may name.
func Linear(n *csource.Node, may func(id string) bool) (id string, factor, rest int64) {
	n = n.Bare()
	switch {
	case n == nil:
		return "", 0, 0
	case n.Variable() != "" && may(n.Variable()):
		return n.Variable(), 1, 0
	case n.Kind == "CStyleCastExpr" && len(n.Inner) == 1:
		return Linear(n.Inner[0], may)
	case n.Kind != "BinaryOperator":
		return "", 0, 0
	}
	a, b := n.Inner[0], n.Inner[1]
	k, ok := a.Number()
	if ok && n.Opcode == "-" {
		ok = false
	} else if !ok {
		a, b = b, a
		k, ok = a.Number()
	}
	if id, factor, rest = Linear(b, may); id == "" || !ok {
		return "", 0, 0
	}
	switch n.Opcode {
	case "*":
		return id, factor * k, rest * k
	case "+":
		return id, factor, rest + k
	case "-":
		return id, factor, rest - k
	}
	return "", 0, 0
}
