// verdict: FAILED
// property: uninitialized line 9
// flags: --uninitialized-check
// why: a variable that was not set is returned, and the result used
static int pick(int n) {
	int r;
	if (n > 3)
		r = n;
	return r;
}
int nondet_int(void);
int main(void) {
	return pick(nondet_int()) > 5;
}
