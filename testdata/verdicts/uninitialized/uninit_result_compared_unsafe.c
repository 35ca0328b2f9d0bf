// verdict: FAILED
// property: uninitialized line 13
// flags: --uninitialized-check --no-return-check
// why: the result is missing on one path and compared
int nondet_int(void);
static int sign(int n) {
	if (n < 0)
		return -1;
	if (n > 0)
		return 1;
}
int main(void) {
	if (sign(nondet_int()) > 0)
		return 1;
	return 0;
}
