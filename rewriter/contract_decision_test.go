package rewriter

import (
	"fmt"
	"testing"

	"seabmc/term"
)

// formula is a condition over n unknowns.
func (d *drawn) formula(n, depth int) term.ID {
	t := d.t
	if depth == 0 || d.pick(8) == 0 {
		c := t.Var(fmt.Sprint("c", d.pick(n)), term.Bool)
		if d.pick(2) == 0 {
			return t.Not(c)
		}
		return c
	}
	a := func() term.ID { return d.formula(n, depth-1) }
	switch d.pick(10) {
	case 0:
		return t.Not(a())
	case 1, 2, 3:
		return t.And(a(), a(), a())
	case 4, 5:
		return t.Or(a(), a())
	case 6:
		return t.Xor(a(), a()) // an unknown of its own
	case 7:
		return t.Eq(t.Ite(a(), d.v("x", 2), d.v("y", 2)), d.v("x", 2)) // another one
	}
	return t.Ite(a(), a(), a())
}

// plainFormula tells whether a formula has no unknown but Boolean variables.
func (d *drawn) plainFormula(f term.ID) bool {
	plain := true
	d.t.Walk(func(x term.ID) {
		switch d.t.Op(x) {
		case term.OpXor, term.OpEq:
			plain = false
		}
	}, f)
	return plain
}

// holdsSomewhere tells whether f is true under an assignment.
func (d *drawn) holdsSomewhere(f term.ID) bool {
	d.over(f)
	for _, v := range d.l.Values(f) {
		if v == 1 {
			return true
		}
	}
	return false
}

// ordered is (a1 and b1) or (a2 and b2) …, the a before the b: its diagram has 2^n nodes.
func (d *drawn) ordered(n int) term.ID {
	var parts []term.ID
	for i := range n {
		d.t.Var(fmt.Sprint("a", i), term.Bool)
	}
	for i := range n {
		parts = append(parts, d.t.And(d.t.Var(fmt.Sprint("a", i), term.Bool), d.t.Var(fmt.Sprint("b", i), term.Bool)))
	}
	return d.t.Or(parts...)
}

// Impossible: the condition is false under all assignments; over few Boolean variables it is found if it is.
func TestContractImpossible(t *testing.T) {
	contract(t, 6000, func(d *drawn) string {
		for range d.pick(3) {
			d.r.Impossible(d.formula(5, 2)) // something is there already
		}
		x := d.formula(5, 2+d.pick(2))
		switch d.pick(16) {
		case 0:
			x = d.t.And(x, d.ordered(10+d.pick(4)), d.ordered(14))
		case 1:
			for range mostConditions/2 + d.pick(mostConditions) { // more than it looks into
				x = d.t.Or(d.t.And(x, d.t.Var(fmt.Sprint("e", d.pick(6)), term.Bool)), d.t.Var(fmt.Sprint("e", d.pick(6)), term.Bool))
			}
		case 2:
			x = d.t.And(x, d.t.Not(d.formula(3, 2)), d.formula(3, 2))
		}
		switch got := d.r.Impossible(x); {
		case got:
			d.always(0, x, false)
			return "impossible"
		case d.holdsSomewhere(x):
			return "possible"
		case d.plainFormula(x) && d.t.Size(x) < 60 && d.l.Whole:
			d.fatal("%s is impossible", sexpr(d.t, x))
		}
		return "not seen"
	}, "impossible", "possible")
}

// Under: where the path holds the condition has the value; over few Boolean variables that is found.
func TestContractUnder(t *testing.T) {
	contract(t, 8000, func(d *drawn) string {
		path, x := d.formula(5, 1+d.pick(3)), d.formula(5, 1+d.pick(2))
		switch d.pick(12) {
		case 0:
			path = d.t.And(path, d.ordered(14))
		case 1:
			x = d.t.Or(x, d.ordered(14))
		case 2, 3, 4:
			x = one(d, d.t.And(path, x), d.t.Or(path, x), d.t.Not(d.t.And(path, x)))
		case 5:
			x = one(d, term.True, term.False)
		}
		value, ok := d.r.Under(path, x)
		if again, ok2 := d.r.Under(path, x); ok && (!ok2 || again != value) {
			d.fatal("another answer when asked again: %v %v", again, ok2)
		}
		if ok {
			d.always(path, x, value)
			return fmt.Sprint(value)
		}
		if d.plainFormula(d.t.And(path, x)) && d.t.Size(path, x) < 60 {
			if !d.holdsSomewhere(d.t.And(path, x)) && d.l.Whole || !d.holdsSomewhere(d.t.And(path, d.t.Not(x))) && d.l.Whole {
				d.fatal("%s is decided where %s", sexpr(d.t, x), sexpr(d.t, path))
			}
		}
		return "open"
	}, "true", "false", "open")
}
