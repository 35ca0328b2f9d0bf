package floats_test

import (
	"bufio"
	"bytes"
	"fmt"
	"math/big"
	"testing"

	"seabmc/ir"
	"seabmc/ir/floats"
	"seabmc/ir/lower/nativetest"
)

// Arithmetic of long double is that of the machine.
func TestExtendedIsTheMachines(t *testing.T) {
	const src = `#include <math.h>
#include <stdio.h>
#include <string.h>
typedef unsigned long long u64;
static u64 state = 88172645463325252ull;
static u64 next(void) { state ^= state << 13; state ^= state >> 7; return state ^= state << 17; }
static unsigned last = 16383;
static long double number(void) {
  struct { u64 mant; unsigned short se; } p = {next(), 0};
  long double x;
  if (next() % 4 == 0) p.mant = ~0ull << next() % 64;
  unsigned exp = next() % 8 < 4 ? last + next() % 130 - 65 : next() % 8 == 0 ? next() % 3 : next() % 8 == 0 ? 32767 - next() % 3 : next();
  exp &= 32767;
  last = exp;
  p.mant |= 1ull << 63;
  if (exp == 0) p.mant &= ~0ull >> 1;
  if (exp == 32767) p.mant = 1ull << 63 | (next() & 1) << 62;
  p.se = exp | (next() & 1) << 15;
  memcpy(&x, &p, 10);
  return x;
}
static void bits(long double x) {
  struct { u64 mant; unsigned short se; } p;
  memcpy(&p, &x, 10);
  if (x != x) printf(" nan"); else printf(" %04x%016llx", p.se, p.mant);
}
static void line(const char *op, long double x, long double y, long double r) { printf("%s", op); bits(x); bits(y); bits(r); printf("\n"); }
static void whole(const char *op, long double x, u64 r) { printf("%s", op); bits(x); bits(0); printf(" %llx\n", r); }
int main(void) {
  for (int i = 0; i < 20000; i++) {
    long double x = number(), y = number();
    line("+", x, y, x + y); line("-", x, y, x - y); line("*", x, y, x * y); line("/", x, y, x / y);
    line("sqrt", x, 0, sqrtl(x)); line("floor", x, 0, floorl(x)); line("ceil", x, 0, ceill(x)); line("trunc", x, 0, truncl(x));
    line("rint", x, 0, rintl(x)); line("round", x, 0, roundl(x));
    whole("lt", x, x < 1); printf("less"); bits(x); bits(y); printf(" %x\n", x < y);
    double d = x; float f = x; u64 b; unsigned c;
    memcpy(&b, &d, 8); memcpy(&c, &f, 4);
    if (x == x) { whole("double", x, b); whole("float", x, c); }
    if (x > -9e18L && x < 9e18L) whole("long", x, (u64)(long long)x);
    line("fromlong", (long double)(long long)next(), 0, 0);
    u64 n = next(); printf("int"); bits((long double)(long long)n); bits(0); printf(" %llx\n", n);
  }
}
`
	out := nativetest.Output(t, src, "-O1", "-fno-builtin", "-lm")
	// number is an encoding as SEA-IR has it; nil is a NaN.
	number := func(s string) *big.Int {
		x, ok := new(big.Int).SetString(s, 16)
		if !ok {
			return floats.BigNaN(ir.ExtendedBits)
		}
		frac := new(big.Int).And(x, new(big.Int).SetUint64(1<<63-1))
		return frac.Or(frac, new(big.Int).Lsh(new(big.Int).Rsh(x, 64), 63))
	}
	const w = ir.ExtendedBits
	two := map[string]ir.Op{"+": ir.OpFAdd, "-": ir.OpFSub, "*": ir.OpFMul, "/": ir.OpFDiv}
	one := map[string]ir.Op{"sqrt": ir.OpFSqrt, "floor": ir.OpFFloor, "ceil": ir.OpFCeil, "trunc": ir.OpFTrunc, "rint": ir.OpFRint, "round": ir.OpFRound}
	n := 0
	for sc := bufio.NewScanner(bytes.NewReader(out)); sc.Scan(); n++ {
		var op, a, b, c string
		if _, err := fmt.Sscan(sc.Text(), &op, &a, &b, &c); err != nil {
			t.Fatal(sc.Text(), err)
		}
		x, y := number(a), number(b)
		raw, _ := new(big.Int).SetString(c, 16)
		var got, want *big.Int
		if k, ok := two[op]; ok {
			got, want = floats.ApplyBig(k, []*big.Int{x, y}, w, w), number(c)
		} else if k, ok := one[op]; ok {
			got, want = floats.ApplyBig(k, []*big.Int{x}, w, w), number(c)
		} else {
			switch want = raw; op {
			case "less":
				got = floats.ApplyBig(ir.OpFLt, []*big.Int{x, y}, w, 1)
			case "double":
				got = floats.ApplyBig(ir.OpFConv, []*big.Int{x}, w, 64)
			case "float":
				got = floats.ApplyBig(ir.OpFConv, []*big.Int{x}, w, 32)
			case "long":
				got = floats.ApplyBig(ir.OpFToSI, []*big.Int{x}, w, 64)
			case "int":
				got, want = floats.ApplyBig(ir.OpSIToF, []*big.Int{raw}, 64, w), x
			default:
				continue
			}
		}
		if got.Cmp(want) != 0 {
			t.Errorf("%s: got %#x, want %#x", sc.Text(), got, want)
		}
	}
	t.Logf("%d results", n)
}
