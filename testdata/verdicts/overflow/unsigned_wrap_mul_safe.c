// verdict: SUCCESSFUL
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: the count is limited by the division
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint();
	if (n > 0xffffffffu / 12)
		return 0;
	return n * 12 == 5;
}
