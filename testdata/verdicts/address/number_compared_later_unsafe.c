// verdict: FAILED
// property: assertion line 10
// why: A number that is far from four leads from a to b too, if b lies there.
#include <assert.h>
#include <stdint.h>
uintptr_t nondet_uintptr(void);
int a, b;
int main(void) {
  uintptr_t by = nondet_uintptr();
  assert((int *)((uintptr_t)&a + by) != &b || by == 4);
  return 0;
}
