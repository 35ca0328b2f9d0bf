// verdict: SUCCESSFUL
// check: division-overflow
// why: A short divided by -1 is computed as an int, where it fits.
short nondet_short(void);
int main(void) {
	short s = nondet_short(), d = -1;
	int q = s / d;
	return q == 32768;
}
