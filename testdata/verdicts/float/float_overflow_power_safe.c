// verdict: SUCCESSFUL
// check: float-overflow
// flags: --float-overflow-check
// why: ten to the 30 is a float
int nondet_int(void);
int main(void) {
	int n = nondet_int();
	float p = 1;
	if (n < 0 || n > 3)
		return 0;
	for (int i = 0; i < n; i++)
		p *= 1e10f;
	return p > 5;
}
