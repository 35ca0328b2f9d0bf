// verdict: FAILED
// property: pointer_dereference line 11
// why: The sum may be the address just behind b.
#include <assert.h>
#include <stdint.h>
uintptr_t nondet_uintptr(void);
char a[16], b[16];
int main(void) {
  uintptr_t x = (uintptr_t)a + nondet_uintptr(), low = (uintptr_t)b;
  if (x >= low && x - low <= sizeof b)
    *(char *)x = 5;
  return 0;
}
