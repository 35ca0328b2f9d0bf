// verdict: INCONCLUSIVE
// why: the same seed gives the same numbers (C11 7.22.2.2); this is not followed, but no failure is made up
#include <assert.h>
#include <stdlib.h>
int main(void) {
	srand(7);
	int a = rand();
	srand(7);
	int b = rand();
	assert(a == b);
	return 0;
}
