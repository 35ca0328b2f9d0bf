// verdict: SUCCESSFUL
// flags: --object-bits=8
// why: addresses have 47 bits, so there is no room for both blocks: at least one of the allocations fails.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(1ul << 46);
  char *q = malloc(1ul << 46);
  if ((uintptr_t)p > (uintptr_t)q) return 0;
  assert(!p || !q);
}
