// Package floats computes the floating-point operations of SEA-IR on numbers.
//
// In: an operation and the IEEE 754 encodings of its operands, in half, single,
// double or extended precision. Out: the encoding of the result.
package floats

import (
	"math"
	"math/big"
	"math/bits"

	"seabmc/ir"
)

// Floating-point arithmetic of the interpreter: the machine's own. vcgen builds
// the same operations as formulas (package ieee), so that a replayed
// counterexample checks the one against the other.

// Apply computes an operation from OpFAdd to OpFConv but those that take or
// give an integer of more than 64 bits. from is the width of the operands, to of
// the result.
func Apply(op ir.Op, args []uint64, from, to uint32) uint64 {
	switch op {
	case ir.OpFEq, ir.OpFLt, ir.OpFLe:
		return ir.Bit(compareFloat(op, Widen(args[0], from), Widen(args[1], from)))
	case ir.OpFToSI, ir.OpFToUI:
		return floatToInt(op, Widen(args[0], from), to)
	case ir.OpSIToF:
		return intToFloat(ir.Signed(args[0], from) < 0, uint64(ir.Signed(args[0], from)), to)
	case ir.OpUIToF:
		return intToFloat(false, args[0], to)
	case ir.OpFConv:
		return floatBits(Widen(args[0], from), to)
	}
	switch from {
	case ir.HalfBits:
		return arithHalf(op, args)
	case 32:
		return arith32(op, args)
	}
	return floatBits(arithF64(op, args), 64)
}

// Widen is a number as a float64, which is exact.
func Widen(x uint64, bits uint32) float64 {
	switch bits {
	case ir.HalfBits:
		return fromHalf(x)
	case 32:
		return float64(math.Float32frombits(uint32(x)))
	}
	return math.Float64frombits(x)
}

// floatBits is x rounded to the given width; a NaN is canonical.
func floatBits(x float64, bits uint32) uint64 {
	switch {
	case x != x:
		return NaN(bits)
	case bits == ir.HalfBits:
		return toHalf(x)
	case bits == 32:
		return uint64(math.Float32bits(float32(x)))
	}
	return math.Float64bits(x)
}

func compareFloat(op ir.Op, x, y float64) bool {
	switch op {
	case ir.OpFEq:
		return x == y
	case ir.OpFLt:
		return x < y
	}
	return x <= y
}

func arithF64(op ir.Op, args []uint64) float64 {
	x := math.Float64frombits(args[0])
	switch op {
	case ir.OpFSqrt:
		return math.Sqrt(x)
	case ir.OpFFloor, ir.OpFCeil, ir.OpFTrunc, ir.OpFRint, ir.OpFRound:
		return integral(op, x)
	}
	y := math.Float64frombits(args[1])
	switch op {
	case ir.OpFAdd:
		return x + y
	case ir.OpFSub:
		return x - y
	case ir.OpFMul:
		return x * y
	case ir.OpFDiv:
		return x / y
	case ir.OpFRem:
		return math.Mod(x, y)
	}
	return math.FMA(x, y, math.Float64frombits(args[2]))
}

func integral(op ir.Op, x float64) float64 {
	switch op {
	case ir.OpFFloor:
		return math.Floor(x)
	case ir.OpFCeil:
		return math.Ceil(x)
	case ir.OpFTrunc:
		return math.Trunc(x)
	case ir.OpFRint:
		return math.RoundToEven(x)
	}
	return math.Round(x)
}

// arith32 computes in float32. Square root, remainder and rounding to integral
// values in float64 give the same after rounding.
func arith32(op ir.Op, args []uint64) uint64 {
	var x [3]float32
	for i, a := range args {
		x[i] = math.Float32frombits(uint32(a))
	}
	var r float32
	switch op {
	case ir.OpFAdd:
		r = x[0] + x[1]
	case ir.OpFSub:
		r = x[0] - x[1]
	case ir.OpFMul:
		r = x[0] * x[1]
	case ir.OpFDiv:
		r = x[0] / x[1]
	case ir.OpFRem:
		return floatBits(math.Mod(float64(x[0]), float64(x[1])), 32)
	case ir.OpFMA:
		return floatBits(fma32(float64(x[0])*float64(x[1]), float64(x[2])), 32)
	case ir.OpFSqrt:
		return floatBits(math.Sqrt(float64(x[0])), 32)
	default:
		return floatBits(integral(op, float64(x[0])), 32)
	}
	if r != r {
		return NaN(32)
	}
	return uint64(math.Float32bits(r))
}

// fma32 is p+z for rounding to float32: where the sum is inexact, its last bit
// is made odd, so that rounding twice is rounding once.
func fma32(p, z float64) float64 {
	s := p + z
	if math.IsInf(s, 0) || s != s {
		return s
	}
	back := s - p
	err := (p - (s - back)) + (z - back)
	if err == 0 {
		return s
	}
	b := math.Float64bits(s)
	if b&1 == 0 {
		if (err > 0) == (s > 0) {
			b++
		} else {
			b--
		}
	}
	return math.Float64frombits(b)
}

func floatToInt(op ir.Op, x float64, to uint32) uint64 {
	v := ToBig(op, x, to)
	if v == nil {
		return 0
	}
	return new(big.Int).And(v, ir.BigMask(to)).Uint64()
}

// ToBig is x as an integer of n bits, nil if it does not fit.
func ToBig(op ir.Op, x float64, n uint32) *big.Int {
	if x != x || math.IsInf(x, 0) {
		return nil
	}
	v, _ := big.NewFloat(math.Trunc(x)).Int(nil)
	switch {
	case op == ir.OpFToUI && (v.Sign() < 0 || v.BitLen() > int(n)):
		return nil
	case op == ir.OpFToSI && v.Sign() >= 0 && v.BitLen() >= int(n):
		return nil
	case op == ir.OpFToSI && v.Sign() < 0 && new(big.Int).Not(v).BitLen() >= int(n):
		return nil
	}
	return v
}

// intToFloat rounds the number whose absolute value is x (if neg, that of -x).
func intToFloat(neg bool, x uint64, to uint32) uint64 {
	if neg {
		x = -x
	}
	var v uint64
	switch to {
	case ir.HalfBits:
		v = toHalf(withStickyBit(x))
	case 32:
		v = uint64(math.Float32bits(float32(withStickyBit(x))))
	default:
		v = math.Float64bits(float64(x))
	}
	if neg {
		v |= 1 << (to - 1)
	}
	return v
}

// withStickyBit is x as a float64 that rounds to a narrower type as x does: its last bit is one if something was cut off.
func withStickyBit(x uint64) float64 {
	if n := bits.Len64(x); n > 53 {
		low := x & (1<<(n-53) - 1)
		x &^= 1<<(n-53) - 1
		if low != 0 {
			x |= 1 << (n - 53) // sticky
		}
	}
	return float64(x)
}

// FromBig rounds an integer of any width.
func FromBig(v *big.Int, to uint32) uint64 {
	f := new(big.Float).SetInt(v)
	switch to {
	case ir.HalfBits:
		return Half(f)
	case 32:
		r, _ := f.Float32()
		return uint64(math.Float32bits(r))
	}
	r, _ := f.Float64()
	return math.Float64bits(r)
}

// arithHalf is an operation on numbers of half precision.
func arithHalf(op ir.Op, args []uint64) uint64 {
	var x [3]float64
	var wide [3]uint64
	for i, a := range args {
		x[i] = fromHalf(a)
		wide[i] = math.Float64bits(x[i])
	}
	if op == ir.OpFMA {
		return toHalf(fma32(x[0]*x[1], x[2]))
	}
	return toHalf(arithF64(op, wide[:len(args)]))
}
