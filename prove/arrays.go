package prove

import (
	"fmt"
	"regexp"
	"slices"

	"seabmc/prove/csource"
)

// elements proposes that what a loop does with the element at its counter, or asks of it, holds of all elements that it has passed. The formula is
// the body, with a witness k in place of the counter (paper 002). The quantifier is kept as a fact when the formula is checked.
func elements(l *loop, add func(string, ...any)) {
	k := l.witness()
	for _, s := range l.steps {
		i := l.variable(s.Var)
		up, ok := s.Constant()
		if !ok || i == nil || !i.isInteger() || up == 0 {
			continue
		}
		for _, p := range l.aboutElements(i, k) {
			if up != 1 && up != -1 {
				p = fmt.Sprintf("(%s - %s) %% %d == 0 ==> %s", k, entry(i), max(up, -up), p)
			}
			if up > 0 {
				add("__CPROVER_forall { %s %s; (%s <= %s && %s < %s) ==> (%s) }", i.typ, k, entry(i), k, k, i.name, p)
				continue
			}
			add("__CPROVER_forall { %s %s; (%s < %s && %s <= %s) ==> (%s) }", i.typ, k, i.name, k, k, entry(i), p)
			add("__CPROVER_forall { %s %s; (%s <= %s && %s < %s) ==> (%s) }", i.typ, k, i.name, k, k, entry(i), p) // for (i = n; i-- > 0;)
		}
	}
}

// witness returns a name for the variable of a quantifier that the function does not use for anything else.
func (l *loop) witness() string {
	text := l.f.TextOf(l.fn.Node, nil)
	for _, name := range []string{"k", "j", "at", "index"} {
		if !regexp.MustCompile(`\b` + name + `\b`).MatchString(text) {
			return name
		}
	}
	return "witness"
}

// aboutElements finds formulas about the element at i, in which the witness stands for i.
func (l *loop) aboutElements(i *variable, witness string) (list []string) {
	at := map[string]string{i.id: witness}
	found := func(p string) {
		if !slices.Contains(list, p) {
			list = append(list, p)
		}
	}
	say := func(n *csource.Node, format string) {
		if csource.IsPure(n) && csource.ReadsMemory(n) && l.inScope(n) && csource.Mentions(n, i.id) {
			if p := l.expression(n, at); p != "" {
				found(fmt.Sprintf(format, p))
			}
		}
	}
	for _, c := range l.code() {
		csource.Guarded(c, nil, func(x *csource.Node, around []csource.Guard) {
			switch {
			case x.Kind == "BinaryOperator" && x.Opcode == "=":
				left, right := x.Inner[0].Bare(), x.Inner[1].Bare()
				if csource.IsElement(left) && csource.IsPure(left) && csource.IsPure(right) && l.inScope(left) && l.inScope(right) && csource.Mentions(left, i.id) {
					cast := "(" + left.Type.Written + ")"
					is := fmt.Sprintf("%s == %s(%s)", l.f.TextOf(left, at), cast, l.expression(right, at))
					found(is)
					if only := l.guards(around, i, at); only != "" {
						found(fmt.Sprintf("%s ==> %s", only, is))
					}
				}
			case x.Kind == "IfStmt" && len(x.Inner) > 0:
				cond := x.Inner[0].Bare()
				say(cond, "!(%s)")
				say(cond, "%s")
			case x.Kind == "BinaryOperator" && csource.IsComparison(x.Opcode):
				say(x, "!(%s)")
				say(x, "%s")
			}
		})
	}
	for _, c := range l.fn.Claims {
		c.Each(func(x *csource.Node) bool {
			if x.Kind == "BinaryOperator" && csource.IsComparison(x.Opcode) {
				l.claimOf(x, witness, found)
			}
			return true
		})
	}
	return list
}

// guards returns the conditions about i around an assignment, in which the witness stands for i. It is empty if there are none, or if one of them may have changed since.
func (l *loop) guards(around []csource.Guard, i *variable, at map[string]string) (text string) {
	for _, g := range around {
		if !csource.IsPure(g.Cond) || csource.ReadsMemory(g.Cond) || !l.inScope(g.Cond) || g.Cond.Has(func(x *csource.Node) bool { return x.Variable() != i.id && l.changed[x.Variable()] }) {
			return ""
		}
		if text != "" {
			text += " && "
		}
		if !g.Holds {
			text += "!"
		}
		text += "(" + l.expression(g.Cond, at) + ")"
	}
	return text
}

// claimOf turns what the program asserts about a[j] into a formula about each element.
func (l *loop) claimOf(c *csource.Node, witness string, found func(p string)) {
	index := ""
	c.Each(func(x *csource.Node) bool {
		if x.Kind == "ArraySubscriptExpr" {
			if v := x.Inner[1].Variable(); v != "" {
				index = v
			}
		}
		return true
	})
	if index == "" || !csource.IsPure(c) {
		return
	}
	outside := false
	c.Each(func(x *csource.Node) bool {
		v := x.Variable()
		outside = outside || x.Kind == "DeclRefExpr" && v != "" && v != index && !l.scope[v]
		return true
	})
	if !outside {
		found(l.expression(c, map[string]string{index: witness}))
	}
}
