// verdict: FAILED
// property: assertion line 19
// check: bug behind an open loop
// why: the ring counts one item more than it has room for
#include <assert.h>
int nondet_int(void);
static int ring[8], first, used;
int main(void) {
	while (nondet_int()) {
		if (nondet_int()) {
			if (used <= 8) {
				ring[(first + used) % 8] = 1;
				used++;
			}
		} else if (used) {
			first = (first + 1) % 8;
			used--;
		}
		assert(used <= 8);
	}
	return 0;
}
