package csource

import (
	"slices"
	"strings"
)

// CallsNamed reports whether an expression names a function or variable of this name.
func CallsNamed(n *Node, name string) bool {
	return n.Has(func(x *Node) bool { return x.Kind == "DeclRefExpr" && x.Of != nil && x.Of.Name == name })
}

// IsPure reports whether an expression consists of variables, elements and constants, joined by operators that change nothing and always have a
// value.
func IsPure(n *Node) bool {
	pure := n != nil
	n.Each(func(x *Node) bool {
		switch x.Kind {
		case "BinaryOperator":
			switch x.Opcode {
			case "=", ",":
				pure = false
			case "/", "%":
				v, ok := x.Inner[1].Number()
				pure = pure && (ok && v > 0 || x.IsFloating())
			case "<<", ">>": // by a constant, a shift is defined for all values that are shifted to the right, or have no sign
				v, ok := x.Inner[1].Number()
				pure = pure && ok && 0 <= v && v < 32 && (x.Opcode == ">>" || strings.HasPrefix(x.Type.Name(), "unsigned"))
			}
		case "UnaryOperator":
			pure = pure && (x.Opcode == "-" || x.Opcode == "!" || x.Opcode == "~" || x.Opcode == "+" || x.Opcode == "*")
		case "UnaryExprOrTypeTraitExpr": // sizeof, of which the operand is not evaluated
			return false
		case "DeclRefExpr":
			pure = pure && x.Of != nil && x.Of.Kind != "FunctionDecl"
		case "IntegerLiteral", "FloatingLiteral", "CharacterLiteral", "ParenExpr", "ImplicitCastExpr", "CStyleCastExpr", "ArraySubscriptExpr", "MemberExpr", "ConstantExpr", "ConditionalOperator":
		default:
			pure = false
		}
		return pure
	})
	return pure
}

// IsFloating reports whether an expression has a floating-point type.
func (n *Node) IsFloating() bool {
	return slices.Contains([]string{"float", "double", "long double"}, strings.TrimPrefix(n.Type.Name(), "const "))
}

// ReadsMemory reports whether an expression contains array elements, members or dereferenced pointers.
func ReadsMemory(n *Node) bool {
	return n.Has(func(x *Node) bool {
		return x.Kind == "ArraySubscriptExpr" || x.Kind == "MemberExpr" || x.Kind == "UnaryOperator" && x.Opcode == "*"
	})
}

// WritesMemory reports whether an expression writes an element, a member or what a pointer leads to.
func WritesMemory(n *Node) bool {
	switch {
	case n.Kind == "CompoundAssignOperator", n.Kind == "BinaryOperator" && n.Opcode == "=", n.Kind == "UnaryOperator" && (n.Opcode == "++" || n.Opcode == "--"):
		return len(n.Inner) > 0 && ReadsMemory(n.Inner[0])
	}
	return false
}

// IsComparison reports whether an operator compares numbers.
func IsComparison(op string) bool {
	switch op {
	case "<", "<=", ">", ">=", "==", "!=":
		return true
	}
	return false
}
