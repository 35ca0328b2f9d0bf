// verdict: SUCCESSFUL
// flags: --max-unwind=30
// why: n is even and m a multiple of four, whatever number of rounds both loops take: invariants prove it
#include <assert.h>
int nondet_int(void);
int main(void) {
	unsigned n = 0, m = 0;
	while (nondet_int())
		n += 2;
	assert(n % 2 == 0);
	while (nondet_int())
		m += 4;
	assert((n + m) % 2 == 0);
	return 0;
}
