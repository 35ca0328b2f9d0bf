package ir

import (
	"math/big"
	"math/bits"
)

// Integer arithmetic of the interpreter, with the meaning of SMT-LIB 2. Division by zero gives all ones (urem, srem: the dividend; sdiv of a
// negative: 1). A shift by the width or more gives zeros (ashr: copies of the sign).

func Mask(n uint32) uint64 { return ^uint64(0) >> (64 - n) }

// Signed returns the n-bit x, 1 <= n <= 64, as a signed number.
func Signed(x uint64, n uint32) int64 { return int64(x<<(64-n)) >> (64 - n) }

func Bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// Apply64 computes a binary operation from OpAdd to OpSle on n <= 64 bits.
func Apply64(op Op, x, y uint64, n uint32) uint64 {
	sx, sy := Signed(x, n), Signed(y, n)
	switch op {
	case OpEq:
		return Bit(x == y)
	case OpNe:
		return Bit(x != y)
	case OpUlt:
		return Bit(x < y)
	case OpUle:
		return Bit(x <= y)
	case OpSlt:
		return Bit(sx < sy)
	case OpSle:
		return Bit(sx <= sy)
	}
	return Mask(n) & arith64(op, x, y, sx, sy, n)
}

func arith64(op Op, x, y uint64, sx, sy int64, n uint32) uint64 {
	switch op {
	case OpAdd:
		return x + y
	case OpSub:
		return x - y
	case OpMul:
		return x * y
	case OpAnd:
		return x & y
	case OpOr:
		return x | y
	case OpXor:
		return x ^ y
	case OpShl:
		if y >= uint64(n) {
			return 0
		}
		return x << y
	case OpLShr:
		if y >= uint64(n) {
			return 0
		}
		return x >> y
	case OpAShr:
		return uint64(sx >> min(y, 63))
	}
	return div64(op, x, y, sx, sy)
}

func div64(op Op, x, y uint64, sx, sy int64) uint64 {
	switch {
	case y != 0:
		switch op {
		case OpUDiv:
			return x / y
		case OpURem:
			return x % y
		case OpSDiv:
			return uint64(sx / sy) // in Go, the least number divided by -1 is itself
		case OpSRem:
			return uint64(sx % sy)
		}
	case op == OpURem || op == OpSRem:
		return x
	case op == OpSDiv && sx < 0:
		return 1
	}
	return ^uint64(0)
}

func BigMask(n uint32) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(n))
	return m.Sub(m, big.NewInt(1))
}

// BigSigned returns the n-bit x as a signed number.
func BigSigned(x *big.Int, n uint32) *big.Int {
	if x.Bit(int(n)-1) == 0 {
		return x
	}
	m := new(big.Int).Lsh(big.NewInt(1), uint(n))
	return m.Sub(x, m)
}

// ApplyBig computes a binary operation from OpAdd to OpSle on any width. Comparisons give 0 or 1.
func ApplyBig(op Op, x, y *big.Int, n uint32) *big.Int {
	sx, sy := BigSigned(x, n), BigSigned(y, n)
	truth := func(b bool) *big.Int { return new(big.Int).SetUint64(Bit(b)) }
	switch op {
	case OpEq:
		return truth(x.Cmp(y) == 0)
	case OpNe:
		return truth(x.Cmp(y) != 0)
	case OpUlt:
		return truth(x.Cmp(y) < 0)
	case OpUle:
		return truth(x.Cmp(y) <= 0)
	case OpSlt:
		return truth(sx.Cmp(sy) < 0)
	case OpSle:
		return truth(sx.Cmp(sy) <= 0)
	}
	r := arithBig(op, x, y, sx, sy, n)
	return r.And(r, BigMask(n))
}

func arithBig(op Op, x, y, sx, sy *big.Int, n uint32) *big.Int {
	r := new(big.Int)
	switch op {
	case OpAdd:
		return r.Add(x, y)
	case OpSub:
		return r.Sub(x, y)
	case OpMul:
		return r.Mul(x, y)
	case OpAnd:
		return r.And(x, y)
	case OpOr:
		return r.Or(x, y)
	case OpXor:
		return r.Xor(x, y)
	case OpShl, OpLShr, OpAShr:
		k := uint(n)
		if y.IsUint64() {
			k = uint(min(y.Uint64(), uint64(n)))
		}
		switch op {
		case OpShl:
			return r.Lsh(x, k)
		case OpLShr:
			return r.Rsh(x, k)
		}
		return r.Rsh(sx, k)
	}
	return divBig(op, x, y, sx, sy)
}

func divBig(op Op, x, y, sx, sy *big.Int) *big.Int {
	r := new(big.Int)
	switch {
	case y.Sign() != 0:
		switch op {
		case OpUDiv:
			return r.Quo(x, y)
		case OpURem:
			return r.Rem(x, y)
		case OpSDiv:
			return r.Quo(sx, sy)
		case OpSRem:
			return r.Rem(sx, sy)
		}
	case op == OpURem || op == OpSRem:
		return r.Set(x)
	case op == OpSDiv && sx.Sign() < 0:
		return r.SetInt64(1)
	}
	return r.SetInt64(-1)
}

// AddScaled returns off + i*scale exactly. ok is false if the result is not a signed number of n <= 63 bits.
func AddScaled(off, i int64, scale uint64, n int) (int64, bool) {
	neg := i < 0
	mag := uint64(i)
	if neg {
		mag = -mag
	}
	hi, lo := bits.Mul64(mag, scale)
	if hi != 0 || lo > 1<<63-1 {
		return 0, false // |i*scale| >= 2^63, and |off| <= 2^62: out of range
	}
	d := int64(lo)
	if neg {
		d = -d
	}
	r := off + d
	if (r < off) != (d < 0) {
		return 0, false
	}
	return r, r>>(n-1) == 0 || r>>(n-1) == -1
}
