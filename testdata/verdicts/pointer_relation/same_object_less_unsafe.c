// verdict: FAILED
// property: same_object line 10
// check: pointer-comparison
// flags: --pointer-relation-check
// why: two arrays have no order
int main(void) {
	int a[4] = {0}, b[4] = {0};
	int *p = a, *q = b;
	b[0] = a[0];
	return p < q;
}
