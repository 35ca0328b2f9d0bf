// verdict: FAILED
// property: assertion line 9
// why: the next number is another one
#include <assert.h>
#include <stdlib.h>
int main(void) {
	srand(3);
	int a = rand(), b = rand();
	assert(a == b);
	return 0;
}
