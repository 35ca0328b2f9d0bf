// verdict: FAILED
// property: undefined_shift line 6
// why: >>= of an element by a count with a small lower half
long nondet_long(void);
int main(void) { signed char a[2] = {8, 8}; long n = nondet_long(); if ((n & 0xffffffffL) > 7) return 0; unsigned char i = 1;
	a[i++] >>= n;
	return 0; }
