// verdict: FAILED
// property: array_bounds line 10
// flags: --unwind=3
// why: the array is too short for the second round, the bound for the fourth
unsigned nondet_uint(void);
int main(void) {
	int a[1];
	unsigned n = nondet_uint();
	for (unsigned i = 0; i < n; i++)
		a[i] = 0;
	return 0;
}
