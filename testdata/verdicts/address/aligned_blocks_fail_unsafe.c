// verdict: FAILED
// property: assertion line 10
// why: there is no room for both blocks, but one of the allocations may fail, or both.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = aligned_alloc(1ul << 46, 16);
  char *q = aligned_alloc(1ul << 46, 16);
  assert(p || (uintptr_t)q > 4096);
}
