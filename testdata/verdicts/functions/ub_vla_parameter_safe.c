// verdict: SUCCESSFUL
// check: vla-bound
// why: the callers give positive sizes
static int fill(int n) {
	int a[n];
	for (int i = 0; i < n; i++)
		a[i] = i;
	return a[n - 1];
}
int main(void) {
	return fill(2) + fill(1);
}
