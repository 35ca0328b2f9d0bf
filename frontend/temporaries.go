package frontend

import (
	"fmt"
	"regexp"
	"strings"
)

// An array in a structure that is not an lvalue, such as f().a, lives until the end of the full expression (C11 6.2.4p8). If its address may be kept, the structure
// gets a name, in a block that takes the place of the full expression.

var (
	temporaryMember = regexp.MustCompile(`^ '[^']*'(?::'[^']*')? (?:xvalue )?\.`)
	temporaryArray  = regexp.MustCompile(`^ '(?:[^']*\]|[^']*':'[^']*\])' (?:xvalue )?\.`)
	expressionKind  = regexp.MustCompile(`(?:Expr|Operator|Literal|ExprWithCleanups)$`)
)

// temporary gives a name to the structure whose array node i is, if the array's address may be kept.
func (e *livesEditor) temporary(i int) {
	if !temporaryArray.MatchString(e.nodes[i].text) || e.refused[e.nodes[i].first.line] || !e.keepsAddress(i) {
		return
	}
	base := i + 1
	for e.nodes[base].kind == "MemberExpr" && temporaryMember.MatchString(e.nodes[base].text) {
		base++
	}
	full := e.fullExpression(i)
	from, to := e.span(base)
	start, end := e.span(full)
	if full < 0 || from < 0 || to < from || start < 0 || end < to {
		return
	}
	e.made++
	t := fmt.Sprintf("__seabmc_temporary%d", e.made)
	open, shut := "(", ");})"
	if e.hasValue(full) {
		open, shut = "__auto_type __seabmc_value=(", ");__seabmc_value;})"
	}
	e.wrap(e.outer, start, end, fmt.Sprintf("(__extension__({__typeof__(%s) %s;%s", e.bare[from:to], t, open), shut+")")
	e.wrap(e.inner, from, to, fmt.Sprintf("(*(__extension__({%s=(", t), fmt.Sprintf(");&%s;})))", t))
}

// keepsAddress tells whether an array's address may be stored in a pointer: whether more is done with the array than to read an element.
func (e *livesEditor) keepsAddress(i int) bool {
	for p := e.nodes[i].parent; p >= 0; p = e.nodes[p].parent {
		n := &e.nodes[p]
		switch {
		case strings.Contains(n.text, "<LValueToRValue>"):
			return false
		case n.kind == "ParenExpr", n.kind == "ArraySubscriptExpr", n.kind == "MemberExpr", strings.Contains(n.text, "<ArrayToPointerDecay>"):
		case n.kind == "UnaryOperator" && strings.Contains(n.text, "prefix '*'"):
		default:
			return !e.notEvaluated(p)
		}
	}
	return false
}

// notEvaluated tells whether a node is inside sizeof or the like.
func (e *livesEditor) notEvaluated(i int) bool {
	for ; i >= 0; i = e.nodes[i].parent {
		switch k := e.nodes[i].kind; {
		case k == "UnaryExprOrTypeTraitExpr", k == "GenericSelectionExpr":
			return true
		case k == "CompoundStmt":
			return false
		}
	}
	return true
}

// fullExpression is the node of the full expression that a node is a part of; in a list of initial values that of one value.
func (e *livesEditor) fullExpression(i int) int {
	full := -1
	for p := e.nodes[i].parent; p >= 0; p = e.nodes[p].parent {
		k := e.nodes[p].kind
		if !expressionKind.MatchString(k) || k == "ConstantExpr" {
			return full
		}
		if k != "InitListExpr" {
			full = p
		}
	}
	return full
}

// hasValue tells whether the value of a full expression is used.
func (e *livesEditor) hasValue(i int) bool {
	n := &e.nodes[i]
	if strings.HasPrefix(n.text, " 'void'") || n.parent < 0 {
		return false
	}
	switch p := &e.nodes[n.parent]; p.kind {
	case "VarDecl", "ReturnStmt", "SwitchStmt", "InitListExpr":
		return p.kind != "SwitchStmt" || n.nth == 0
	case "IfStmt":
		return n.nth == 0
	case "WhileStmt":
		return !n.isLast
	case "DoStmt":
		return n.isLast
	case "ForStmt":
		return n.nth == 2
	case "CompoundStmt":
		return n.isLast && p.parent >= 0 && e.nodes[p.parent].kind == "StmtExpr"
	}
	return false
}
