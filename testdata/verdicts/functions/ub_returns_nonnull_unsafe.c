// verdict: FAILED
// property: undefined_behavior line 9
// check: nonnull
// flags: --nonnull-check
// why: null is returned where the attribute forbids it
int nondet_int(void);
static int x;
__attribute__((returns_nonnull)) static int *get(void) {
	return nondet_int() ? &x : 0;
}
int main(void) { return *get(); }
