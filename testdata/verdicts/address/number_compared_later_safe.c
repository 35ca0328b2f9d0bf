// verdict: SUCCESSFUL
// why: The pointers were made before the program first looks at b and at the second block. Where they are equal to their addresses, they lead there.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
uintptr_t nondet_uintptr(void);
int a, b;
int main(void) {
  int *p = (int *)((uintptr_t)&a + nondet_uintptr());
  if (p == &b) {
    *p = 5;
    assert(b == 5 && a == 0);
  }
  int *first = malloc(4), *second = malloc(4);
  if (!first || !second)
    return 0;
  int *q = (int *)((uintptr_t)first | nondet_uintptr());
  if ((uintptr_t)q == (uintptr_t)second) {
    *q = 6;
    assert(*second == 6);
  }
  free(first);
  free(second);
  return 0;
}
