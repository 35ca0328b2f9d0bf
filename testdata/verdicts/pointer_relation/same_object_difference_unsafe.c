// verdict: FAILED
// property: same_object line 10
// check: pointer-subtraction
// flags: --pointer-relation-check
// why: the distance of two arrays is undefined
int main(void) {
	int a[4] = {0}, b[4] = {0};
	int *p = a + 1, *q = b;
	b[0] = a[0];
	return (int)(p - q);
}
