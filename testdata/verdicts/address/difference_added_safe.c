// verdict: SUCCESSFUL
// why: a + (x - a) is x: the integer leads to the object of x, and not to that of a.
#include <assert.h>
#include <stdint.h>
extern int nondet_int(void);
union word { uintptr_t i; int *p; };
int main(void) {
  int a = 1, b = 2, c = 3;
  union word x;
  x.p = &b;
  int *q = (int *)((uintptr_t)&a + (x.i - (uintptr_t)&a));
  *q = 5;
  assert(b == 5);
  int *t = nondet_int() ? &b : &c;
  uintptr_t d = (uintptr_t)&a - (uintptr_t)t;
  *(int *)((uintptr_t)&a - d) = 7;
  assert(a == 1 && (b == 7 || c == 7));
  return 0;
}
