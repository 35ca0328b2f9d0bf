// verdict: SUCCESSFUL
// check: recursion
// flags: --unwind=4
// why: six is halved to zero soon
static int bits(unsigned n) {
	if (!n)
		return 0;
	return 1 + bits(n / 2);
}
int main(void) {
	return bits(6);
}
