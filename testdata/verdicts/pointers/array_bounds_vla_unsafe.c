// verdict: FAILED
// property: undefined_behavior line 10
// check: vla-bound
// why: the bound may be negative
int nondet_int(void);
int main(void) {
	int n = nondet_int();
	if (n > 10)
		return 0;
	char v[n];
	v[0] = 0;
	return v[0];
}
