package polynomials

import (
	"testing"

	"seabmc/rewriter/draw"
	"seabmc/term"
)

// number returns a sum or product over some leaves.
func number(d *draw.Draw, leaves []term.ID, depth int) term.ID {
	t := d.T
	if depth == 0 {
		return draw.One(d, leaves...)
	}
	x, y := number(d, leaves, depth-1), number(d, leaves, depth-1)
	switch d.Pick(5) {
	case 0:
		return t.Bin(term.OpSub, x, y)
	case 1, 2:
		return t.Bin(term.OpMul, x, y)
	case 3:
		return draw.One(d, t.Neg(x), t.BVNot(x), x)
	}
	return t.Bin(term.OpAdd, x, y)
}

// with returns a term with another one in the place of x.
func with(t *term.Table, of, x, value term.ID) term.ID {
	if of == x {
		return value
	}
	var args []term.ID
	for _, a := range t.Args(of) {
		args = append(args, with(t, a, x, value))
	}
	if len(args) == 0 {
		return of
	}
	return t.Mk(of, args)
}

// same returns conditions that say together that two numbers are equal.
func same(d *draw.Draw, x, y term.ID) []term.ID {
	t := d.T
	switch d.Pick(7) {
	case 0:
		return []term.ID{t.Not(t.Bin(term.OpUlt, x, y)), t.Bin(term.OpUle, x, y)}
	case 1:
		return []term.ID{t.Not(t.Bin(term.OpSlt, y, x)), t.Not(t.Bin(term.OpSlt, x, y))}
	case 2:
		return []term.ID{t.Bin(term.OpUlt, t.Bin(term.OpSub, x, t.Const(1, t.Width(x))), y), t.Not(t.Bin(term.OpUlt, x, y))}
	case 3:
		return []term.ID{t.Bin(term.OpSlt, x, t.Bin(term.OpAdd, y, t.Const(1, t.Width(x)))), t.Not(t.Bin(term.OpSle, x, t.Bin(term.OpSub, y, t.Const(1, t.Width(x)))))}
	case 4: // it does not
		return []term.ID{t.Bin(term.OpUle, x, y), t.Bin(term.OpSle, y, x)}
	}
	return []term.ID{t.Eq(x, y)}
}

// Impossible: the formulas have no model.
func TestContractImpossible(t *testing.T) {
	draw.Contract(t, 4000, func(d *draw.Draw) string {
		w := 2 + d.Pick(3)
		tab := d.T
		leaves := []term.ID{tab.Var("a", term.BV(w)), tab.Var("b", term.BV(w)), tab.Const(d.Rng.Uint64()&3, w)}
		x := tab.Var("x", term.BV(w))
		value := number(d, leaves, d.Pick(3))
		fs := same(d, x, value)
		if c := d.Cond(); d.Pick(3) == 0 {
			fs = []term.ID{tab.Not(tab.And(c, tab.Not(tab.And(fs...)))), draw.One(d, c, tab.And(c, d.Cond()), d.Cond())}
		}
		if d.Pick(2) == 0 {
			fs = append(fs, same(d, number(d, leaves, d.Pick(3)), number(d, leaves, 1))...)
		}
		p := number(d, append(leaves, x), 1+d.Pick(2))
		q := with(tab, p, x, value)
		if d.Pick(3) == 0 {
			q = number(d, append(leaves, x), 1+d.Pick(2))
		}
		switch d.Pick(5) {
		case 0:
			fs = append(fs, tab.Eq(tab.Bin(term.OpAdd, p, tab.Const(1, w)), q))
		case 1:
			fs = append(fs, tab.Not(tab.And(tab.Eq(p, q), tab.Eq(value, x))))
		case 2:
			fs = append(fs, tab.Or(tab.Not(tab.Eq(p, q)), tab.And(tab.Not(tab.Eq(value, x)), d.Cond())))
		default:
			fs = append(fs, tab.Not(tab.Eq(p, q)))
		}
		all := tab.And(fs...)
		if !NewRefuter(tab).Impossible(all) {
			return "not refuted"
		}
		d.Same(all, term.False)
		if !Applies(tab, all) {
			return "refuted without products"
		}
		return "refuted"
	}, "refuted", "refuted without products", "not refuted")
}

// polynomial: a number is its polynomial, which is read back as a term here.
func TestContractPolynomial(t *testing.T) {
	draw.Contract(t, 4000, func(d *draw.Draw) string {
		w := 2 + d.Pick(4)
		tab := d.T
		x := number(d, []term.ID{d.Leaf(w), d.Leaf(w), d.Leaf(w)}, d.Pick(4))
		p := NewRefuter(tab).polynomial(x, mostDepth)
		sum := tab.Const(0, w)
		for _, m := range p.monomials() {
			part := tab.Const(p[m], w)
			for ; m != ""; m = m[4:] {
				part = tab.Bin(term.OpMul, part, term.ID(m[0])<<24|term.ID(m[1])<<16|term.ID(m[2])<<8|term.ID(m[3]))
			}
			sum = tab.Bin(term.OpAdd, sum, part)
		}
		d.Same(x, sum)
		return "read"
	}, "read")
}

// What is a consequence of equations only after they were multiplied, or of two comparisons, is found.
func TestContractPolynomialFound(t *testing.T) {
	tab := term.NewTable(term.Layout{PtrBits: 64, ObjBits: 8})
	v := func(n string) term.ID { return tab.Var(n, term.BV(32)) }
	k := func(n uint64) term.ID { return tab.Const(n, 32) }
	add := func(x, y term.ID) term.ID { return tab.Bin(term.OpAdd, x, y) }
	mul := func(x, y term.ID) term.ID { return tab.Bin(term.OpMul, x, y) }
	i, n, m, c, s, x, y, z := v("i"), v("n"), v("m"), v("c"), v("s"), v("x"), v("y"), v("z")
	geometric := func(x, y term.ID) term.ID { return tab.Eq(add(mul(x, z), k(1)), add(x, mul(y, z))) }
	triangle := func(s, i term.ID) term.ID { return tab.Eq(mul(k(2), s), mul(i, add(i, k(1)))) }
	for name, f := range map[string]term.ID{
		"two comparisons": tab.And(tab.Eq(c, mul(i, m)), tab.Not(tab.Bin(term.OpSlt, i, n)), tab.Bin(term.OpSle, i, n), tab.Not(tab.Eq(c, mul(n, m)))),
		"one more":        tab.And(triangle(s, add(i, k(minusOne))), tab.Bin(term.OpUlt, n, i), tab.Bin(term.OpUle, i, add(n, k(1))), tab.Not(triangle(s, n))),
		"a multiple":      tab.And(geometric(x, y), tab.Not(geometric(add(mul(x, z), k(1)), mul(y, z)))),
		"twice a sum":     tab.And(triangle(s, i), tab.Not(triangle(add(s, add(i, k(1))), add(i, k(1))))),
		"odd and even":    tab.Eq(mul(k(2), mul(x, y)), add(mul(k(4), s), k(1))),
	} {
		if !NewRefuter(tab).Impossible(f) {
			t.Errorf("%s: not found", name)
		}
	}
	for name, f := range map[string]term.ID{
		"half a sum":     tab.And(triangle(s, i), tab.Not(tab.Eq(s, mul(i, i)))),
		"one comparison": tab.And(tab.Eq(c, mul(i, m)), tab.Bin(term.OpSle, i, n), tab.Not(tab.Eq(c, mul(n, m)))),
		"two kinds":      tab.And(tab.Eq(c, mul(i, m)), tab.Bin(term.OpUle, n, i), tab.Bin(term.OpSle, i, n), tab.Not(tab.Eq(c, mul(n, m)))),
	} {
		if NewRefuter(tab).Impossible(f) {
			t.Errorf("%s: refuted, but there is a model", name)
		}
	}
}
