// Package moves proposes how far variables that a loop moves by constant steps have moved together.
//
// In: pointers and counters, and the steps that the loop's text adds to them. Out: formulas in C. What it says is only proposed.
package moves

import (
	"fmt"
	"strings"

	"seabmc/prove/modular"
	"seabmc/prove/ranking"
)

// A Cursor is a variable that a loop moves by constant steps: a pointer through an object, or a counter.
type Cursor struct {
	Name, Entry string // the variable, and its value when the loop was entered, in C
	Type        string // without qualifiers
	Pointer     bool
	Total       int64 // what all steps of the loop's text add up to
	Least       int64 // the smallest step; 0: a step is no constant
}

// Move notes a step. A step of 0 is none: the cursor is not moved by constant steps then, and Move returns false.
func (p *Cursor) Move(step int64) bool {
	if step == 0 {
		p.Total, p.Least = 0, 0
		return false
	}
	p.Total += step
	if step = max(step, -step); p.Least == 0 || step < p.Least {
		p.Least = step
	}
	return true
}

// Together proposes that two cursors have moved equally far, or that one has moved at most as far as the other.
func Together(p, q Cursor, add func(string, ...any)) {
	if p.Total == 0 || q.Total == 0 {
		return
	}
	x, y := p.Passed(), q.Passed()
	if a, b := q.weight(p), p.weight(q); a != b {
		x, y = times(x, a), times(y, b)
	}
	add("%s == %s", x, y)
	add("%s <= %s", x, y)
	add("%s >= %s", x, y)
}

// weight returns the factor for the distance of the other Cursor when the two are compared.
func (p Cursor) weight(other Cursor) string {
	if p.Pointer && other.Pointer && p.Type == other.Type {
		return fmt.Sprint(max(p.Total, -p.Total))
	}
	return p.Unit(p.Total)
}

func times(x, by string) string {
	if by == "1" {
		return x
	}
	return x + " * (" + by + ")"
}

// Unit returns the distance of this many steps, in bytes for a pointer.
func (p Cursor) Unit(steps int64) string {
	steps = max(steps, -steps)
	switch {
	case !p.Pointer || strings.TrimSuffix(p.Type, " *") == "char" || p.Type == "unsigned char *":
		return fmt.Sprint(steps)
	case steps == 1:
		return "sizeof(*" + p.Name + ")"
	}
	return fmt.Sprintf("%d * sizeof(*%s)", steps, p.Name)
}

// Passed returns how far a cursor has moved in its direction since the loop was entered, modulo 2^64, in bytes for a pointer.
func (p Cursor) Passed() string {
	now, then := p.Name, p.Entry
	if p.Pointer {
		now, then = ranking.Offset(now), ranking.Offset(then)
	}
	if p.Total < 0 {
		now, then = then, now
	}
	return "(" + modular.Mod(64, now) + " - " + modular.Mod(64, then) + ")"
}
