// verdict: SUCCESSFUL
// why: A pointer made of one of two addresses.
#include <assert.h>
#include <stdint.h>
int nondet_int(void);
int main(void) {
  int a = 1, b = 2;
  uintptr_t u = 0;
  if (nondet_int())
    u = (uintptr_t)&a;
  else if (nondet_int())
    u = (uintptr_t)&b;
  if (u)
    *(int *)u = 3;
  assert(!u || (a == 3) != (b == 3));
  return 0;
}
