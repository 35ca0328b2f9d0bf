// verdict: FAILED
// property: pointer_dereference line 10
// why: Half of the difference is added, which leads to no object, or to a place between two.
#include <stdint.h>
union word { uintptr_t i; int *p; };
int main(void) {
  int a = 1, b = 2;
  union word x;
  x.p = &b;
  return *(int *)((uintptr_t)&a + (x.i - (uintptr_t)&a) / 2);
}
