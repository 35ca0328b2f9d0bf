// verdict: FAILED
// property: pointer_dereference line 11
// why: One element too far: the eighth of c.
#include <assert.h>
#include <stdint.h>
uintptr_t nondet_uintptr(void);
short a[8], b[8], c[8];
int main(void) {
  uintptr_t x = (uintptr_t)a ^ (uintptr_t)b ^ nondet_uintptr();
  if (x == (uintptr_t)(c + 3))
    ((short *)x)[5] = 7;
  return 0;
}
