// verdict: INCONCLUSIVE
// flags: -m32 --no-malloc-may-fail
// why: an allocation that does not fail gives no null pointer, and pointers do not reach the end of one of 3 MiB
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
