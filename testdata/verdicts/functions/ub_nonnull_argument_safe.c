// verdict: SUCCESSFUL
// flags: --nonnull-check
// why: the argument is never null
__attribute__((nonnull)) static int get(const int *p) { return p != 0; }
int nondet_int(void);
int main(void) {
	int x = 0, *p = nondet_int() ? &x : &x;
	return get(p);
}
