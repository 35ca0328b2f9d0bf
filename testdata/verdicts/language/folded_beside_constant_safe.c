// verdict: SUCCESSFUL
// why: No divisor is zero.
static int shifted[3] = {1 << 2, 3 >> 40, 7};
int main(void) {
	int x = 10 / 5;
	return shifted[0] - 4;
}
