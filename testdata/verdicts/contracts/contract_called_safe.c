// verdict: SUCCESSFUL
// flags: --enforce-contract=twice
// why: the contract is enforced at the call, and holds
#include <assert.h>
int twice(int x)
__CPROVER_requires(0 <= x && x < 100)
__CPROVER_ensures(__CPROVER_return_value == 2 * x)
{
	return x + x;
}
int main(void) {
	int n = 3;
#ifndef TWICE
	n = twice(n);
#endif
	assert(n == 6);
	return 0;
}
