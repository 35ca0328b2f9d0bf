package prove

import (
	"strings"

	"seabmc/prove/csource"
	"seabmc/prove/integers"
	"seabmc/prove/modular"
)

// This file makes the C expressions that candidates consist of.

// entry returns the value that a variable had when the loop was entered.
func entry(v *variable) string { return "__CPROVER_loop_entry(" + v.name + ")" }

// compare compares the values of two variables, whatever their types.
func compare(a *variable, op string, b *variable) string {
	if a.typ == b.typ || a.signed == b.signed {
		return a.name + " " + op + " " + b.name
	}
	w := integers.Common(a.integer(), b.integer())
	return w + a.name + " " + op + " " + w + b.name
}

// since returns how much a variable has grown since the loop was entered.
func since(bits int, v *variable) string {
	return "(" + modular.Mod(bits, v.name) + " - " + modular.Mod(bits, entry(v)) + ")"
}

// integers calls do for each integer variable of the loop.
func (l *loop) integers(do func(v *variable, changed bool)) {
	for _, v := range l.vars {
		if v.isInteger() {
			do(v, l.changed[v.id])
		}
	}
}

// expression returns the text of a pure expression. Its int and long arithmetic is done in wider types, so that it never overflows.
func (l *loop) expression(n *csource.Node, subst map[string]string) string {
	products, signed := 0, 0
	n.Each(func(x *csource.Node) bool {
		if x.Kind == "BinaryOperator" && strings.Contains("+ - *", x.Opcode) || x.Kind == "UnaryOperator" && x.Opcode == "-" {
			if w := newVariable(&csource.Node{Name: "x", Type: x.Type}); w != nil && w.signed {
				signed = max(signed, w.bits)
				if x.Opcode == "*" {
					products++
				}
			}
		}
		return true
	})
	if signed == 0 {
		return l.f.TextOf(n, subst)
	}
	to := "(long long)"
	if signed == 64 || products > 1 {
		to = "(__int128)"
	}
	widened := map[string]string{}
	n.Each(func(x *csource.Node) bool {
		if x.Cell != "" {
			if v := newVariable(&csource.Node{Name: "x", Type: x.Type}); v != nil && v.isInteger() {
				name := l.f.TextOf(x, subst)
				if by, ok := subst[x.Cell]; ok {
					name = by
				}
				widened[x.Cell] = to + name
			}
			return false
		}
		if x.Kind == "DeclRefExpr" && x.Of != nil && x.Of.Kind != "EnumConstantDecl" {
			if v := newVariable(&csource.Node{Name: x.Of.Name, Type: x.Of.Type}); v != nil && v.isInteger() {
				name := v.name
				if by, ok := subst[x.Of.ID]; ok {
					name = by
				}
				widened[x.Of.ID] = to + name
			}
		}
		return true
	})
	for id, by := range subst {
		if _, ok := widened[id]; !ok {
			widened[id] = by
		}
	}
	return l.f.TextOf(n, widened)
}

// variable returns the variable with an id if clauses may name it, or nil.
func (l *loop) variable(id string) *variable {
	for _, v := range l.vars {
		if v.id == id {
			return v
		}
	}
	return nil
}
