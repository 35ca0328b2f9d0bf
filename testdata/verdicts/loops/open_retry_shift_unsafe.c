// verdict: FAILED
// property: undefined_shift line 11
// check: bug behind an open loop
// why: the exponent grows with each failure
int nondet_int(void);
unsigned nondet_uint(void);
int main(void) {
	unsigned failures = 28;
	unsigned wait = 0;
	do {
		wait = 1u << failures++;
	} while (nondet_int() != 0);
	return wait == 0;
}
