// verdict: INCONCLUSIVE
// flags: --max-unwind=50 --engine=bmc
// why: one round more than a loop may have
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint(), i = 0, s = 0;
	if (n > 51)
		return 0;
	while (i < n) {
		i++;
		s += 3;
	}
	__CPROVER_assert(s == 3 * n, "three times");
	return 0;
}
