// verdict: FAILED
// property: assertion line 12
// why: It may be b that is written.
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
bool nondet_bool(void);
int a, b;
int main(void) {
  uintptr_t by = nondet_bool() ? (uintptr_t)&b - (uintptr_t)&a : 0;
  *(int *)((uintptr_t)&a + by) = 7;
  assert(a == 7);
  return 0;
}
