// verdict: FAILED
// property: assertion line 9
// check: assertion
// why: the builtin's fourth argument asks for the weak one
#include <assert.h>
int main(void) {
	short v = 1, want = 1;
	_Bool ok = __atomic_compare_exchange_n(&v, &want, 2, 1, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
	assert(v == 2);
	return ok;
}
