// verdict: FAILED
// property: assertion line 13
// why: the assertion comes before the program gives up on the failed allocation
#include <assert.h>
#include <stdlib.h>
_Bool nondet_bool(void);
int main(void) {
	char *last = 0;
	for (int i = 0; i < 3; i++) {
		if (!nondet_bool())
			continue;
		char *p = malloc(4);
		assert(p);
		if (!p)
			abort();
		last = p;
	}
	if (last)
		last[3] = 1;
	return 0;
}
