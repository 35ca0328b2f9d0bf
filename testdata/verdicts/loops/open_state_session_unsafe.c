// verdict: FAILED
// property: pointer_dereference line 18
// check: bug behind an open loop
// why: a session that was closed is used once more
#include <stdlib.h>
int nondet_int(void);
struct session { unsigned uses; };
int main(void) {
	struct session *s = 0;
	int ended = 0;
	for (;;) {
		switch (nondet_int() & 3) {
		case 0:
			if (!s && !(s = calloc(1, sizeof *s)))
				return 0;
			break;
		case 1:
			if (s) s->uses++;
			break;
		case 2:
			if (ended) return 0;
			free(s);
			ended = nondet_int() == 7;
			if (!ended) s = 0;
			break;
		default:
			if (!s) return 0;
		}
	}
}
