// verdict: FAILED
// property: pointer_dereference line 11
// why: An address in a block aligned down further than the block is: before its start.
#include <assert.h>
#include <stdint.h>
unsigned nondet_uint(void);
int main(void) {
  _Alignas(8) char page[64];
  char *p = &page[nondet_uint() % 64];
  char *start = (char *)((uintptr_t)p & ~(uintptr_t)15);
  start[0] = 1;
  return 0;
}
