// verdict: FAILED
// property: recursion line 9
// check: recursion
// flags: --unwind=4
// why: a hundred is not
static int bits(unsigned n) {
	if (!n)
		return 0;
	return 1 + bits(n / 2);
}
int main(void) {
	return bits(100);
}
