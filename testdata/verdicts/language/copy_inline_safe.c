// verdict: SUCCESSFUL
// why: clang 14 crashes on __builtin_memcpy_inline at -O1; a newer clang compiles the file.
#include <assert.h>
#include <string.h>
unsigned char nondet_uchar(void);
int main(void) {
	char a[8], b[8];
	for (int i = 0; i < 8; i++)
		a[i] = nondet_uchar();
	__builtin_memcpy_inline(b, a, 8);
	a[4] = 3;
	assert(!memcmp(a, b, 4) && a[4] == 3);
	return 0;
}
