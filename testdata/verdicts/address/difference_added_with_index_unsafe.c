// verdict: FAILED
// property: pointer_dereference line 11
// why: k may be 4: one past the end of b
#include <stdint.h>
extern int nondet_int(void);
int main(void) {
  int a[4] = {0}, b[4] = {1, 2, 3, 4};
  intptr_t d = (intptr_t)b - (intptr_t)a;
  unsigned k = (unsigned)nondet_int() % 5;
  int *p = (int *)((intptr_t)a + (d + 4 * (intptr_t)k));
  return *p;
}
