// verdict: SUCCESSFUL
// check: nonnull
// flags: --nonnull-check
// why: the pointer is tested before the call
#include <stddef.h>
int nondet_int(void);
__attribute__((nonnull)) static int same(const int *a, const int *b) { return a == b; }
int main(void) {
	int x = 1;
	int *p = nondet_int() ? &x : NULL;
	if (!p)
		return 0;
	return same(&x, p);
}
