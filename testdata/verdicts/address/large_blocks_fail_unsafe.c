// verdict: FAILED
// property: assertion line 12
// flags: --object-bits=8
// why: there is no room for both blocks, but one of the allocations may fail, or both.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(1ul << 46);
  char *q = malloc(1ul << 46);
  if ((uintptr_t)p > (uintptr_t)q) return 0;
  assert(p || q);
}
