// verdict: FAILED
// property: assertion line 17
// check: bug behind an open loop
// why: succeeded is set on the way out only if there was no second try
#include <assert.h>
int nondet_int(void);
int main(void) {
	int ok = 0;
	unsigned tries = 0;
	for (;;) {
		tries++;
		if (nondet_int() == 0) {
			ok = tries == 1;
			break;
		}
	}
	assert(ok);
	return 0;
}
