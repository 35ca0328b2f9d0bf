// verdict: SUCCESSFUL
// why: only one address of 47 bits, apart from 0, is a multiple of 2^46: at least one of the allocations fails.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = aligned_alloc(1ul << 46, 16);
  char *q = aligned_alloc(1ul << 46, 16);
  if ((uintptr_t)p > (uintptr_t)q) return 0;
  assert(!p || !q);
}
