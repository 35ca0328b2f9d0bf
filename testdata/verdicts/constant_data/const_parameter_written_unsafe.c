// verdict: FAILED
// property: pointer_dereference line 5
// why: a const parameter is written
static int twice(const int n) {
	*(int *)&n = 2 * n;
	return n;
}
int main(void) {
	return twice(4) - 8;
}
