// verdict: SUCCESSFUL
// why: i + 1 elements take no more room than length elements; no product wraps around below 2^64
#include <assert.h>
unsigned long nondet_ulong(void);
int main(void) {
	unsigned long length = nondet_ulong(), size = nondet_ulong(), capacity = nondet_ulong(), i = nondet_ulong();
	__CPROVER_assume(length <= 0xffffffffu && size <= 0xffffffffu);
	__CPROVER_assume(length * size <= capacity);
	__CPROVER_assume(i < length);
	assert(i * size + size <= capacity);
	return 0;
}
