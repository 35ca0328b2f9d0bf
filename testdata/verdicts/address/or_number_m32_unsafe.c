// verdict: FAILED
// property: pointer_dereference line 12
// flags: --m32
// why: a number that may be any is joined to an address: the result lies anywhere, also in the other object's bytes or nowhere
#include <stdint.h>
#include <stddef.h>
unsigned nondet_uint(void);
int main(void) {
	int a = 1, b = 2;
	uintptr_t at = (uintptr_t)&a | nondet_uint();
	if (at != (uintptr_t)&b)
		*(int *)at = 3;
	return b - 2;
}
