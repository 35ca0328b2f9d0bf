package term

import "math/big"

// evalBin64 computes op on values of width w. The second argument has width wb, which differs from w only for concat. The result has at most 64
// bits. isBool marks comparisons.
func evalBin64(op Op, x, y uint64, w, wb int) (v uint64, isBool bool) {
	m := mask(w)
	sx, sy := sext64(x, w), sext64(y, w)
	b := func(c bool) (uint64, bool) {
		if c {
			return 1, true
		}
		return 0, true
	}
	switch op {
	case OpAdd:
		v = x + y
	case OpSub:
		v = x - y
	case OpMul:
		v = x * y
	case OpUDiv:
		if y == 0 {
			v = m
		} else {
			v = x / y
		}
	case OpURem:
		if y == 0 {
			v = x
		} else {
			v = x % y
		}
	case OpSDiv:
		v = quotient64(sx, sy)
	case OpSRem:
		v = remainder64(sx, sy)
	case OpBVAnd:
		v = x & y
	case OpBVOr:
		v = x | y
	case OpBVXor:
		v = x ^ y
	case OpShl:
		if y < uint64(w) {
			v = x << y
		}
	case OpLShr:
		if y < uint64(w) {
			v = x >> y
		}
	case OpAShr:
		if y >= uint64(w) {
			y = uint64(w) - 1
		}
		v = uint64(sx >> y)
	case OpConcat:
		return x<<uint(wb) | y, false
	case OpUlt:
		return b(x < y)
	case OpUle:
		return b(x <= y)
	case OpSlt:
		return b(sx < sy)
	case OpSle:
		return b(sx <= sy)
	default:
		panic("term: evalBin64 of " + op.String())
	}
	return v & m, false
}

// quotient64 returns the signed quotient, as SMT-LIB defines it if y is 0.
func quotient64(x, y int64) uint64 {
	switch {
	case y == 0 && x >= 0:
		return ^uint64(0)
	case y == 0:
		return 1
	case y == -1:
		return uint64(-x)
	}
	return uint64(x / y)
}

// remainder64 returns the signed remainder, as SMT-LIB defines it if y is 0.
func remainder64(x, y int64) uint64 {
	switch y {
	case 0:
		return uint64(x)
	case -1:
		return 0
	}
	return uint64(x % y)
}

func sext64(x uint64, w int) int64 { return int64(x<<uint(64-w)) >> uint(64-w) }

// evalBinBig does what evalBin64 does, for any width. The result may be out of range; the caller reduces it modulo 2^w.
func evalBinBig(op Op, x, y *big.Int, w, wb int) (v *big.Int, isBool bool) {
	v = new(big.Int)
	sx, sy := signed(x, w), signed(y, w)
	b := func(c bool) (*big.Int, bool) {
		if c {
			return v.SetInt64(1), true
		}
		return v, true
	}
	small := y.IsUint64() && y.Uint64() < uint64(w)
	switch op {
	case OpAdd:
		v.Add(x, y)
	case OpSub:
		v.Sub(x, y)
	case OpMul:
		v.Mul(x, y)
	case OpUDiv:
		if y.Sign() == 0 {
			v.SetInt64(-1)
		} else {
			v.Quo(x, y)
		}
	case OpURem:
		if y.Sign() == 0 {
			v.Set(x)
		} else {
			v.Rem(x, y)
		}
	case OpSDiv:
		switch {
		case y.Sign() == 0 && sx.Sign() >= 0:
			v.SetInt64(-1)
		case y.Sign() == 0:
			v.SetInt64(1)
		default:
			v.Quo(sx, sy)
		}
	case OpSRem:
		if y.Sign() == 0 {
			v.Set(x)
		} else {
			v.Rem(sx, sy)
		}
	case OpBVAnd:
		v.And(x, y)
	case OpBVOr:
		v.Or(x, y)
	case OpBVXor:
		v.Xor(x, y)
	case OpShl:
		if small {
			v.Lsh(x, uint(y.Uint64()))
		}
	case OpLShr:
		if small {
			v.Rsh(x, uint(y.Uint64()))
		}
	case OpAShr:
		n := uint(w - 1)
		if small {
			n = uint(y.Uint64())
		}
		v.Rsh(sx, n)
	case OpConcat:
		v.Or(v.Lsh(x, uint(wb)), y)
	case OpUlt:
		return b(x.Cmp(y) < 0)
	case OpUle:
		return b(x.Cmp(y) <= 0)
	case OpSlt:
		return b(sx.Cmp(sy) < 0)
	case OpSle:
		return b(sx.Cmp(sy) <= 0)
	default:
		panic("term: evalBinBig of " + op.String())
	}
	return v, false
}

func mask(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(w) - 1
}

// signed reads an unsigned value of width w as two's complement.
func signed(v *big.Int, w int) *big.Int {
	if v.Bit(w-1) == 0 {
		return v
	}
	return new(big.Int).Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(w)))
}
