// verdict: SUCCESSFUL
// check: assertion
// why: the strong one fails only where the values differ
#include <assert.h>
#include <stdatomic.h>
static atomic_int owner;
static _Bool try_lock(int me) { int none = 0; return atomic_compare_exchange_strong(&owner, &none, me); }
int main(void) {
	assert(try_lock(5) && !try_lock(6));
	assert(atomic_load(&owner) == 5);
	return 0;
}
