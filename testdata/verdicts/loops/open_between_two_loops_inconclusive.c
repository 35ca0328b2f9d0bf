// verdict: INCONCLUSIVE
// flags: --max-unwind=30 --engine=bmc
// why: right between and behind two loops without a bound
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
