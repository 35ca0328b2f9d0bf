// verdict: SUCCESSFUL
// flags: --m32
// why: an address that a number of any size was joined to is used only where it has not changed
#include <assert.h>
#include <stdint.h>
unsigned nondet_uint(void);
int main(void) {
	int a = 1, b = 2;
	uintptr_t at = (uintptr_t)&a | nondet_uint();
	if (at == (uintptr_t)&a)
		*(int *)at = 3;
	assert((a == 1 || a == 3) && b == 2);
	return 0;
}
