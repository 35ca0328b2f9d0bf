// verdict: FAILED
// property: pointer_dereference line 18
// check: bug behind an open loop
// why: the array grows when it is full, but the new size is not kept
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	unsigned room = 2, n = 0;
	int *s = malloc(room * sizeof *s);
	if (!s) return 0;
	while (nondet_int()) {
		if (n == room) {
			int *t = realloc(s, 2 * room * sizeof *s);
			if (!t) break;
			s = t;
			room = 4 * room;
		}
		s[n++] = 1;
	}
	free(s);
	return 0;
}
