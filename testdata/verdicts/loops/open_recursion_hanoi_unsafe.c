// verdict: FAILED
// property: assertion line 18
// check: bug behind an open loop
// why: the number of moves is one too many for two disks
#include <assert.h>
unsigned nondet_uint(void);
static unsigned moves;
static void hanoi(unsigned n, unsigned from, unsigned to) {
	if (n == 0) return;
	hanoi(n - 1, from, 6 - from - to);
	moves++;
	hanoi(n - 1, 6 - from - to, to);
	if (n == 2) moves++;
}
int main(void) {
	unsigned n = nondet_uint();
	hanoi(n, 1, 3);
	assert(n > 20 || moves == (1u << n) - 1);
	return 0;
}
