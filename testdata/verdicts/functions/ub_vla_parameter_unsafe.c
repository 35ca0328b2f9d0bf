// verdict: FAILED
// property: undefined_behavior line 6
// check: vla-bound
// why: one caller gives zero
static int fill(int n) {
	int a[n];
	for (int i = 0; i < n; i++)
		a[i] = i;
	return a[n - 1];
}
int main(void) {
	return fill(2) + fill(0);
}
