package ir

import (
	"math"
	"math/big"
	"math/bits"
)

// Floating-point arithmetic of the interpreter: the machine's own. vcgen builds
// the same operations as formulas (package ieee), so that a replayed
// counterexample checks the one against the other.

// CanonicalNaN is the NaN that operations give, of 16, 32 or 64 bits.
func CanonicalNaN(bits uint32) uint64 {
	switch bits {
	case HalfBits:
		return 0x7e00
	case 32:
		return 0x7fc00000
	}
	return 0x7ff8000000000000
}

// FloatOp computes an operation from OpFAdd to OpFConv but those that take or
// give an integer of more than 64 bits. from is the width of the operands, to of
// the result.
func FloatOp(op Op, args []uint64, from, to uint32) uint64 {
	switch op {
	case OpFEq, OpFLt, OpFLe:
		return b2u(compareFloat(op, widen(args[0], from), widen(args[1], from)))
	case OpFToSI, OpFToUI:
		return floatToInt(op, widen(args[0], from), to)
	case OpSIToF:
		return intToFloat(signed(args[0], from) < 0, uint64(signed(args[0], from)), to)
	case OpUIToF:
		return intToFloat(false, args[0], to)
	case OpFConv:
		return floatBits(widen(args[0], from), to)
	}
	switch from {
	case HalfBits:
		return arithHalf(op, args)
	case 32:
		return arith32(op, args)
	}
	return floatBits(arithF64(op, args), 64)
}

// widen is a number as a float64, which is exact.
func widen(x uint64, bits uint32) float64 {
	switch bits {
	case HalfBits:
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
		return CanonicalNaN(bits)
	case bits == HalfBits:
		return toHalf(x)
	case bits == 32:
		return uint64(math.Float32bits(float32(x)))
	}
	return math.Float64bits(x)
}

func compareFloat(op Op, x, y float64) bool {
	switch op {
	case OpFEq:
		return x == y
	case OpFLt:
		return x < y
	}
	return x <= y
}

func arithF64(op Op, args []uint64) float64 {
	x := math.Float64frombits(args[0])
	switch op {
	case OpFSqrt:
		return math.Sqrt(x)
	case OpFFloor, OpFCeil, OpFTrunc, OpFRint, OpFRound:
		return integral(op, x)
	}
	y := math.Float64frombits(args[1])
	switch op {
	case OpFAdd:
		return x + y
	case OpFSub:
		return x - y
	case OpFMul:
		return x * y
	case OpFDiv:
		return x / y
	case OpFRem:
		return math.Mod(x, y)
	}
	return math.FMA(x, y, math.Float64frombits(args[2]))
}

func integral(op Op, x float64) float64 {
	switch op {
	case OpFFloor:
		return math.Floor(x)
	case OpFCeil:
		return math.Ceil(x)
	case OpFTrunc:
		return math.Trunc(x)
	case OpFRint:
		return math.RoundToEven(x)
	}
	return math.Round(x)
}

// arith32 computes in float32. Square root, remainder and rounding to integral
// values in float64 give the same after rounding.
func arith32(op Op, args []uint64) uint64 {
	var x [3]float32
	for i, a := range args {
		x[i] = math.Float32frombits(uint32(a))
	}
	var r float32
	switch op {
	case OpFAdd:
		r = x[0] + x[1]
	case OpFSub:
		r = x[0] - x[1]
	case OpFMul:
		r = x[0] * x[1]
	case OpFDiv:
		r = x[0] / x[1]
	case OpFRem:
		return floatBits(math.Mod(float64(x[0]), float64(x[1])), 32)
	case OpFMA:
		return floatBits(fma32(float64(x[0])*float64(x[1]), float64(x[2])), 32)
	case OpFSqrt:
		return floatBits(math.Sqrt(float64(x[0])), 32)
	default:
		return floatBits(integral(op, float64(x[0])), 32)
	}
	if r != r {
		return CanonicalNaN(32)
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

func floatToInt(op Op, x float64, to uint32) uint64 {
	v := bigOfFloat(op, x, to)
	if v == nil {
		return 0
	}
	return new(big.Int).And(v, bigMask(to)).Uint64()
}

// bigOfFloat is x as an integer of n bits, nil if it does not fit.
func bigOfFloat(op Op, x float64, n uint32) *big.Int {
	if x != x || math.IsInf(x, 0) {
		return nil
	}
	v, _ := big.NewFloat(math.Trunc(x)).Int(nil)
	switch {
	case op == OpFToUI && (v.Sign() < 0 || v.BitLen() > int(n)):
		return nil
	case op == OpFToSI && v.Sign() >= 0 && v.BitLen() >= int(n):
		return nil
	case op == OpFToSI && v.Sign() < 0 && new(big.Int).Not(v).BitLen() >= int(n):
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
	case HalfBits:
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

// bigToFloat rounds an integer of any width.
func bigToFloat(v *big.Int, to uint32) uint64 {
	f := new(big.Float).SetInt(v)
	switch to {
	case HalfBits:
		return Half(f)
	case 32:
		r, _ := f.Float32()
		return uint64(math.Float32bits(r))
	}
	r, _ := f.Float64()
	return math.Float64bits(r)
}
