// verdict: FAILED
// property: pointer_dereference line 11
// check: forged-pointer
// why: The tag is not cleared, so the last byte read is out of bounds.
#include <stdint.h>
#include <string.h>
int main(void) {
  int x = 42, y;
  uintptr_t n = (uintptr_t)&x | 1;
 const void *p = (const void *)n;
  memcpy(&y, p, sizeof y);
  return y - 42;
}
