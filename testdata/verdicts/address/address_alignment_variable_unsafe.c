// verdict: FAILED
// property: assertion line 8
// why: A long is aligned to 8 bytes, not to 16.
#include <assert.h>
#include <stdint.h>
int main(void) {
  long l = 2, *p = &l;
  assert(((uintptr_t)p & 15) == 0);
  return 0;
}
