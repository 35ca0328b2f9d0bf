// verdict: FAILED
// property: pointer_dereference line 10
// why: The upper half of a's address with any lower half is no object's address most of the time.
#include <stdint.h>
uint32_t nondet_u32(void);
char a[16], b[16];
int main(void) {
  uintptr_t x = ((uintptr_t)a & 0xffffffff00000000u) | nondet_u32();
  if (x != (uintptr_t)b)
    *(char *)x = 5;
  return 0;
}
