// verdict: FAILED
// property: assertion line 13
// check: assertion
// why: all three tries may fail by chance
#include <assert.h>
#include <stdatomic.h>
int main(void) {
	_Atomic unsigned long count = 41;
	_Bool done = 0;
	unsigned long now = 41;
	for (int i = 0; i < 3 && !done; i++)
		done = atomic_compare_exchange_weak(&count, &now, now + 1);
	assert(done);
}
