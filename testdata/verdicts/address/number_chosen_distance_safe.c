// verdict: SUCCESSFUL
// why: The address of a plus nothing, or plus the distance to b, is that of a or of b.
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
bool nondet_bool(void);
int a, b;
int main(void) {
  uintptr_t by = nondet_bool() ? (uintptr_t)&b - (uintptr_t)&a : 0;
  int *p = (int *)((uintptr_t)&a + by);
  *p = 7;
  assert(a == 7 || b == 7);
  return 0;
}
