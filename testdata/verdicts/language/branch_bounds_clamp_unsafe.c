// verdict: FAILED
// property: overflow line 12
// check: signed-overflow
// why: the bound is one too large
int nondet_int(void);
int main(void) {
	int y = nondet_int();
	if (y > 46341)
		y = 46341;
	if (y < -46340)
		y = -46340;
	return y * y == 1;
}
