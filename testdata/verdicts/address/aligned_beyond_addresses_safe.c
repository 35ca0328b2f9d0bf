// verdict: SUCCESSFUL
// why: no address of 47 bits is a multiple of 2^50 but 0, so the allocation fails.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  void *p = 0;
  int failed = posix_memalign(&p, 1ul << 50, 16);
  assert((uintptr_t)p < 4096);
  assert(failed);
}
