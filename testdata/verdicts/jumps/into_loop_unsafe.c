// verdict: FAILED
// property: assertion line 17
// why: the first round begins in the middle
#include <assert.h>
int nondet_int(void);
int main(void) {
	int n = 0, rounds = 0;
	if (nondet_int())
		goto middle;
	while (n < 6) {
		n++;
	middle:
		n++;
		rounds++;
	}
	assert(n == 6 || n == 7);
	assert(rounds == 3);
	return 0;
}
