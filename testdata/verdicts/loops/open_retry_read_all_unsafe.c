// verdict: FAILED
// property: pointer_dereference line 16
// check: bug behind an open loop
// why: a short read leaves the rest of the buffer behind the end
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	unsigned size = 100, done = 0;
	char *b = malloc(size);
	if (!b) return 0;
	while (done < size) {
		int got = nondet_int();
		if (got < 0) continue;
		if (got > 60) got = 60;
		if (got == 0) break;
		b[done + (unsigned)got - 1] = 1;
		done += (unsigned)got;
	}
	free(b);
	return 0;
}
