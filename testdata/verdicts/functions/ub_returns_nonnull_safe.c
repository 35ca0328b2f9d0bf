// verdict: SUCCESSFUL
// flags: --nonnull-check
// why: the result is never null
int nondet_int(void);
static int x;
__attribute__((returns_nonnull)) static int *get(void) {
	return nondet_int() ? &x : &x;
}
int main(void) { return *get(); }
