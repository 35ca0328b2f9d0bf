// verdict: FAILED
// property: pointer_dereference line 9
// why: b may lie anywhere behind a.
#include <stdint.h>
int a, b;
int main(void) {
  uintptr_t x = (uintptr_t)(&a + 1);
  if (x <= (uintptr_t)&b)
    *(int *)x = 5;
  return 0;
}
