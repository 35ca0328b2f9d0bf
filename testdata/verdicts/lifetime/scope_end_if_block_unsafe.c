// verdict: FAILED
// property: pointer_dereference line 12
// check: use-after-scope
// why: one target lives in the block only
int nondet_int(void);
int main(void) {
	int a = 1, *p = &a;
	if (nondet_int()) {
		int b = 2;
		p = &b;
	}
	*p = 3;
	return a;
}
