package prove

import "fmt"

// elements: what a loop does to, or asks of, the element at its counter holds for all elements that it has passed. The body with the
// counter replaced by a witness k is the formula (paper 002); the quantifier is kept as a fact when it is checked.
func elements(l *loop, add func(string, ...any)) {
	for _, s := range l.steps {
		i := l.variable(s.v)
		k, ok := s.constant()
		if !ok || i == nil || !i.isInteger() || k != 1 && k != -1 {
			continue
		}
		passed := fmt.Sprintf("%s <= k && k < %s", entry(i), i.name)
		if k < 0 {
			passed = fmt.Sprintf("%s < k && k <= %s", i.name, entry(i))
			l.eachElement(i, func(p string) {
				add("__CPROVER_forall { %s k; (%s <= k && k < %s) ==> (%s) }", i.typ, i.name, entry(i), p)
			})
		}
		l.eachElement(i, func(p string) { add("__CPROVER_forall { %s k; (%s) ==> (%s) }", i.typ, passed, p) })
	}
}

// eachElement finds formulas about the element at i: k stands for i in them.
func (l *loop) eachElement(i *variable, found func(p string)) {
	at := map[string]string{i.id: "k"}
	say := func(n *node, format string) {
		if isPure(n) && readsMemory(n) && l.inScope(n) && mentions(n, i.id) {
			if p := l.expression(n, at); p != "" {
				found(fmt.Sprintf(format, p))
			}
		}
	}
	for _, c := range append([]*node{l.cond}, l.body...) {
		c.each(func(x *node) bool {
			switch {
			case x.Kind == "BinaryOperator" && x.Opcode == "=":
				left, right := x.Inner[0].bare(), x.Inner[1].bare()
				if left.Kind == "ArraySubscriptExpr" && isPure(left) && isPure(right) && l.inScope(left) && l.inScope(right) && mentions(left, i.id) {
					cast := "(" + left.Type.Written + ")"
					found(fmt.Sprintf("%s == %s(%s)", l.f.text(left, at), cast, l.expression(right, at)))
				}
			case x.Kind == "IfStmt" && len(x.Inner) > 0:
				cond := x.Inner[0].bare()
				say(cond, "!(%s)")
				say(cond, "%s")
			case x.Kind == "BinaryOperator" && isComparison(x.Opcode):
				say(x, "!(%s)")
				say(x, "%s")
			}
			return true
		})
	}
	for _, c := range l.fn.claims {
		c.each(func(x *node) bool {
			if x.Kind == "BinaryOperator" && isComparison(x.Opcode) {
				l.aboutElement(x, i, found)
			}
			return true
		})
	}
}

func isComparison(op string) bool {
	switch op {
	case "<", "<=", ">", ">=", "==", "!=":
		return true
	}
	return false
}

// aboutElement takes what the program asserts of a[j] for a formula about a[k].
func (l *loop) aboutElement(c *node, i *variable, found func(p string)) {
	index := ""
	c.each(func(x *node) bool {
		if x.Kind == "ArraySubscriptExpr" {
			if v := x.Inner[1].variable(); v != "" {
				index = v
			}
		}
		return true
	})
	if index == "" || !isPure(c) {
		return
	}
	outside := false
	c.each(func(x *node) bool {
		v := x.variable()
		outside = outside || x.Kind == "DeclRefExpr" && v != "" && v != index && !l.scope[v]
		return true
	})
	if !outside {
		found(l.expression(c, map[string]string{index: "k"}))
	}
}

// mentions tells whether an expression names a variable.
func mentions(n *node, id string) bool {
	found := false
	n.each(func(x *node) bool {
		found = found || x.Kind == "DeclRefExpr" && x.variable() == id
		return !found
	})
	return found
}
