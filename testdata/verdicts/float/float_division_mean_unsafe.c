// verdict: FAILED
// property: division_by_zero line 11
// check: float-division-by-zero
// flags: --float-div-by-zero-check
// why: without values the mean divides by zero
int nondet_int(void);
static float mean(const int *a, int n) {
	float sum = 0;
	for (int i = 0; i < n; i++)
		sum += a[i];
	return sum / n;
}
int main(void) {
	int a[3] = {1, 2, 3}, n = nondet_int();
	if (n < 0 || n > 3)
		return 0;
	return mean(a, n) > 1;
}
