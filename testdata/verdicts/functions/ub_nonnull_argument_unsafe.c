// verdict: FAILED
// property: undefined_behavior line 10
// check: nonnull
// flags: --nonnull-check
// why: null is passed where the attribute forbids it
__attribute__((nonnull)) static int get(const int *p) { return p != 0; }
int nondet_int(void);
int main(void) {
	int x = 0, *p = nondet_int() ? &x : 0;
	return get(p);
}
