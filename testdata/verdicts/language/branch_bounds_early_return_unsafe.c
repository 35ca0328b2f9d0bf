// verdict: FAILED
// property: overflow line 10
// check: signed-overflow
// why: one side has no upper bound
int nondet_int(void);
int main(void) {
	int w = nondet_int(), h = nondet_int();
	if (w < 0 || h < 0) return 1;
	if (w > 30000) return 2;
	return w * h > 5;
}
