// verdict: FAILED
// property: array_bounds line 16
// check: bug behind an open loop
// why: the list of tokens has no terminator when it is full
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	int kinds[5], n = 0, i = 0;
	while (n < 5) {
		int k = nondet_int();
		if (k <= 0) break;
		kinds[n++] = k;
	}
	if (n < 5)
		kinds[n] = 0;
	while (kinds[i] != 0)
		i++;
	return i;
}
