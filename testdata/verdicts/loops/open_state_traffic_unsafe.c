// verdict: FAILED
// property: assertion line 25
// check: bug behind an open loop
// why: after the night mode both sides may have green
#include <assert.h>
int nondet_int(void);
struct light { int north, east; };
int main(void) {
	struct light l = {1, 0};
	unsigned clock = 0;
	for (;; clock++) {
		if (nondet_int()) { // night
			l.north = 0;
			l.east = 0;
		} else if (l.north) {
			l.north = 0;
			l.east = 1;
		} else if (l.east) {
			l.east = 0;
			l.north = 1;
		} else {
			l.north = 1;
			l.east = clock > 1;
		}
		assert(!(l.north && l.east));
	}
}
