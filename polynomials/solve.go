package polynomials

import (
	"slices"
	"strings"
)

// Limits of solving.
const (
	mostSolved   = 60  // unknowns that are replaced
	mostLeft     = 24  // equations that are looked at beyond that
	mostRows     = 160 // they and their multiples
	mostUnknowns = 8   // that equations are multiplied by
)

// system holds polynomials that are zero, and others that are not.
type system struct {
	w              int
	left           *int // steps
	equal, unequal []polynomial
}

// contradict reports whether the equations say that one of the others is zero, or that a constant is zero.
func (s *system) contradict() bool {
	for range mostSolved {
		if *s.left < 0 {
			return false
		}
		if s.decided() {
			return true
		}
		if !s.substitute() {
			break
		}
	}
	if len(s.unequal) == 0 {
		return s.decided()
	}
	return s.decided() || s.combine()
}

// decided reports whether one of the polynomials is what it must not be. An equation that says that an odd number is even is impossible, too.
func (s *system) decided() bool {
	if slices.ContainsFunc(s.unequal, func(p polynomial) bool { return len(p) == 0 }) {
		return true
	}
	return slices.ContainsFunc(s.equal, func(p polynomial) bool {
		for m, c := range p {
			if m != "" && c%2 != 0 {
				return false
			}
		}
		return p[""]%2 != 0 || len(p) == 1 && p[""] != 0
	})
}

// substitute solves an equation for an unknown and puts the result in its place everywhere. It reports whether there was one.
func (s *system) substitute() bool {
	best, by := -1, monomial("")
	for i, p := range s.equal {
		if x := p.solvable(); x != "" && (best < 0 || len(p) < len(s.equal[best])) {
			best, by = i, x
		}
	}
	if best < 0 {
		return false
	}
	p := s.equal[best]
	value := polynomial{}.plus(p, -inverse(p[by]), s.w)
	delete(value, by)
	s.equal = s.replaced(slices.Delete(slices.Clone(s.equal), best, best+1), by, value)
	s.unequal = s.replaced(s.unequal, by, value)
	return true
}

// solvable returns an unknown that a polynomial has once, alone and with an odd coefficient; "": there is none.
func (p polynomial) solvable() monomial {
	for _, m := range slices.Backward(p.monomials()) {
		if len(m) != 4 || p[m]%2 == 0 {
			continue
		}
		once := true
		for n := range p {
			once = once && (n == m || !slices.Contains(n.unknowns(), m))
		}
		if once {
			return m
		}
	}
	return ""
}

// replaced puts a value in the place of an unknown. Polynomials that grow too large are left out.
func (s *system) replaced(list []polynomial, x monomial, value polynomial) (out []polynomial) {
	for _, p := range list {
		*s.left -= len(p)
		if q := p.with(x, value, s.w); q != nil && *s.left >= 0 {
			out = append(out, q)
		}
	}
	return out
}

// with returns a polynomial with a value in the place of an unknown; nil: it is too large.
func (p polynomial) with(x monomial, value polynomial, w int) polynomial {
	out := polynomial{}
	for _, m := range p.monomials() {
		part := polynomial{"": p[m]}
		for _, y := range m.unknowns() {
			if y != x {
				part = part.times(polynomial{y: 1}, w)
			} else if part = part.times(value, w); len(part) > mostTerms {
				return nil
			}
		}
		if out = out.plus(part, 1, w); len(out) > mostTerms || out.degree() > mostDegree {
			return nil
		}
	}
	return out
}

// combine reports whether one of the polynomials that are not zero is a sum of multiples of equations (elimination by Gauss, modulo 2^w).
func (s *system) combine() bool {
	var rows []polynomial
	var pivots []monomial
	for _, p := range s.multiples() {
		if p = s.reduced(p, rows, pivots); len(p) == 0 {
			continue
		}
		rows, pivots = append(rows, p), append(pivots, p.pivot())
	}
	return slices.ContainsFunc(s.unequal, func(p polynomial) bool { return len(s.reduced(p, rows, pivots)) == 0 })
}

// pivot returns the monomial that a row removes from others: its coefficient divides all others of the row.
func (p polynomial) pivot() (best monomial) {
	first := true
	for _, m := range p.monomials() {
		if first || twos(p[m]) < twos(p[best]) {
			best, first = m, false
		}
	}
	return best
}

// reduced removes the pivots of rows from a polynomial.
func (s *system) reduced(p polynomial, rows []polynomial, pivots []monomial) polynomial {
	for i, r := range rows {
		c, d := p[pivots[i]], r[pivots[i]]
		if c == 0 || twos(c) < twos(d) {
			continue
		}
		if *s.left -= len(r); *s.left < 0 {
			break
		}
		k := twos(d)
		if p = p.plus(r, -(c>>k)*inverse(d>>k), s.w); len(p) > 4*mostTerms {
			break
		}
	}
	return p
}

// multiples returns the equations that are left, and their products with unknowns that occur in them.
func (s *system) multiples() []polynomial {
	out := slices.Clone(s.equal[:min(len(s.equal), mostLeft)])
	var list []monomial
	for _, p := range slices.Concat(out, s.unequal) {
		for _, m := range p.monomials() {
			for _, x := range m.unknowns() {
				if !slices.Contains(list, x) && len(list) < mostUnknowns {
					list = append(list, x)
				}
			}
		}
	}
	slices.SortFunc(list, func(a, b monomial) int { return strings.Compare(string(a), string(b)) })
	for _, p := range slices.Clone(out) {
		for _, x := range list {
			if len(out) < mostRows && p.degree() < mostDegree {
				out = append(out, p.times(polynomial{x: 1}, s.w))
			}
		}
	}
	return out
}
