// verdict: SUCCESSFUL
// check: pointer-subtraction
// flags: --pointer-relation-check
// why: both point into one array
int main(void) {
	int a[4] = {0}, b[4] = {0};
	int *p = a + 1, *q = a;
	b[0] = a[0];
	return (int)(p - q);
}
