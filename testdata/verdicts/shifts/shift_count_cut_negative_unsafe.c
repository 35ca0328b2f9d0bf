// verdict: FAILED
// property: undefined_shift line 10
// why: a negative count whose lower half is small: -2^32 + 1
long long nondet_longlong(void);
int main(void) {
	unsigned x = 77;
	long long n = nondet_longlong();
	if (n >= 0 || (unsigned)n != 1)
		return 0;
	return (int)(x >> n);
}
