// verdict: FAILED
// property: assertion line 10
// why: no address is a multiple of 2^50, and the program goes on after the allocation has failed.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  void *p = 0;
  int failed = posix_memalign(&p, 1ul << 50, 16);
  assert(!failed || (uintptr_t)p > 4096);
}
