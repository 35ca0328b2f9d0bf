// Package steps reads what loops add to their variables.
//
// In: the syntax tree of a loop (package csource). Out: the assignments that are steps, and what one pass through a piece of code adds to a variable.
// What it says is only proposed, and nothing rests on it.
package steps

import "seabmc/prove/csource"

// Step is an assignment Var += By, or Var = By with Set.
type Step struct {
	Var string // the id of a variable
	By  *csource.Node
	Neg bool // it is subtracted
	One bool // ++ or --; By is nil
	Set bool
}

// At reads an expression as an assignment that is a step. variable returns the id of the variable that an operand names, or "".
func At(x *csource.Node, variable func(*csource.Node) string) (s Step, ok bool) {
	if len(x.Inner) == 0 {
		return s, false
	}
	v := variable(x.Inner[0])
	switch {
	case v == "":
		return s, false
	case x.Kind == "UnaryOperator" && (x.Opcode == "++" || x.Opcode == "--"):
		return Step{Var: v, One: true, Neg: x.Opcode == "--"}, true
	case x.Kind == "CompoundAssignOperator" && (x.Opcode == "+=" || x.Opcode == "-="):
		return Step{Var: v, By: x.Inner[1].Bare(), Neg: x.Opcode == "-="}, true
	case x.Kind == "BinaryOperator" && x.Opcode == "=":
		return sum(v, x.Inner[1].Bare(), variable), true
	}
	return s, false
}

// sum reads v = v + e as a step.
func sum(v string, e *csource.Node, variable func(*csource.Node) string) Step {
	if e.Kind == "BinaryOperator" && (e.Opcode == "+" || e.Opcode == "-") {
		a, b := e.Inner[0], e.Inner[1]
		switch {
		case variable(a) == v:
			return Step{Var: v, By: b.Bare(), Neg: e.Opcode == "-"}
		case variable(b) == v && e.Opcode == "+":
			return Step{Var: v, By: a.Bare()}
		}
	}
	return Step{Var: v, By: e, Set: true}
}

// Constant returns the number that a step adds, if it is a constant.
func (s Step) Constant() (int64, bool) {
	if s.Set {
		return 0, false
	}
	k, ok := int64(1), true
	if !s.One {
		k, ok = s.By.Number()
	}
	if s.Neg {
		k = -k
	}
	return k, ok
}
