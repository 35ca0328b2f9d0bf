package csource

import (
	"slices"
	"strings"
)

// Function holds what the proposers of all loops of a function share.
type Function struct {
	Name      string
	Node      *Node
	Constants []int64
	Limits    []int64  // numbers that a variable may stay below
	Floats    []*Node  // floating-point constants, with their signs
	Names     []string // enumeration constants that it names
	Atoms     []*Node  // conditions without side effects
	Claims    []*Node  // conditions that it asserts
	Used      map[string]bool
	Assigned  map[string][]*Node // what each variable is set to
	Params    map[string]bool
}

// NewFunction reads a function.
func NewFunction(d *Node) *Function {
	fn := &Function{Name: d.Name, Node: d, Used: map[string]bool{}, Assigned: map[string][]*Node{}, Params: map[string]bool{}}
	constant := fn.Constant
	constant(0)
	constant(1)
	d.Each(func(n *Node) bool {
		if v, ok := n.Number(); ok && strings.HasSuffix(n.Kind, "Literal") {
			constant(v)
		}
		fn.Limit(n)
		switch n.Kind {
		case "FloatingLiteral":
			fn.float(n)
		case "UnaryOperator":
			if n.Opcode == "-" && n.Inner[0].Bare().Kind == "FloatingLiteral" {
				fn.float(n)
			}
			if v, ok := n.Number(); ok {
				constant(v)
			}
		case "DeclRefExpr":
			if n.Of == nil {
				break
			}
			fn.Used[n.Of.ID] = true
			if n.Of.Kind == "EnumConstantDecl" && !slices.Contains(fn.Names, n.Of.Name) {
				fn.Names = append(fn.Names, n.Of.Name)
			}
		case "VarDecl":
			if len(n.Inner) > 0 {
				fn.Assigned[n.ID] = append(fn.Assigned[n.ID], n.Inner[0])
			}
		case "ParmVarDecl":
			fn.Params[n.ID] = true
		case "BinaryOperator":
			switch n.Opcode {
			case "=":
				if v := n.Inner[0].Variable(); v != "" {
					fn.Assigned[v] = append(fn.Assigned[v], n.Inner[1])
				}
			case "<", "<=", ">", ">=", "==", "!=", "&&", "||":
				if IsPure(n) {
					fn.Atoms = append(fn.Atoms, n)
				}
			}
		case "CallExpr":
			if CallsNamed(n.Inner[0], "__assert_fail") { // the numbers in it are lines
				return false
			}
			if c := Claimed(n); c != nil {
				fn.Claims = append(fn.Claims, c)
			}
		case "ConditionalOperator": // assert of the C library: c ? (void)0 : __assert_fail(…)
			if len(n.Inner) == 3 && IsPure(n.Inner[0].Bare()) && CallsNamed(n.Inner[2], "__assert_fail") {
				fn.Claims = append(fn.Claims, n.Inner[0].Bare())
			}
		case "IfStmt":
			if c := IfAsserted(n); c != nil {
				fn.Claims = append(fn.Claims, c)
			}
		}
		return true
	})
	return fn
}

const maxConstants = 12

// Constant notes a number that may be a bound.
func (fn *Function) Constant(v int64) {
	if !slices.Contains(fn.Constants, v) && len(fn.Constants) < maxConstants {
		fn.Constants = append(fn.Constants, v)
	}
}

// float notes a floating-point constant that may be a bound.
func (fn *Function) float(n *Node) {
	if len(fn.Floats) < maxConstants {
		fn.Floats = append(fn.Floats, n)
	}
}

const maxLimits = 8

// Limit notes numbers that a variable may stay below: the divisor of a remainder, a value at which the variable is set back, the length of an array.
func (fn *Function) Limit(n *Node) {
	k, ok := int64(0), false
	switch {
	case (n.Kind == "BinaryOperator" && (n.Opcode == "%" || n.Opcode == "==") || n.Kind == "CompoundAssignOperator" && n.Opcode == "%=") && len(n.Inner) == 2:
		k, ok = n.Inner[1].Number()
	case n.Kind == "ArraySubscriptExpr" && len(n.Inner) == 2:
		k, ok = Length(n.Inner[0].Bare())
	}
	if ok && k > 1 && !slices.Contains(fn.Limits, k) && len(fn.Limits) < maxLimits {
		fn.Limits = append(fn.Limits, k)
	}
}
