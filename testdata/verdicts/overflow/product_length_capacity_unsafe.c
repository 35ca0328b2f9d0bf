// verdict: FAILED
// property: assertion line 11
// why: i may be length, and the room of another element is not there
#include <assert.h>
unsigned long nondet_ulong(void);
int main(void) {
	unsigned long length = nondet_ulong(), size = nondet_ulong(), capacity = nondet_ulong(), i = nondet_ulong();
	__CPROVER_assume(length <= 0xffffffffu && size <= 0xffffffffu);
	__CPROVER_assume(length * size <= capacity);
	__CPROVER_assume(i <= length);
	assert(i * size + size <= capacity);
	return 0;
}
