package prove

import (
	"fmt"
	"slices"

	"seabmc/prove/csource"
	"seabmc/prove/modular"
)

// maxResults is the largest number of formulas about the result of a function that are tried.
const maxResults = 240

// results returns what may hold of the result of a recursive function: bounds, values that a branch returns, relations to the parameters, closed
// forms. The same is proposed of how much the function changes variables with static lifetime.
func (s *summary) results() (out []candidate) {
	for _, o := range s.outcomes() {
		proposed := 0
		add := func(tactic, format string, args ...any) {
			c := candidate{fmt.Sprintf(format, args...), tactic}
			if proposed < maxResults && !slices.Contains(out, c) {
				proposed++
				out = append(out, c)
			}
		}
		if o.global == nil {
			equations(s.loop, func(format string, args ...any) { add("sample", format, args...) })
		}
		var facts []string
		keep := func(format string, args ...any) { facts = append(facts, fmt.Sprintf(format, args...)) }
		s.values(o, add, keep)
		for _, f := range facts {
			add("relation", "%s", f)
		}
		if o.global == nil {
			s.parity(add)
		}
		s.byCase(facts, add)
	}
	return out
}

// outcome is the result of a function, or a variable with static lifetime and how much it has changed.
type outcome struct {
	*variable
	grown  string    // the result, or the difference to the value before the call
	global *variable // nil: it is the result
}

// outcomes returns what a contract may speak of.
func (s *summary) outcomes() (list []outcome) {
	if s.result != nil {
		list = append(list, outcome{variable: s.result, grown: modular.Mod(s.result.bits, s.result.name)})
	}
	for _, g := range s.globals {
		list = append(list, outcome{g, "(" + modular.Mod(g.bits, g.name) + " - " + modular.Mod(g.bits, "__CPROVER_old("+g.name+")") + ")", g})
	}
	return list
}

// values proposes bounds by constants and by parameters, values that are returned, and closed forms.
func (s *summary) values(r outcome, add func(tactic, format string, args ...any), keep func(format string, args ...any)) {
	for _, k := range s.fn.Constants {
		if !r.integer().Holds(k) {
			continue
		}
		add("range", "%s >= %s", r.name, r.integer().Literal(k))
		add("range", "%s <= %s", r.name, r.integer().Literal(k))
		keep("%s == %s", r.name, r.integer().Literal(k))
	}
	if r.global != nil {
		for _, op := range []string{">=", "<=", "=="} {
			keep("%s %s __CPROVER_old(%s)", r.name, op, r.name)
		}
	}
	for _, p := range s.vars {
		if p.bits == 1 || r.bits == 1 || p.name == r.name {
			continue
		}
		for _, op := range []string{">=", "<=", "=="} {
			keep("%s", compare(r.variable, op, p))
		}
		s.closed(r, p, keep)
	}
	if r.global == nil {
		for _, e := range s.returned() {
			keep("%s == %s", r.name, bracketed(e))
		}
	}
}

// closed proposes sums and products that a linear or quadratic recursion comes to, modulo 2^w.
func (s *summary) closed(r outcome, p *variable, keep func(string, ...any)) {
	bits := r.bits
	x, y := r.grown, modular.Mod(bits, p.name)
	if r.global != nil {
		keep("%s", modular.Same(bits, x, y))
		keep("%s", modular.Same(bits, x, "-"+y))
	}
	for _, k := range []int64{2, 3} {
		keep("%s", modular.Same(bits, x, fmt.Sprintf("%s * %s", modular.Number(bits, k), y)))
	}
	for _, k := range s.fn.Constants {
		if k != 0 {
			keep("%s", modular.Same(bits, x, fmt.Sprintf("%s + %s", y, modular.Number(bits, k))))
		}
	}
	keep("%s", modular.Same(bits, modular.Number(bits, 2)+" * "+x, fmt.Sprintf("%s * (%s + %s)", y, y, modular.Number(bits, 1))))
	keep("%s", modular.Same(bits, x, fmt.Sprintf("%s * %s", y, y)))
	for _, q := range s.vars {
		if q.bits <= 1 || q.id == p.id {
			continue
		}
		z := modular.Mod(bits, q.name)
		s.accumulated(bits, x, y, z, keep)
		if q.id > p.id {
			keep("%s", modular.Same(bits, x, y+" + "+z))
			keep("%s", modular.Same(bits, x, y+" * "+z))
			keep("%s", modular.Same(bits, x, y+" - "+z))
		}
	}
}

// accumulated proposes what becomes of an accumulator z to which each of y calls adds a constant, or the number of calls that are left.
func (s *summary) accumulated(bits int, x, y, z string, keep func(string, ...any)) {
	for _, k := range s.fn.Constants {
		if k > 1 {
			keep("%s", modular.Same(bits, x, fmt.Sprintf("%s * %s + %s", modular.Number(bits, k), y, z)))
		}
	}
	twice := modular.Number(bits, 2) + " * "
	keep("%s", modular.Same(bits, twice+x, fmt.Sprintf("%s * (%s + %s) + %s%s", y, y, modular.Number(bits, 1), twice, z)))
}

// returned returns the texts of the results that contain no call.
func (s *summary) returned() (list []string) {
	add := func(n *csource.Node) {
		if n = n.Bare(); csource.IsPure(n) && !csource.ReadsMemory(n) && s.inScope(n) {
			if text := s.expression(n, nil); text != "" && !slices.Contains(list, text) {
				list = append(list, text)
			}
		}
	}
	s.body[0].Each(func(x *csource.Node) bool {
		switch {
		case x.Kind == "ReturnStmt" && len(x.Inner) == 1:
			add(x.Inner[0])
		case x.Kind == "ConditionalOperator" && len(x.Inner) == 3:
			add(x.Inner[1])
			add(x.Inner[2])
		}
		return true
	})
	return list
}

// parity proposes that the result is odd or even as a parameter is, or that it says whether the parameter is even.
func (s *summary) parity(add func(tactic, format string, args ...any)) {
	for _, p := range s.vars {
		if p.bits > 1 {
			add("parity", "(%s != 0) == (%s %% 2 == 0)", s.result.name, p.name)
			add("parity", "(%s != 0) == (%s %% 2 == 1)", s.result.name, p.name)
		}
	}
}

// byCase proposes what holds of the result if a condition of the function holds of the parameters, or if it does not.
func (s *summary) byCase(facts []string, add func(tactic, format string, args ...any)) {
	for _, c := range s.fn.Atoms {
		if !s.inScope(c) || csource.ReadsMemory(c) || !s.touches(c) {
			continue
		}
		text := s.expression(c, nil)
		for _, f := range facts {
			add("case", "!(%s) || %s", text, f)
			add("case", "(%s) || %s", text, f)
		}
	}
}
