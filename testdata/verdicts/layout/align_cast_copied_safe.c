// verdict: SUCCESSFUL
// flags: --alignment-check
// why: memcpy reads bytes; a pointer that is only made, and given on as bytes, is no access
#include <string.h>
_Alignas(8) static char a[16];
unsigned nondet_uint(void);
int main(void) {
	int x;
	unsigned i = nondet_uint() % 9;
	memcpy(&x, (int *)&a[i], sizeof x);
	__builtin_memcpy(&x, (int *)&a[i], sizeof x);
	memset((int *)&a[i], 0, sizeof x);
	return x;
}
