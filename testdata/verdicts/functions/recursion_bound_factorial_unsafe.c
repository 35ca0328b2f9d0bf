// verdict: FAILED
// property: recursion line 9
// check: recursion
// flags: --unwind=4
// why: five calls deep
static unsigned fact(unsigned n) {
	if (n <= 1)
		return 1;
	return n * fact(n - 1);
}
int main(void) {
	return fact(6) == 720;
}
