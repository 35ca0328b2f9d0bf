// verdict: SUCCESSFUL
// why: the block has room for length elements of any size, and i < length
#include <assert.h>
#include <stdlib.h>
size_t nondet_size(void);
int main(void) {
	size_t room = nondet_size(), length = nondet_size(), size = nondet_size(), need;
	__CPROVER_assume(size > 0);
	if (__builtin_mul_overflow(length, size, &need) || room < need || room > 1000000)
		return 0;
	unsigned char *data = malloc(room);
	if (!data)
		return 0;
	size_t i = nondet_size();
	if (i >= length)
		return 0;
	data[i * size] = 1;
	data[i * size + size - 1] = 2;
	return 0;
}
