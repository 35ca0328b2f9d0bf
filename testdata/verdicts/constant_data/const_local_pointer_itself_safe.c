// verdict: SUCCESSFUL
// why: a const pointer leads to a variable that is not const
#include <assert.h>
int main(void) {
	int value = 1;
	int *const p = &value;
	const int *q = &value;
	*p = 2;
	*(int *)q = 3;
	assert(value == 3);
	return 0;
}
