// verdict: SUCCESSFUL
// why: Integers of 200 bits in arrays and structures, as arguments and results.
struct s { char c; unsigned _BitInt(200) w; int after; };
unsigned _BitInt(200) add(unsigned _BitInt(200) a, struct s b) { return a + b.w; }
unsigned char nondet_uchar(void);
int main(void) {
	_BitInt(136) a[3] = {1, -1, 7};
	struct s s = {1, 1, 5};
	s.w <<= 150;
	unsigned char i = nondet_uchar() % 3;
	a[i] -= 1;
	unsigned _BitInt(200) r = add((unsigned _BitInt(200))-1, s);
	__CPROVER_assert(r == s.w - 1 && s.after == 5 && a[0] + a[1] + a[2] == 6, "sums");
	return 0;
}
