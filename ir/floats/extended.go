package floats

import (
	"math"
	"math/big"

	"seabmc/ir"
)

// Extended precision, x86's long double: computed with big numbers. The encoding is that of IEEE 754 with an exponent of 15
// bits and a fraction of 63: 79 bits. In memory the leading one is written too, which makes it 80; that is the lowering's matter.

const (
	extFraction = 63
	extBias     = 1<<14 - 1
	extMaxExp   = 1<<15 - 1
)

// BigNaN is the NaN that operations give, of any known width.
func BigNaN(bits uint32) *big.Int {
	if bits == ir.ExtendedBits {
		return new(big.Int).Lsh(big.NewInt(extMaxExp<<1|1), extFraction-1)
	}
	return new(big.Int).SetUint64(NaN(bits))
}

// ApplyBig is Apply for every width; of OpFRem and OpFMA it does not know extended precision.
func ApplyBig(op ir.Op, args []*big.Int, from, to uint32) *big.Int {
	switch op {
	case ir.OpSIToF:
		return encodeFloat(new(big.Float).SetInt(ir.BigSigned(args[0], from)), to)
	case ir.OpUIToF:
		return encodeFloat(new(big.Float).SetInt(args[0]), to)
	}
	var x [2]*big.Float
	for i, a := range args {
		if x[i] = decodeFloat(a, from); x[i] == nil {
			return ofNaN(op, to)
		}
	}
	switch op {
	case ir.OpFEq, ir.OpFLt, ir.OpFLe:
		c := x[0].Cmp(x[1])
		return new(big.Int).SetUint64(ir.Bit(c == 0 && op != ir.OpFLt || c < 0 && op != ir.OpFEq))
	case ir.OpFToSI, ir.OpFToUI:
		return integerOf(op, x[0], to)
	case ir.OpFConv:
		return encodeFloat(x[0], to)
	}
	r := extendedArith(op, x[0], x[1])
	if r == nil {
		return BigNaN(to)
	}
	return encodeFloat(r, to)
}

// ofNaN is what an operation gives of a NaN.
func ofNaN(op ir.Op, to uint32) *big.Int {
	switch op {
	case ir.OpFEq, ir.OpFLt, ir.OpFLe, ir.OpFToSI, ir.OpFToUI:
		return new(big.Int)
	}
	return BigNaN(to)
}

// integerOf is x without its fraction as an integer of n bits; 0 if it does not fit.
func integerOf(op ir.Op, x *big.Float, n uint32) *big.Int {
	if x.IsInf() {
		return new(big.Int)
	}
	v, _ := x.Int(nil)
	least, most := new(big.Int), ir.BigMask(n)
	if op == ir.OpFToSI {
		most.Rsh(most, 1)
		least.Not(most)
	}
	if v.Cmp(least) < 0 || v.Cmp(most) > 0 {
		return new(big.Int)
	}
	return v.And(v, ir.BigMask(n))
}

// EncodeExtended is x, rounded, as the 80 bits that memory holds of it.
func EncodeExtended(x *big.Float) *big.Int {
	y := encodeFloat(x, ir.ExtendedBits)
	frac := new(big.Int).And(y, ir.BigMask(extFraction))
	exp := new(big.Int).Rsh(y, extFraction)
	if new(big.Int).And(exp, ir.BigMask(15)).Sign() != 0 {
		frac.SetBit(frac, extFraction, 1)
	}
	return frac.Or(frac, exp.Lsh(exp, extFraction+1))
}

// DecodeExtended is the number that 80 bits of memory are, nil for a NaN and for bits that are no number.
func DecodeExtended(y *big.Int) *big.Float {
	exp := new(big.Int).Rsh(y, extFraction+1)
	if y.Bit(extFraction) == 0 && new(big.Int).And(exp, ir.BigMask(15)).Sign() != 0 {
		return nil
	}
	x := new(big.Int).And(y, ir.BigMask(extFraction))
	return decodeFloat(x.Or(x, exp.Lsh(exp, extFraction)), ir.ExtendedBits)
}

// decodeFloat is a number, nil if it is a NaN.
func decodeFloat(a *big.Int, bits uint32) *big.Float {
	switch bits {
	case ir.HalfBits, 32, 64:
		x := Widen(a.Uint64(), bits)
		if x != x {
			return nil
		}
		return new(big.Float).SetFloat64(x)
	}
	frac := new(big.Int).And(a, ir.BigMask(extFraction))
	exp := int(new(big.Int).Rsh(a, extFraction).Uint64() & extMaxExp)
	x := new(big.Float).SetPrec(extFraction + 1)
	switch {
	case exp == extMaxExp && frac.Sign() != 0:
		return nil
	case exp == extMaxExp:
		return x.SetInf(a.Bit(ir.ExtendedBits-1) == 1)
	case exp == 0:
		exp = 1
	default:
		frac.SetBit(frac, extFraction, 1)
	}
	x.SetInt(frac)
	x.SetMantExp(x, exp-extBias-extFraction)
	if a.Bit(ir.ExtendedBits-1) == 1 {
		x.Neg(x)
	}
	return x
}

// encodeFloat rounds x, which is exact or has digits enough to round once.
func encodeFloat(x *big.Float, bits uint32) *big.Int {
	switch bits {
	case ir.HalfBits:
		return new(big.Int).SetUint64(Half(x))
	case 32:
		f, _ := x.Float32()
		return new(big.Int).SetUint64(uint64(math.Float32bits(f)))
	case 64:
		f, _ := x.Float64()
		return new(big.Int).SetUint64(math.Float64bits(f))
	}
	mag := extendedMagnitude(new(big.Float).Abs(x))
	if x.Signbit() {
		mag.SetBit(mag, ir.ExtendedBits-1, 1)
	}
	return mag
}

func extendedMagnitude(x *big.Float) *big.Int {
	infinite := new(big.Int).Lsh(big.NewInt(extMaxExp), extFraction)
	switch {
	case x.IsInf():
		return infinite
	case x.Sign() == 0:
		return new(big.Int)
	}
	// The exponent of the leading digit; below the least there are fewer digits.
	exp := max(x.MantExp(nil)-1, 1-extBias)
	digits := extFraction + 1 - (exp - (x.MantExp(nil) - 1))
	scaled := new(big.Float).SetMantExp(new(big.Float).SetPrec(x.Prec()).Set(x), extFraction-exp) // its last digit is that of the units
	var mant *big.Int
	if digits <= 0 {
		mant = new(big.Int)
		if scaled.Cmp(big.NewFloat(0.5)) > 0 {
			mant.SetInt64(1)
		}
	} else {
		mant, _ = new(big.Float).SetPrec(uint(digits)).SetMode(big.ToNearestEven).Set(scaled).Int(nil)
	}
	// The leading one, added, and a carry go into the exponent.
	r := new(big.Int).Lsh(big.NewInt(int64(exp+extBias-1)), extFraction)
	if r.Add(r, mant); r.Cmp(infinite) > 0 {
		return infinite
	}
	return r
}

// extendedArith computes with digits enough to round once; nil is a NaN.
func extendedArith(op ir.Op, x, y *big.Float) *big.Float {
	switch op {
	case ir.OpFSub:
		y = new(big.Float).Neg(y)
		fallthrough
	case ir.OpFAdd:
		if x.IsInf() && y.IsInf() && x.Signbit() != y.Signbit() {
			return nil
		}
		return new(big.Float).SetPrec(extFraction+1).Add(x, y) // a subnormal sum is exact
	case ir.OpFMul:
		if x.IsInf() && y.Sign() == 0 || y.IsInf() && x.Sign() == 0 {
			return nil
		}
		return new(big.Float).SetPrec(2*extFraction+2).Mul(x, y)
	case ir.OpFDiv:
		if x.IsInf() && y.IsInf() || x.Sign() == 0 && y.Sign() == 0 {
			return nil
		}
		q := new(big.Float).SetPrec(3*extFraction).SetMode(big.ToZero).Quo(x, y)
		return withSticky(q, q.Acc() != big.Exact)
	case ir.OpFSqrt:
		if x.Sign() < 0 {
			return nil
		}
		return extendedRoot(x)
	}
	return extendedIntegral(op, x)
}

// withSticky adds less than a unit of the last place to x, where something was cut off there.
func withSticky(x *big.Float, cut bool) *big.Float {
	if !cut || x.IsInf() || x.Sign() == 0 {
		return x
	}
	tiny := new(big.Float).SetMantExp(big.NewFloat(1), x.MantExp(nil)-int(x.Prec())-2)
	if x.Signbit() {
		tiny.Neg(tiny)
	}
	return new(big.Float).SetPrec(x.Prec()+4).Add(x, tiny)
}

func extendedRoot(x *big.Float) *big.Float {
	if x.Sign() == 0 || x.IsInf() {
		return x
	}
	const digits = 200
	exp := x.MantExp(nil)
	if exp&1 != 0 {
		exp++
	}
	n, _ := new(big.Float).SetMantExp(x, 2*digits-exp).Int(nil) // x is n·2^(exp-2·digits)
	s := new(big.Int).Sqrt(n)
	r := new(big.Float).SetPrec(digits + 2).SetInt(s)
	r.SetMantExp(r, exp/2-digits)
	return withSticky(r, new(big.Int).Mul(s, s).Cmp(n) != 0)
}

// extendedIntegral rounds to an integral value; a zero keeps the sign.
func extendedIntegral(op ir.Op, x *big.Float) *big.Float {
	if x.IsInf() || x.IsInt() {
		return x
	}
	whole, _ := x.Int(nil) // towards zero
	rest := new(big.Float).SetPrec(200).Sub(x, new(big.Float).SetPrec(extFraction+1).SetInt(whole))
	half := rest.Abs(rest).Cmp(big.NewFloat(0.5))
	up := false // away from zero
	switch op {
	case ir.OpFFloor:
		up = x.Signbit()
	case ir.OpFCeil:
		up = !x.Signbit()
	case ir.OpFRint:
		up = half > 0 || half == 0 && whole.Bit(0) == 1
	case ir.OpFRound:
		up = half >= 0
	}
	if up {
		step := int64(1)
		if x.Signbit() {
			step = -1
		}
		whole.Add(whole, big.NewInt(step))
	}
	r := new(big.Float).SetInt(whole)
	if whole.Sign() == 0 && x.Signbit() {
		r.Neg(r)
	}
	return r
}
