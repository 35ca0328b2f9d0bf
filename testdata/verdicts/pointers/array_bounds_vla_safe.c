// verdict: SUCCESSFUL
// why: the bound is positive
int nondet_int(void);
int main(void) {
	int n = nondet_int();
	if (n > 10 || n < 1)
		return 0;
	char v[n];
	v[0] = 0;
	return v[0];
}
