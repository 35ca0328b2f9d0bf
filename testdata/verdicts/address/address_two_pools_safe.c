// verdict: SUCCESSFUL
// why: An address in one of two pools.
#include <assert.h>
#include <stdint.h>
static char small[8], large[64];
uintptr_t nondet_address(void);
int main(void) {
  uintptr_t a = nondet_address();
  if (a >= (uintptr_t)small && a < (uintptr_t)small + sizeof small) {
    *(char *)a = 1;
    assert(small[a - (uintptr_t)small] == 1);
  } else if (a >= (uintptr_t)large && a < (uintptr_t)large + sizeof large) {
    *(char *)a = 2;
    assert(large[a - (uintptr_t)large] == 2);
  }
  return 0;
}
