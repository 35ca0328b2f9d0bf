// verdict: FAILED
// property: assertion line 11
// check: assertion
// why: atomic_compare_exchange_weak may fail although the values are equal
#include <assert.h>
#include <stdatomic.h>
static atomic_int owner;
static _Bool try_lock(int me) { int none = 0; return atomic_compare_exchange_weak(&owner, &none, me); }
int main(void) {
	if (!try_lock(5))
		assert(atomic_load(&owner) != 0);
	return 0;
}
