// verdict: FAILED
// property: assertion line 16
// check: bug behind an open loop
// why: the fifth coin is too much for the counter
#include <assert.h>
int nondet_int(void);
int main(void) {
	int coins = 0;
	unsigned long turns = 0;
	while (nondet_int()) {
		turns++;
		if (nondet_int())
			coins++;
		else if (coins == 4)
			coins = 0;
		assert(coins < 5);
	}
	return 0;
}
