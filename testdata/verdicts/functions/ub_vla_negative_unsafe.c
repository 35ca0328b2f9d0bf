// verdict: FAILED
// property: undefined_behavior line 12
// check: vla-bound
// why: the difference may be negative
int nondet_int(void);
int main(void) {
	int lo = nondet_int(), hi = nondet_int();
	if (lo < 0 || lo > 9 || hi < 0 || hi > 5)
		return 0;
	if (lo == hi)
		return 0;
	int a[hi - lo];
	a[0] = 3;
	return a[0];
}
