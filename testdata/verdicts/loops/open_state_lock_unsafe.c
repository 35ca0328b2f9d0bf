// verdict: FAILED
// property: assertion line 9
// check: bug behind an open loop
// why: one path takes the lock twice
#include <assert.h>
int nondet_int(void);
static int held;
static unsigned long steps;
static void lock(void) { assert(!held); held = 1; }
static void unlock(void) { held = 0; }
int main(void) {
	while (nondet_int()) {
		steps++;
		lock();
		if (nondet_int() == 42)
			continue;
		unlock();
	}
	return 0;
}
