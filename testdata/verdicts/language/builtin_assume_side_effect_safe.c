// verdict: SUCCESSFUL
// why: an argument with side effects is not evaluated
#include <assert.h>
int main(void) {
	int n = 0;
	__builtin_assume(n++ > 3);
	assert(n == 0);
	return 0;
}
