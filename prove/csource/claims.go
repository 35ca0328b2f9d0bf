package csource

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Claimed returns the condition that a call asserts.
func Claimed(n *Node) *Node {
	if len(n.Inner) < 2 {
		return nil
	}
	callee := n.Inner[0].Bare()
	if callee.Kind != "DeclRefExpr" || callee.Of == nil {
		return nil
	}
	switch callee.Of.Name {
	case "assert", "__VERIFIER_assert", "__CPROVER_assert", "__ESBMC_assert", "sassert", "__SEA_assert", "klee_assert":
		if c := n.Inner[1].Bare(); IsPure(c) {
			return c
		}
	}
	return nil
}

// IfAsserted returns the condition of assert in the form that the C library of this machine gives it: if (c) ; else __assert_fail(…).
func IfAsserted(n *Node) *Node {
	if len(n.Inner) == 3 && IsPure(n.Inner[0].Bare()) && CallsNamed(n.Inner[2], "__assert_fail") {
		return n.Inner[0].Bare()
	}
	return nil
}

// ConstantsIn returns the values of an expression that is a constant or a choice of constants. It returns nil for anything else.
func ConstantsIn(e *Node) []string {
	e = e.Bare()
	if k, ok := e.Number(); ok {
		return []string{fmt.Sprint(k)}
	}
	switch {
	case e.Kind == "DeclRefExpr" && e.Of != nil && e.Of.Kind == "EnumConstantDecl":
		return []string{e.Of.Name}
	case e.Kind == "ConditionalOperator" && len(e.Inner) == 3:
		if a, b := ConstantsIn(e.Inner[1]), ConstantsIn(e.Inner[2]); a != nil && b != nil {
			return append(a, b...)
		}
	}
	return nil
}

// WrittenGlobals returns the variables with static lifetime that a function assigns to by name, or whose address it takes.
func WrittenGlobals(d *Node, f *File) (names []string) {
	globals := map[string]bool{}
	for _, x := range f.Root.Inner {
		if x.Kind == "VarDecl" {
			globals[x.ID] = true
		}
	}
	d.Each(func(x *Node) bool {
		writes := x.Kind == "BinaryOperator" && x.Opcode == "=" || x.Kind == "CompoundAssignOperator" || x.Kind == "UnaryOperator" && (x.Opcode == "++" || x.Opcode == "--" || x.Opcode == "&")
		if !writes {
			return true
		}
		to := x.Inner[0].Bare()
		for to != nil && (to.Kind == "MemberExpr" || to.Kind == "ArraySubscriptExpr") && len(to.Inner) > 0 {
			to = to.Inner[0].Bare()
		}
		if id := to.Variable(); id != "" && to.Of != nil && (globals[id] || f.IsGlobal(to.Of.Name)) && !slices.Contains(names, to.Of.Name) {
			names = append(names, to.Of.Name)
		}
		return true
	})
	return names
}

// Length returns the number of elements of an array type.
func Length(n *Node) (int64, bool) {
	if n == nil {
		return 0, false
	}
	_, dims, isArray := strings.Cut(n.Type.Written, "[")
	size, _, closed := strings.Cut(dims, "]")
	k, err := strconv.ParseInt(size, 10, 64)
	return k, isArray && closed && err == nil
}

// IsCondition reports whether a loop or a branch tests an expression.
func IsCondition(x *Node) bool {
	p := x.Parent
	for p != nil && (p.Kind == "ImplicitCastExpr" || p.Kind == "ParenExpr") {
		p = p.Parent
	}
	return p != nil && (p.Kind == "WhileStmt" || p.Kind == "ForStmt" || p.Kind == "IfStmt" || p.Kind == "DoStmt" || p.Kind == "BinaryOperator" && (p.Opcode == "&&" || p.Opcode == "||"))
}
