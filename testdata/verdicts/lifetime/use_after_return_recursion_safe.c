// verdict: SUCCESSFUL
// check: use-after-return
// why: the deepest call reports the address of the caller's variable
static int *deepest(int n, int *out) {
	int here = n;
	return n ? deepest(n - 1, out) : out;
}
int main(void) {
	int x = 4;
	return *deepest(3, &x);
}
