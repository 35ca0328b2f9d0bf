// verdict: FAILED
// property: assertion line 8
// flags: --enforce-contract=twice
// why: the contract is enforced at the call, which breaks it
#include <assert.h>
int twice(int x)
__CPROVER_requires(0 <= x && x < 100)
__CPROVER_ensures(__CPROVER_return_value == 2 * x)
{
	return x + x + 1;
}
int main(void) {
	int n = 3;
#ifndef TWICE
	n = twice(n);
#endif
	assert(n == 3);
	return 0;
}
