package rules

import (
	"fmt"

	"seabmc/term"
)

// The argument by integers, for quotients and remainders. A quotient times its divisor is the dividend without the remainder. So both are linear in
// the remainder, and it is enough to know how large that is (intCase).

// division returns the division of the absolute values, with the sign that it has by SMT-LIB's definition.
func (p *ints) division(op term.Op, id term.ID, a []string, w int) string {
	x, y := p.size(id, 0, a), p.size(id, 1, a)
	if op == term.OpSRem {
		s := p.rest(x, y)
		p.raw[id] = fmt.Sprintf("(ite (< %s %s) %s (- %s))", a[0], power(w-1), s, s)
	} else {
		same := fmt.Sprintf("(= (< %s %s) (< %s %s))", a[0], power(w-1), a[1], power(w-1))
		s := fmt.Sprintf("(ite (= %s 0) (- %s 1) (div %s %s))", y, power(w), x, y)
		p.raw[id] = fmt.Sprintf("(ite %s %s (- %s))", same, s, s)
	}
	return fmt.Sprintf("(mod %s %s)", p.raw[id], power(w))
}

// simpleProduct returns a number that is equal to a product modulo 2^w, if there is one that is linear in what has a name.
func (p *ints) simpleProduct(id term.ID) (string, bool) {
	if p.t.Op(id) != term.OpMul {
		return "", false
	}
	x, y := p.t.Arg(id, 0), p.t.Arg(id, 1)
	for range 2 {
		if s, ok := p.multiple(x, y); ok {
			return s, true
		}
		x, y = y, x
	}
	return p.product(x, y)
}

// multiple returns the product of a quotient u / y and its divisor y, or of extensions of both: u without the remainder. A division by zero makes it
// 0. The quotient of signed numbers is rounded towards 0, so the multiple has the sign of u. The only exception is the least number divided by -1:
// the result does not fit in the width, and its extension has the other sign.
func (p *ints) multiple(x, y term.ID) (string, bool) {
	t := p.t
	ext := t.Op(x)
	if ext == term.OpSExt || ext == term.OpZExt {
		if t.Op(y) != ext || t.Width(t.Arg(x, 0)) != t.Width(t.Arg(y, 0)) {
			return "", false
		}
		x, y = t.Arg(x, 0), t.Arg(y, 0)
	}
	op := t.Op(x)
	if op != term.OpSDiv && op != term.OpUDiv || t.Arg(x, 1) != y {
		return "", false
	}
	u := t.Arg(x, 0)
	n, d := p.of(u), p.of(y)
	if op == term.OpUDiv {
		return fmt.Sprintf("(ite (= %s 0) 0 (- %s %s))", d, n, p.rest(n, d)), ext != term.OpSExt
	}
	uNeg, uKnown := p.neg[u]
	if _, yKnown := p.neg[y]; !uKnown || !yKnown || ext == term.OpZExt {
		return "", false
	}
	n, d = fmt.Sprintf("v%d", u), fmt.Sprintf("v%d", y)
	s := fmt.Sprintf("(- %s %s)", n, p.rest(n, d))
	if uNeg {
		s = "(- " + s + ")"
	}
	if least := power(t.Width(u) - 1); ext == term.OpSExt && uNeg && p.neg[y] {
		s = fmt.Sprintf("(ite (and (= %s %s) (= %s 1)) %s %s)", n, least, d, least, s)
	}
	return fmt.Sprintf("(ite (= %s 0) 0 %s)", d, s), true
}

// rest returns the remainder of x and y, which are not negative, or x if y is 0. It has a name, and z3 is told how large it is.
func (p *ints) rest(x, y string) string {
	key := x + " " + y
	n, ok := p.rests[key]
	if !ok {
		n = fmt.Sprintf("rest%d", len(p.rests))
		p.rests[key] = n
		fmt.Fprintf(&p.b, "(declare-const %s Int)\n(assert (and (<= 0 %s) (<= %s %s) (=> (< 0 %s) (< %s %s)) (=> (= %s 0) (= %s %s)) (=> (< %s %s) (= %s %s))))\n",
			n, n, n, x, y, n, y, y, n, x, x, y, n, x)
		if !p.linear {
			fmt.Fprintf(&p.b, "(assert (=> (< 0 %s) (= %s (mod %s %s))))\n", y, n, x, y)
		}
	}
	return n
}
