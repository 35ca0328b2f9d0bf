// verdict: FAILED
// property: pointer_dereference line 11
// check: use-after-return
// why: the deepest call's own variable is gone
static int *deepest(int n, int *out) {
	int here = n;
	return n ? deepest(n - 1, out) : &here;
}
int main(void) {
	int x = 4;
	return *deepest(3, &x);
}
