// verdict: SUCCESSFUL
// check: pointer-comparison
// flags: --pointer-relation-check
// why: both point into one array
int main(void) {
	int a[4] = {0}, b[4] = {0};
	int *p = a, *q = a + 3;
	b[0] = a[0];
	return p < q;
}
