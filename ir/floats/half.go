package floats

import (
	"math"
	"math/big"

	"seabmc/ir"
)

// Half precision, C's _Float16: an exponent of 5 bits and a fraction of 10. It is computed in float64, which has more than twice the digits, so
// that rounding the result once more is rounding once.

const (
	halfFraction = 10
	halfBias     = 15
	halfInfinity = 0x7c00
	halfSign     = 0x8000
)

// HalfNumber is the number that an encoding of half precision is.
func HalfNumber(x uint64) float64 { return fromHalf(x) }

// fromHalf is a number of half precision, which a float64 holds exactly.
func fromHalf(x uint64) float64 {
	exp, frac := int(x>>halfFraction&31), float64(x&(1<<halfFraction-1))
	var v float64
	switch {
	case exp == 31 && frac != 0:
		return math.NaN()
	case exp == 31:
		v = math.Inf(1)
	case exp == 0:
		v = math.Ldexp(frac, 1-halfBias-halfFraction)
	default:
		v = math.Ldexp(frac+1<<halfFraction, exp-halfBias-halfFraction)
	}
	if x&halfSign != 0 {
		return -v
	}
	return v
}

// toHalf rounds to half precision.
func toHalf(x float64) uint64 {
	if x != x {
		return NaN(ir.HalfBits)
	}
	sign := uint64(0)
	if math.Signbit(x) {
		sign, x = halfSign, -x
	}
	exp := max(math.Ilogb(x), 1-halfBias) // of the leading digit; below the least there are fewer digits
	if x == 0 {
		return sign
	}
	if exp > halfBias {
		return sign | halfInfinity
	}
	// The leading one, added, and a carry go into the exponent.
	digits := uint64(math.RoundToEven(math.Ldexp(x, halfFraction-exp)))
	return sign | (uint64(exp+halfBias-1)<<halfFraction + digits)
}

// Half rounds a number of any precision to half precision.
func Half(x *big.Float) uint64 {
	cut := new(big.Float).SetPrec(53).SetMode(big.ToZero).Set(x)
	f, acc := cut.Float64()
	if (cut.Acc() != big.Exact || acc != big.Exact) && !math.IsInf(f, 0) {
		f = math.Float64frombits(math.Float64bits(f) | 1) // something was cut off
	}
	return toHalf(f)
}
