package prove

import (
	"slices"

	"seabmc/prove/csource"
	"seabmc/prove/moves"
	"seabmc/prove/ranking"
)

// cursor is a variable that a loop moves by constant steps.
type cursor struct {
	*variable
	moves.Cursor
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
			moves.Together(p.Cursor, q.Cursor, add)
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
	c := moves.Cursor{Name: v.name, Entry: entry(v), Type: v.typ, Pointer: v.pointer}
	for _, s := range l.steps {
		if s.Var != v.id {
			continue
		}
		k, ok := s.Constant()
		if !ok {
			k = 0
		}
		if !c.Move(k) {
			break
		}
	}
	return cursor{v, c}
}

// inside proposes that a pointer is in its object, that it is on one side of the place where it began, and that its distance from there is a multiple
// of its steps.
func (l *loop) inside(p cursor, add func(string, ...any)) {
	at, size := ranking.Offset(p.name), "__CPROVER_OBJECT_SIZE("+p.name+")"
	add("%s < %s", at, size)
	add("%s <= %s", at, size)
	if p.Total >= 0 {
		add("%s >= %s", at, ranking.Offset(entry(p.variable)))
	}
	if p.Total <= 0 {
		add("%s <= %s", at, ranking.Offset(entry(p.variable)))
	}
	if step := p.Unit(p.Least); p.Least != 0 && step != "1" {
		add("%s %% (%s) == 0", p.Passed(), step)
	}
	for _, q := range l.vars {
		if !q.pointer || q.id == p.id || q.typ != p.typ {
			continue
		}
		add("%s <= %s", at, ranking.Offset(q.name))
		if !l.changed[q.id] {
			add("%s >= %s", at, ranking.Offset(q.name))
			if unit := p.Unit(1); unit != "1" {
				add("((unsigned long)%s - (unsigned long)%s) %% (%s) == 0", at, ranking.Offset(q.name), unit)
			}
		}
	}
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
