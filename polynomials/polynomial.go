package polynomials

import (
	"cmp"
	"encoding/binary"
	"maps"
	"math/bits"
	"slices"
	"strings"

	"seabmc/term"
)

// Limits of a polynomial.
const (
	mostTerms  = 80
	mostDegree = 8
)

// minusOne is -1 modulo any power of two.
const minusOne = ^uint64(0)

// monomial is a product of unknowns, as their ids in rising order, four bytes each. The empty one is 1.
type monomial string

// polynomial holds the coefficients, modulo 2^w, of monomials. None of them is zero.
type polynomial map[monomial]uint64

func mask(w int) uint64 { return minusOne >> (64 - w) }

func constant(k uint64, w int) polynomial {
	if k &= mask(w); k == 0 {
		return polynomial{}
	}
	return polynomial{"": k}
}

// unknown is the polynomial of a number that is not opened.
func unknown(x term.ID) polynomial { return polynomial{of(x): 1} }

func of(x term.ID) monomial {
	return monomial([]byte{byte(x >> 24), byte(x >> 16), byte(x >> 8), byte(x)})
}

// unknowns returns the unknowns of a monomial, each as often as it is a factor.
func (m monomial) unknowns() (list []monomial) {
	for ; m != ""; m = m[4:] {
		list = append(list, m[:4])
	}
	return list
}

func (m monomial) times(n monomial) monomial {
	all := append(m.unknowns(), n.unknowns()...)
	slices.Sort(all)
	var b strings.Builder
	for _, x := range all {
		b.WriteString(string(x))
	}
	return monomial(b.String())
}

func (p polynomial) degree() (n int) {
	for m := range p {
		n = max(n, len(m)/4)
	}
	return n
}

// add adds c times a monomial.
func (p polynomial) add(m monomial, c uint64, w int) {
	if c = (p[m] + c) & mask(w); c == 0 {
		delete(p, m)
		return
	}
	p[m] = c
}

// plus returns p + f*q.
func (p polynomial) plus(q polynomial, f uint64, w int) polynomial {
	out := maps.Clone(p)
	for m, c := range q {
		out.add(m, f*c, w)
	}
	return out
}

func (p polynomial) times(q polynomial, w int) polynomial {
	out := polynomial{}
	for m, c := range p {
		for n, d := range q {
			out.add(m.times(n), c*d, w)
		}
	}
	return out
}

// monomials returns those of a polynomial, of high degree first.
func (p polynomial) monomials() []monomial {
	return slices.SortedFunc(maps.Keys(p), func(a, b monomial) int {
		return cmp.Or(len(b)-len(a), cmp.Compare(a, b))
	})
}

// key names a polynomial.
func (p polynomial) key() string {
	var b []byte
	for _, m := range p.monomials() {
		b = binary.AppendUvarint(append(binary.AppendUvarint(b, uint64(len(m))), m...), p[m])
	}
	return string(b)
}

// inverse returns the number whose product with an odd number is 1 modulo 2^64 (Newton).
func inverse(a uint64) uint64 {
	x := a
	for range 6 {
		x *= 2 - a*x
	}
	return x
}

// twos returns how often 2 divides a number that is not zero.
func twos(a uint64) int { return bits.TrailingZeros64(a) }
