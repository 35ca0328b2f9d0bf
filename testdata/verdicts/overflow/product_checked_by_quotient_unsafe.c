// verdict: FAILED
// property: pointer_dereference line 15
// why: i may be n
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
size_t nondet_size(void);
int main(void) {
	size_t n = nondet_size(), size = nondet_size(), i = nondet_size();
	if (size == 0 || n > SIZE_MAX / size || n * size > 100000 || i > n)
		return 0;
	char *p = malloc(n * size);
	if (!p)
		return 0;
	p[i * size + size - 1] = 1;
	return 0;
}
