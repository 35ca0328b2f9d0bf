// verdict: FAILED
// property: pointer_dereference line 16
// check: bug behind an open loop
// why: the arena's rest is computed before alignment
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
	char *arena = malloc(64);
	unsigned used = 0;
	if (!arena) return 0;
	for (;;) {
		unsigned n = nondet_uint();
		if (n == 0 || n > 64 - used)
			break;
		used = (used + 7) & ~7u;
		arena[used + n - 1] = 1;
		used += n;
	}
	free(arena);
	return 0;
}
