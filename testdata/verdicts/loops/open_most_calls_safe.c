// verdict: SUCCESSFUL
// check: bug behind an open loop
// flags: --max-unwind=20
// why: as many calls at a time as a function may have
unsigned nondet_uint(void);
static unsigned f(unsigned n) { return n ? 1 + f(n - 1) : 0; }
int main(void) {
	unsigned n = nondet_uint();
	if (n > 20)
		return 0;
	__CPROVER_assert(f(n) == n, "counts");
	return 0;
}
