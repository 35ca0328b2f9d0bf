// verdict: FAILED
// property: assertion line 11
// why: The address of a, joined with any number, may be that of b, which is written then.
#include <assert.h>
#include <stdint.h>
uintptr_t nondet_uintptr(void);
int a, b;
int main(void) {
  uintptr_t x = (uintptr_t)&a | nondet_uintptr();
  if (x == (uintptr_t)&b)
    *(int *)x = 5, assert(b == 0);
  return 0;
}
