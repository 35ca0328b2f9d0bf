package floats

import (
	"math"
	"math/big"
	"math/rand"
	"slices"
	"sort"
	"testing"

	"seabmc/ir"
)

// nearestHalf finds by search the number of half precision that is nearest to x, of two the one with an even encoding.
func nearestHalf(x *big.Float) uint64 {
	const largest = halfInfinity // its "value" for rounding is what the next number would be
	value := func(n int) *big.Float {
		if n == largest {
			return big.NewFloat(65536)
		}
		return big.NewFloat(fromHalf(uint64(n)))
	}
	abs := new(big.Float).Abs(x)
	n := sort.Search(largest, func(n int) bool { return value(n).Cmp(abs) >= 0 }) // the first that is not smaller
	if n > 0 {
		above := new(big.Float).SetPrec(300).Sub(value(n), abs)
		below := new(big.Float).SetPrec(300).Sub(abs, value(n-1))
		if c := below.Cmp(above); c < 0 || c == 0 && n&1 == 1 {
			n--
		}
	}
	if x.Signbit() {
		return uint64(n) | halfSign
	}
	return uint64(n)
}

func TestHalfIsItself(t *testing.T) {
	for x := range uint64(1 << 16) {
		f := fromHalf(x)
		if f != f {
			if toHalf(f) != NaN(ir.HalfBits) {
				t.Fatalf("the NaN %#x becomes %#x", x, toHalf(f))
			}
			continue
		}
		if y := toHalf(f); y != x {
			t.Fatalf("%#x is %v, which becomes %#x", x, f, y)
		}
		if !math.IsInf(f, 0) && nearestHalf(big.NewFloat(f)) != x {
			t.Fatalf("%#x is %v, which is nearest to %#x", x, f, nearestHalf(big.NewFloat(f)))
		}
	}
}

// TestHalfArithmetic compares with exact results that are rounded by search.
func TestHalfArithmetic(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	finite := func() uint64 {
		for {
			if x := uint64(r.Intn(1 << 16)); x>>halfFraction&31 != 31 {
				return x
			}
		}
	}
	exact := func() *big.Float { return new(big.Float).SetPrec(300) }
	for range 50000 {
		x, y, z := finite(), finite(), finite()
		if r.Intn(4) == 0 {
			y = (x + uint64(r.Intn(9)) - 4) & (halfInfinity - 1) // near x
		}
		a, b, c := big.NewFloat(fromHalf(x)), big.NewFloat(fromHalf(y)), big.NewFloat(fromHalf(z))
		check := func(op ir.Op, want *big.Float, args ...uint64) {
			t.Helper()
			got := Apply(op, args, ir.HalfBits, ir.HalfBits)
			if want.Sign() == 0 {
				got &^= halfSign
			}
			if w := nearestHalf(want) &^ signOfZero(want); got != w {
				t.Fatalf("%v of %#x is %#x, want %#x", op, args, got, w)
			}
		}
		check(ir.OpFAdd, exact().Add(a, b), x, y)
		check(ir.OpFSub, exact().Sub(a, b), x, y)
		check(ir.OpFMul, exact().Mul(a, b), x, y)
		check(ir.OpFMA, exact().Add(exact().Mul(a, b), c), x, y, z)
		if b.Sign() != 0 {
			check(ir.OpFDiv, exact().Quo(a, b), x, y)
		}
		if a.Sign() > 0 {
			check(ir.OpFSqrt, exact().Sqrt(a), x)
		}
	}
}

func TestHalfConversions(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	for i := range 50000 {
		n := r.Uint64() >> r.Intn(64)
		if i < 70000 && r.Intn(2) == 0 {
			n = uint64(r.Intn(70000))
		}
		if got, want := Apply(ir.OpUIToF, []uint64{n}, 64, ir.HalfBits), nearestHalf(new(big.Float).SetUint64(n)); got != want {
			t.Fatalf("%d is %#x, want %#x", n, got, want)
		}
		if got, want := Half(new(big.Float).SetUint64(n)), nearestHalf(new(big.Float).SetUint64(n)); got != want {
			t.Fatalf("%d is %#x as a big number, want %#x", n, got, want)
		}
		// A number with more digits than a float64 has, near one half way between two.
		half := fromHalf(uint64(r.Intn(halfInfinity - 1)))
		next := fromHalf(toHalf(half) + 1)
		x := new(big.Float).SetPrec(200).SetFloat64((half + next) / 2)
		x.Add(x, new(big.Float).SetMantExp(big.NewFloat(float64(r.Intn(3)-1)), -120))
		if got, want := Half(x), nearestHalf(x); got != want {
			t.Fatalf("%v is %#x, want %#x", x, got, want)
		}
	}
	for _, from := range []uint32{32, 64, ir.ExtendedBits} {
		one := ApplyBig(ir.OpFConv, []*big.Int{big.NewInt(0x3e01)}, ir.HalfBits, from)
		if back := ApplyBig(ir.OpFConv, []*big.Int{one}, from, ir.HalfBits); back.Uint64() != 0x3e01 {
			t.Errorf("1.5+ by way of %d bits is %#x", from, back)
		}
	}
	got := []uint64{Apply(ir.OpFToSI, []uint64{0xc500}, ir.HalfBits, 32), Apply(ir.OpFToSI, []uint64{0x7bff}, ir.HalfBits, 16), Apply(ir.OpFToUI, []uint64{0x7bff}, ir.HalfBits, 16)}
	if want := []uint64{0xfffffffb, 0, 65504}; !slices.Equal(got, want) {
		t.Errorf("integers of halves are %d, want %d", got, want)
	}
}

// signOfZero is the sign bit if x is zero, whose sign is not compared.
func signOfZero(x *big.Float) uint64 {
	if x.Sign() == 0 {
		return halfSign
	}
	return 0
}
