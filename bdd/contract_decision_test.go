package bdd

import (
	"fmt"
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// formula returns a condition over n unknowns.
func (d *drawn) formula(n, depth int) term.ID {
	t := d.T
	if depth == 0 || d.Pick(8) == 0 {
		c := t.Var(fmt.Sprint("c", d.Pick(n)), term.Bool)
		if d.Pick(2) == 0 {
			return t.Not(c)
		}
		return c
	}
	a := func() term.ID { return d.formula(n, depth-1) }
	switch d.Pick(10) {
	case 0:
		return t.Not(a())
	case 1, 2, 3:
		return t.And(a(), a(), a())
	case 4, 5:
		return t.Or(a(), a())
	case 6:
		return t.Xor(a(), a()) // an unknown of its own
	case 7:
		return t.Eq(t.Ite(a(), d.Var("x", 2), d.Var("y", 2)), d.Var("x", 2)) // another one
	}
	return t.Ite(a(), a(), a())
}

// plainFormula reports whether all unknowns of a formula are Boolean variables.
func (d *drawn) plainFormula(f term.ID) bool {
	plain := true
	d.T.Walk(func(x term.ID) {
		switch d.T.Op(x) {
		case term.OpXor, term.OpEq:
			plain = false
		}
	}, f)
	return plain
}

// holdsSomewhere reports whether f is true under some assignment.
func (d *drawn) holdsSomewhere(f term.ID) bool {
	d.Over(f)
	for _, v := range d.Lanes.Values(f) {
		if v == 1 {
			return true
		}
	}
	return false
}

// ordered returns (a1 and b1) or (a2 and b2) …, with all a before all b: its diagram has 2^n nodes.
func (d *drawn) ordered(n int) term.ID {
	var parts []term.ID
	for i := range n {
		d.T.Var(fmt.Sprint("a", i), term.Bool)
	}
	for i := range n {
		parts = append(parts, d.T.And(d.T.Var(fmt.Sprint("a", i), term.Bool), d.T.Var(fmt.Sprint("b", i), term.Bool)))
	}
	return d.T.Or(parts...)
}

// Impossible: the condition is false under all assignments. Over few Boolean variables, every impossible condition is found.
func TestContractImpossible(t *testing.T) {
	contract(t, 6000, func(d *drawn) string {
		for range d.Pick(3) {
			d.d.Impossible(d.formula(5, 2)) // something is there already
		}
		x := d.formula(5, 2+d.Pick(2))
		switch d.Pick(16) {
		case 0:
			x = d.T.And(x, d.ordered(10+d.Pick(4)), d.ordered(14))
		case 1:
			for range maxConditions/2 + d.Pick(maxConditions) { // more than it looks into
				x = d.T.Or(d.T.And(x, d.T.Var(fmt.Sprint("e", d.Pick(6)), term.Bool)), d.T.Var(fmt.Sprint("e", d.Pick(6)), term.Bool))
			}
		case 2:
			x = d.T.And(x, d.T.Not(d.formula(3, 2)), d.formula(3, 2))
		}
		switch got := d.d.Impossible(x); {
		case got:
			d.Always(0, x, false)
			return "impossible"
		case d.holdsSomewhere(x):
			return "possible"
		case d.plainFormula(x) && d.T.Size(x) < 60 && d.Lanes.Whole:
			d.Fatal("%s is impossible", draw.Sexpr(d.T, x))
		}
		return "not seen"
	}, "impossible", "possible")
}

// Under: whenever the path holds, the condition has the value. Over few Boolean variables, every such value is found.
func TestContractUnder(t *testing.T) {
	contract(t, 8000, func(d *drawn) string {
		path, x := d.formula(5, 1+d.Pick(3)), d.formula(5, 1+d.Pick(2))
		switch d.Pick(12) {
		case 0:
			path = d.T.And(path, d.ordered(14))
		case 1:
			x = d.T.Or(x, d.ordered(14))
		case 2, 3, 4:
			x = draw.One(d, d.T.And(path, x), d.T.Or(path, x), d.T.Not(d.T.And(path, x)))
		case 5:
			x = draw.One(d, term.True, term.False)
		}
		value, ok := d.d.Under(path, x)
		if again, ok2 := d.d.Under(path, x); ok && (!ok2 || again != value) {
			d.Fatal("another answer when asked again: %v %v", again, ok2)
		}
		if ok {
			d.Always(path, x, value)
			return fmt.Sprint(value)
		}
		if d.plainFormula(d.T.And(path, x)) && d.T.Size(path, x) < 60 {
			if !d.holdsSomewhere(d.T.And(path, x)) && d.Lanes.Whole || !d.holdsSomewhere(d.T.And(path, d.T.Not(x))) && d.Lanes.Whole {
				d.Fatal("%s is decided where %s", draw.Sexpr(d.T, x), draw.Sexpr(d.T, path))
			}
		}
		return "open"
	}, "true", "false", "open")
}
