package prove

import (
	"fmt"
	"slices"
	"strings"

	"seabmc/prove/csource"
	"seabmc/prove/modular"
	"seabmc/prove/ranking"
)

// A cursor is a variable that a loop moves by constant steps: a pointer through an object, or a counter.
type cursor struct {
	*variable
	total int64 // what all steps of the loop's text add up to
	least int64 // the smallest step; 0: a step is no constant
}

// maxCursors is the largest number of moving pointers that are looked at in one loop.
const maxCursors = 4

// cursors proposes that pointers which a loop moves stay inside their objects, and that they move together with each other and with counters. The
// formulas compare offsets: the lowering knows that a pointer which is only moved stays in its object (ir/lower/guarded/moves.go).
func cursors(l *loop, add func(string, ...any)) {
	pointers := l.moved(func(v *variable) bool { return v.pointer })
	if len(pointers) == 0 {
		return
	}
	pointers = pointers[:min(len(pointers), maxCursors)]
	counters := l.moved(func(v *variable) bool { return v.bits > 8 })
	for i, p := range pointers {
		l.inside(p, add)
		for _, q := range slices.Concat(pointers[i+1:], counters) {
			moveTogether(p, q, add)
		}
	}
	l.comparedPointers(add)
}

// moved returns the variables of a kind that the loop changes.
func (l *loop) moved(kind func(*variable) bool) (list []cursor) {
	for _, v := range l.vars {
		if l.changed[v.id] && kind(v) {
			list = append(list, l.cursor(v))
		}
	}
	return list
}

func (l *loop) cursor(v *variable) cursor {
	c := cursor{variable: v}
	for _, s := range l.steps {
		if s.Var != v.id {
			continue
		}
		k, ok := s.Constant()
		if !ok || k == 0 {
			return cursor{variable: v}
		}
		c.total += k
		if k = max(k, -k); c.least == 0 || k < c.least {
			c.least = k
		}
	}
	return c
}

// inside proposes that a pointer is in its object, that it is on one side of the place where it began, and that its distance from there is a multiple
// of its steps.
func (l *loop) inside(p cursor, add func(string, ...any)) {
	at, size := ranking.Offset(p.name), "__CPROVER_OBJECT_SIZE("+p.name+")"
	add("%s < %s", at, size)
	add("%s <= %s", at, size)
	if p.total >= 0 {
		add("%s >= %s", at, ranking.Offset(entry(p.variable)))
	}
	if p.total <= 0 {
		add("%s <= %s", at, ranking.Offset(entry(p.variable)))
	}
	if step := p.unit(p.least); p.least != 0 && step != "1" {
		add("%s %% (%s) == 0", p.passed(), step)
	}
	for _, q := range l.vars {
		if !q.pointer || q.id == p.id || q.typ != p.typ {
			continue
		}
		add("%s <= %s", at, ranking.Offset(q.name))
		if !l.changed[q.id] {
			add("%s >= %s", at, ranking.Offset(q.name))
			if unit := p.unit(1); unit != "1" {
				add("((unsigned long)%s - (unsigned long)%s) %% (%s) == 0", at, ranking.Offset(q.name), unit)
			}
		}
	}
}

// moveTogether proposes that two cursors have moved equally far, or that one has moved at most as far as the other.
func moveTogether(p, q cursor, add func(string, ...any)) {
	if p.total == 0 || q.total == 0 {
		return
	}
	x, y := p.passed(), q.passed()
	if a, b := q.weight(p), p.weight(q); a != b {
		x, y = times(x, a), times(y, b)
	}
	add("%s == %s", x, y)
	add("%s <= %s", x, y)
	add("%s >= %s", x, y)
}

// weight returns the factor for the distance of the other cursor when the two are compared.
func (p cursor) weight(other cursor) string {
	if p.pointer && other.pointer && p.typ == other.typ {
		return fmt.Sprint(max(p.total, -p.total))
	}
	return p.unit(p.total)
}

func times(x, by string) string {
	if by == "1" {
		return x
	}
	return x + " * (" + by + ")"
}

// unit returns the distance of this many steps, in bytes for a pointer.
func (p cursor) unit(steps int64) string {
	steps = max(steps, -steps)
	switch {
	case !p.pointer || strings.TrimSuffix(p.typ, " *") == "char" || p.typ == "unsigned char *":
		return fmt.Sprint(steps)
	case steps == 1:
		return "sizeof(*" + p.name + ")"
	}
	return fmt.Sprintf("%d * sizeof(*%s)", steps, p.name)
}

// passed returns how far a cursor has moved in its direction since the loop was entered, modulo 2^64, in bytes for a pointer.
func (p cursor) passed() string {
	now, then := p.name, entry(p.variable)
	if p.pointer {
		now, then = ranking.Offset(now), ranking.Offset(then)
	}
	if p.total < 0 {
		now, then = then, now
	}
	return "(" + modular.Mod(64, now) + " - " + modular.Mod(64, then) + ")"
}

// comparedPointers proposes that a pointer has not passed what the program compares it with.
func (l *loop) comparedPointers(add func(string, ...any)) {
	for _, c := range l.fn.Atoms {
		isSum := func(n *csource.Node) bool { return n.Bare().Kind == "BinaryOperator" } // variables alone are compared in inside
		if cmp, ok := l.comparison(c); ok && cmp.Pointers && slices.ContainsFunc(c.Inner, isSum) {
			add("%s <= %s", ranking.Offset(cmp.X), ranking.Offset(cmp.Y))
			add("%s >= %s", ranking.Offset(cmp.X), ranking.Offset(cmp.Y))
		}
	}
}
