// verdict: SUCCESSFUL
// why: Two addresses and any number, all in one: where that is the address of c, it leads to c.
#include <assert.h>
#include <stdint.h>
uintptr_t nondet_uintptr(void);
short a[8], b[8], c[8];
int main(void) {
  uintptr_t x = (uintptr_t)a ^ (uintptr_t)b ^ nondet_uintptr();
  if (x == (uintptr_t)(c + 3)) {
    short *p = (short *)x;
    p[-3] = 7;
    assert(c[0] == 7);
  }
  uintptr_t y = (uintptr_t)a * 3 + nondet_uintptr();
  if (y == (uintptr_t)c)
    assert(*(short *)y == c[0]);
  return 0;
}
