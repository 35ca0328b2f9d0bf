// verdict: SUCCESSFUL
// flags: --max-unwind=50
// why: s is three times i in each round: an invariant proves it although a loop may go on longer than it is unrolled
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
