// verdict: SUCCESSFUL
// check: assertion
// why: what it tells is what it did, and it leaves what was expected as it was when it fails by chance
#include <assert.h>
int main(void) {
	short v = 1, want = 1;
	_Bool ok = __atomic_compare_exchange_n(&v, &want, 2, 1, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
	assert(want == 1 && v == (ok ? 2 : 1));
	return 0;
}
