// verdict: SUCCESSFUL
// why: The low bit of an aligned pointer carries a tag and is cleared before use.
#include <stdint.h>
#include <string.h>
int main(void) {
  int x = 42, y;
  uintptr_t n = (uintptr_t)&x | 1;
 const void *p = (const void *)(n & ~(uintptr_t)1);
  memcpy(&y, p, sizeof y);
  return y - 42;
}
