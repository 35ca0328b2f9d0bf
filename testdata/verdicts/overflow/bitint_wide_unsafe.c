// verdict: FAILED
// property: assertion line 16
// why: Bit 299 is the highest of 300: one more is gone.
typedef unsigned _BitInt(300) u300;
typedef _BitInt(300) s300;
u300 nondet_u300(void);
int main(void) {
	u300 n = 1;
	n <<= 200;
	__CPROVER_assert(n != 0 && (n >> 199) == 2 && n > ~0ull, "shifted");
	s300 m = -5;
	__CPROVER_assert(m / 2 == -2 && m % 3 == -2 && (m >> 1) == -3 && m < 0, "signed");
	u300 p = (n + 3) * (n >> 190);
	__CPROVER_assert(p == (n << 10) + 3 * 1024, "a product");
	u300 x = nondet_u300();
	__CPROVER_assert((x ^ x << 1) >> 299 == ((x >> 299) ^ (x >> 297 & 1)), "the highest bit");
	return 0;
}
