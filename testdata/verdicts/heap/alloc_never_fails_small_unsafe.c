// verdict: FAILED
// property: pointer_dereference line 8
// flags: --no-malloc-may-fail
// why: there is a block for every size, but it may be too small
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
	((char *)malloc(nondet_uint()))[7] = 1;
	return 0;
}
