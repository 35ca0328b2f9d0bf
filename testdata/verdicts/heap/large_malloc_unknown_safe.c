// verdict: SUCCESSFUL
// flags: -m32 --no-malloc-may-fail
// why: malloc never fails, so that the size is assumed to be one that an object has here (the report says so)
#include <stdlib.h>
extern unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint();
	if (n < 1 || n > 3 << 20)
		return 0;
	char *p = malloc(n);
	p[n - 1] = 1;
	free(p);
	return 0;
}
