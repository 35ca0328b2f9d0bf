// verdict: FAILED
// property: undefined_behavior line 12
// check: nonnull
// flags: --nonnull-check
// why: the second of two pointers may be null
#include <stddef.h>
int nondet_int(void);
__attribute__((nonnull)) static int same(const int *a, const int *b) { return a == b; }
int main(void) {
	int x = 1;
	int *p = nondet_int() ? &x : NULL;
	return same(&x, p);
}
