// verdict: SUCCESSFUL
// why: The start of an aligned block from an address in it.
#include <assert.h>
#include <stdint.h>
unsigned nondet_uint(void);
int main(void) {
  _Alignas(64) char page[64];
  unsigned i = nondet_uint() % 64;
  char *p = &page[i];
  char *start = (char *)((uintptr_t)p & ~(uintptr_t)63);
  assert(start == page);
  start[0] = 1;
  start[63] = 2;
  return 0;
}
