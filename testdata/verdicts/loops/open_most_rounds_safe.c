// verdict: SUCCESSFUL
// check: bug behind an open loop
// flags: --max-unwind=50
// why: as many rounds as a loop may have, and a bound that the program has itself
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint(), i = 0, s = 0;
	if (n > 50)
		return 0;
	while (i < n) {
		i++;
		s += 3;
	}
	__CPROVER_assert(s == 3 * n, "three times");
	return 0;
}
