// verdict: SUCCESSFUL
// check: float-division-by-zero
// flags: --float-div-by-zero-check
// why: there is at least one value
int nondet_int(void);
static float mean(const int *a, int n) {
	float sum = 0;
	for (int i = 0; i < n; i++)
		sum += a[i];
	return sum / n;
}
int main(void) {
	int a[3] = {1, 2, 3}, n = nondet_int();
	if (n < 1 || n > 3)
		return 0;
	return mean(a, n) > 1;
}
