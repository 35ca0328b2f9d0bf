// verdict: SUCCESSFUL
// check: bug behind an open loop
// why: a machine without an end, whose states repeat
#include <assert.h>
int nondet_int(void);
enum state { CLOSED, OPEN, LOCKED };
int main(void) {
	enum state s = CLOSED;
	int open = 0;
	while (1) {
		open = 0;
		s = CLOSED;
		switch (nondet_int()) {
		case 0: s = OPEN; open = 1; break;
		case 2: s = LOCKED; break;
		case 4: return 0;
		}
		assert(s != LOCKED || !open);
	}
}
