// verdict: FAILED
// property: undefined_shift line 10
// why: >>= of a short by a long that is not less than the width of int
long nondet_long(void);
int main(void) {
	short s = 300;
	long n = nondet_long();
	if ((int)n < 0 || (int)n > 15)
		return 0;
	s >>= n;
	return s;
}
