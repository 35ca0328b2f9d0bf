// verdict: SUCCESSFUL
// why: a + ((b - a) + 4 * k) is an element of b, as k is below 4; the difference is one summand among others
#include <assert.h>
#include <stdint.h>
extern int nondet_int(void);
int main(void) {
  int a[4] = {0}, b[4] = {1, 2, 3, 4};
  intptr_t d = (intptr_t)b - (intptr_t)a;
  unsigned k = (unsigned)nondet_int() % 4;
  int *p = (int *)((intptr_t)a + (d + 4 * (intptr_t)k));
  assert(*p == (int)k + 1);
  int *q = (int *)((intptr_t)(a + 1) + (4 + d - 4));
  assert(*q == 2);
  return 0;
}
