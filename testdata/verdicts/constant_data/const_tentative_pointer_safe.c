// verdict: SUCCESSFUL
// why: what a pointer to const points to may be written, and the pointer too
#include <assert.h>
const int *slot;
int target;
int main(void) {
	slot = &target;
	*(int *)slot = 4;
	assert(target == 4);
	return 0;
}
