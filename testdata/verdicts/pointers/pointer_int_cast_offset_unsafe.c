// verdict: FAILED
// property: pointer_dereference line 11
// check: forged-pointer
// why: Four is added to the integer, so the pointer is past the variable.
#include <stdint.h>
int main(void) {
  int x = 1;
  uintptr_t n = (uintptr_t)&x;
 n += 4;
  int *p = (int *)n;
  *p = 2;
  return x - 2;
}
