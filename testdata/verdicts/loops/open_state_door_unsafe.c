// verdict: FAILED
// property: assertion line 19
// check: bug behind an open loop
// why: the door can be locked while it is open
#include <assert.h>
int nondet_int(void);
enum state { CLOSED, OPEN, LOCKED };
int main(void) {
	enum state s = CLOSED;
	int open = 0;
	while (1) {
		switch (nondet_int()) {
		case 0: if (s == CLOSED) { s = OPEN; open = 1; } break;
		case 1: if (s == OPEN) { s = CLOSED; } break;
		case 2: if (s == CLOSED) { s = LOCKED; } break;
		case 3: if (s == LOCKED) { s = CLOSED; } break;
		case 4: return 0;
		}
		assert(s != LOCKED || !open);
	}
}
