// verdict: INCONCLUSIVE
// flags: --no-malloc-may-fail
// why: no two addresses of 47 bits are multiples of 2^46, and allocations never fail.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = aligned_alloc(1ul << 46, 16);
  char *q = aligned_alloc(1ul << 46, 16);
  assert((uintptr_t)p == (uintptr_t)q);
}
