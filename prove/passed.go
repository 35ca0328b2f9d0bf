package prove

import (
	"fmt"

	"seabmc/prove/csource"
)

// passedElements proposes that what a loop does with the elements that its pointers lead to, or asks of them, holds of all elements that the pointers
// have passed. The formulas are about the pointers with which the loop began, and a witness index: *d++ = *s++ gives d[k] == s[k] for each k below
// the number of rounds.
func passedElements(l *loop, add func(string, ...any)) {
	e := &elementsReader{l: l, k: l.witness(), at: map[string]cursor{}}
	for _, p := range l.moved(func(v *variable) bool { return v.pointer }) {
		if p.Least == 1 && p.Total > 0 {
			e.at[p.id] = p
		}
	}
	if len(e.at) == 0 {
		return
	}
	say := func(format, text string) { // about the pointers that the text names
		if text != "" && e.first != nil {
			add("__CPROVER_forall { unsigned long %s; %s < %s / sizeof(*%s) ==> ("+format+") }", e.k, e.k, e.first.Passed(), e.first.name, text)
		}
	}
	for _, c := range l.code() {
		c.Each(func(x *csource.Node) bool {
			e.first = nil
			switch {
			case x.Kind == "BinaryOperator" && x.Opcode == "=":
				say("%s", e.assigned(x))
			case x.Kind == "BinaryOperator" && csource.IsComparison(x.Opcode):
				text := e.text(x)
				say("%s", text)
				say("!%s", text)
			case x.Kind == "UnaryOperator" && x.Opcode == "*" && csource.IsCondition(x):
				say("%s != 0", e.text(x))
			}
			return true
		})
	}
}

// elementsReader turns expressions about the elements that the pointers lead to into formulas about the elements with index k.
type elementsReader struct {
	l     *loop
	k     string
	at    map[string]cursor // the pointers, by their ids
	first *cursor           // one that the last text speaks of
}

// assigned returns the formula that holds after an assignment.
func (e *elementsReader) assigned(x *csource.Node) string {
	left, right := e.text(x.Inner[0]), e.text(x.Inner[1])
	if left == "" || right == "" || e.first == nil {
		return ""
	}
	return fmt.Sprintf("%s == (%s)(%s)", left, x.Inner[0].Bare().Type.Name(), right)
}

// text returns an expression in which k stands for the round. It is empty if the expression depends on anything else that the loop changes.
func (e *elementsReader) text(n *csource.Node) string {
	n = n.Bare()
	switch {
	case n == nil:
		return ""
	case n.Kind == "UnaryOperator" && n.Opcode == "*":
		return e.element(n.Inner[0].Bare())
	case n.Kind == "BinaryOperator" && len(n.Inner) == 2 && n.Opcode != "=" && n.Opcode != ",":
		a, b := e.text(n.Inner[0]), e.text(n.Inner[1])
		if a == "" || b == "" || n.Opcode == "/" || n.Opcode == "%" || n.Opcode == "<<" || n.Opcode == ">>" {
			return ""
		}
		return "(" + a + " " + n.Opcode + " " + b + ")"
	case csource.IsPure(n) && !csource.ReadsMemory(n) && e.l.inScope(n) && !e.l.touches(n):
		return e.l.expression(n, nil)
	}
	return ""
}

// element returns what a pointer, or p++, leads to in round k.
func (e *elementsReader) element(n *csource.Node) string {
	if n.Kind == "UnaryOperator" && n.Opcode == "++" && n.Postfix {
		n = n.Inner[0].Bare()
	}
	p, ok := e.at[n.Variable()]
	if !ok || n.Variable() == "" {
		return ""
	}
	e.first = &p
	return entry(p.variable) + "[" + e.k + "]"
}
