// verdict: FAILED
// property: assertion line 14
// check: bug behind an open loop
// why: a loop of a million rounds that may end at each: after one round the result is wrong
#include <assert.h>
int nondet_int(void);
int main(void) {
	int found = 0, i;
	for (i = 0; i < 1000000; i++)
		if (nondet_int() == i) {
			found = i + 1;
			break;
		}
	assert(i == 1000000 || found == i);
	return 0;
}
