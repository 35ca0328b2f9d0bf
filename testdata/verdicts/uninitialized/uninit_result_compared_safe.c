// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: the result is missing only where it is not asked for
int nondet_int(void);
static int sign(int n) {
	if (n < 0)
		return -1;
	if (n > 0)
		return 1;
}
int main(void) {
	int n = nondet_int();
	if (n != 0 && sign(n) > 0)
		return 1;
	return 0;
}
