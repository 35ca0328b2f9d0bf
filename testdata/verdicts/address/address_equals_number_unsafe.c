// verdict: FAILED
// property: assertion line 10
// why: A variable may lie at a given address.
#include <assert.h>
#include <stdint.h>
int main(void) {
  long v = 1;
  long *p = (long *)(uintptr_t)0x5555555592a0;
  if (p == &v) //
    assert(v != 1);
  return 0;
}
