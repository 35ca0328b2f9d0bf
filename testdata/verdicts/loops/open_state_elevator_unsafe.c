// verdict: FAILED
// property: assertion line 17
// check: bug behind an open loop
// why: goes above the highest floor from the eighth step on
#include <assert.h>
int nondet_int(void);
int main(void) {
	int floor = 0;
	unsigned trips = 0;
	while (nondet_int() != 99) {
		int up = nondet_int() > 0;
		trips++;
		if (up && floor < 8)
			floor++;
		else if (!up && floor > 0)
			floor--;
		assert(floor != 8);
	}
	return 0;
}
