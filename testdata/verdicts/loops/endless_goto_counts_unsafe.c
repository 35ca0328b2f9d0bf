// verdict: FAILED
// property: assertion line 12
// why: the sixth round comes to the assertion; both jumps back lead to a block that counts before anything else
#include <assert.h>
extern _Bool nondet_bool(void);
int main(void) {
	unsigned i = 0;
	int x;
again:
	i++;
	if (i > 5)
		assert(0);
	if (nondet_bool()) {
		x = 1;
		if (x == 0) return 1;
		goto again;
	}
	x = 2;
	if (x == 0) return 1;
	goto again;
}
