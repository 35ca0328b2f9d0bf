// verdict: SUCCESSFUL
// why: what __builtin_assume states holds
#include <assert.h>
int nondet_int(void);
int main(void) {
	int n = nondet_int();
	if (n <= 3)
		return 0;
	__builtin_assume(n > 3);
	assert(n > 3);
	return 0;
}
