// verdict: SUCCESSFUL
// check: recursion
// flags: --unwind=4
// why: three calls deep
static unsigned fact(unsigned n) {
	if (n <= 1)
		return 1;
	return n * fact(n - 1);
}
int main(void) {
	return fact(3) == 6;
}
