package prove

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/prove/csource"
	"seabmc/prove/floating"
	"seabmc/prove/modular"
	"seabmc/prove/steps"
	"seabmc/prove/values"
)

// intervals proposes bounds of a variable: constants of the program, and its value at entry. It also proposes the set of values that a state may
// have.
func intervals(l *loop, add func(string, ...any)) {
	l.integers(func(v *variable, changed bool) {
		if !changed {
			return
		}
		if v.signed {
			add("%s >= 0", v.name)
			add("%s >= -1", v.name)
		}
		add("%s >= %s", v.name, entry(v))
		add("%s <= %s", v.name, entry(v))
		for _, k := range l.fn.Constants {
			if !v.integer().Holds(k) {
				continue
			}
			add("%s <= %s", v.name, v.integer().Literal(k))
			add("%s >= %s", v.name, v.integer().Literal(k))
		}
		for _, k := range l.fn.Limits {
			if v.integer().Holds(k) {
				add("%s < %s", v.name, v.integer().Literal(k))
			}
		}
		if states := l.states(v); len(states) > 1 && len(states) <= maxStates {
			add("%s", values.Or(v.name, states))
		}
	})
	for _, v := range l.vars {
		if v.pointer && l.changed[v.id] {
			add("%s != 0", v.name)
		}
		if v.floating && l.changed[v.id] {
			l.floating(v).Propose(add)
		}
	}
}

// floating returns what is known about a floating-point variable.
func (l *loop) floating(v *variable) floating.Variable {
	out := floating.Variable{Name: v.name}
	for _, k := range l.fn.Floats {
		out.Literals = append(out.Literals, l.f.TextOf(k, nil))
	}
	l.integers(func(i *variable, changed bool) {
		if changed && i.bits > 1 {
			out.Counters = append(out.Counters, i.name)
		}
	})
	return out
}

const maxStates = 12

// states returns the constants that a variable is set to, if it is set to nothing else.
func (l *loop) states(v *variable) []string {
	if slices.ContainsFunc(l.steps, func(s steps.Step) bool { return s.Var == v.id && !s.Set }) {
		return nil
	}
	return values.All(l.fn.Assigned[v.id])
}

// relations proposes orders, sums and differences of two variables.
func relations(l *loop, add func(string, ...any)) {
	l.integers(func(a *variable, changed bool) {
		if !changed {
			return
		}
		l.integers(func(b *variable, both bool) {
			if a.id == b.id || both && a.id > b.id || a.bits == 1 || b.bits == 1 {
				return
			}
			add("%s", compare(a, "<=", b))
			add("%s", compare(a, ">=", b))
			add("%s", compare(a, "==", b))
			add("%s", compare(a, "!=", b))
			if !both {
				return
			}
			bits := min(a.bits, b.bits)
			add("%s", modular.Same(bits, since(bits, a), since(bits, b)))
			add("%s", modular.Same(bits, modular.Mod(bits, a.name)+" + "+modular.Mod(bits, b.name), modular.Mod(bits, entry(a))+" + "+modular.Mod(bits, entry(b))))
			l.integers(func(c *variable, all bool) {
				if all && c.id > b.id && c.bits >= bits {
					add("%s", modular.Same(bits, since(bits, a)+" + "+since(bits, b), since(bits, c)))
					add("%s", modular.Same(bits, since(bits, a)+" + "+since(bits, c), since(bits, b)))
					add("%s", modular.Same(bits, since(bits, b)+" + "+since(bits, c), since(bits, a)))
					add("%s", modular.Same(bits, since(bits, a)+" + "+since(bits, b)+" + "+since(bits, c), "0"))
				}
			})
		})
	})
	for _, p := range l.vars {
		for _, q := range l.vars {
			if p.pointer && q.pointer && p.id != q.id && p.typ == q.typ && l.changed[p.id] {
				add("__CPROVER_same_object(%s, %s)", p.name, q.name)
			}
		}
	}
}

// conditions proposes what the program itself says about the variables in its conditions and assertions, and slightly weaker forms of it.
func conditions(l *loop, add func(string, ...any)) {
	speaks := func(n *csource.Node) bool { return l.inScope(n) && l.touches(n) }
	for _, c := range l.fn.Claims {
		if speaks(c) {
			add("%s", l.expression(c, nil))
		}
	}
	for _, c := range l.fn.Atoms {
		if !speaks(c) || csource.ReadsMemory(c) {
			continue
		}
		text := l.expression(c, nil)
		add("%s", text)
		add("!(%s)", text)
		if len(c.Inner) != 2 {
			continue
		}
		x, y := l.side(c, 0), l.side(c, 1)
		switch c.Opcode {
		case "<":
			add("%s <= %s", x, y)
		case ">":
			add("%s >= %s", x, y)
		case "!=":
			add("%s <= %s", x, y)
			add("%s >= %s", x, y)
		case "<=":
			add("%s <= %s + 1", l.widest(c, x), l.widest(c, y))
		case ">=":
			add("%s + 1 >= %s", l.widest(c, x), l.widest(c, y))
		}
	}
}

// settings proposes that an element or member keeps the value that the function gives it. An example is the zero at the end of a string.
func settings(l *loop, add func(string, ...any)) {
	l.fn.Node.Each(func(x *csource.Node) bool {
		if x.Kind != "BinaryOperator" || x.Opcode != "=" {
			return true
		}
		left, right := x.Inner[0].Bare(), x.Inner[1].Bare()
		if _, ok := right.Number(); ok && csource.ReadsMemory(left) && csource.IsPure(left) && l.inScope(left) {
			add("%s == (%s)(%s)", l.f.TextOf(left, nil), left.Type.Written, l.expression(right, nil))
		}
		return true
	})
}

// side returns an operand of a comparison in the type in which the program compares it.
func (l *loop) side(c *csource.Node, k int) string {
	n := c.Inner[k]
	text := l.expression(n, nil)
	if n = n.Bare(); n.Kind == "BinaryOperator" {
		return "(" + text + ")"
	}
	return text
}

// widest returns an operand of a comparison in a type that also holds the next greater value.
func (l *loop) widest(c *csource.Node, operand string) string {
	if c.Inner[0].IsFloating() {
		return operand
	}
	if v := newVariable(&csource.Node{Name: "x", Type: c.Inner[0].Type}); v != nil && v.bits < 64 {
		return "(long long)" + operand
	}
	return "(__int128)" + operand
}

// touches reports whether an expression names a variable that the loop changes.
func (l *loop) touches(n *csource.Node) bool {
	return n.Has(func(x *csource.Node) bool { return l.changed[x.Variable()] || x.Kind == "ArraySubscriptExpr" })
}

// strides proposes that a variable to which the same number is always added keeps its remainder, and that two such variables keep their ratio.
func strides(l *loop, add func(string, ...any)) {
	by := map[string]int64{}
	for _, s := range l.steps {
		k, ok := s.Constant()
		if before, twice := by[s.Var]; !ok || k == 0 || twice && before != k {
			k = 0
		}
		by[s.Var] = k
	}
	l.integers(func(v *variable, _ bool) {
		k := by[v.id]
		if k < 0 {
			k = -k
		}
		if k < 2 || v.bits == 1 {
			return
		}
		add("%s %% %d == 0", since(v.bits, v), k)
		for _, c := range l.fn.Constants {
			if c >= 0 && c < k && v.integer().Holds(c) {
				add("%s %% %d == %d", v.name, k, c)
			}
		}
	})
	l.integers(func(a *variable, _ bool) {
		l.integers(func(b *variable, _ bool) {
			p, q := by[a.id], by[b.id]
			if a.id == b.id || p == 0 || q == 0 || p == q || p == -q || a.bits == 1 || b.bits == 1 {
				return
			}
			bits := min(a.bits, b.bits)
			add("%s", modular.Same(bits, modular.Number(bits, q)+" * "+since(bits, a), modular.Number(bits, p)+" * "+since(bits, b)))
		})
	})
	l.parts(by, add)
	l.multiples(add)
}

// multiples is about v += x, where x does not change, beside a counter i.
func (l *loop) multiples(add func(string, ...any)) {
	for _, s := range l.steps {
		v := l.variable(s.Var)
		if _, constant := s.Constant(); constant || s.Set || v == nil || !v.isInteger() || !csource.IsPure(s.By) || csource.ReadsMemory(s.By) || l.changes(s.By) || !l.inScope(s.By) {
			continue
		}
		for _, t := range l.steps {
			i := l.variable(t.Var)
			k, ok := t.Constant()
			if !ok || i == nil || i == v || k != 1 && k != -1 {
				continue
			}
			if s.Neg {
				k = -k
			}
			bits := min(i.bits, v.bits)
			by := modular.Mod(bits, bracketed(l.f.TextOf(s.By, nil)))
			if k < 0 {
				by = "-" + by
			}
			add("%s", modular.Same(bits, since(bits, v), by+" * "+since(bits, i)))
		}
	}
}

// changes reports whether the loop changes a variable of an expression.
func (l *loop) changes(n *csource.Node) bool {
	return n.Has(func(x *csource.Node) bool { return l.changed[x.Variable()] })
}

// polynomials proposes that an accumulator to which a counter is added grows with the square of the counter. If i goes up by c in each round, then s
// += i makes 2cs = i² - ci; if the new value of i is added, it is i² + ci. All of this is modulo 2^64, so that it also holds if the numbers wrap
// around.
func polynomials(l *loop, add func(string, ...any)) {
	for _, s := range l.steps {
		v := l.variable(s.Var)
		if s.Set || s.One || v == nil || !v.isInteger() {
			continue
		}
		id, factor, rest := steps.Linear(s.By, func(id string) bool { return l.variable(id) != nil })
		i := l.variable(id)
		if i == nil || i == v {
			continue
		}
		for _, t := range l.steps {
			c, ok := t.Constant()
			if !ok || t.Var != i.id || c == 0 {
				continue
			}
			if s.Neg {
				factor, rest = -factor, -rest
			}
			bits := min(i.bits, v.bits)
			x, x0 := modular.Mod(bits, i.name), modular.Mod(bits, entry(i))
			for _, sign := range []int64{-1, 1} {
				add("%s", modular.Same(bits, modular.Number(bits, 2*c)+" * "+since(bits, v), fmt.Sprintf("%s * (%s * %s - %s * %s) + %s * (%s - %s)",
					modular.Number(bits, factor), x, x, x0, x0, modular.Number(bits, 2*rest+sign*c*factor), x, x0)))
				if factor%2 == 0 && c == 1 { // the same without the 2, which is more where numbers wrap around
					add("%s", modular.Same(bits, since(bits, v), fmt.Sprintf("%s * (%s * %s - %s * %s) + %s * (%s - %s)",
						modular.Number(bits, factor/2), x, x, x0, x0, modular.Number(bits, rest+sign*factor/2), x, x0)))
				}
			}
		}
	}
}

// equations proposes those that hold in executions.
func equations(l *loop, add func(string, ...any)) {
	if l.table == nil {
		return
	}
	for _, e := range l.table.Equations() {
		add("%s", e)
	}
}

// squares is about v += w and w += k beside a counter i: v becomes a square of how much i has grown.
func squares(l *loop, add func(string, ...any)) {
	for _, s := range l.steps {
		v := l.variable(s.Var)
		if s.Set || s.One || s.Neg || v == nil || !v.isInteger() {
			continue
		}
		w := l.variable(s.By.Variable())
		for _, t := range l.steps {
			k, ok := t.Constant()
			if w == nil || t.Var != w.id || !ok || k%2 != 0 {
				continue
			}
			for _, u := range l.steps {
				i := l.variable(u.Var)
				if c, ok := u.Constant(); !ok || c != 1 || i == nil || i == w {
					continue
				}
				bits := min(v.bits, w.bits, i.bits)
				grown := since(bits, i)
				for _, sign := range []string{"-", "+"} {
					add("%s", modular.Same(bits, since(bits, v), fmt.Sprintf("%s * %s + %s * (%s * %s %s %s)", modular.Mod(bits, entry(w)), grown, modular.Number(bits, k/2), grown, grown, sign, grown)))
				}
			}
		}
	}
}

// implications proposes what holds in a state, after a flag is set, or after the first round.
func implications(l *loop, add func(string, ...any)) {
	var guards []string
	l.integers(func(v *variable, changed bool) {
		if !changed {
			return
		}
		states := l.states(v)
		if len(states) > 0 && len(states) <= maxStates {
			for _, s := range states {
				guards = append(guards, v.name+" == "+s)
			}
		} else {
			guards = append(guards, v.name+" == 0")
		}
		guards = append(guards, v.name+" != "+entry(v))
	})
	l.integers(func(v *variable, changed bool) { // a flag that the loop does not change
		if states := l.states(v); !changed && len(states) > 0 && len(states) <= 2 {
			guards = append(guards, v.name+" == "+states[0])
		}
	})
	l.imply(guards, func(keep func(string, ...any)) { conditions(l, keep) }, add)
}

// phases proposes what holds as long as a condition of the loop holds, and after that, or in the executions in which a condition that the loop does not change holds.
func phases(l *loop, add func(string, ...any)) {
	var guards, fixed []string
	for _, c := range l.fn.Atoms {
		if len(c.Inner) != 2 || !csource.IsComparison(c.Opcode) || !c.Within(l.n) || !l.inScope(c) || csource.ReadsMemory(c) {
			continue
		}
		text := l.expression(c, nil)
		if l.touches(c) {
			guards = append(guards, "!("+text+")", text)
		} else {
			fixed = append(fixed, "!("+text+")", text)
		}
	}
	l.imply(append(guards, fixed...), func(keep func(string, ...any)) {
		l.pairs(func(a, b *variable) {
			bits := min(a.bits, b.bits)
			for _, k := range l.fn.Constants {
				keep("%s", modular.Same(bits, modular.Mod(bits, a.name)+" + "+modular.Mod(bits, b.name), modular.Number(bits, k)))
			}
		})
		for _, s := range l.steps {
			if k, ok := s.Constant(); ok && max(k, -k) > 1 && l.variable(s.Var) != nil && l.variable(s.Var).isInteger() {
				v := l.variable(s.Var)
				keep("%s %% %d == 0", since(v.bits, v), max(k, -k))
			}
		}
	}, add)
}

// pairs calls do for each two integers that the loop changes.
func (l *loop) pairs(do func(a, b *variable)) {
	l.integers(func(a *variable, changed bool) {
		l.integers(func(b *variable, both bool) {
			if changed && both && a.id < b.id && a.bits > 1 && b.bits > 1 {
				do(a, b)
			}
		})
	})
}

// imply proposes that facts hold under guards. The facts are those of more, how variables compare with constants, and how with each other.
func (l *loop) imply(guards []string, more func(keep func(string, ...any)), add func(string, ...any)) {
	var facts []string
	keep := func(format string, args ...any) { facts = append(facts, fmt.Sprintf(format, args...)) }
	more(keep)
	l.integers(func(v *variable, changed bool) {
		if !changed {
			return
		}
		for _, k := range l.fn.Constants {
			if v.integer().Holds(k) {
				keep("%s == %s", v.name, v.integer().Literal(k))
				keep("%s >= %s", v.name, v.integer().Literal(k))
				keep("%s <= %s", v.name, v.integer().Literal(k))
			}
		}
	})
	relations(l, keep)
	for _, f := range facts {
		for _, g := range guards {
			if f != g {
				add("!(%s) || %s", g, bracketed(f))
			}
		}
	}
}

// bracketed returns a formula in a form in which it can be an operand.
func bracketed(f string) string {
	if strings.Contains(f, "||") || strings.Contains(f, "&&") || strings.ContainsAny(f, "?+-*/%<>=&|^ ") {
		return "(" + f + ")"
	}
	return f
}
