// verdict: SUCCESSFUL
// why: No object lies at addresses that are not aligned as it is, and none at the last address.
#include <assert.h>
#include <stdint.h>
int main(void) {
  long v = 1;
  long *p = (long *)(uintptr_t)0x5555555592a3, *q = (long *)-1;
  assert(p != &v && q != &v);
  return 0;
}
