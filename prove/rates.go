package prove

import (
	"seabmc/prove/csource"
)

// This file proposes how far a variable can have come in so many rounds.

// portions proposes a bound for a variable to which each round adds a value of a small unsigned type: the number of rounds times the greatest such
// value.
func portions(l *loop, add func(string, ...any)) {
	for _, s := range l.steps {
		v := l.variable(s.v)
		if s.set || s.one || s.neg || v == nil || !v.isInteger() {
			continue
		}
		by := newVariable(&csource.Node{Name: "x", Type: s.by.Type})
		if by == nil || by.signed || by.bits == 0 || by.bits > 16 {
			continue
		}
		for _, t := range l.steps {
			if i := l.variable(t.v); i != nil && i.isInteger() && t.one && !t.neg && i != v {
				add("(unsigned __int128)%s - %s <= %d * ((unsigned __int128)%s - %s)", v.name, entry(v), 1<<by.bits-1, i.name, entry(i))
			}
		}
	}
}

// rates proposes bounds for a variable to which different paths of a round add different constants: the smallest and the greatest sum on a path, times
// the number of rounds.
func rates(l *loop, add func(string, ...any)) {
	l.integers(func(v *variable, _ bool) {
		r := l.perRound(v)
		if r.unknown || r.least == r.most {
			return
		}
		for _, t := range l.steps {
			k, constant := t.constant()
			i := l.variable(t.v)
			if !constant || k != 1 && k != -1 || i == nil || !i.isInteger() || i == v {
				continue
			}
			grown, rounds := growth(v, 1), growth(i, k)
			add("%s <= %d * %s", grown, r.most, rounds)
			add("%s >= %d * %s", grown, r.least, rounds)
		}
	})
}

// rate is what one pass through a piece of code adds to a variable, at least and at most.
type rate struct {
	least, most int64
	unknown     bool // no constant, or no limit is known
}

// perRound returns what a round adds to a variable.
func (l *loop) perRound(v *variable) rate {
	all := rate{}
	for _, n := range append([]*csource.Node{l.cond}, l.body...) {
		all = all.then(rateOf(n, v))
	}
	return all
}

// rateOf recurses over the nesting of the source, which compilers limit.
func rateOf(n *csource.Node, v *variable) (r rate) {
	if n == nil {
		return r
	}
	if s, ok := stepAt(n); ok && s.v == v.id {
		k, constant := s.constant()
		return rate{k, k, !constant || k > maxRate || k < -maxRate}
	}
	inner := make([]rate, len(n.Inner))
	for i, x := range n.Inner {
		inner[i] = rateOf(x, v)
	}
	switch branches := n.Kind == "IfStmt" || n.Kind == "ConditionalOperator"; {
	case branches && len(inner) == 3:
		return inner[0].then(inner[1].or(inner[2]))
	case branches && len(inner) == 2:
		return inner[0].then(inner[1].or(rate{}))
	case n.Kind == "ForStmt", n.Kind == "WhileStmt", n.Kind == "DoStmt", n.Kind == "SwitchStmt":
		for _, x := range inner {
			r.unknown = r.unknown || x != rate{}
		}
		return r
	}
	for _, x := range inner {
		r = r.then(x)
	}
	return r
}

const maxRate = 1 << 16

// then is the rate of one piece of code after another.
func (r rate) then(s rate) rate {
	return rate{r.least + s.least, r.most + s.most, r.unknown || s.unknown}
}

// or is the rate of two branches.
func (r rate) or(s rate) rate {
	return rate{min(r.least, s.least), max(r.most, s.most), r.unknown || s.unknown}
}

// growth returns how much a variable has grown since the loop was entered, or shrunk if sign is -1, in a type that holds multiples of it.
func growth(v *variable, sign int64) string {
	to := "(long long)"
	if v.bits == 64 {
		to = "(__int128)"
	}
	if sign < 0 {
		return "(" + to + entry(v) + " - " + v.name + ")"
	}
	return "(" + to + v.name + " - " + entry(v) + ")"
}

// remainders proposes that a variable stays below what it is subtracted from, as in size - used.
func remainders(l *loop, add func(string, ...any)) {
	l.fn.n.Each(func(x *csource.Node) bool {
		if x.Kind != "BinaryOperator" || x.Opcode != "-" {
			return true
		}
		from, v := x.Inner[0].Bare(), l.variable(x.Inner[1].Variable())
		if v != nil && l.changed[v.id] && csource.IsPure(from) && l.inScope(from) {
			add("%s <= %s", v.name, bracketed(l.expression(from, nil)))
		}
		return true
	})
}
