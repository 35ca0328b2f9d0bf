package samples

import "math/bits"

// Equations are solved modulo a prime number, since fractions grow. Coefficients are small fractions, which their residues tell.

// prime is 2^61 - 1.
const prime = 1<<61 - 1

func residue(x int64) uint64 {
	if x < 0 {
		return prime - residue(-x)
	}
	return uint64(x) % prime
}

func mul(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	_, r := bits.Div64(hi, lo, prime)
	return r
}

func sub(a, b uint64) uint64 {
	if a >= b {
		return a - b
	}
	return a + prime - b
}

// inverse returns the number whose product with a is 1: a to the power of prime - 2.
func inverse(a uint64) uint64 {
	r := uint64(1)
	for e := uint64(prime - 2); e > 0; e >>= 1 {
		if e&1 != 0 {
			r = mul(r, a)
		}
		a = mul(a, a)
	}
	return r
}

// largestPart is the largest numerator or denominator of a coefficient.
const largestPart = 10000

// fraction returns a fraction with a residue, by the algorithm of Euclid. ok tells whether there is one with small parts.
func fraction(x uint64) (above, below int64, ok bool) {
	a, b := int64(prime), int64(x)
	s, t := int64(0), int64(1)
	for b > largestPart {
		q := a / b
		a, b = b, a-q*b
		if q > 2*largestPart {
			return 0, 0, false
		}
		s, t = t, s-q*t
		if t > largestPart || t < -largestPart {
			return 0, 0, false
		}
	}
	if t < 0 {
		b, t = -b, -t
	}
	return b, t, true
}
