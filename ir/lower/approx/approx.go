// Package approx gives bounds for the results of functions of <math.h> whose last digits differ from library to library.
package approx

import (
	"math"

	"seabmc/ir"
	"seabmc/ir/interp"
)

// Functions of <math.h> whose results are rounded differently from library to library. The models (approx.c) ask for a number that stands for the
// result, and state the range that every good library keeps to.

// Approximation is a call of a function whose result differs from library to library, but is always near the exact one.
type Approximation struct {
	Guard     ir.Reg // of its path
	Result    ir.Reg // a number of its own
	X, Y      ir.Reg // the arguments
	Low, High ir.Reg // the bounds of the result
	Name      string
	Bits      int
}

// Region is a set of arguments in which the result lies between two numbers.
type Region struct{ XLow, XHigh, Low, High float64 }

// Range returns the bounds of the result in a run in which the call is made. ok is false if they are not known.
func (a *Approximation) Range(run *interp.Result) (lo, hi float64, ok bool) {
	number := func(r ir.Reg) float64 {
		v, known := run.Value(r)
		ok = ok && known
		return math.Float64frombits(v.U)
	}
	ok = true
	x, y, low, high := number(a.X), number(a.Y), number(a.Low), number(a.High)
	if !ok {
		return 0, 0, false
	}
	lo, hi, ok = Enclosure(a.Name, x, y, a.Bits)
	return max(lo, low), min(hi, high), ok
}

// Regions returns what a result between lo and hi at x says about other arguments, if a second argument stays the same.
func (a *Approximation) Regions(x, lo, hi float64) []Region {
	const away = 1.0 / 16
	inf := math.Inf(1)
	switch {
	case increasing[a.Name]:
		return []Region{{-inf, x, -inf, hi}, {x, inf, lo, inf}}
	case decreasing[a.Name]:
		return []Region{{-inf, x, lo, inf}, {x, inf, -inf, hi}}
	case a.Name == "sin" || a.Name == "cos": // no steeper than 1
		return []Region{{x, x, lo, hi}, {x - away, x + away, lo - away, hi + away}}
	}
	return []Region{{x, x, lo, hi}}
}

// Enclosure returns two numbers that a function's result lies between, however a library rounds it.
func Enclosure(name string, x, y float64, bits int) (lo, hi float64, ok bool) {
	var v float64
	if f := libmFuncs[name]; f != nil {
		v = f(x)
	} else if f := libmFuncs2[name]; f != nil {
		v = f(x, y)
	} else {
		return 0, 0, false
	}
	if v != v || periodic[name] && math.Abs(x) > 1e8 {
		return 0, 0, false
	}
	part := math.Ldexp(1, -bits)
	if name == "pow" { // Go's function loses digits if the exponent is large
		if math.Abs(y) > 1e6 && !math.IsInf(y, 0) {
			return 0, 0, false
		}
		part += min(math.Abs(y), 1e6) * 0x1p-48
	}
	margin := math.Abs(v)*part + 0x1p-1074*16
	if periodic[name] && math.Abs(x) > 1 {
		margin += 0x1p-48
	}
	if bits < 30 {
		margin += 0x1p-149 * 16 // subnormal numbers of the narrower type
	}
	if math.IsInf(v, 0) {
		largest := math.Copysign(math.MaxFloat64*(1-part), v)
		return min(largest, v), max(largest, v), true
	}
	return v - margin, v + margin, true
}

// lgamma returns the logarithm of the gamma function right of 0. Libraries differ near its zeros on the left side.
func lgamma(x float64) float64 {
	if x < 0 {
		return math.NaN()
	}
	v, _ := math.Lgamma(x)
	return v
}

// periodic holds the functions that lose digits if the argument is large.
var periodic = map[string]bool{"sin": true, "cos": true, "tan": true}

// Functions of one number, or of two, that Go has. Go's results are good to some units in the last place.
var (
	libmFuncs = map[string]func(float64) float64{
		"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
		"sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "asinh": math.Asinh, "acosh": math.Acosh, "atanh": math.Atanh,
		"exp": math.Exp, "exp2": math.Exp2, "expm1": math.Expm1, "log": math.Log, "log2": math.Log2, "log10": math.Log10, "log1p": math.Log1p,
		"cbrt": math.Cbrt, "erf": math.Erf, "erfc": math.Erfc, "tgamma": math.Gamma,
		"lgamma": lgamma,
		"exp10":  func(x float64) float64 { return math.Pow(10, x) },
	}
	libmFuncs2 = map[string]func(x, y float64) float64{"atan2": math.Atan2, "hypot": math.Hypot, "pow": math.Pow}
)

// Functions of one number that increase, or decrease, wherever they are defined.
var (
	increasing = map[string]bool{"asin": true, "atan": true, "sinh": true, "tanh": true, "asinh": true, "acosh": true, "atanh": true, "exp": true, "exp2": true,
		"exp10": true, "expm1": true, "log": true, "log2": true, "log10": true, "log1p": true, "cbrt": true, "erf": true}
	decreasing = map[string]bool{"acos": true, "erfc": true}
)
