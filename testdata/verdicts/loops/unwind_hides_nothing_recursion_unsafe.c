// verdict: FAILED
// property: division_by_zero line 8
// flags: --unwind=3
// why: the recursion goes deeper than allowed, and it divides by zero at its end
unsigned nondet_uint(void);
static unsigned f(unsigned n) {
	if (n == 0)
		return 1 / n;
	return f(n - 1);
}
int main(void) {
	return (int)f(nondet_uint());
}
