// verdict: SUCCESSFUL
// why: the count of each element is less than its width, also where it is the largest possible one
#include <assert.h>
typedef unsigned v4 __attribute__((vector_size(16)));
typedef unsigned char v8 __attribute__((vector_size(8)));
unsigned nondet_uint(void);
int main(void) {
	unsigned k = nondet_uint() % 32;
	v4 a = {1, 1, 1, 1}, n = {0, 31, k, 5};
	a = a << n;
	assert(a[1] == 0x80000000u && a[2] == 1u << k);
	a = a >> n;
	assert(a[1] == 1 && a[2] == 1 && a[3] == 1);
	v8 b = {128}, m = {7, 7, 7, 7, 7, 7, 7, 7};
	b >>= m;
	assert(b[0] == 1);
	return 0;
}
