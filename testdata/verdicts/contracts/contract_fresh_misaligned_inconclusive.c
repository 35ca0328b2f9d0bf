// verdict: INCONCLUSIVE
// flags: --alignment-check --replace-call-with-contract get
// why: get was proved for an object from malloc; the read in its body is not aligned for this call
#include <stdint.h>
uint64_t get(const void *p)
__CPROVER_requires(__CPROVER_is_fresh(p, 8))
__CPROVER_assigns()
__CPROVER_ensures(1)
{
	return *(const uint64_t *)p;
}
int main(void) {
	static _Alignas(8) char b[16];
	get(b + 1);
}
