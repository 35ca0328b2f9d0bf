// verdict: FAILED
// property: overflow line 13
// check: float-overflow
// flags: --float-overflow-check
// why: ten to the 40 is no float
int nondet_int(void);
int main(void) {
	int n = nondet_int();
	float p = 1;
	if (n < 0 || n > 4)
		return 0;
	for (int i = 0; i < n; i++)
		p *= 1e10f;
	return p > 5;
}
