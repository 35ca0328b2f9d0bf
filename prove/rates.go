package prove

import (
	"seabmc/prove/csource"
	"seabmc/prove/steps"
)

// This file proposes how far a variable can have come in so many rounds.

// portions proposes a bound for a variable to which each round adds a value of a small unsigned type: the number of rounds times the greatest such
// value.
func portions(l *loop, add func(string, ...any)) {
	for _, s := range l.steps {
		v := l.variable(s.Var)
		if s.Set || s.One || s.Neg || v == nil || !v.isInteger() {
			continue
		}
		by := newVariable(&csource.Node{Name: "x", Type: s.By.Type})
		if by == nil || by.signed || by.bits == 0 || by.bits > 16 {
			continue
		}
		for _, t := range l.steps {
			if i := l.variable(t.Var); i != nil && i.isInteger() && t.One && !t.Neg && i != v {
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
		if r.Unknown || r.Least == r.Most {
			return
		}
		l.counters(v, func(i *variable, k int64) {
			grown, rounds := growth(v, 1), growth(i, k)
			add("%s <= %d * %s", grown, r.Most, rounds)
			add("%s >= %d * %s", grown, r.Least, rounds)
		})
	})
}

// sums proposes what v += x comes to if each x is a constant of the function, or at most or at least that.
func sums(l *loop, add func(string, ...any)) {
	for _, s := range l.steps {
		v := l.variable(s.Var)
		if s.Set || s.One || s.Neg || v == nil || !v.isInteger() {
			continue
		}
		if _, constant := s.By.Number(); constant || !csource.ReadsMemory(s.By) && !l.changes(s.By) {
			continue
		}
		l.counters(v, func(i *variable, k int64) {
			grown, rounds := growth(v, 1), growth(i, k)
			for _, c := range l.fn.Constants[:min(len(l.fn.Constants), mostSummands)] {
				add("%s <= %d * %s", grown, c, rounds)
				add("%s >= %d * %s", grown, c, rounds)
			}
		})
	}
}

// toggles proposes that a variable which each round turns over, as in v = !v, is what it was after an even number of rounds.
func toggles(l *loop, add func(string, ...any)) {
	for _, s := range l.steps {
		v := l.variable(s.Var)
		if !s.Set || v == nil || !v.isInteger() || !csource.Mentions(s.By, s.Var) {
			continue
		}
		l.counters(v, func(i *variable, _ int64) {
			add("(%s != %s) == (%s %% 2 != 0)", v.name, entry(v), since(i.bits, i))
		})
	}
}

// mostSummands is the number of constants that are tried.
const mostSummands = 6

// counters calls do for each step of another integer than v that counts rounds: it adds k, which is 1 or -1.
func (l *loop) counters(v *variable, do func(i *variable, k int64)) {
	for _, s := range l.steps {
		k, constant := s.Constant()
		if i := l.variable(s.Var); constant && (k == 1 || k == -1) && i != nil && i.isInteger() && i != v {
			do(i, k)
		}
	}
}

// perRound returns what a round adds to a variable.
func (l *loop) perRound(v *variable) steps.Rate {
	all := steps.Rate{}
	for _, n := range l.code() {
		all = all.Then(steps.RateOf(n, v.id))
	}
	return all
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
	l.fn.Node.Each(func(x *csource.Node) bool {
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
