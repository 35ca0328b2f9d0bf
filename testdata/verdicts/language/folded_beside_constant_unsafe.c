// verdict: FAILED
// property: division_by_zero line 6
// why: A division by zero whose result is not used, beside a shift that has to stay as it is.
static int shifted[3] = {1 << 2, 3 >> 40, 7};
int main(void) {
	int x = 10 / 0;
	return shifted[0] - 4;
}
